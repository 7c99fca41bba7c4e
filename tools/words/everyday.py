"""The words that most people know, for opponents who play no others: `common-en`, `common-es`.

English is SCOWL up to its level 35. Spanish are the commonest words of wordfreq, which counts what
is written and said; it folds no accents, so forms that are laid alike count together. Either keeps
only words of every list that a game of its language is played with.
"""

import gzip
from collections.abc import Callable, Iterable

from tools.build.console import Stop

from .json_words import json_words
from .msgpack import unpacked
from .registry import Package, Read
from .spanish import PLAIN
from .two_of_twelve import SCOWL_JSON

WORDFREQ = Package(
    "PyPI",
    "wordfreq",
    "3.1.1",
    sha256="7943098975f25c2a70e1151ee5a62083b14a5f86f6cc5703cc9526f716ceb408",
)
FREQUENT = "wordfreq/data/large_es.msgpack.gz"
LEVELS = (10, 20, 35)
REGIONS = ("english", "american", "british")
AS_MANY = 45_000  # Spanish words: it bends its verbs more than English does
# Short words are often counted as something else, a name or a word of another language. So they
# must be commoner, by the step of the list in which they come, than what is of any other length.
SHORT = {2: 430, 3: 580}

Derive = Callable[[Read], Iterable[str]]


def everyday_english(lists: Iterable[Derive]) -> Derive:
    def derive(read: Read) -> set[str]:
        names = [f"{region}-words-{level}.json" for region in REGIONS for level in LEVELS]
        known = set().union(*(json_words(read(SCOWL_JSON, name), SCOWL_JSON) for name in names))
        return known.intersection(*(set(each(read)) for each in lists))

    return derive


def everyday_spanish(list: Derive) -> Derive:
    def derive(read: Read) -> set[str]:
        playable = set(list(read))
        known: dict[str, None] = {}
        for step, words in enumerate(by_frequency(read(WORDFREQ, FREQUENT))):
            folded = {word.translate(PLAIN) for word in words} & playable
            # Those of one step are equally common: in an order of their own.
            common = (word for word in sorted(folded) if step <= SHORT.get(len(word), step))
            known.update(dict.fromkeys(common))
            if len(known) >= AS_MANY:
                break
        return set(known)

    return derive


def by_frequency(packed: bytes) -> list[list[str]]:
    """The words of each hundredth of a bel, the commonest first."""
    try:
        header, *steps = unpacked(gzip.decompress(packed))
    except (OSError, EOFError, ValueError) as error:
        raise Stop(f"{FREQUENT} of {WORDFREQ} cannot be read ({error}).") from error
    if not isinstance(header, dict) or header.get("format") != "cB":
        raise Stop(f"{FREQUENT} of {WORDFREQ} has another form than the recipe knows.")
    return steps
