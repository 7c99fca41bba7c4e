"""The board as lines of text: every cell some columns wide, every row one line.

A cell is a place for a sign in front (a bomb that was hit, how many are near), the face, and a
star for a blank. So it is as wide as the game's longest face plus two, and `CH*` fits. Without
colours the same board reads as well: bonuses, bombs and blanks are written, not just painted.
"""

from __future__ import annotations

from typing import NamedTuple

from lexicade.terminal.door import Json
from lexicade.terminal.ink import Ink
from lexicade.terminal.seen import SHOWN_BLANK, Cell, Tile, marks_on, tiles_on
from lexicade.terminal.texts import Texts

# What the number of a cell multiplies, and its sign: two dots, three dots, two lines, three lines.
NEAR = {0: (".", " ", " "), 1: ("l", ":", ":"), 2: ("L", "∴", ";"), 3: ("w", "=", "=")}
MOST = ("W", "≡", "#")
BOMB = ("¤", "@")
QUIET = ("last", "by-", "near-", "owner-")  # marks that need no sign of their own


class Look(NamedTuple):
    text: str
    pair: str
    bold: bool = False


class BoardPicture:
    def __init__(self, table: Json, view: Json, ink: Ink, texts: Texts) -> None:
        self._table, self._ink, self._texts = table, ink, texts
        self._tiles = tiles_on(view["board"])
        self._marks = marks_on(view)
        self._start = set(table["start"])
        self._lids = bool(table.get("lids"))
        self._wide = max(map(len, table["faces"])) + 2

    def lines(self) -> list[str]:
        letters = [chr(ord("A") + column) for column in range(self._table["width"])]
        edge = "   " + "".join(letter.center(self._wide) for letter in letters)
        rows = [self._row(row) for row in range(self._table["height"])]
        return [edge, *rows, edge]

    def legend(self) -> str:
        """What the signs on this board mean, for those that need telling."""
        said = []
        if self._lids:
            near = [*(NEAR[number] for number in (1, 2, 3)), MOST]
            said += [f"{self._ink.sign(*signs)} {self._premium(kind)}" for kind, *signs in near]
            said.append(f"{self._ink.sign(*BOMB)} {self._texts('board.bomb')}")
            said.append(f"{self._ink.sign('·', '.')} {self._texts('board.shut')}")
        odd = {mark for marks in self._marks.values() for mark in marks if self._is_odd(mark)}
        said += [f"({mark[0]}) {mark}" for mark in sorted(odd)]
        return "  ".join(said)

    def _row(self, row: int) -> str:
        cells = []
        for column in range(self._table["width"]):
            look = self._look((row, column))
            cells.append(self._ink.paint(look.text, look.pair, bold=look.bold))
        return f"{row + 1:>2} {''.join(cells)} {row + 1}"

    def _look(self, cell: Cell) -> Look:
        marks = self._marks.get(cell, set())
        tile = self._tiles.get(cell)
        if tile is not None:
            return self._tile(tile, marks)
        if "bomb" in marks:
            return Look(self._centred(self._ink.sign(*BOMB)), "bomb", bold=True)
        if "block" in marks:
            return Look(self._ink.sign("■", "#") * self._wide, "mark")
        odd = next((mark for mark in sorted(marks) if self._is_odd(mark)), None)
        if odd:
            return Look(self._centred(f"({odd[0]})"), "mark")
        if self._lids:
            return self._lid(marks)
        return self._empty(cell)

    def _tile(self, tile: Tile, marks: set[str]) -> Look:
        face = tile.letter or SHOWN_BLANK
        text = (face + ("*" if tile.blank and tile.letter else "")).ljust(self._wide - 1)
        if "bomb" in marks:
            return Look(self._ink.sign(*BOMB) + text, "bomb", bold=True)
        number = _number(marks)
        front = " " if number is None else self._ink.sign(*NEAR.get(number, MOST)[1:])
        pair = "blank" if tile.blank else "tile"
        if "last" in marks:
            pair = "blank-last" if tile.blank else "last"
        return Look(front + text, pair, bold=True)

    def _lid(self, marks: set[str]) -> Look:
        number = _number(marks)
        if number is None:
            return Look(self._centred(self._ink.sign("·", ".")), "shut")
        kind, fancy, plain = NEAR.get(number, MOST)
        pair = "open" if kind == "." else kind
        return Look(self._centred(self._ink.sign(fancy, plain)), pair, bold=True)

    def _empty(self, cell: Cell) -> Look:
        row, column = cell
        kind = self._table["premiums"][row][column]
        if f"{chr(ord('A') + column)}{row + 1}" in self._start:
            pair = "start" if kind == "." else kind
            return Look(self._centred(self._ink.sign("★", "*")), pair, bold=True)
        if kind == ".":
            return Look(self._centred(self._ink.sign("·", ".")), "cell")
        return Look(self._centred(self._premium(kind)), kind)

    def _premium(self, kind: str) -> str:
        return self._texts(f"premium.{kind}")

    def _centred(self, text: str) -> str:
        """Signs stand where a tile's letter would: one column in."""
        return (" " + text if len(text) < self._wide else text).ljust(self._wide)

    @staticmethod
    def _is_odd(mark: str) -> bool:
        return mark not in ("bomb", "block") and not mark.startswith(QUIET)


def _number(marks: set[str]) -> int | None:
    """How many bombs lie around an open cell."""
    return next((int(mark[5:]) for mark in marks if mark.startswith("near-")), None)
