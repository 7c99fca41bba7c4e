"""A field with hidden bombs, as in Minesweeper: what lies near a cell, what stepping on one opens.

Nothing but the bombs and the cells stepped on decides what is open, so neither needs a memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from lexicade.core.grid import Grid


class Field(NamedTuple):
    bombs: frozenset[int]
    near: tuple[int, ...]  # for every cell, how many of its neighbours are bombs
    open: frozenset[int]  # cells whose number everybody knows; never a bomb


@lru_cache(maxsize=64)
def field_of(grid: Grid, bombs: frozenset[int], stepped: frozenset[int]) -> Field:
    """Kept for a while: a preview asks for the same field at every tile that is laid."""
    near = [0] * grid.size
    for bomb in bombs:
        for cell in around(grid, bomb):
            near[cell] += 1
    return Field(bombs, tuple(near), _opened(grid, bombs, near, stepped))


def _opened(
    grid: Grid, bombs: frozenset[int], near: list[int], stepped: Iterable[int]
) -> frozenset[int]:
    """Each step opens its cell; a cell with no bomb near opens all around it, and so on.

    A bomb that was hit opens nothing.
    """
    waiting = [cell for cell in stepped if cell not in bombs]
    found = set(waiting)
    while waiting:
        cell = waiting.pop()
        if near[cell]:
            continue
        fresh = [next_to for next_to in around(grid, cell) if next_to not in found]
        found.update(fresh)
        waiting += fresh
    return frozenset(found)


def around(grid: Grid, cell: int) -> list[int]:
    """The up to eight cells that share an edge or a corner with this one."""
    row, column = divmod(cell, grid.width)
    return [
        r * grid.width + c
        for r in range(max(0, row - 1), min(grid.height, row + 2))
        for c in range(max(0, column - 1), min(grid.width, column + 2))
        if (r, c) != (row, column)
    ]
