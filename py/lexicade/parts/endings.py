"""When a game is over. Each ending looks at the state after a turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from lexicade.core.rules import Table
from lexicade.core.state import Ending, State


def went_out(table: Table, state: State) -> Ending | None:
    """The bag is empty and the player who just moved has no tile left."""
    if state.bag or state.players[state.turn].rack or state.players[state.turn].resigned:
        return None
    return Ending("went-out", seat=state.turn)


def all_but_one_resigned(table: Table, state: State) -> Ending | None:
    left = state.seats_in_play()
    if len(left) > 1:
        return None
    return Ending("resigned", seat=state.turn, winners=tuple(left))


def scoreless_turns(
    *, limit: int, unless_nil: bool = False
) -> Callable[[Table, State], Ending | None]:
    """So many successive turns without a point, by whomever; not while all scores are nil."""

    def ran_dry(table: Table, state: State) -> Ending | None:
        run = sum(1 for _ in takewhile(lambda turn: turn.score == 0, reversed(state.turns)))
        if run < limit:
            return None
        if unless_nil and all(player.score == 0 for player in state.players):
            return None
        return Ending("scoreless")

    return ran_dry
