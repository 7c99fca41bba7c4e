"""The best plays without a list of all the others.

Every row gets an upper bound: its dearest tiles on its dearest cells, and the best that can stay on
the rack. Rows are visited in that order, until none of those left can bring more than what has
been found. Nothing is guessed: what comes out is what a full list would put first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from operator import mul
from typing import NamedTuple

from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.core.tiles import BLANK, BLOCK, Faces, without
from lexicade.lexicon import Lexicon
from lexicade.movegen.filling import Filled, cutter
from lexicade.movegen.ground import Ground, Slot
from lexicade.movegen.plays import Pick, Plays
from lexicade.movegen.rows import Line, Row
from lexicade.movegen.searching import ROW, SLICE, WORD, Search, prepared, thinking
from lexicade.movegen.worth import Scorer
from lexicade.oracle import Found
from lexicade.thinking import Thinking

# What tiles are worth that stay on the rack, in points.
Keeping = Callable[[Faces], float]


class Valued(NamedTuple):
    """A play with what it brings: its points, and the worth of what it leaves on the rack."""

    value: float
    points: int
    pick: Pick


class Best:
    """The best plays, best first; of equal ones the first on the board."""

    def __init__(self, scorer: Scorer, plays: Sequence[Valued]) -> None:
        self._scorer, self.plays = scorer, plays

    def __len__(self) -> int:
        return len(self.plays)

    def written(self) -> list[Found]:
        """As the rules see them and as people write them."""
        every = Plays(self._scorer, [])
        return [every.written(one.pick) for one in self.plays]


def topping(
    table: Table,
    state: State,
    seat: int,
    lexicon: Lexicon,
    n: int = 1,
    worth: Keeping | None = None,
    ground: Ground | None = None,
) -> Thinking[Best]:
    """The `n` best plays by points, or by points and `worth` of the tiles kept, in slices.

    Where hidden cells decide the points, those that are hoped for count. Hurried, it is content
    with the best so far. See `movegen.top`.
    """
    search = prepared(table, state, seat, lexicon, ground)
    scorer = search.judge.scorer
    short = Shortlist(n)
    if search.is_wide or not (scorer.common and table.rules.blanks.declared):
        every = yield from thinking(table, state, seat, lexicon, ground=search.ground)
        kept = Kept(search, state.players[seat].rack, worth)
        for row, filled, (_, hoped) in every.fillings:
            short.add(row, filled, kept.values(row, filled, hoped), hoped)
        return Best(scorer, short.found())
    kept = Kept(search, state.players[seat].rack, worth)
    yield None
    places = bounded(search, kept)
    yield None
    work = 0.0
    for visited, (bound, one, line) in enumerate(places):
        if bound < short.least:
            break
        row, filled, rate = search.filled(one, line)
        work += ROW
        if filled:
            points = scorer.worths(row, line, filled, rate).known
            short.add(row, filled, kept.values(row, filled, points), points)
            work += 2 * WORD * len(points)
        if work > SLICE:
            if (yield visited / len(places)) and short.least > -NO_LIMIT:
                break
            work = 0.0
    return Best(scorer, short.found())


NO_LIMIT = float("inf")


class Place(NamedTuple):
    bound: float
    row: Row | Slot
    line: Line


def bounded(search: Search, kept: Kept) -> list[Place]:
    """Every row this rack could fill, those first that could bring most."""
    places = []
    scorer, dearest, most = search.judge.scorer, kept.dearest, kept.most
    for line in search.ground.lines(search.state):
        for one in search.rows(line):
            constant, factors = one.rate if isinstance(one, Slot) else scorer.rate(one, line)
            bound = constant + sum(map(mul, sorted(factors, reverse=True), dearest))
            places.append(Place(bound + most[len(factors)], one, line))
    places.sort(key=lambda place: -place.bound)
    return places


class Kept:
    """What stays on the rack after each play, and what that is worth."""

    def __init__(self, search: Search, rack: Faces, worth: Keeping | None) -> None:
        index, value = search.ground.index, search.table.rules.alphabet.value
        tiles = sorted(face for face in rack if face != BLOCK)
        self.dearest = sorted((value(face) for face in tiles), reverse=True)
        self._worth = None if worth is None else worth
        self._rack, self._faces = rack, index.faces
        self._by_laid: dict[bytes, float] = {}
        self.most = [0.0] * (len(tiles) + 1)
        if worth is not None and not search.is_wide:
            numbers = sorted(NO_LETTER if face == BLANK else index.symbols[face] for face in tiles)
            for count in range(1, len(numbers) + 1):
                every = [self._valued(bytes(laid)) for laid in set(combinations(numbers, count))]
                self.most[count] = max(every)

    def values(self, row: Row, filled: Filled, points: list[int]) -> Sequence[float]:
        if self._worth is None:
            return points
        cut, values, at = cutter(row.open), [], 0
        known = self._by_laid
        for word, blanks in filled:
            laid = cut(word)
            for mask in blanks.masks:
                key = bytes(sorted(with_blanks(laid, mask) if mask else laid))
                value = known.get(key)
                values.append(points[at] + (self._valued(key) if value is None else value))
                at += 1
        return values

    def _valued(self, laid: bytes) -> float:
        found = self._by_laid.get(laid)
        if found is None and self._worth is not None:
            gone = [BLANK if one == NO_LETTER else self._faces[one] for one in laid]
            found = self._by_laid[laid] = self._worth(tuple(sorted(without(self._rack, gone))))
        return found or 0.0


NO_LETTER = 255


def with_blanks(laid: bytes, mask: int) -> list[int]:
    return [NO_LETTER if mask >> at & 1 else letter for at, letter in enumerate(laid)]


Rank = tuple[float, int, int, bytes, int]


class Shortlist:
    """The best of what was added."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._ranked: list[tuple[Rank, Valued]] = []
        self.least = -NO_LIMIT if most else NO_LIMIT  # what one must bring to be on it

    def add(self, row: Row, filled: Filled, values: Sequence[float], points: Sequence[int]) -> None:
        if not self._most or max(values) < self.least:
            return
        at = 0
        for word, blanks in filled:
            for mask in blanks.masks:
                value = values[at]
                if value >= self.least:
                    rank = (-value, row.first, row.step, word, mask)
                    one = Valued(value, points[at], Pick(row, word, mask))
                    self._ranked.append((rank, one))
                at += 1
        if len(self._ranked) >= self._most:
            self._ranked.sort(key=lambda one: one[0])
            del self._ranked[self._most :]
            self.least = self._ranked[-1][1].value

    def found(self) -> list[Valued]:
        return [one for _, one in sorted(self._ranked, key=lambda one: one[0])]
