"""What the plays of a row are worth, without laying them one by one.

Under the common rule the points are a sum over the new tiles: each counts its value times what its
cell does to the letter and to its one or two words. So a row has a constant and a factor for each
open cell, and a blank loses exactly what its letter would have brought. Any other rule is asked
play by play; where everything is hidden one answer is enough for the whole row, and where tiles
count times words one for each number of blanks.
"""

from __future__ import annotations

from typing import NamedTuple

from lexicade.core.grid import PLAIN, Premium
from lexicade.core.play import Laid, Play, formed
from lexicade.core.rules import Table, Tally
from lexicade.core.state import State
from lexicade.core.tiles import BLANK
from lexicade.movegen.filling import Filled
from lexicade.movegen.index import WordIndex
from lexicade.movegen.rows import Line, Row
from lexicade.parts.scoring import sum_of_words


class Rate(NamedTuple):
    constant: int
    factors: tuple[int, ...]  # for each open cell


class Worths(NamedTuple):
    """For each play of a row, in order: the points that are certain, and those hoped for."""

    known: list[int]
    hoped: list[int]  # a word that a hidden cell decides counts the values of its tiles


class Scorer:
    def __init__(self, table: Table, state: State, index: WordIndex) -> None:
        self.table, self.state, self.index = table, state, index
        rules = table.rules
        self.common = rules.forecast is None and rules.score is sum_of_words
        self._values = [rules.alphabet.values.get(face, 0) for face in index.faces]
        self._premiums: dict[int, Premium] = {}
        self._sums: dict[tuple[int, Rate], tuple[Filled, list[int]]] = {}

    def worths(self, row: Row, line: Line, filled: Filled) -> Worths:
        if self.common:
            known = self._summed(row, filled, self._rate(row, line, printed=True))
            return Worths(known, known)
        tally = self.told(self.play(row, filled[0][0], filled[0][1].masks[0]))
        if tally.bonus == 0 and all(points is None for _, points in tally.words):
            # Hidden cells decide, whatever letters lie on them.
            hoped = self._summed(row, filled, self._rate(row, line, printed=False))
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

    def _rate(self, row: Row, line: Line, printed: bool) -> Rate:
        """The common rule as a rate, with the cells' premiums or as if all cells were plain."""
        rules = self.table.rules
        premiums = [self._premium(row.cell(place)) if printed else PLAIN for place in row.open]
        times = 1
        for premium in premiums:
            times *= premium.word
        open_cells = {row.cell(place) for place in row.open}
        constant = times * sum(
            rules.alphabet.value(self.state.board[cell].face)
            for cell in map(row.cell, range(row.length))
            if cell not in open_cells
        )
        if printed and len(row.open) == rules.rack_size:
            constant += rules.bonus
        at = (row.first - line.first) // line.step
        factors = []
        for place, premium in zip(row.open, premiums, strict=True):
            cross = line.crosses[at + place]
            if cross:
                constant += premium.word * cross.points
                factors.append(premium.letter * (times + premium.word))
            else:
                factors.append(premium.letter * times)
        return Rate(constant, tuple(factors))

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
        values, constant = self._values, rate.constant
        paired = tuple(zip(row.open, rate.factors, strict=True))
        sums: list[int] = []
        for word, blanks in filled:
            brings = [factor * values[word[place]] for place, factor in paired]
            whole = constant + sum(brings)
            places = blanks.places
            if len(places) == 1 and not places[0]:
                sums.append(whole)
                continue
            brings.append(0)
            if len(places[0]) == 1:
                sums += [whole - brings[one] for (one,) in places]
            elif len(places[0]) == 2:
                sums += [whole - brings[one] - brings[two] for one, two in places]
            else:
                sums += [whole - sum(brings[one] for one in some) for some in places]
        return sums
