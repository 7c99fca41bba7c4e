"""Good plays of a rack so large that it could lay almost any word almost anywhere.

All of them are too many to look at, let alone to keep. Rows are visited in the order of what a play
in them could bring at most, tiles times words; of rows that could bring the same a few are enough,
and of the many words that fill a row some, spread over the alphabet, with as few blanks as will do.
On an empty board all rows of a length are alike, so this says there nearly all there is to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import islice
from typing import NamedTuple

from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.movegen.filling import Filled, Filler, picked
from lexicade.movegen.ground import anchored_in
from lexicade.movegen.index import Bits, WordIndex
from lexicade.movegen.judging import Judge
from lexicade.movegen.plays import Filling, Plays
from lexicade.movegen.rows import Line, Row, anchors, lines, rows
from lexicade.movegen.supply import NO_BLANKS, Supply
from lexicade.movegen.worth import Scorer
from lexicade.thinking import Thinking

MANY_TILES, MANY_BLANKS = 9, 2  # more than this, and not every play can be listed
ROWS_ALIKE = 6  # of those that could bring the same
ROWS_FILLED = 120
WORDS_A_ROW = 50
MOST = 2  # blanks in a word

# Work as in the complete search: what about a microsecond does.
SLICE = 5_000
ROW, FILLED_ROW = 60, 400


class Place(NamedTuple):
    promise: int  # tiles times words, where no blank is laid
    row: Row
    line: Line


def is_wide(supply: Supply) -> bool:
    return supply.size > MANY_TILES or supply.blanks > MANY_BLANKS


def looking(
    table: Table, state: State, index: WordIndex, supply: Supply, longest: int
) -> Thinking[Plays]:
    """The search in slices; `longest` is the longest word wanted."""
    filler = WideFiller(supply, table.rules.blanks.declared)
    judge = Judge(table, state, Scorer(table, state, index))
    anchored = anchors(table, state)
    places: list[Place] = []
    for line in lines(table, state, index):
        places += _places(filler, line, anchored, longest)
    yield None
    # The middle of the board first, where rows promise the same: a play there can be built upon.
    middle = table.rules.grid.size // 2
    places.sort(key=lambda one: (-one.promise, abs(one.row.cell(one.row.length // 2) - middle)))
    found: list[Filling] = []
    alike: Counter[int] = Counter()
    work = 0
    for promise, row, line in places:
        if alike[promise] >= ROWS_ALIKE:
            continue
        work += ROW
        filled = filler.fill(row, line)
        if filled:
            filled = judge.legal(row, filled)
        if filled:
            found.append(Filling(row, filled, judge.scorer.worths(row, line, filled)))
            alike[promise] += 1
            work += FILLED_ROW
            if len(found) >= ROWS_FILLED:
                break
        if work > SLICE:
            if (yield len(found) / ROWS_FILLED) and found:
                break
            work = 0
    return Plays(judge.scorer, found)


def _places(filler: Filler, line: Line, anchored: Collection[int], longest: int) -> Iterator[Place]:
    for row in rows(line, filler.usable(line), anchored_in(line, anchored), filler.supply.size):
        if row.length <= longest:
            at = (row.first - line.first) // line.step
            crosses = sum(line.crosses[at + place] is not None for place in row.open)
            yield Place(len(row.open) * (1 + crosses), row, line)


class WideFiller(Filler):
    """Some of the words that fill a row: those without a blank before the others."""

    def _filled(self, bits: Bits, row: Row, words: int, bound: list[tuple[int, int]]) -> Filled:
        for place, letters in bound:
            words &= self.supply.index.union(row.length, place, letters & self._letters)
            if not words:
                return []
        filled: Filled = []
        for blanks, some in enumerate(self.supply.by_lack(bits, row.length, row.letters, MOST)):
            some &= words
            wanted = WORDS_A_ROW - len(filled)
            if not some or wanted <= 0:
                continue
            every = max(1, some.bit_count() // wanted)
            for word in islice(picked(some, bits, row.length), 0, every * wanted, every):
                laid = [word[place] for place in row.open]
                filled.append((word, self.supply.fewest_blanks(laid) if blanks else NO_BLANKS))
        return filled
