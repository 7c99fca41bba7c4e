"""What the tiles left on racks cost, and who gains by it, once the game is over."""

from __future__ import annotations

from lexicade.core.rules import Table
from lexicade.core.state import Ending, State


def rack_worth(table: Table, state: State, seat: int) -> int:
    return sum(map(table.rules.alphabet.value, state.players[seat].rack))


def racks_cost_nothing(table: Table, state: State, ending: Ending) -> tuple[int, ...]:
    return tuple(0 for _ in state.players)


def own_racks_lost(table: Table, state: State, ending: Ending) -> tuple[int, ...]:
    """Everybody loses the own rack and nobody gains by it. Resigning settles nothing."""
    seats = range(len(state.players))
    if ending.code == "resigned":
        return tuple(0 for _ in seats)
    return tuple(-rack_worth(table, state, seat) for seat in seats)


def racks_to_the_finisher(table: Table, state: State, ending: Ending) -> tuple[int, ...]:
    """Everybody loses the own rack; whoever went out gains them all."""
    points = list(own_racks_lost(table, state, ending))
    if ending.code == "went-out" and ending.seat is not None:
        points[ending.seat] = -sum(points)
    return tuple(points)


def nothing_settled(table: Table, state: State, ending: Ending) -> tuple[int, ...]:
    """Scores stay as they were played."""
    return tuple(0 for _ in state.players)
