"""A toy game: Classic with a rule that remembers. It exists to pull at every hook a twist has.

Seat 0 knows a secret cell. Every vowel laid is counted and worth a point; whoever thinks longer
than a minute is refused; the third vowel of one player ends the game; a player may `peek`, which
is told to that seat alone and does not end the turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from lexicade.bridge import Bridge
from lexicade.core import wire
from lexicade.core.play import Play
from lexicade.core.rng import shuffled
from lexicade.core.rules import Action, Done, Marks, Rules, Table, Twist, Variant
from lexicade.core.state import Ending, Move, Refusal, State, Turn
from lexicade.parts.turns import read_nothing
from lexicade.variants import classic
from tests.engine.story import Door, listed

KEY = "vowels"
LONGEST_MS = 60_000


def _setup(table: Table, state: State) -> State:
    cells = range(table.rules.grid.size)
    secret = shuffled(cells, state.seed, KEY)[0]
    memory = {"secret": secret, "laid": [0] * len(state.players), "moves": 0, "turns": 0}
    return state.with_extra(KEY, memory)


def _changed(state: State, **changes: Any) -> State:
    return state.with_extra(KEY, {**state.extra[KEY], **changes})


def _before_move(table: Table, state: State, seat: int, move: Move) -> State:
    if move.get("spent_ms", 0) > LONGEST_MS:
        raise Refusal("too-slow")
    return _changed(state, moves=state.extra[KEY]["moves"] + 1)


def _after_play(table: Table, before: State, seat: int, play: Play, done: Done) -> Done:
    found = sum(tile.letter in "AEIOU" for tile in play.laid if tile.letter)
    counts = list(before.extra[KEY]["laid"])
    counts[seat] += found
    total = done.turn.total + found
    turn = replace(
        done.turn,
        score=done.turn.score + found,
        total=total,
        detail={**done.turn.detail, "vowels": found},
    )
    return replace(
        done, state=_changed(done.state, laid=counts).with_player(seat, score=total), turn=turn
    )


def _after_turn(table: Table, state: State, seat: int) -> State:
    return _changed(state, turns=state.extra[KEY]["turns"] + 1)


def _view(table: Table, state: State, seat: int | None) -> Any:
    memory = state.extra[KEY]
    return {key: memory[key] for key in ("laid", "moves", "turns")}


def _marks(table: Table, state: State, seat: int | None) -> Marks:
    return [(state.extra[KEY]["secret"], "secret")] if seat == 0 else []


def _resample(table: Table, state: State, seat: int | None, seed: str) -> State:
    if seat == 0:
        return state
    return _changed(state, secret=shuffled(range(table.rules.grid.size), seed, KEY)[0])


def _read(table: Table, memory: Any) -> Any:
    told = wire.mapping(memory, f"extra.{KEY}")
    for key in ("secret", "moves", "turns"):
        wire.whole(told.get(key), f"extra.{KEY}.{key}", low=0, high=10_000)
    laid = wire.sequence(told.get("laid"), f"extra.{KEY}.laid", longest=4)
    for count in laid:
        wire.whole(count, f"extra.{KEY}.laid", low=0, high=100)
    return {**told, "laid": list(laid)}


VOWELS = Twist(
    KEY, _setup, _before_move, _after_play, _after_turn, _view, _marks, _resample, read=_read
)


def _peek(table: Table, state: State, seat: int, move: Move) -> Done:
    cell = table.rules.grid.name(state.extra[KEY]["secret"])
    total = state.players[seat].score
    turn = Turn(state.ply + 1, seat, "peek", 0, total, {"cell": cell}, private_to=seat)
    return Done(state, turn, ends_turn=False)


def third_vowel(table: Table, state: State) -> Ending | None:
    counts = state.extra[KEY]["laid"]
    return Ending("vowels", seat=state.turn) if max(counts) >= 3 else None


def rules(options: Mapping[str, Any]) -> Rules:
    plain = classic.rules(options)
    return replace(
        plain,
        twists=(VOWELS,),
        actions={**plain.actions, "peek": Action("nothing", read_nothing, _peek)},
        endings=(third_vowel, *plain.endings),
    )


GAME: Variant = replace(classic.GAME, id="toy", name="Toy", rules=rules, formats=())


def toy_door(game: Variant = GAME) -> Door:
    """A door with the toy on its shelf."""
    door = Door()
    door.bridge = Bridge()
    door.bridge._shelf["toy"] = game
    door.bridge.books.lists["enable"] = listed("enable")
    return door
