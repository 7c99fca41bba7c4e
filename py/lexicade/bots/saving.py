"""What a play is worth with what stays on the rack: its points, and the leave's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from lexicade.core.state import State
from lexicade.core.tiles import BLANK, BLOCK
from lexicade.leaves import Leaves
from lexicade.movegen import HOPED, Pick, Plays

AT_FIRST = 20  # points below the best play, within which the first candidates are looked for
RUNNING_OUT = 7  # tiles in the bag: with fewer, a leave counts the less
Weighed = list[tuple[float, Pick]]


class Keeping:
    """A rack before its turn: what it is worth to keep some of it."""

    def __init__(self, leaves: Leaves | None, state: State, seat: int) -> None:
        self.rack = [face for face in state.players[seat].rack if face != BLOCK]
        self._leaves = leaves
        self._counts = min(1.0, len(state.bag) / RUNNING_OUT)
        self._known: dict[tuple[str, ...], float] = {}

    def worth(self, laid: Iterable[str]) -> float:
        """Of what stays when these tiles are gone."""
        if self._leaves is None or not self._counts:
            return 0.0
        key = tuple(sorted(laid))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._counts * self._leaves.worth(without(self.rack, key))
        return found

    def most(self) -> float:
        """The most that any part of it is worth, the whole left aside."""
        return max((self.worth(part) for part in parts(self.rack)), default=0.0)

    def best_swap(self, most: int) -> tuple[float, list[str]]:
        """The tiles to give back, so that the rest is worth most; of equal ones the more."""
        ways = [(self.worth(part), len(part), part) for part in parts(self.rack, most)]
        worth, _, part = max(ways, default=(0.0, 0, ()))
        return worth, sorted(part)


def parts(rack: Sequence[str], most: int | None = None) -> set[tuple[str, ...]]:
    """Every choice of some of these tiles, however they lie."""
    rack = sorted(rack)
    sizes = range(1, min(len(rack), len(rack) if most is None else most) + 1)
    return {part for size in sizes for part in combinations(rack, size)}


def without(rack: Sequence[str], laid: Iterable[str]) -> list[str]:
    left = list(rack)
    for face in laid:
        left.remove(face)
    return left


def laid_faces(plays: Plays, pick: Pick) -> list[str]:
    """The tiles of the rack that this play lays."""
    faces = plays.faces
    return [
        BLANK if pick.blanks >> number & 1 else faces[pick.word[place]]
        for number, place in enumerate(pick.row.open)
    ]


def weighed(plays: Plays, keeping: Keeping, count: int) -> Weighed:
    """The best so many plays by their worth; equal ones in the order of their words and places."""
    if not len(plays):
        return []
    best = max(plays.points(HOPED))
    spread = keeping.most()
    low = best - AT_FIRST
    first = _weighed(plays, keeping, low)
    # Whatever brings less than this cannot come in before them, not with the best leave.
    least = first[:count][-1][0] - spread if len(first) >= count else best - 1_000
    return (first if least >= low else _weighed(plays, keeping, int(least)))[:count]


def _weighed(plays: Plays, keeping: Keeping, low: int) -> Weighed:
    found = [
        (points + keeping.worth(laid_faces(plays, pick)), pick)
        for points, pick in plays.at_least(low, HOPED)
    ]
    return sorted(found, key=lambda one: (-one[0], one[1].row, one[1].word, one[1].blanks))
