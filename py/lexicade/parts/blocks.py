"""Blocks: tiles without a letter that shut a cell for good and end every word beside them.

They lie in the open. A block goes beside a letter of the same turn; a turn of blocks alone may put
them beside any letter.
"""

from __future__ import annotations

from typing import Any

from lexicade.core.play import Play
from lexicade.core.rules import Done, Marks, Table, Twist
from lexicade.core.state import Refusal, State
from lexicade.core.wire import bad, sequence

KEY = "blocks"


def blocked_cells(table: Table, state: State) -> frozenset[int]:
    names = state.extra.get(KEY, ())
    return frozenset(cell for name in names if (cell := table.rules.grid.named(name)) is not None)


def no_more_blocks_than_allowed(table: Table, state: State, play: Play) -> Refusal | None:
    most = table.rules.blocks
    return None if len(play.blocks) <= most else Refusal("too-many-blocks", most=most)


def blocks_lie_beside_letters(table: Table, state: State, play: Play) -> Refusal | None:
    grid = table.rules.grid
    letters = set(play.cells) or set(state.board)
    loose = [cell for cell in play.blocks if letters.isdisjoint(grid.neighbours(cell))]
    if not loose:
        return None
    code = "block-not-beside-new" if play.laid else "block-not-beside"
    return Refusal(code, cells=[grid.name(cell) for cell in loose])


def without_blocks(state: State, names: list[str]) -> State:
    """Those cells open again."""
    return state.with_extra(KEY, [name for name in state.extra[KEY] if name not in names])


def _setup(table: Table, state: State) -> State:
    return state.with_extra(KEY, [])


def _after_play(table: Table, before: State, seat: int, play: Play, done: Done) -> Done:
    if not play.blocks:
        return done
    names = [table.rules.grid.name(cell) for cell in play.blocks]
    state = done.state.with_extra(KEY, [*done.state.extra[KEY], *names])
    return Done(state, done.turn, done.ends_turn)


def _marks(table: Table, state: State, seat: int | None) -> Marks:
    return [(cell, "block") for cell in sorted(blocked_cells(table, state))]


def _read(table: Table, memory: Any) -> Any:
    """The shut cells, by name, each once."""
    where, grid = f"extra.{KEY}", table.rules.grid
    names = sequence(memory, where, longest=grid.size)
    cells = [grid.named(name) if isinstance(name, str) else None for name in names]
    if None in cells or len(set(cells)) < len(cells):
        raise bad(where, "must be cells of the board, each once")
    return [grid.name(cell) for cell in cells if cell is not None]


BLOCKS = Twist(KEY, setup=_setup, after_play=_after_play, marks=_marks, read=_read)
