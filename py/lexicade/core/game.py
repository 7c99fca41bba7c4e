"""One turn after another, as pure functions: begin, apply, preview, resample.

A move is checked and performed by its action; then come the twists, the endings and the settling
of scores, in that order, and the turn passes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from lexicade.core.rng import shuffled
from lexicade.core.rules import Action, Table
from lexicade.core.state import Ending, Move, Player, Refusal, State, Turn
from lexicade.core.wire import bad, sequence, whole

LONGEST_TURN_MS = 10**12
HIGHEST_SCORE = 1_000_000


def begin(
    table: Table,
    names: Sequence[str],
    seed: str,
    first: int | str = 0,
    bots: Sequence[str | None] = (),
) -> State:
    """The table laid: tiles mixed and dealt, every twist set up. `first` is a seat or "lot"."""
    seats = zip_longest(names, bots)
    state = State(players=tuple(Player(name, bot=bot) for name, bot in seats), seed=seed)
    turn = shuffled(range(len(names)), seed, "first")[0] if first == "lot" else int(first)
    state = table.rules.deal(table, replace(state, turn=turn))
    for twist in table.rules.twists:
        state = twist.setup(table, state)
    return state


def action_for(table: Table, state: State, seat: int, move: Move) -> Action:
    if state.ending:
        raise Refusal("game-over")
    if seat != state.turn:
        raise Refusal("not-your-turn", turn=state.turn)
    kind = move.get("kind")
    if not isinstance(kind, str):
        raise bad("move.kind", "must be text")
    action = table.rules.actions.get(kind)
    if action is None:
        raise Refusal("unknown-move", name=kind[:80])
    return action


def read_move(table: Table, state: State, seat: int, move: Move) -> Move:
    """The move in its one canonical form, as the journal keeps it."""
    action = action_for(table, state, seat, move)
    canonical = {"kind": move["kind"], **action.read(table, state, seat, move)}
    if "spent_ms" in move:
        canonical["spent_ms"] = whole(
            move["spent_ms"], "move.spent_ms", low=0, high=LONGEST_TURN_MS
        )
    for told in ("drew", "score"):
        if told in move:
            if not table.rules.records:
                raise bad(f"move.{told}", "only a game read from a record says this")
            canonical[told] = _TOLD[told](move)
    return canonical


def _drew(move: Move) -> list[str]:
    faces = sequence(move["drew"], "move.drew", longest=200)
    if not all(isinstance(face, str) for face in faces):
        raise bad("move.drew", "must be a list of tiles")
    return list(faces)


def _score(move: Move) -> int:
    return whole(move["score"], "move.score", low=-HIGHEST_SCORE, high=HIGHEST_SCORE)


_TOLD: dict[str, Callable[[Move], Any]] = {"drew": _drew, "score": _score}


def before_move(table: Table, state: State, seat: int, move: Move) -> State:
    """The state as an action finds it: every twist has been told of the move."""
    for twist in table.rules.twists:
        state = twist.before_move(table, state, seat, move)
    return state


def apply(table: Table, state: State, seat: int, move: Move) -> State:
    """The state after a canonical move. Raises Refusal and leaves everything as it was."""
    action = action_for(table, state, seat, move)
    refusal = action.refused(table, state, seat)
    if refusal:
        raise refusal
    done = action.perform(table, before_move(table, state, seat, move), seat, move)
    # A secret move within a turn is not counted, or the others could tell that there was one.
    secret = done.turn.private_to is not None and not done.ends_turn
    ply = state.ply if secret else state.ply + 1
    # Twists may have written lines of their own; the move's line comes after them.
    state = replace(done.state, ply=ply, turns=(*done.state.turns, done.turn))
    return handed_on(table, state, seat) if done.ends_turn else state


def handed_on(table: Table, state: State, seat: int) -> State:
    """The turn is over. A next seat that can do nothing has passed before anybody asks it."""
    for twist in table.rules.twists:
        state = twist.after_turn(table, state, seat)
    over = ended(table, state)
    if over:
        return over
    state = replace(state, turn=state.next_seat())
    if not table.rules.idle(table, state):
        return state
    total = state.players[state.turn].score
    passed = Turn(state.ply, state.turn, "pass", 0, total, {"idle": True})
    return handed_on(table, replace(state, turns=(*state.turns, passed)), state.turn)


def ended(table: Table, state: State) -> State | None:
    """The settled state if any ending holds, else None."""
    for ending_of in table.rules.endings:
        ending = ending_of(table, state)
        if ending:
            return settled(table, state, ending)
    return None


def settled(table: Table, state: State, ending: Ending) -> State:
    points = table.rules.settle(table, state, ending)
    for seat, gain in enumerate(points):
        state = state.with_player(seat, score=state.players[seat].score + gain)
    winners = ending.winners
    if not winners:
        in_play = state.seats_in_play()
        best = max(state.players[seat].score for seat in in_play)
        winners = tuple(seat for seat in in_play if state.players[seat].score == best)
    return replace(state, ending=replace(ending, settlement=points, winners=winners))


def resample(table: Table, state: State, seat: int | None, seed: str) -> State:
    """A state that looks the same to this seat (None: an onlooker); the unknown is drawn anew."""
    hidden = list(state.bag)
    others = [other for other in range(len(state.players)) if other != seat]
    closed = [] if table.rules.open_racks or state.ending else others
    for other in closed:
        hidden += state.players[other].rack
    # In an order of their own, or the draw would tell of the true one.
    tiles = shuffled(sorted(hidden), seed, f"resample {seat}")
    for other in closed:
        size = len(state.players[other].rack)
        state, tiles = state.with_player(other, rack=tiles[:size]), tiles[size:]
    state = replace(state.seen_by(seat), bag=tiles, seed=f"{seed} resampled")
    for twist in table.rules.twists:
        state = twist.resample(table, state, seat, seed)
    return state


def problem_with(table: Table, state: State, seat: int, move: Move) -> Refusal | None:
    """Why a move would be refused, found by trying it on a copy that is thrown away."""
    try:
        apply(table, state, seat, read_move(table, state, seat, move))
    except Refusal as refusal:
        if refusal.code in ("bad-request", "unknown-move"):
            raise
        return refusal
    return None


def problem_shown(refusal: Refusal) -> dict[str, Any]:
    return {"code": refusal.code, "detail": refusal.detail}
