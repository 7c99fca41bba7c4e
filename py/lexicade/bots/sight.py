"""What a seat has before its eyes, from which a bot draws its lots."""

from __future__ import annotations

from lexicade.core.notation import board_rows
from lexicade.core.rng import dice
from lexicade.core.rules import Table
from lexicade.core.state import State


def in_sight(table: Table, state: State, seat: int) -> str:
    """A seed that this seat may know."""
    board = "/".join(board_rows(table.rules.grid, state.board))
    return f"{state.ply} {board} {' '.join(state.players[seat].rack)}"


def lot(table: Table, state: State, seat: int, purpose: str) -> float:
    """From 0 to below 1, the same whenever the seat sees the same."""
    return dice(in_sight(table, state, seat), purpose)()
