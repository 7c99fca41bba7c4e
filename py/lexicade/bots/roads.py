"""Where words make a road: what a play is worth besides its points.

Each word hangs together, so its cells belong to the road once one of them does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lexicade.bots.placing import feared, steps
from lexicade.bots.traits import Traits
from lexicade.core.grid import Grid
from lexicade.core.play import Play
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.movegen import Plays
from lexicade.parts.road import KEY

WON = 10_000
BEHIND = 0.5  # who has fewer points wants points first, and ground after them
AHEAD, IN_REACH = 5.0, 10  # who has more wants to arrive, once that many steps are left


def leaning(
    table: Table, state: State, seat: int, traits: Traits, seen: dict[str, Any], plays: Plays
) -> Plays:
    """The same plays, their hoped points changed by what they do for the road."""
    if KEY not in seen:
        return plays
    grid, own = table.rules.grid, seen[KEY][seat]
    start, goal = (grid.named(own[end]) or 0 for end in ("start", "goal"))
    lead = seen["scores"][seat] - seen["scores"][1 - seat]
    fear = feared(table, state, seat, seen) if traits.aims else {}
    words = [[grid.named(name) or 0 for name in word] for word in state.extra[KEY]["words"][seat]]
    before = left_of(grid, start, goal, words)
    step = traits.road * (BEHIND if lead <= 0 else AHEAD if before <= IN_REACH else 1)

    def leans(play: Play, most: int) -> int:
        left = left_of(grid, start, goal, [*words, *(word.cells for word in play.words)])
        if traits.road and left == 0 and most + lead > 0:
            return WON
        risk = sum(fear.get(cell, 0) for cell in play.cells)
        return round(step * (before - left) - risk * most)

    return plays.leaning(leans)


def left_of(grid: Grid, start: int, goal: int, words: Iterable[Iterable[int]]) -> int:
    """The steps from the goal to the nearest cell that can be reached."""
    reached, waiting = {start}, [set(word) for word in words]
    while True:
        joined = [word for word in waiting if not reached.isdisjoint(word)]
        if not joined:
            return min(steps(grid, cell, goal) for cell in reached)
        reached.update(*joined)
        waiting = [word for word in waiting if not word <= reached]
