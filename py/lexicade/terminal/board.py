"""The board as lines of text: every cell some columns wide, every row one line.

A cell is a place for a sign in front (a bomb that was hit, how many are near, whose road it is),
the face, and a star for a blank or a tick for the second player's. So it is as wide as the game's
longest face plus two, and `CH*` fits. Without colours the same board reads as well: bonuses,
bombs, blanks and roads are written, not just painted.
"""

from __future__ import annotations

from typing import NamedTuple

from lexicade.terminal.door import Json
from lexicade.terminal.ink import Ink, cut
from lexicade.terminal.seen import SHOWN_BLANK, Cell, Tile, cell_name, marks_on, tiles_on
from lexicade.terminal.texts import Texts

# What the number of a cell multiplies, and its sign: two dots, three dots, two lines, three lines.
NEAR = {0: (".", " ", " "), 1: ("l", ":", ":"), 2: ("L", "∴", ";"), 3: ("w", "=", "=")}
MOST = ("W", "≡", "#")
BOMB = ("¤", "@")
DEVICES = {"bomb": BOMB, "defuser": ("◇", "%")}
# Whose road leads over a cell: that of the first, of the second, of both.
ROADS = {(True, False): ("›", ">"), (False, True): ("‹", "<"), (True, True): ("×", "x")}
SECOND = "'"  # behind whatever belongs to the second player, where it matters whose it is
QUIET = ("last", "by-", "near-", "owner-", "start-")  # marks that need no sign of their own
LEGEND_NAME = 12


class Look(NamedTuple):
    text: str
    pair: str
    bold: bool = False
    lit: bool = False


class BoardPicture:
    def __init__(self, table: Json, view: Json, ink: Ink, texts: Texts) -> None:
        self._table, self._ink, self._texts = table, ink, texts
        self._tiles = tiles_on(view["board"])
        self._marks = marks_on(view)
        self._start = set(table["start"])
        self._lids = bool(table.get("lids"))
        self._wide = max(map(len, table["faces"])) + 2
        self._names = [cut(name, LEGEND_NAME) for name in view["names"]]
        # Whose a tile is matters where everybody has a way to go.
        self._roads = [set(road["cells"]) for road in view.get("road", ())]
        self._over = view["over"]

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
        said += self._roads_explained()
        known = {mark for marks in self._marks.values() for mark in marks}
        for kind, signs in DEVICES.items():
            if any(mark.startswith(f"{kind}-") for mark in known):
                said.append(f"{self._ink.sign(*signs)} {self._texts(f'board.{kind}')}")
        said += [f"({mark[0]}) {mark}" for mark in sorted(known) if self._is_odd(mark)]
        return "  ".join(said)

    def _roads_explained(self) -> list[str]:
        if not any(self._roads):
            return []
        said = []
        for seat, road in enumerate(self._roads):
            if road:
                sign = self._ink.sign(*ROADS[seat == 0, seat == 1])
                said.append(f"{sign} {self._texts('board.road', name=self._names[seat])}")
        if set.intersection(*self._roads):
            said.append(f"{self._ink.sign(*ROADS[True, True])} {self._texts('board.both-roads')}")
        if any("by-1" in marks for marks in self._marks.values()):
            said.append(f"A{SECOND} {self._texts('board.of', name=self._names[1])}")
        return said

    def _row(self, row: int) -> str:
        cells = []
        for column in range(self._table["width"]):
            look = self._look((row, column))
            cells.append(self._ink.paint(look.text, look.pair, bold=look.bold, lit=look.lit))
        return f"{row + 1:>2} {''.join(cells)} {row + 1}"

    def _look(self, cell: Cell) -> Look:
        marks = self._marks.get(cell, set())
        tile = self._tiles.get(cell)
        if tile is not None:
            return self._tile(cell, tile, marks)
        if "bomb" in marks:
            return Look(self._centred(self._ink.sign(*BOMB)), "bomb", bold=True)
        if "block" in marks:
            return Look(self._ink.sign("■", "#") * self._wide, "mark")
        devices = self._devices(marks)
        if devices:
            return Look(self._centred(devices), "mark", bold=True)
        odd = next((mark for mark in sorted(marks) if self._is_odd(mark)), None)
        if odd:
            return Look(self._centred(f"({odd[0]})"), "mark")
        if self._lids:
            return self._lid(marks)
        return self._empty(cell)

    def _devices(self, marks: set[str]) -> str:
        """What lies hidden here; whose, once everybody's are shown."""
        found = ""
        for kind, signs in DEVICES.items():
            for seat in (0, 1):
                if f"{kind}-{seat}" in marks:
                    found += self._ink.sign(*signs) + SECOND * (seat == 1 and self._over)
        return found[: self._wide]

    def _tile(self, cell: Cell, tile: Tile, marks: set[str]) -> Look:
        face = tile.letter or SHOWN_BLANK
        second = bool(self._roads) and "by-1" in marks
        behind = "*" if tile.blank and tile.letter else SECOND * second
        text = (face + behind).ljust(self._wide - 1)
        if "bomb" in marks:
            return Look(self._ink.sign(*BOMB) + text, "bomb", bold=True)
        number = _number(marks)
        front = " " if number is None else self._ink.sign(*NEAR.get(number, MOST)[1:])
        pair = ("other-" if second else "") + ("blank" if tile.blank else "tile")
        if "last" in marks:
            pair = "blank-last" if tile.blank else "last"
        on = tuple(cell_name(cell) in road for road in self._roads)
        lit = any(on)
        if lit:
            front = self._ink.sign(*ROADS[on[0], on[1]])
        return Look(front + text, pair, bold=True, lit=lit)

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
        devices = tuple(f"{kind}-" for kind in DEVICES)
        return mark not in ("bomb", "block") and not mark.startswith((*QUIET, *devices))


def _number(marks: set[str]) -> int | None:
    """How many bombs lie around an open cell."""
    return next((int(mark[5:]) for mark in marks if mark.startswith("near-")), None)
