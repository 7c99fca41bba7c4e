"""Where hidden bombs may lie: what a play is worth on an average field of those that fit.

Every layout that suits the open numbers and the number of bombs is as likely as any other; how many
there are with a bomb in a cell is counted, not guessed (`parts/layouts.py`). Whether none of
several cells has one, and what lies around them, is told by some layouts drawn from all.

Only what is open is looked at: the state handed in has its bombs drawn anew, and of those nothing
but their number is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

from lexicade.core.play import Play
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.movegen import Plays
from lexicade.movegen.filling import Filled
from lexicade.movegen.rows import Row
from lexicade.parts.bombs import BY_NEAR_BOMBS, field
from lexicade.parts.layouts import Layouts
from lexicade.parts.minefield import around

DRAWN = 96  # layouts
SURE = 0.97


class Odds:
    def __init__(self, table: Table, state: State, seed: str, drawn: int = DRAWN) -> None:
        self._table, self._state = table, state
        grid, known = table.rules.grid, field(table, state)
        layouts = Layouts(grid, known, state.board)
        self.open = known.open
        self.chances = layouts.chances()
        self._near = known.near
        self._count = drawn
        self._premiums: dict[int, tuple[float, float]] = {}
        self._bombs: dict[int, int] = {}  # for each cell the layouts with a bomb there, as bits
        self._around: dict[int, list[int]] = {cell: [] for cell in self.chances}
        for number in range(drawn):
            bombs = layouts.drawn(f"{seed} {number}")
            near: dict[int, int] = {}
            for bomb in bombs:
                self._bombs[bomb] = self._bombs.get(bomb, 0) | 1 << number
                for cell in around(grid, bomb):
                    near[cell] = near.get(cell, 0) + 1
            for cell, counts in self._around.items():
                counts.append(min(near.get(cell, 0), len(BY_NEAR_BOMBS) - 1))

    def safe(self, cells: Iterable[int]) -> float:
        """How likely none of these has a bomb."""
        shut = [cell for cell in cells if cell not in self.open]
        if len(shut) < 2:
            return 1.0 - sum(self.chances.get(cell, 0.0) for cell in shut)
        bombed = 0
        for cell in shut:
            bombed |= self._bombs.get(cell, 0)
        return 1.0 - bombed.bit_count() / self._count

    def premium(self, cell: int) -> tuple[float, float]:
        """What the cell does to its letter and its words, on the average where it is shut."""
        found = self._premiums.get(cell)
        if found is None:
            if cell in self.open:
                premiums = [self._table.rules.premium(self._table, self._state, cell)]
            else:
                premiums = [BY_NEAR_BOMBS[count] for count in self._around.get(cell) or (0,)]
            found = self._premiums[cell] = (
                sum(premium.letter for premium in premiums) / len(premiums),
                sum(premium.word for premium in premiums) / len(premiums),
            )
        return found

    def rates(self, play: Play) -> tuple[float, dict[int, float]]:
        """What a play brings on the average: so much, and for each new tile so often its value."""
        table, board = self._table, self._state.board
        value, new = table.rules.alphabet.value, play.cells
        told = table.rules.told(table, self._state, play).words
        all_safe = self.safe(new)
        factors = dict.fromkeys(new, 0.0)
        own = [[cell for cell in word.cells if cell in factors] for word in play.words]
        # Where a bomb spoils more than its own word, an open word is in doubt, too.
        together = any(
            points is None and self.open.issuperset(cells)
            for (_, points), cells in zip(told, own, strict=True)
        )
        constant = all_safe * table.rules.bonus * (len(new) == table.rules.rack_size)
        for word, cells in zip(play.words, own, strict=True):
            rate = all_safe if together else self.safe(cells)
            rate *= prod(self.premium(cell)[1] for cell in cells)
            constant += rate * sum(value(board[cell].face) for cell in word.cells if cell in board)
            for cell in cells:
                factors[cell] += rate * self.premium(cell)[0]
        return constant, factors

    def points(self, play: Play) -> float:
        """What a play brings on the average."""
        constant, factors = self.rates(play)
        value = self._table.rules.alphabet.value
        return constant + sum(factors[tile.cell] * value(tile.face) for tile in play.laid)


def expected(table: Table, state: State, plays: Plays, odds: Odds) -> Plays:
    """The same plays, hoped for as they are worth on the average."""
    values_of = [table.rules.alphabet.values.get(face, 0) for face in plays.faces]

    def values(row: Row, filled: Filled, play: Play) -> list[int]:
        constant, factors = odds.rates(play)
        by_place = [factors[row.cell(place)] for place in row.open]
        return summed(row, filled, constant, by_place, values_of)

    return plays.revalued(values)


def careful(table: Table, state: State, plays: Plays, odds: Odds) -> Plays:
    """The same plays, worth nothing where a bomb is as good as sure."""

    def leans(play: Play, most: int) -> int:
        return -most if any(odds.chances.get(cell, 0.0) > SURE for cell in play.cells) else 0

    return plays.leaning(leans)


def summed(
    row: Row, filled: Filled, constant: float, factors: Sequence[float], values: Sequence[int]
) -> list[int]:
    """The points of each play of a row, whose letters count so many times."""
    sums = []
    for word, blanks in filled:
        letters = (values[word[place]] for place in row.open)
        brings = [factor * points for factor, points in zip(factors, letters, strict=True)]
        whole = constant + sum(brings)
        for mask in blanks.masks:
            lost = sum(points for number, points in enumerate(brings) if mask >> number & 1)
            sums.append(round(whole - lost))
    return sums
