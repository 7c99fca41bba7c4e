"""Asked of the engine rather than done at the table: every play there is, and a bot's move.

The bridge loads this when it is first asked; a visit that only plays never waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from lexicade.bots import chosen
from lexicade.bots.lore import lore_of
from lexicade.core import wire
from lexicade.core.game import LONGEST_TURN_MS, resample
from lexicade.core.match import Match, opened
from lexicade.core.position import seats_told
from lexicade.core.rules import Table
from lexicade.core.state import Refusal, State
from lexicade.leaves import Leaves
from lexicade.levels import DEFAULT, settings_of, told_wrong
from lexicade.lexicon import Lexicon
from lexicade.movegen import HOPED, all_plays
from lexicade.oracle import shown
from lexicade.parts.clock import left_of
from lexicade.reading import Request

Reply = dict[str, Any]


def plays(match: Match, seat: int, words: Lexicon, request: Request) -> Reply:
    wanted = wire.whole(request.get("n", 10), "n", low=0, high=1_000_000)
    # As if it were this seat's turn: where a word may go can depend on whose it is.
    found = all_plays(match.table, replace(match.state, turn=seat), seat, words)
    return {
        "plays": [shown(match.table, one) for one in found.best(wanted, HOPED)],
        "count": len(found),
    }


def solved(table: Table, words: Lexicon, request: Request) -> Reply:
    """Every play of a position that no game led to."""
    position = wire.mapping(request.get("position"), "position")
    names = tuple(f"{seat + 1}" for seat in range(seats_told(table.variant, position)))
    match = opened(table, names, "solve", 0, position)
    seat = wire.seat_of(request.get("seat", match.state.turn), "seat", len(names))
    return plays(match, seat, words, request)


# Brings a file by its name, or None where there is none to be had.
Files = Callable[[str], Lexicon | Leaves | None]


def bot(match: Match, seat: int, words: Lexicon, request: Request, files: Files) -> dict[str, Any]:
    """The move a bot would make in this seat: at the level asked for, or that of the seat."""
    table, state = match.table, match.state
    level = request.get("level", state.players[seat].bot or DEFAULT)
    if not isinstance(level, str) or ("level" in request and not settings_of(level)):
        raise wire.bad("level", told_wrong())
    if state.ending:
        raise Refusal("game-over")
    if seat != state.turn:
        raise Refusal("not-your-turn", turn=state.turn)
    lore = lore_of(table.variant, level, files)
    seen = resample(table, state, seat, f"what a bot sees at {state.ply}")
    move = chosen(level, table, seen, seat, words, lore)
    return {**move, **_time_taken(state, seat, request)}


def _time_taken(state: State, seat: int, request: Request) -> dict[str, int]:
    """The time that whoever asks wants counted; a bot never loses by it."""
    if "spent_ms" not in request:
        return {}
    spent = wire.whole(request["spent_ms"], "spent_ms", low=0, high=LONGEST_TURN_MS)
    left = left_of(state)
    return {"spent_ms": min(spent, max(0, left[seat] - 1)) if left else spent}
