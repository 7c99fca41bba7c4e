"""Colours, and how wide a text is once they are taken away.

Every colour has a true and a plain value; a terminal that shows none gets the bare text, so
nothing may be told by colour alone.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import NamedTuple, TextIO
from unicodedata import combining, east_asian_width

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
RESET = "\x1b[0m"


class Colour(NamedTuple):
    red: int
    green: int
    blue: int
    basic: int  # 0 to 7, for terminals with eight


DARK = Colour(38, 34, 30, 0)
PALE = Colour(240, 236, 228, 7)
# Ink and paper of everything that has a colour.
PAIRS: Mapping[str, tuple[Colour, Colour]] = {
    "cell": (Colour(140, 140, 140, 7), Colour(44, 48, 56, 0)),
    "shut": (Colour(150, 156, 166, 7), Colour(70, 76, 88, 4)),
    "open": (Colour(150, 150, 150, 7), Colour(34, 37, 43, 0)),
    "l": (DARK, Colour(150, 200, 228, 6)),
    "L": (PALE, Colour(28, 104, 160, 4)),
    "w": (DARK, Colour(240, 172, 164, 5)),
    "W": (PALE, Colour(178, 46, 46, 1)),
    "start": (DARK, Colour(200, 182, 120, 3)),
    "tile": (DARK, Colour(238, 222, 182, 7)),
    "other-tile": (DARK, Colour(186, 214, 238, 6)),
    "other-blank": (Colour(150, 40, 40, 1), Colour(186, 214, 238, 6)),
    "last": (DARK, Colour(255, 202, 74, 3)),
    "blank": (Colour(150, 40, 40, 1), Colour(238, 222, 182, 7)),
    "blank-last": (Colour(150, 40, 40, 1), Colour(255, 202, 74, 3)),
    "bomb": (PALE, Colour(196, 30, 30, 1)),
    "mark": (PALE, Colour(96, 84, 120, 5)),
}


class Ink:
    """Paints texts as well as the terminal can show it; `depth` is 0, 8, 256 or 24 (bits)."""

    def __init__(self, depth: int, *, ascii: bool = False) -> None:
        self.depth = depth
        self.ascii = ascii

    def paint(self, text: str, pair: str, *, bold: bool = False, lit: bool = False) -> str:
        """`lit` underlines it."""
        if not self.depth:
            return text
        ink, paper = PAIRS[pair]
        weight = "1;" * bold + "4;" * lit
        return f"\x1b[{weight}{self._code(ink, 3)};{self._code(paper, 4)}m{text}{RESET}"

    def bold(self, text: str) -> str:
        return f"\x1b[1m{text}{RESET}" if self.depth else text

    def faint(self, text: str) -> str:
        return f"\x1b[2m{text}{RESET}" if self.depth else text

    def sign(self, fancy: str, plain: str) -> str:
        return plain if self.ascii else fancy

    def _code(self, colour: Colour, layer: int) -> str:
        if self.depth == 8:
            return f"{layer}{colour.basic}"
        red, green, blue, _ = colour
        if self.depth == 256:
            return f"{layer}8;5;{_in_cube(red, green, blue)}"
        return f"{layer}8;2;{red};{green};{blue}"


def _in_cube(red: int, green: int, blue: int) -> int:
    """The nearest of xterm's 6 × 6 × 6 colours, or of its greys for what has no hue."""
    if max(red, green, blue) - min(red, green, blue) < 22 and red < 200:
        return 232 + min(23, max(0, (red - 3) // 10))
    return 16 + 36 * _step(red) + 6 * _step(green) + _step(blue)


def _step(level: int) -> int:
    return 0 if level < 48 else 1 if level < 115 else (level - 35) // 40


def ink_for(
    stream: TextIO, *, plain: bool = False, environment: Mapping[str, str] = os.environ
) -> Ink:
    """What this stream can show: colours on a terminal that knows them, signs it can encode."""
    term = environment.get("TERM", "")
    bare = plain or environment.get("NO_COLOR") or term in ("", "dumb") or not stream.isatty()
    depth = 8
    if environment.get("COLORTERM") in ("truecolor", "24bit"):
        depth = 24
    elif "256" in term:
        depth = 256
    return Ink(0 if bare else depth, ascii=not _encodes(stream, "·★∴≡■₁¤◇›‹×▸→│…"))


def _encodes(stream: TextIO, signs: str) -> bool:
    try:
        signs.encode(stream.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def bare(text: str) -> str:
    return ESCAPES.sub("", text)


def width(text: str) -> int:
    """Columns on the screen: colours take none, wide letters two."""
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1
        for letter in bare(text)
    )


def padded(text: str, columns: int) -> str:
    return text + " " * max(0, columns - width(text))


def cut(text: str, columns: int) -> str:
    """A plain text that takes at most so many columns."""
    if width(text) <= columns:
        return text
    while text and width(text) > columns - 1:
        text = text[:-1]
    return text + "."
