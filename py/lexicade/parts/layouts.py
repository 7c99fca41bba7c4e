"""Another minefield that looks the same: every layout that fits the open numbers is as likely.

The shut cells next to an open one are the edge. They are decided one by one, and all ways to decide
them that leave the same numbers to fill are counted as one, so that no list of layouts is ever
made. Then one way is drawn backwards through the counts; bombs left over lie anywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import comb
from typing import NamedTuple, TypeVar

from lexicade.core.grid import Grid
from lexicade.core.rng import dice, shuffled
from lexicade.parts.minefield import Field, around

Item = TypeVar("Item")
Left = tuple[tuple[int, int], ...]  # open cells still short of bombs: (cell, how many)


class Sofar(NamedTuple):
    """Where deciding has come to: what the numbers still want, how many bombs are used."""

    left: Left
    used: int


class Step(NamedTuple):
    cell: int
    ways: dict[Sofar, int]
    before: dict[Sofar, list[tuple[Sofar, bool]]]  # from where, and whether the cell is a bomb


def another_layout(grid: Grid, field: Field, stepped: Iterable[int], seed: str) -> frozenset[int]:
    """Bombs as they might lie for somebody who knows what is open and which bombs were hit."""
    return Layouts(grid, field, stepped).drawn(seed)


class Layouts:
    """All that fit, counted once; any number can be drawn from them."""

    def __init__(self, grid: Grid, field: Field, stepped: Iterable[int]) -> None:
        self._hit = hit = field.bombs.intersection(stepped)
        shut = [cell for cell in range(grid.size) if cell not in field.open and cell not in hit]
        self._wanted = wanted = len(field.bombs) - len(hit)
        numbers = _numbers(grid, field, hit)
        edge = _edge_in_order(numbers)
        on_edge = set(edge)
        self._elsewhere = elsewhere = [cell for cell in shut if cell not in on_edge]
        self._steps = list(_steps(numbers, edge, wanted))
        # Before each step and after the last, the ways to have come there.
        self._ways = [{Sofar((), 0): 1}, *(step.ways for step in self._steps)]
        self._ends = {
            sofar: ways * comb(len(elsewhere), wanted - sofar.used)
            for sofar, ways in self._ways[-1].items()
        }

    def drawn(self, seed: str) -> frozenset[int]:
        roll = dice(seed, "layout")
        at = _drawn(self._ends, roll)
        found = set(self._hit)
        found.update(shuffled(self._elsewhere, seed, "elsewhere")[: self._wanted - at.used])
        for step, ways in zip(reversed(self._steps), reversed(self._ways[:-1]), strict=True):
            choice = _drawn({how: ways[how[0]] for how in step.before[at]}, roll)
            if choice[1]:
                found.add(step.cell)
            at = choice[0]
        return frozenset(found)

    def chances(self) -> dict[int, float]:
        """How likely a bomb is in each shut cell: in how many of all layouts one lies there."""
        every = sum(self._ends.values())
        left = sum(ways * (self._wanted - end.used) for end, ways in self._ends.items())
        of_each = left / every / len(self._elsewhere) if self._elsewhere else 0.0
        found = dict.fromkeys(self._elsewhere, of_each)
        # Of each point on the way, the ways to go on from it.
        onward = {
            end: comb(len(self._elsewhere), self._wanted - end.used) for end in self._ways[-1]
        }
        for step, ways in zip(reversed(self._steps), reversed(self._ways[:-1]), strict=True):
            before = dict.fromkeys(ways, 0)
            bombed = 0
            for after, count in onward.items():
                for came, bomb in step.before[after]:
                    before[came] += count
                    bombed += ways[came] * count if bomb else 0
            found[step.cell] = bombed / every
            onward = before
        return found


def _numbers(grid: Grid, field: Field, hit: frozenset[int]) -> dict[int, tuple[int, set[int]]]:
    """For each open cell with shut neighbours: how many of those are bombs, and which they are."""
    numbers = {}
    for cell in sorted(field.open):
        near = around(grid, cell)
        shut = {one for one in near if one not in field.open and one not in hit}
        if shut:
            numbers[cell] = (field.near[cell] - len(hit.intersection(near)), shut)
    return numbers


def _edge_in_order(numbers: dict[int, tuple[int, set[int]]]) -> list[int]:
    """The edge along its own shores: the fewer numbers are open at once, the fewer ways to keep."""
    order: dict[int, None] = {}
    seen: set[int] = set()
    beside: dict[int, list[int]] = {}
    for number, (_, cells) in numbers.items():
        for cell in cells:
            beside.setdefault(cell, []).append(number)
    for first in numbers:
        waiting = [first]
        while waiting:
            number = waiting.pop(0)
            if number in seen:
                continue
            seen.add(number)
            for cell in sorted(numbers[number][1]):
                order[cell] = None
                waiting += (one for one in beside[cell] if one not in seen)
    return list(order)


def _steps(
    numbers: dict[int, tuple[int, set[int]]], edge: Sequence[int], wanted: int
) -> Iterable[Step]:
    undecided = {number: len(cells) for number, (_, cells) in numbers.items()}
    touching = {
        cell: {number for number, (_, cells) in numbers.items() if cell in cells} for cell in edge
    }
    ways = {Sofar((), 0): 1}
    begun: set[int] = set()
    for cell in edge:
        fresh = [(number, numbers[number][0]) for number in sorted(touching[cell] - begun)]
        begun |= touching[cell]
        for number in touching[cell]:
            undecided[number] -= 1
        step = Step(cell, {}, {})
        for before, count in ways.items():
            for bomb in (False, True):
                left = _left((*before.left, *fresh), touching[cell], bomb, undecided)
                if left is None or before.used + bomb > wanted:
                    continue
                after = Sofar(left, before.used + bomb)
                step.ways[after] = step.ways.get(after, 0) + count
                step.before.setdefault(after, []).append((before, bomb))
        ways = step.ways
        yield step


def _left(left: Left, touched: set[int], bomb: bool, undecided: dict[int, int]) -> Left | None:
    """What the numbers want after a cell is decided; None where one can no longer have it."""
    after = []
    for number, short in left:
        if number in touched and bomb:
            short -= 1
        if not 0 <= short <= undecided[number]:
            return None
        if undecided[number]:
            after.append((number, short))
    return tuple(after)


def _drawn(weights: dict[Item, int], roll: Callable[[], float]) -> Item:
    at = int(roll() * sum(weights.values()))
    for item, weight in weights.items():
        at -= weight
        if at < 0:
            return item
    raise AssertionError("the truth itself is a layout that fits")
