"""A play taken back from the board: its tiles to the rack, its points off the score."""

from __future__ import annotations

from dataclasses import replace

from lexicade.core.rules import Table
from lexicade.core.state import State, Turn
from lexicade.core.tiles import BLOCK


def tiles_of(turn: Turn) -> tuple[str, ...]:
    """The faces that a line of the log laid, blocks among them."""
    faces = [face for _, face, *_ in turn.detail.get("tiles", ())]
    return (*faces, *[BLOCK] * len(turn.detail.get("blocks", ())))


def withdrawn(table: Table, state: State, turn: Turn) -> tuple[State, Turn]:
    """The state without that play, and the line that tells of it."""
    cells = {table.rules.grid.named(name) for name, *_ in turn.detail.get("tiles", ())}
    player = state.players[turn.seat]
    total = player.score - turn.score
    board = {cell: tile for cell, tile in state.board.items() if cell not in cells}
    after = replace(state, board=board).with_player(
        turn.seat, rack=player.rack + tiles_of(turn), score=total
    )
    return after, Turn(state.ply + 1, turn.seat, "withdraw", -turn.score, total)
