"""A typed word becomes tiles: what lies on the board stays, the rack gives the rest.

People type in any case, so case says nothing here. A blank is taken only for what the rack does
not have; `O*` makes an O of a blank on purpose. Letters that make one face on this game's tiles
(CH) are that tile; brackets keep them apart: `[C][H]`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple
from unicodedata import normalize

from lexicade.terminal.door import Json, Refused
from lexicade.terminal.places import Typed
from lexicade.terminal.seen import BLANK, Cell, Tile, cell_name, tiles_on

SIGNS = re.compile(r"\[([^\[\]]+)\](\*?)|(.)(\*?)")
ACUTE, DIAERESIS = "\u0301", "\u0308"
ANY = "."

Laid = tuple[list[str], ...]


class Sign(NamedTuple):
    """One thing typed: a letter, a bracketed face, `.` or `_`."""

    text: str
    starred: bool
    bracketed: bool


class Way(NamedTuple):
    """One way to lay a word; `apart` counts faces spelt by separate tiles."""

    tiles: Laid
    apart: int

    @property
    def blanks(self) -> int:
        return sum(tile[1] == BLANK for tile in self.tiles)


def folded(text: str) -> str:
    """Capitals without the accents that tiles do not have; Ñ is a letter of its own."""
    apart = normalize("NFD", text)
    return normalize("NFC", apart.replace(ACUTE, "").replace(DIAERESIS, "")).upper()


def signs_of(word: str) -> list[Sign]:
    word = folded(word).replace("(", "").replace(")", "").replace(BLANK, "_")
    return [
        Sign(face or letter, bool(face_star or star), bool(face))
        for face, face_star, letter, star in SIGNS.findall(word)
    ]


@dataclass
class Laying:
    """Everything that decides how a word can be laid."""

    table: Json
    view: Json
    typed: Typed

    def __post_init__(self) -> None:
        self.faces: set[str] = set(self.table["faces"])
        self.longest = max(map(len, self.faces))
        self.board = tiles_on(self.view["board"])
        self.signs = signs_of(self.typed.word)

    def ways(self) -> list[Laid]:
        """The ways that take the fewest blanks; refuses where there is none, saying why."""
        found = list(self._from(0, 0, Counter(self.view["rack"]), Way((), 0)))
        if not found:
            raise self._what_is_wrong()
        fewest = min((way.blanks, way.apart) for way in found)
        best = [way.tiles for way in found if (way.blanks, way.apart) == fewest]
        if not best[0]:
            raise Refused("typed-all-there")
        return best

    def _cell(self, step: int) -> Cell | None:
        row, column = self.typed.cell
        row, column = (row, column + step) if self.typed.across else (row + step, column)
        inside = row < self.table["height"] and column < self.table["width"]
        return (row, column) if inside else None

    def _from(self, at: int, step: int, rack: Counter[str], way: Way) -> Iterator[Way]:
        if at == len(self.signs):
            yield way
            return
        cell = self._cell(step)
        if cell is None:
            return
        old = self.board.get(cell)
        for face, starred, used, apart in self._readings(at):
            further = (at + used, step + 1)
            if old is not None:
                if agrees(old, face):
                    yield from self._from(*further, rack, Way(way.tiles, way.apart + apart))
                continue
            for tile in self._tiles_for(cell, face, starred, rack):
                left = rack - Counter([tile[1]])
                yield from self._from(*further, left, Way((*way.tiles, tile), way.apart + apart))

    def _readings(self, at: int) -> Iterator[tuple[str, bool, int, int]]:
        """The faces the text may mean from here: face, blank wanted, signs used, split apart."""
        first = self.signs[at]
        if first.bracketed or first.text in (ANY, "_"):
            yield first.text, first.starred, 1, 0
            return
        joined = ""
        sizes = []
        for used, sign in enumerate(self.signs[at : at + self.longest], 1):
            joined += sign.text
            if joined in self.faces and not sign.bracketed:
                sizes.append((joined, sign.starred, used))
            if sign.bracketed or sign.starred:
                break
        sizes.reverse()
        for rank, (face, starred, used) in enumerate(sizes):
            if rank == 0 or self.table.get("joins"):
                yield face, starred, used, rank

    def _tiles_for(
        self, cell: Cell, face: str, starred: bool, rack: Counter[str]
    ) -> Iterator[list[str]]:
        name, blanks = cell_name(cell), self.table["blanks"]
        if face == ANY:
            return
        if rack[face] and not starred:
            yield [name, face]
        if rack[BLANK] and (face in blanks["choices"] or face == "_"):
            yield [name, BLANK, face] if blanks["declared"] and face != "_" else [name, BLANK]

    def _what_is_wrong(self) -> Refused:
        at = step = 0
        wanted: Counter[str] = Counter()
        while at < len(self.signs):
            reading = next(self._readings(at), None)
            if reading is None or reading[0] not in self.faces | {ANY, "_"}:
                return Refused("typed-no-such-tile", {"letter": self.signs[at].text})
            face, starred, used, _ = reading
            cell = self._cell(step)
            if cell is None:
                return Refused("typed-off-board")
            old = self.board.get(cell)
            if old is not None and not agrees(old, face):
                there = {"cell": cell_name(cell), "old": old.letter, "letter": face}
                return Refused("typed-other-letter", there)
            if old is None and face == ANY:
                return Refused("typed-dot", {"cell": cell_name(cell)})
            if old is None:
                wanted[BLANK if starred or face == "_" else face] += 1
            at, step = at + used, step + 1
        return Refused("not-on-rack", {"tiles": lacking(wanted, self.view["rack"])})


def agrees(old: Tile, face: str) -> bool:
    """Whether what was typed may be the tile that lies there already."""
    return face in (ANY, "_") or old.letter is None or old.letter == face


def lacking(wanted: Counter[str], rack: list[str]) -> list[str]:
    return sorted((wanted - Counter(rack)).elements())


def faces_from_rack(text: str, table: Json, rack: list[str]) -> list[str]:
    """Tiles to swap, as typed: `QV`, `q v`, `ch o`; CH is one tile where the rack has it."""
    faces, left = [], Counter(rack)
    text = folded(text).replace("_", BLANK).replace("*", BLANK)
    for run in re.findall(r"\[[^\]]+\]|[^\s,\[\]]+", text):
        run = run.strip("[]")
        while run:
            sizes = range(min(len(run), max(map(len, table["faces"]))), 0, -1)
            size = next((size for size in sizes if left[run[:size]]), 1)
            faces.append(run[:size])
            left[run[:size]] -= 1
            run = run[size:]
    missing = lacking(Counter(faces), rack)
    if missing:
        raise Refused("not-on-rack", {"tiles": missing})
    return faces
