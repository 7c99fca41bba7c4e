"""The plain way to find every play, kept as the measure of the fast one.

It walks the word graph from every anchor (Appel and Jacobson, 1988): a left part from the rack or
from the board, then letter by letter to the right, with the letters a crossing word allows at each
cell. It knows the ordinary crossword game only: declared blanks, printed premiums, one bonus.
"""

from __future__ import annotations

from typing import NamedTuple

from lexicade.core.rules import Table
from lexicade.core.state import Placed, State
from lexicade.core.tiles import BLANK
from lexicade.lexicon import CHILD_SHIFT, END, LAST, SYMBOL, Lexicon

EVERYTHING = -1


class Walked(NamedTuple):
    """One play: a word on the board; a letter from a blank has 64 added to its number."""

    score: int
    first: int
    step: int
    word: tuple[int, ...]


class Cell(NamedTuple):
    letter: int  # -1 where it is empty
    value: int
    allowed: int  # letters, as bits, that a crossing word permits
    crossing: int  # points of its tiles, -1 where there is none
    letter_times: int
    word_times: int


def walk(table: Table, state: State, seat: int, lexicon: Lexicon) -> list[Walked]:
    found: list[Walked] = []
    grid = table.rules.grid
    rack = [0] * len(lexicon.faces)
    blanks = 0
    for face in state.players[seat].rack:
        if face == BLANK:
            blanks += 1
        else:
            rack[lexicon.symbols[face]] += 1
    for step, other, lines, size in (
        (1, grid.width, grid.height, grid.width),
        (grid.width, 1, grid.width, grid.height),
    ):
        for line in range(lines):
            first = line * other
            cells = [
                _cell(table, state, lexicon, first + at * step, other, line, lines)
                for at in range(size)
            ]
            anchors = [_is_anchor(table, state, first + at * step) for at in range(size)]
            if any(anchors):
                _Line(table, lexicon, cells, anchors, first, step, found).search(rack, blanks)
    return found


def _is_anchor(table: Table, state: State, cell: int) -> bool:
    if cell in state.board:
        return False
    if not state.board:
        return cell in table.rules.grid.start
    return any(near in state.board for near in table.rules.grid.neighbours(cell))


def _cell(
    table: Table, state: State, lexicon: Lexicon, cell: int, across: int, line: int, lines: int
) -> Cell:
    value = table.rules.alphabet.value
    premium = table.rules.grid.premiums[cell]
    tile = state.board.get(cell)
    if tile is not None and tile.letter is not None:
        return Cell(lexicon.symbols[tile.letter], value(tile.face), 0, -1, 1, 1)
    before: list[Placed] = []
    after: list[Placed] = []
    at, place = line - 1, cell - across
    while at >= 0 and place in state.board:
        before.insert(0, state.board[place])
        at, place = at - 1, place - across
    at, place = line + 1, cell + across
    while at < lines and place in state.board:
        after.append(state.board[place])
        at, place = at + 1, place + across
    if not before and not after:
        return Cell(-1, 0, EVERYTHING, -1, *premium)
    allowed = 0
    for symbol, face in enumerate(lexicon.faces):
        word = [*(one.letter for one in before), face, *(one.letter for one in after)]
        if lexicon.contains(word):
            allowed |= 1 << symbol
    points = sum(value(one.face) for one in before + after)
    return Cell(-1, 0, allowed, points, *premium)


class _Line:
    def __init__(
        self,
        table: Table,
        lexicon: Lexicon,
        cells: list[Cell],
        anchors: list[bool],
        first: int,
        step: int,
        found: list[Walked],
    ) -> None:
        rules = table.rules
        self.edges = lexicon.cells
        self.start = lexicon.START
        self.values = [rules.alphabet.value(face) for face in lexicon.faces]
        self.full, self.bonus = rules.rack_size, rules.bonus
        self.cells, self.anchors, self.first, self.step = cells, anchors, first, step
        self.found = found
        self.rack: list[int] = []
        self.blanks = self.tiles = 0

    def search(self, rack: list[int], blanks: int) -> None:
        self.rack, self.blanks, self.tiles = list(rack), blanks, sum(rack) + blanks
        last = -1  # the anchor before this one: what lies left of it was tried there
        for at, is_anchor in enumerate(self.anchors):
            if not is_anchor:
                continue
            if at and self.cells[at - 1].letter >= 0:
                begin = at
                while begin and self.cells[begin - 1].letter >= 0:
                    begin -= 1
                edge, points = self.start, 0
                for place in range(begin, at):
                    edge = self._follow(edge, self.cells[place].letter)
                    points += self.cells[place].value
                    if not edge:
                        break
                if edge:
                    word = tuple(self.cells[place].letter for place in range(begin, at))
                    self._right(at, at, edge, word, points, 1, 0, 0)
            else:
                self._left(at, min(at - last - 1, self.tiles - 1), self.start, ())
            last = at

    def _left(self, anchor: int, room: int, edge: int, word: tuple[int, ...]) -> None:
        """Every beginning from the rack, laid to the left of the anchor."""
        points, times = 0, 1
        for place, symbol in enumerate(word, anchor - len(word)):
            cell = self.cells[place]
            times *= cell.word_times
            if symbol < 64:
                points += self.values[symbol] * cell.letter_times
        self._right(anchor, anchor, edge, word, points, times, 0, len(word))
        if not room:
            return
        at = edge >> CHILD_SHIFT
        while at:
            below = self.edges[at]
            symbol = below & SYMBOL
            if self.rack[symbol]:
                self.rack[symbol] -= 1
                self._left(anchor, room - 1, below, (*word, symbol))
                self.rack[symbol] += 1
            if self.blanks:
                self.blanks -= 1
                self._left(anchor, room - 1, below, (*word, symbol + 64))
                self.blanks += 1
            at = 0 if below & LAST else at + 1

    def _right(
        self,
        anchor: int,
        place: int,
        edge: int,
        word: tuple[int, ...],
        points: int,
        times: int,
        crossing: int,
        laid: int,
    ) -> None:
        """One cell further; every end is a play."""
        cell = self.cells[place] if place < len(self.cells) else None
        if cell is None or cell.letter < 0:
            lone_down = laid == 1 and self.step > 1 and self._crossed(place, word)
            if edge & END and place > anchor and len(word) > 1 and not lone_down:
                score = points * times + crossing + (self.bonus if laid == self.full else 0)
                first = self.first + (place - len(word)) * self.step
                self.found.append(Walked(score, first, self.step, word))
            if cell is None:
                return
        at = edge >> CHILD_SHIFT
        if cell.letter >= 0:
            below = self._follow(edge, cell.letter)
            if below:
                more = (*word, cell.letter)
                self._right(
                    anchor, place + 1, below, more, points + cell.value, times, crossing, laid
                )
            return
        while at:
            below = self.edges[at]
            symbol = below & SYMBOL
            if cell.allowed >> symbol & 1:
                if self.rack[symbol]:
                    self.rack[symbol] -= 1
                    self._lay(anchor, place, below, word, symbol, points, times, crossing, laid)
                    self.rack[symbol] += 1
                if self.blanks:
                    self.blanks -= 1
                    self._lay(
                        anchor, place, below, word, symbol + 64, points, times, crossing, laid
                    )
                    self.blanks += 1
            at = 0 if below & LAST else at + 1

    def _lay(
        self,
        anchor: int,
        place: int,
        edge: int,
        word: tuple[int, ...],
        symbol: int,
        points: int,
        times: int,
        crossing: int,
        laid: int,
    ) -> None:
        cell = self.cells[place]
        brings = self.values[symbol] * cell.letter_times if symbol < 64 else 0
        if cell.crossing >= 0:
            crossing += (cell.crossing + brings) * cell.word_times
        times *= cell.word_times
        word = (*word, symbol)
        self._right(anchor, place + 1, edge, word, points + brings, times, crossing, laid + 1)

    def _crossed(self, place: int, word: tuple[int, ...]) -> bool:
        """Whether the lone new tile of this word makes a word across: then it was found there."""
        span = range(place - len(word), place)
        return any(self.cells[at].letter < 0 and self.cells[at].crossing >= 0 for at in span)

    def _follow(self, edge: int, symbol: int) -> int:
        at = edge >> CHILD_SHIFT
        while at:
            below = self.edges[at]
            if below & SYMBOL == symbol:
                return below
            at = 0 if below & LAST else at + 1
        return 0
