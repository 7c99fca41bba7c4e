"""Clocks: for the whole game of each player, or anew for each turn.

The engine has no clock of its own. Time comes in with the moves (`spent_ms`), so a game replays
with its clocks and taking a turn back gives its time back. Whoever keeps the time at the table
says when it is over, with a move of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexicade.core.rules import Action, Done, Table, Twist
from lexicade.core.state import Ending, Move, Refusal, State
from lexicade.core.wire import bad, sequence, whole
from lexicade.parts.turns import read_nothing, turn_of

KEY = "clock"
MINUTE_MS = 60_000
LONGEST_MS = 10**9
# These need no time: they end the game for the one who makes them.
ALWAYS = {"timeout", "resign"}


def game_clock(*, minutes: int, away: str = "runs") -> Twist:
    """So many minutes for each player, for all turns together."""
    return _clock("game", minutes, away)


def turn_clock(*, minutes: int, away: str = "runs") -> Twist:
    """So many minutes for every turn."""
    return _clock("turn", minutes, away)


def _clock(per: str, minutes: int, away: str) -> Twist:
    limit = minutes * MINUTE_MS

    def setup(table: Table, state: State) -> State:
        return state.with_extra(KEY, {"left": [limit] * len(state.players)})

    def after_turn(table: Table, state: State, seat: int) -> State:
        return _with_left(state, seat, limit) if per == "turn" else state

    def view(table: Table, state: State, seat: int | None) -> Any:
        left = left_of(state)
        if per == "turn" and seat != state.turn:
            # What secret moves within this turn took is for their own seat to see.
            left[state.turn] = limit
        return {"per": per, "limit": limit, "left": left, "away": away}

    return Twist(KEY, setup=setup, before_move=_tick, after_turn=after_turn, view=view, read=_read)


def left_of(state: State) -> list[int]:
    """What each seat has left in ms; empty in a game without a clock."""
    memory: Mapping[str, Any] = state.extra.get(KEY, {})
    return list(memory.get("left", ()))


def _with_left(state: State, seat: int, ms: int) -> State:
    left = left_of(state)
    left[seat] = ms
    return state.with_extra(KEY, {"left": left})


def _tick(table: Table, state: State, seat: int, move: Move) -> State:
    left = left_of(state)[seat] - move.get("spent_ms", 0)
    if left <= 0 and move["kind"] not in ALWAYS:
        raise Refusal("time-is-up")
    return _with_left(state, seat, max(0, left))


def _time_out(table: Table, state: State, seat: int, move: Move) -> Done:
    left = left_of(state)[seat]
    if left:
        raise Refusal("time-left", ms=left)
    return Done(state, turn_of(state, seat, "timeout"))


# It "wants" a clock: whoever keeps the time makes this move, and nobody is offered it.
TIMEOUT = Action("clock", read_nothing, _time_out)


def ran_out_of_time(table: Table, state: State) -> Ending | None:
    """Whoever ran out of time loses, whatever the score."""
    if not state.turns or state.turns[-1].kind != "timeout":
        return None
    others = tuple(seat for seat in state.seats_in_play() if seat != state.turn)
    return Ending("time", seat=state.turn, winners=others)


def _read(table: Table, memory: Any) -> Any:
    """The time left for each seat: `{"left": [ms, ms]}`."""
    where = f"extra.{KEY}.left"
    left = sequence(memory.get("left") if isinstance(memory, dict) else None, where, longest=8)
    low, high = table.variant.players
    if not low <= len(left) <= high:
        raise bad(where, "must have one number a seat")
    return {"left": [whole(ms, where, low=0, high=LONGEST_MS) for ms in left]}
