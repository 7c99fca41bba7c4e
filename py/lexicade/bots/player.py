"""A player with its settings: answers what is asked, places a device, then plays, swaps or passes.

Which of these a game has, its actions say. Everything else is read from what the seat may see.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from lexicade.bots import bluffing, placing
from lexicade.bots.lore import Lore
from lexicade.bots.picking import Seat, looked_for, picked
from lexicade.bots.sight import lot
from lexicade.bots.thinking import Bell, Move
from lexicade.bots.traits import TRAITS, Traits
from lexicade.core.game import problem_with
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.core.tiles import BLANK
from lexicade.core.view import view
from lexicade.levels import Settings
from lexicade.lexicon import Lexicon
from lexicade.movegen import HOPED
from lexicade.parts.challenge import is_good
from lexicade.thinking import Thinking

HOPELESS = 6  # points: with less than this in sight, new tiles are worth a turn
KEPT = 3  # of the commonest letters, when the others go back
PATIENCE = 3  # turns without a play, after which no swap will help: the board is full
LAST_RESORTS = ("stop", "resign")


def choosing(
    table: Table, state: State, seat: int, lexicon: Lexicon, settings: Settings, lore: Lore
) -> Thinking[Move]:
    traits = TRAITS[settings.strategy]
    seen = view(table, state, seat)
    answer = answered(table, state, seat, traits, seen)
    if answer:
        return answer
    me = Seat(table, state, seat, lexicon, traits, lore, seen, Bell())
    idle = idle_turns(state, seat)
    offered = {
        kind: wants for kind, wants in seen["actions"].items() if idle < PATIENCE or kind != "swap"
    }
    play, points = None, 0
    if "play" in offered:
        plays = yield from looked_for(me, me.words)
        if len(plays):
            points = max(plays.points(HOPED))
            play = yield from picked(me, plays, "swap" in offered)
            if me.lore.everyday and problem_with(table, state, seat, play):
                # Everyday words that this game's list has not: then any of the list will do.
                return (yield from choosing(table, state, seat, lexicon, settings, Lore()))
            if play["kind"] != "play":
                return play
        if play and not table.rules.spelling:
            play = bluffing.bluffed(table, state, seat, traits, play)
    device = placing.device(table, state, seat, traits, seen, play)
    if device:
        return device
    if play and (points >= HOPELESS or idle or traits.saves):
        return play
    for move in others(table, state, seat, offered, keeping=KEPT if play else 0):
        # A play, poor as it is, beats everything but a swap.
        if play and move["kind"] != "swap":
            return play
        if problem_with(table, state, seat, move) is None:
            return move
    return play or {"kind": "pass"}


def answered(
    table: Table, state: State, seat: int, traits: Traits, seen: dict[str, Any]
) -> Move | None:
    """What it says to the play before: it doubts only what is in no list."""
    if "challenge" not in seen["actions"]:
        return None
    doubtful = not all(is_good(table, word) for word in seen["challenge"]["words"])
    if doubtful and lot(table, state, seat, "challenge") < traits.challenges:
        return {"kind": "challenge"}
    return {"kind": "accept"} if "accept" in seen["actions"] else None


def others(
    table: Table, state: State, seat: int, offered: dict[str, str], keeping: int
) -> Iterator[Move]:
    """What to do instead of a play, best first."""
    if "swap" in offered:
        tiles = unwanted(table, state, seat, keeping)
        if tiles:
            yield {"kind": "swap", "tiles": tiles}
    simple = [kind for kind, wants in offered.items() if wants == "nothing"]
    for kind in sorted(simple, key=lambda kind: (kind in LAST_RESORTS, kind != "pass")):
        yield {"kind": kind}


def unwanted(table: Table, state: State, seat: int, keeping: int) -> list[str]:
    """The tiles to swap: never a blank, nor one each of the commonest letters where some stay."""
    rack = [face for face in state.players[seat].rack if face != BLANK]
    common = sorted(set(rack), key=lambda face: (-table.rules.tiles.get(face, 0), face))
    for face in common[:keeping]:
        rack.remove(face)
    return sorted(rack)[: len(state.bag)]


def idle_turns(state: State, seat: int) -> int:
    """How many turns this seat has only swapped or passed, up to now."""
    turns = [turn for turn in reversed(state.turns) if turn.seat == seat]
    without_play = takewhile(lambda turn: turn.kind != "play", turns)
    return sum(turn.kind in ("swap", "pass") for turn in without_play)
