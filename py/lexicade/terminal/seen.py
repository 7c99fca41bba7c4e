"""What a view tells, in the shapes the terminal thinks in: tiles on cells, marks on cells."""

from __future__ import annotations

import re
from typing import NamedTuple

from lexicade.terminal.door import Json

BLANK = "?"
SHOWN_BLANK = "_"
BLOCK = "#"
MOST_IN_LINE = 12
# Lines of the log that are written within a turn.
WITHIN_A_TURN = ("bomb", "defuser", "capture", "withdraw")

Cell = tuple[int, int]  # row and column from 0


class Tile(NamedTuple):
    letter: str | None  # None: a blank that nobody has to name
    blank: bool


def tiles_on(rows: list[str]) -> dict[Cell, Tile]:
    """The board rows of a view as tiles by cell."""
    found = {}
    for row, text in enumerate(rows):
        for column, sign in enumerate(re.findall(r"\[[^\]]*\]|.", text)):
            letter = sign.strip("[]")
            if letter == BLANK:
                found[row, column] = Tile(None, True)
            elif letter != ".":
                found[row, column] = Tile(letter.upper(), letter != letter.upper())
    return found


def marks_on(view: Json) -> dict[Cell, set[str]]:
    found: dict[Cell, set[str]] = {}
    for name, mark in view["marks"]:
        found.setdefault(cell_of(name), set()).add(mark)
    return found


def offered(table: Json, view: Json) -> dict[str, str]:
    """What a player may do now and what each wants; what wants a clock is for nobody to type."""
    found = {kind: wants for kind, wants in view["actions"].items() if wants != "clock"}
    if table["blocks"] and "play" in found and BLOCK in view["rack"]:
        found["block"] = "cells"
    return found


def are_counted(table: Json) -> bool:
    """Whether racks hold so many tiles that their kinds are counted instead of lined up."""
    return int(table["rack_size"]) > MOST_IN_LINE


def turns_in(log: list[Json]) -> int:
    """How many turns these lines tell of."""
    return sum(not is_within_turn(entry) for entry in log)


def is_within_turn(entry: Json) -> bool:
    """Whether the turn went on after what this line tells."""
    return entry["kind"] in WITHIN_A_TURN or entry.get("good") is False


def cell_of(name: str) -> Cell:
    return int(name[1:]) - 1, ord(name[0]) - ord("A")


def cell_name(cell: Cell) -> str:
    return f"{chr(ord('A') + cell[1])}{cell[0] + 1}"


def face_shown(face: str, letter: str | None = None) -> str:
    """A tile as the terminal writes it: `CH`, a blank `_`, a blank that became a letter `O*`."""
    if face != BLANK:
        return face
    return f"{letter}*" if letter else SHOWN_BLANK


def tiles_shown(tiles: list[str]) -> str:
    return " ".join(face_shown(face) for face in tiles)
