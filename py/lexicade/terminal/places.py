"""Where a play goes, as people type it: `8H`, `h8`, `8 h`, `h8 abajo`, `8H across`.

Row first reads across, column first reads down, as on a score sheet; a word for the direction
wins over the order. Cells after a `+` are those of blocks.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from lexicade.terminal.door import Refused
from lexicade.terminal.seen import Cell

ROW_FIRST = r"(?P<row>\d{1,2}) ?(?P<column>[a-z])(?= |$)"
COLUMN_FIRST = r"(?P<column>[a-z]) ?(?P<row>\d{1,2})(?!\d)"
CELL = re.compile(r"([a-z]) ?(\d{1,2})(?!\d)|(?<!\d)(\d{1,2}) ?([a-z])(?![a-z])", re.IGNORECASE)
ACROSS = {"across", "right", "horizontal", "horiz", "derecha", "der", "→"}
DOWN = {"down", "vertical", "vert", "abajo", "ab", "↓"}


class Typed(NamedTuple):
    cell: Cell
    across: bool
    word: str
    blocks: tuple[str, ...] = ()


def read_typed(line: str) -> Typed | None:
    """A typed play; None where the line does not begin with a place, so is something else."""
    play, plus, cells = line.partition("+")
    line = " ".join(play.split())
    for pattern, across in ((ROW_FIRST, True), (COLUMN_FIRST, False)):
        match = re.match(pattern, line, re.IGNORECASE)
        if match:
            column = ord(match["column"].upper()) - ord("A")
            rest = line[match.end() :].split()
            told, word = _direction(rest)
            cell = (int(match["row"]) - 1, column)
            blocks = read_cells(cells) if plus else ()
            return Typed(cell, across if told is None else told, word, blocks)
    return None


def read_cells(text: str) -> tuple[str, ...]:
    """`f6 g7`, `F6, 7G`: names of cells, as the engine writes them."""
    strange = CELL.sub(" ", text).strip(" ,+")
    if strange:
        raise Refused("no-such-cell", {"cell": strange.upper()})
    found = CELL.findall(text)
    if not found:
        raise Refused("typed-no-cells")
    return tuple(f"{(a or d).upper()}{int(b or c)}" for a, b, c, d in found)


def _direction(rest: list[str]) -> tuple[bool | None, str]:
    """What the words after a place say of the direction, and the word that is left.

    One word alone is the word to lay, even where it is DOWN.
    """
    if len(rest) > 1:
        for at in (0, -1):
            told = rest[at].lower()
            if told in ACROSS | DOWN:
                left = rest[1:] if at == 0 else rest[:-1]
                return told in ACROSS, "".join(left)
    return None, "".join(rest)


def on_board(typed: Typed, width: int, height: int) -> Typed:
    row, column = typed.cell
    if not (0 <= row < height and column < width):
        raise Refused("no-such-cell", {"cell": f"{chr(ord('A') + column)}{row + 1}"})
    if not typed.word:
        raise Refused("typed-no-word")
    return typed
