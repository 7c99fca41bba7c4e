"""Asked of the engine rather than done at the table: every play there is, and a bot's move.

Loaded when it is first asked (thoughts.py); a visit that only plays never waits for it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lexicade.bots import thought
from lexicade.bots.counsel import counselled
from lexicade.bots.estimating import Estimate, estimating
from lexicade.bots.lore import lore_of
from lexicade.bots.saving import Keeping
from lexicade.core import wire
from lexicade.core.game import LONGEST_TURN_MS, resample
from lexicade.core.match import Match
from lexicade.core.rules import Table
from lexicade.core.state import Refusal, State
from lexicade.core.tiles import Faces, without
from lexicade.leaves import Leaves
from lexicade.levels import DEFAULT, settings_of, told_wrong
from lexicade.lexicon import Lexicon
from lexicade.movegen import HOPED, thinking
from lexicade.oracle import Found, shown
from lexicade.parts.clock import left_of
from lexicade.reading import Request
from lexicade.solving import COUNSEL, in_order, seated, wished
from lexicade.thinking import Thinking
from lexicade.thoughts import Room

Reply = dict[str, Any]


def hint(room: Room, request: Request) -> Thinking[Reply]:
    """The best plays of a seat of the game on the table."""
    match, seat, words = asked(room, request)
    return (yield from plays(match, seat, words, request, leaves_for(room, match)))


def solve(room: Room, request: Request) -> Thinking[Reply]:
    """The best plays of a position that no game led to."""
    match, seat = seated(room, request)
    words = room.books.words(match.table.rules.lexicon)
    return (yield from plays(match, seat, words, request, leaves_for(room, match)))


def plays(
    match: Match, seat: int, words: Lexicon, request: Request, leaves: Leaves | None = None
) -> Thinking[Reply]:
    wanted = wire.whole(request.get("n", 10), "n", low=0, high=1_000_000)
    # As if it were this seat's turn: where a word may go can depend on whose it is.
    state = replace(match.state, turn=seat)
    rack, wish = state.players[seat].rack, wished(request)
    once, counsel = wire.flag(request, "once"), request.get("sort") == COUNSEL
    estimate = estimating(match.table, state, seat, leaves)
    every = yield from thinking(match.table, state, seat, words)
    yield None
    found = yield from wish(every, Keeping(leaves, state, seat))
    yield None
    if counsel and len(found):
        seen = resample(match.table, state, seat, f"what is advised at {state.ply}")
        found = counselled(match.table, seen, seat, found)
        yield None
    if once:
        found = found.each_word_once()
        yield None
    best = [advised(match.table, one, rack, estimate) for one in found.best(wanted, HOPED)]
    return {"plays": in_order(request, best), "count": len(found)}


def leaves_for(room: Room, match: Match) -> Leaves | None:
    """What kept tiles are worth in this game, where anybody has trained that."""
    id = match.table.variant.leaves
    found = room.books.wanted(id) if id else None
    return found if isinstance(found, Leaves) else None


def advised(table: Table, found: Found, rack: Faces, estimate: Estimate) -> dict[str, Any]:
    """A play, what it leaves on the rack, and what it is worth with that."""
    leave = without(rack, (tile.face for tile in found.play.laid))
    return {**shown(table, found), "leave": list(leave), "estimate": estimate(found)}


def bot(room: Room, request: Request) -> Thinking[Reply]:
    """What a bot would do in this seat: at the level asked for, or that of the seat."""
    match, seat, words = asked(room, request)
    make = wire.flag(request, "make")
    told = request.get("for")
    if told is not None:
        told = wire.seat_of(told, "for", len(match.names))
    table, state = match.table, match.state
    level = request.get("level", state.players[seat].bot or DEFAULT)
    if not isinstance(level, str) or ("level" in request and not settings_of(level)):
        raise wire.bad("level", told_wrong())
    if state.ending:
        raise Refusal("game-over")
    if seat != state.turn:
        raise Refusal("not-your-turn", turn=state.turn)
    took = _time_taken(state, seat, request)
    lore = lore_of(table.variant, level, room.books.wanted)
    seen = resample(table, state, seat, f"what a bot sees at {state.ply}")
    move = {**(yield from thought(level, table, seen, seat, words, lore)), **took}
    # A move that is made here is told to nobody who may not know of it.
    return room.made(match, seat, move, told) if make else {"move": move}


def asked(room: Room, request: Request) -> tuple[Match, int, Lexicon]:
    """The game on the table, the seat it is asked for, and the game's words."""
    match = room.current()
    seat = wire.seat_of(request.get("seat"), "seat", len(match.names))
    return match, seat, room.books.words(match.table.rules.lexicon)


def _time_taken(state: State, seat: int, request: Request) -> dict[str, int]:
    """The time that whoever asks wants counted; a bot never loses by it."""
    if "spent_ms" not in request:
        return {}
    spent = wire.whole(request["spent_ms"], "spent_ms", low=0, high=LONGEST_TURN_MS)
    left = left_of(state)
    return {"spent_ms": min(spent, max(0, left[seat] - 1)) if left else spent}
