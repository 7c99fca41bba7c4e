"""Every row of cells a play could fill: where a word may stand, and what lies there already.

A row is a stretch of one line with an empty cell or an edge on either side. Its open cells take
the new tiles. Which rows count depends on the rules: each must hold an anchor, a cell that makes
the play lie where it may.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from lexicade.core.rules import Check, Rules, Table
from lexicade.core.state import State
from lexicade.movegen.index import Letters, WordIndex
from lexicade.movegen.supply import COUNT_BITS
from lexicade.parts.checks import (
    has_no_gaps,
    lies_in_one_line,
    opening_covers_start,
    opening_has_two_tiles,
    touches_old_tile,
    words_are_listed,
)

EMPTY, WILD, STRANGE = -1, -2, -3  # in place of a letter's number
NEVER = 1_000

# Whatever is searched for in rows with an anchor keeps these rules already.
KEPT: frozenset[Check] = frozenset(
    {
        has_no_gaps,
        lies_in_one_line,
        opening_covers_start,
        opening_has_two_tiles,
        touches_old_tile,
        words_are_listed,
    }
)


class Cross(NamedTuple):
    """The word that a tile on an open cell would make across the row's line."""

    letters: int  # that make it a word, as a set of bits
    points: int  # of the tiles that are there


class Row(NamedTuple):
    first: int
    step: int
    length: int
    open: tuple[int, ...]  # places in the row that take new tiles
    fixed: tuple[tuple[int, int], ...]  # place and letter of the old tiles
    wild: int  # how many old tiles are blanks left open
    letters: int  # how many of each letter lie there, in counts of COUNT_BITS

    @property
    def across(self) -> bool:
        return self.step == 1

    def cell(self, place: int) -> int:
        return self.first + place * self.step


NOTHING = Cross(0, 0)  # no letter may be laid there


class Line(NamedTuple):
    first: int
    step: int
    letters: tuple[int, ...]
    points: tuple[int, ...]  # of the tiles that are there
    crosses: tuple[Cross | None, ...]


def anchors(table: Table, state: State) -> Collection[int]:
    """The empty cells of which a play must cover one.

    A game whose checks are not the ordinary ones names them itself; some too many do no harm.
    """
    if table.rules.anchors:
        return table.rules.anchors(table, state)
    grid, board, placement = table.rules.grid, state.board, table.rules.placement
    if not board and opening_covers_start in placement:
        return grid.start
    if board and touches_old_tile in placement:
        return {cell for old in board for cell in grid.neighbours(old) if cell not in board}
    return [cell for cell in range(grid.size) if cell not in board]


def other_checks(rules: Rules) -> tuple[tuple[Check, ...], tuple[Check, ...]]:
    """The checks of placement and of spelling that the search does not keep by itself."""
    kept = KEPT
    if rules.joins and not rules.blanks.declared:
        # A blank left open joins with nothing, which a search among joined words does not see.
        kept -= {words_are_listed}
    return (
        tuple(check for check in rules.placement if check not in kept),
        tuple(check for check in rules.spelling if check not in kept),
    )


def lines(table: Table, state: State, index: WordIndex) -> Iterator[Line]:
    grid, board = table.rules.grid, state.board
    blocked = table.rules.blocked(table, state)
    value = table.rules.alphabet.value
    letters = {cell: _letter(tile.letter, index) for cell, tile in board.items()}
    points = {cell: value(tile.face) for cell, tile in board.items()}
    for step, other, count, size in (
        (1, grid.width, grid.height, grid.width),
        (grid.width, 1, grid.width, grid.height),
    ):
        for number in range(count):
            cells = range(number * other, number * other + size * step, step)
            before, after = number > 0, number < count - 1
            crosses: list[Cross | None] = []
            for cell in cells:
                if cell in board:
                    crosses.append(None)
                elif cell in blocked:
                    crosses.append(NOTHING)
                elif (before and cell - other in board) or (after and cell + other in board):
                    crosses.append(_cross(state, index, points, number, cell, other, count))
                else:
                    crosses.append(None)
            yield Line(
                cells.start,
                step,
                tuple(letters.get(cell, EMPTY) for cell in cells),
                tuple(points.get(cell, 0) for cell in cells),
                tuple(crosses),
            )


def _letter(letter: str | None, index: WordIndex) -> int:
    return WILD if letter is None else index.symbols.get(letter, STRANGE)


def _cross(
    state: State,
    index: WordIndex,
    points: Mapping[int, int],
    number: int,
    cell: int,
    step: int,
    count: int,
) -> Cross:
    board = state.board
    first, last = number, number
    while first > 0 and cell + (first - 1 - number) * step in board:
        first -= 1
    while last < count - 1 and cell + (last + 1 - number) * step in board:
        last += 1
    before = [cell + (at - number) * step for at in range(first, number)]
    after = [cell + (at - number) * step for at in range(number + 1, last + 1)]
    above: Letters = tuple(board[at].letter for at in before)
    below: Letters = tuple(board[at].letter for at in after)
    return Cross(index.crossing(above, below), sum(points[at] for at in before + after))


def is_open(line: Line) -> list[int]:
    """For each cell whether any letter may be laid there; see `rows`."""
    return [1 if cross is None else cross.letters for cross in line.crosses]


def rows(line: Line, usable: Sequence[int], is_anchor: Sequence[bool], most: int) -> Iterator[Row]:
    """The rows of a line with up to so many open cells, all of them usable, and an anchor.

    A lone tile lies in two lines; where it makes a word across, the row down is left out.
    """
    letters, size = line.letters, len(line.letters)
    if not any(is_anchor):
        return
    reach = _cells_to_anchor(letters, usable, is_anchor)
    for first in range(size - 1):
        if reach[first] > most or (first and letters[first - 1] != EMPTY):
            continue
        touched, wild, key = False, 0, 0
        open: list[int] = []
        fixed: list[tuple[int, int]] = []
        for at in range(first, size):
            letter = letters[at]
            if letter == EMPTY:
                if len(open) == most or not usable[at]:
                    break
                open.append(at - first)
                touched = touched or is_anchor[at]
            elif letter >= 0:
                fixed.append((at - first, letter))
                key += 1 << COUNT_BITS * letter
            elif letter == WILD:
                wild += 1
            else:
                break
            if not touched or at == first or (at + 1 < size and letters[at + 1] != EMPTY):
                continue
            if len(open) == 1 and line.step > 1 and line.crosses[first + open[0]]:
                continue
            yield Row(
                line.first + first * line.step,
                line.step,
                at - first + 1,
                tuple(open),
                tuple(fixed),
                wild,
                key,
            )


def _cells_to_anchor(
    letters: Sequence[int], usable: Sequence[int], is_anchor: Sequence[bool]
) -> list[int]:
    """From each place, how many new tiles it takes to lay one on an anchor."""
    reach, far = [], NEVER
    for letter, letters_usable, anchor in zip(
        reversed(letters), reversed(usable), reversed(is_anchor), strict=True
    ):
        if letter == EMPTY:
            far = NEVER if not letters_usable else 1 if anchor else far + 1
        elif letter == STRANGE:
            far = NEVER
        reach.append(far)
    return reach[::-1]
