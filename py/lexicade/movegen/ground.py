"""What a board is to every rack: its lines, and the words that suit each of their rows.

Hints, analysis and simulation ask for one board with many racks, and for boards that differ by a
word or two. A `Ground` is made once for a table and handed to `thinking`, `all_plays` or `top`
each time. A line that it sees for the second time it keeps, with the words that have its letters
and suit the words across it; from then on a rack only has to say which of them it can supply. A
line is the same wherever it looks the same, so a new word on the board costs no more than the
lines it changes.

    ground = Ground(table, lexicon)
    for rack in racks:
        top(table, state.with_player(seat, rack=rack), seat, lexicon, ground=ground)

It pays where the common rule counts and blanks are declared; elsewhere it does no harm.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon
from lexicade.movegen.index import WordIndex, index_of
from lexicade.movegen.rows import WILD, Line, Row, is_open, lines, rows
from lexicade.movegen.worth import Rate, Scorer
from lexicade.parts.scoring import printed_premium

KEPT_BOARDS = 40
KEPT_SLOTS = 6_000  # each with a set of words, of up to some kilobytes
KEPT_SEEN = 20_000


class Slot(NamedTuple):
    """A row with all that can be said of it before anybody holds a tile."""

    row: Row
    words: int  # that have its letters and suit the words across
    rate: Rate


class Ground:
    def __init__(self, table: Table, lexicon: Lexicon) -> None:
        rules = table.rules
        self.table = table
        self.index = index_for(table, lexicon)
        self._pays = rules.blanks.declared and rules.premium is printed_premium
        self._boards: dict[int, tuple[State, list[Line]]] = {}
        self._seen: set[tuple[Line, tuple[bool, ...]]] = set()
        self._slots: dict[tuple[Line, tuple[bool, ...]], list[Slot]] = {}
        self._count = 0

    def lines(self, state: State) -> list[Line]:
        """The lines of a board, made once as long as nothing but racks and scores changes."""
        known = self._boards.get(id(state.board))
        if known and known[0].board is state.board and known[0].extra == state.extra:
            return known[1]
        if len(self._boards) >= KEPT_BOARDS:
            self._boards.clear()
        found = list(lines(self.table, state, self.index))
        self._boards[id(state.board)] = state, found
        return found

    def slots(self, line: Line, anchored: tuple[bool, ...], scorer: Scorer) -> list[Slot] | None:
        """What is known of a line's rows; None where it is new and not worth the trouble yet."""
        if not (self._pays and scorer.common) or WILD in line.letters:
            return None
        key = (line, anchored)
        found = self._slots.get(key)
        if found is None and key in self._seen:
            if self._count > KEPT_SLOTS:
                self._slots.clear()
                self._count = 0
            found = self._slots[key] = self._made(line, anchored, scorer)
            self._count += len(found)
        elif found is None:
            if len(self._seen) > KEPT_SEEN:
                self._seen.clear()
            self._seen.add(key)
        return found

    def _made(self, line: Line, anchored: tuple[bool, ...], scorer: Scorer) -> list[Slot]:
        index, found = self.index, []
        for row in rows(line, is_open(line), anchored, self.table.rules.rack_size):
            bits = index.of_length(row.length)
            if bits is None:
                continue
            words = bits.everything
            for place, letter in row.fixed:
                words &= bits.having[place][letter]
            at = (row.first - line.first) // line.step
            for place in row.open:
                cross = line.crosses[at + place]
                if cross:
                    words &= index.union(row.length, place, cross.letters)
            if words:
                found.append(Slot(row, words, scorer.rate(row, line)))
        return found


def anchored_in(line: Line, cells: Collection[int]) -> tuple[bool, ...]:
    return tuple([line.first + at * line.step in cells for at in range(len(line.letters))])


def index_for(table: Table, lexicon: Lexicon) -> WordIndex:
    rules = table.rules
    return index_of(lexicon, rules.alphabet.faces if rules.joins else ())
