"""What the plays of a row are worth, without laying them one by one.

Under the common rule the points are a sum over the new tiles: each counts its value times what its
cell does to the letter and to its one or two words. So a row has a constant and a factor for each
open cell, and a blank loses exactly what its letter would have brought. Any other rule is asked
play by play; where everything is hidden one answer is enough for the whole row, and where tiles
count times words one for each number of blanks.
"""

from __future__ import annotations

from operator import mul
from typing import NamedTuple

from lexicade.core.grid import PLAIN, Premium
from lexicade.core.play import Laid, Play, formed
from lexicade.core.rules import Table, Tally
from lexicade.core.state import State
from lexicade.core.tiles import BLANK
from lexicade.movegen.filling import Filled, cutter
from lexicade.movegen.index import WordIndex
from lexicade.movegen.rows import Line, Row
from lexicade.movegen.supply import NO_BLANKS
from lexicade.parts.scoring import sum_of_words


class Rate(NamedTuple):
    constant: int
    factors: tuple[int, ...]  # for each open cell


class Term(NamedTuple):
    """What a cell does to a new tile's letter and words, and the points of the word across."""

    letter: int
    word: int
    crossing: int | None


class Worths(NamedTuple):
    """For each play of a row, in order: the points that are certain, and those hoped for."""

    known: list[int]
    hoped: list[int]  # a word that a hidden cell decides counts the values of its tiles


class Scorer:
    def __init__(self, table: Table, state: State, index: WordIndex) -> None:
        self.table, self.state, self.index = table, state, index
        rules = table.rules
        values = [rules.alphabet.values.get(face, 0) for face in index.faces]
        summable = all(0 <= value < 256 for value in values)
        self.common = summable and rules.forecast is None and rules.score is sum_of_words
        self._values = bytes(values).ljust(256, b"\0") if summable else None
        self._line: Line | None = None
        self._printed = True
        self._now: list[Term] = []
        self._premiums: dict[int, Premium] = {}
        self._sums: dict[tuple[int, Rate], tuple[Filled, list[int]]] = {}

    def worths(self, row: Row, line: Line, filled: Filled, rate: Rate | None = None) -> Worths:
        if self.common:
            known = self._summed(row, filled, rate or self.rate(row, line))
            return Worths(known, known)
        tally = self.told(self.play(row, filled[0][0], filled[0][1].masks[0]))
        hidden = tally.bonus == 0 and all(points is None for _, points in tally.words)
        if hidden and self._values:
            # Hidden cells decide, whatever letters lie on them.
            hoped = self._summed(row, filled, self.rate(row, line, printed=False))
            return Worths([0] * len(hoped), hoped)
        if tally.times:
            known = self._times(row, filled)
            return Worths(known, known)
        known, hoped = [], []
        for word, blanks in filled:
            for mask in blanks.masks:
                play = self.play(row, word, mask)
                tally = self.told(play)
                known.append(tally.known)
                hoped.append(tally.known + self._hope(play, tally))
        return Worths(known, hoped)

    def _times(self, row: Row, filled: Filled) -> list[int]:
        """Tiles times words: all that lay as many blanks in this row are worth the same."""
        by_blanks: dict[int, int] = {}
        worths = []
        for word, blanks in filled:
            for mask in blanks.masks:
                count = mask.bit_count()
                if count not in by_blanks:
                    by_blanks[count] = self.told(self.play(row, word, mask)).known
                worths.append(by_blanks[count])
        return worths

    def told(self, play: Play) -> Tally:
        return self.table.rules.told(self.table, self.state, play)

    def play(self, row: Row, word: bytes, blanks: int) -> Play:
        declared, faces = self.table.rules.blanks.declared, self.index.faces
        laid = []
        for number, place in enumerate(row.open):
            letter = faces[word[place]]
            if blanks >> number & 1:
                laid.append(Laid(row.cell(place), BLANK, letter if declared else None))
            else:
                laid.append(Laid(row.cell(place), letter, letter))
        return formed(self.table.rules.grid, self.state.board, tuple(laid))

    def _hope(self, play: Play, tally: Tally) -> int:
        if all(points is not None for _, points in tally.words):
            return 0
        faces = {tile.cell: tile.face for tile in play.laid}
        value = self.table.rules.alphabet.value
        return sum(
            value(faces[cell] if cell in faces else self.state.board[cell].face)
            for word, (_, points) in zip(play.words, tally.words, strict=True)
            if points is None
            for cell in word.cells
        )

    def rate(self, row: Row, line: Line, printed: bool = True) -> Rate:
        """The common rule as a rate, with the cells' premiums or as if all cells were plain."""
        rules = self.table.rules
        terms = self._terms(line, printed)
        at = (row.first - line.first) // line.step
        opened = [terms[at + place] for place in row.open]
        times = 1
        for term in opened:
            times *= term[1]
        constant = 0
        if len(opened) < row.length:
            constant = times * sum(line.points[at : at + row.length])
        if printed and len(opened) == rules.rack_size:
            constant += rules.bonus
        factors = []
        for letter, word, crossing in opened:
            if crossing is None:
                factors.append(letter * times)
            else:
                factors.append(letter * (times + word))
                constant += word * crossing
        return Rate(constant, tuple(factors))

    def _terms(self, line: Line, printed: bool) -> list[Term]:
        # Rows are asked for line by line.
        if self._line is not line or self._printed is not printed:
            self._line, self._printed = line, printed
            self._now = []
            for at, cross in enumerate(line.crosses):
                cell = line.first + at * line.step
                premium = self._premium(cell) if printed else PLAIN
                self._now.append(Term(*premium, cross and cross.points))
        return self._now

    def _premium(self, cell: int) -> Premium:
        found = self._premiums.get(cell)
        if found is None:
            found = self._premiums[cell] = self.table.rules.premium(self.table, self.state, cell)
        return found

    def _summed(self, row: Row, filled: Filled, rate: Rate) -> list[int]:
        # Rows that share their words may share their sums.
        key = (id(filled), rate)
        if key not in self._sums:
            self._sums[key] = filled, self._sum(row, filled, rate)
        return self._sums[key][1]

    def _sum(self, row: Row, filled: Filled, rate: Rate) -> list[int]:
        values, (constant, factors) = self._values, rate
        if filled[-1][1] is NO_BLANKS:  # then so are all: those that need blanks come last
            every = [0] * row.length
            for place, factor in zip(row.open, factors, strict=True):
                every[place] = factor
            return [constant + sum(map(mul, every, word.translate(values))) for word, _ in filled]
        cut = cutter(row.open)
        sums: list[int] = []
        for word, blanks in filled:
            brings = [*map(mul, factors, cut(word).translate(values)), 0]
            whole = constant + sum(brings)
            places = blanks.places
            most = len(places[0])
            if most == 1:
                sums += [whole - brings[one] for (one,) in places]
            elif most == 2:
                sums += [whole - brings[one] - brings[two] for one, two in places]
            else:
                sums += [whole - sum([brings[one] for one in some]) for some in places]
        return sums
