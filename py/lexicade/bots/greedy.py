"""A player who takes the most points there are to be had now, and thinks of nothing else.

Where a hidden cell decides what a word earns, it counts on the plain values of the tiles. Equal
plays are chosen among by lot, from what everybody can see, so the same table is answered alike.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from lexicade.core.game import problem_with
from lexicade.core.notation import board_rows
from lexicade.core.rng import shuffled
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.core.tiles import BLANK
from lexicade.core.view import actions
from lexicade.lexicon import Lexicon
from lexicade.movegen import HOPED, thinking
from lexicade.oracle import shown

HOPELESS = 6  # points: with less than this in sight, new tiles are worth a turn
KEPT = 3  # of the commonest letters, when the others go back
LAST_RESORTS = ("stop", "resign")


def choosing(
    table: Table, state: State, seat: int, lexicon: Lexicon
) -> Generator[None, None, dict[str, Any]]:
    offered = actions(table, state, seat)
    play, points = None, 0
    if "play" in offered:
        plays = yield from thinking(table, state, seat, lexicon)
        if len(plays):
            points, equal = plays.top(HOPED)
            lot = shuffled(range(len(equal)), in_sight(table, state, seat), "equal plays")
            tiles = shown(table, plays.written(equal[lot[0]]))["tiles"]
            play = {"kind": "play", "tiles": tiles}
    if play and (points >= HOPELESS or swapped_last(state, seat)):
        return play
    for move in others(table, state, seat, offered, keeping=KEPT if play else 0):
        # A play, poor as it is, beats everything but a swap.
        if play and move["kind"] != "swap":
            return play
        if problem_with(table, state, seat, move) is None:
            return move
    return play or {"kind": "pass"}


def others(
    table: Table, state: State, seat: int, offered: dict[str, str], keeping: int
) -> Iterator[dict[str, Any]]:
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


def swapped_last(state: State, seat: int) -> bool:
    """Swapping turn after turn would end the game."""
    own = [turn.kind for turn in state.turns if turn.seat == seat]
    return own[-1:] == ["swap"]


def in_sight(table: Table, state: State, seat: int) -> str:
    """A seed that this seat may know."""
    board = "/".join(board_rows(table.rules.grid, state.board))
    return f"{state.ply} {board} {' '.join(state.players[seat].rack)}"
