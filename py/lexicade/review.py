"""A turn that was made, looked at again: what its player saw then, and what could have been played.

Nothing is known here that was not known to that seat at that moment. The match is replayed to the
turn, and before anything is looked for, what the seat could not see is drawn anew.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lexicade.advice import asked, leaves_for, plays
from lexicade.core import wire
from lexicade.core.game import apply, resample
from lexicade.core.match import Match
from lexicade.core.state import Refusal, State
from lexicade.core.view import log, view
from lexicade.leaves import Leaves
from lexicade.lexicon import Lexicon
from lexicade.reading import Request
from lexicade.thinking import Thinking
from lexicade.thoughts import Room

MOST_TURNS = 100_000

Reply = dict[str, Any]


def review(room: Room, request: Request) -> Thinking[Reply]:
    """That turn of a seat, with the plays it could have made."""
    match, seat, words = asked(room, request)
    return (yield from reviewed(match, seat, words, request, leaves_for(room, match)))


def reviewed(
    match: Match, seat: int, words: Lexicon, request: Request, leaves: Leaves | None = None
) -> Thinking[Reply]:
    ply = wire.whole(request.get("ply"), "ply", low=1, high=MOST_TURNS)
    before = state_before(match, seat, ply)
    seen = resample(match.table, before, seat, f"what was seen at {ply}")
    made = made_by(match, seat, ply)
    found = yield from plays(replace(match, state=seen), seat, words, request, leaves)
    best = found["plays"][0]["score"] if found["plays"] else 0
    missed = None if best is None else max(0, best - made["gained"])
    return {"ply": ply, "view": view(match.table, before, seat), **made, "missed": missed, **found}


def state_before(match: Match, seat: int, ply: int) -> State:
    """As the seat found it when it made this move; after whatever it hid in the same turn."""
    state, found = match.start, None
    for move in match.moves:
        if state.ply + 1 == ply and state.turn == seat:
            found = state
        elif state.ply >= ply:
            break
        state = apply(match.table, state, state.turn, move)
    if found is None:
        raise Refusal("no-such-turn", ply=ply)
    return found


def made_by(match: Match, seat: int, ply: int) -> Reply:
    """The line of the log, and what was left of its points once the next had their say."""
    lines = log(match.state, seat)
    at = max(at for at, line in enumerate(lines) if (line["ply"], line["seat"]) == (ply, seat))
    gained = lines[at]["score"]
    for line in lines[at + 1 :]:
        if line["kind"] == "withdraw" and line["seat"] == seat:
            gained += line["score"]
        elif line["seat"] == seat:
            break
    return {"made": lines[at], "gained": gained}
