"""When a game is over. Each ending looks at the state after a turn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import takewhile

from lexicade.core.rules import Table
from lexicade.core.state import Ending, State, Turn

Ends = Callable[[Table, State], Ending | None]


def went_out(table: Table, state: State) -> Ending | None:
    """The bag is empty and the player who just moved has no tile left."""
    if state.bag or state.players[state.turn].rack or state.players[state.turn].resigned:
        return None
    return Ending("went-out", seat=state.turn)


def out_of_tiles(table: Table, state: State) -> Ending | None:
    """Nobody has a tile left, and there is none in the bag."""
    if state.bag or any(player.rack for player in state.players):
        return None
    return Ending("out-of-tiles")


def all_but_one_resigned(table: Table, state: State) -> Ending | None:
    left = state.seats_in_play()
    if len(left) > 1:
        return None
    return Ending("resigned", seat=state.turn, winners=tuple(left))


def all_agreed_to_stop(table: Table, state: State) -> Ending | None:
    return Ending("agreed") if state.turns and state.turns[-1].kind == "stop" else None


def worth_nothing(turn: Turn) -> bool:
    return turn.score == 0


def scoreless_turns(
    *, limit: int, unless_nil: bool = False, counts: Callable[[Turn], bool] = worth_nothing
) -> Ends:
    """So many successive turns without a point, by whomever; not while all scores are nil."""

    def ran_dry(table: Table, state: State) -> Ending | None:
        if _run_of(state.turns, counts) < limit:
            return None
        if unless_nil and all(player.score == 0 for player in state.players):
            return None
        return Ending("scoreless")

    return ran_dry


def own_scoreless_turns(*, limit: int, counts: Callable[[Turn], bool] = worth_nothing) -> Ends:
    """So many successive turns of one player without a point, whatever the others do."""

    def ran_dry(table: Table, state: State) -> Ending | None:
        own = [turn for turn in state.turns if turn.seat == state.turn]
        return Ending("scoreless", seat=state.turn) if _run_of(own, counts) >= limit else None

    return ran_dry


def rounds_of_passes(*, rounds: int, besides: Collection[str] = ()) -> Ends:
    """Everybody who still plays has passed so many times in a row.

    Lines of the kinds `besides` are written within a turn and break no row.
    """

    def all_passed(table: Table, state: State) -> Ending | None:
        turns = (turn for turn in state.turns if turn.kind not in besides)
        run = _run_of(turns, lambda turn: turn.kind == "pass")
        return Ending("passes") if run >= rounds * len(state.seats_in_play()) else None

    return all_passed


def passes_in_all(*, limit: int) -> Ends:
    """So many passes in a row, by whomever."""

    def all_passed(table: Table, state: State) -> Ending | None:
        run = _run_of(state.turns, lambda turn: turn.kind == "pass")
        return Ending("passes") if run >= limit else None

    return all_passed


def used_up(*, but: str = "") -> Ends:
    """Somebody has no tile left, some kinds not counted, and wins whatever the score."""

    def cleared(table: Table, state: State) -> Ending | None:
        for seat in state.seats_in_play():
            if not set(state.players[seat].rack) - set(but):
                return Ending("cleared", seat=seat, winners=(seat,))
        return None

    return cleared


def board_is_full(table: Table, state: State) -> Ending | None:
    taken = len(state.board) + len(table.rules.blocked(table, state))
    return Ending("full") if taken >= table.rules.grid.size else None


def reached(*, points: int) -> Ends:
    """Somebody has so many points."""

    def at_target(table: Table, state: State) -> Ending | None:
        there = [player.score >= points for player in state.players]
        return Ending("target", seat=there.index(True)) if any(there) else None

    return at_target


def _run_of(turns: Iterable[Turn], counts: Callable[[Turn], bool]) -> int:
    """How many of the latest turns count, up to the first that does not."""
    return sum(1 for _ in takewhile(counts, reversed(tuple(turns))))
