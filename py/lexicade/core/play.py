"""A play and the words it forms: pure geometry, before any rule has its say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lexicade.core.grid import Grid
from lexicade.core.state import Placed
from lexicade.core.tiles import BLANK


@dataclass(frozen=True)
class Laid:
    """A tile laid this turn."""

    cell: int
    face: str
    letter: str | None  # what it reads as; None for a blank that stays undeclared


@dataclass(frozen=True)
class Word:
    """A run of two or more letters with at least one new tile in it."""

    cells: tuple[int, ...]
    letters: tuple[str | None, ...]

    @property
    def text(self) -> str:
        return "".join(letter or BLANK for letter in self.letters)


@dataclass(frozen=True)
class Play:
    laid: tuple[Laid, ...]  # in board order
    across: bool
    in_line: bool
    gaps: tuple[int, ...]  # empty cells between the first and the last new tile
    words: tuple[Word, ...]  # the main word first, where there is one
    blocks: tuple[int, ...] = ()  # cells it shuts for good

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(tile.cell for tile in self.laid)


def formed(
    grid: Grid, board: Mapping[int, Placed], laid: tuple[Laid, ...], blocks: tuple[int, ...] = ()
) -> Play:
    """The play these tiles make. Cells must be empty and different; nothing else is assumed."""
    if not laid:
        return Play((), across=True, in_line=True, gaps=(), words=(), blocks=blocks)
    laid = tuple(sorted(laid, key=lambda tile: tile.cell))
    letters = {cell: tile.letter for cell, tile in board.items()}
    letters.update({tile.cell: tile.letter for tile in laid})
    rows = {tile.cell // grid.width for tile in laid}
    columns = {tile.cell % grid.width for tile in laid}
    if len(rows) > 1 and len(columns) > 1:
        return Play(laid, across=True, in_line=False, gaps=(), words=(), blocks=blocks)

    if len(laid) == 1:
        # A lone tile lies in both lines; its longer word is the main one.
        runs = [_run(grid, letters, laid[0].cell, step) for step in (1, grid.width)]
        across = len(runs[0]) >= len(runs[1])
    else:
        across = len(rows) == 1
    step = 1 if across else grid.width
    span = range(laid[0].cell, laid[-1].cell + 1, step)
    gaps = tuple(cell for cell in span if cell not in letters)
    words = [_run(grid, letters, laid[0].cell, step)]
    cross = grid.width if across else 1
    words += [_run(grid, letters, tile.cell, cross) for tile in laid]
    return Play(
        laid,
        across=across,
        in_line=True,
        gaps=gaps,
        words=tuple(
            Word(run, tuple(letters[cell] for cell in run)) for run in words if len(run) > 1
        ),
        blocks=blocks,
    )


def word_through(grid: Grid, letters: Mapping[int, str | None], cell: int, step: int) -> Word:
    """The word through a cell, across (step 1) or down (step width): one letter if alone."""
    run = _run(grid, letters, cell, step)
    return Word(run, tuple(letters[cell] for cell in run))


def _run(grid: Grid, letters: Mapping[int, str | None], cell: int, step: int) -> tuple[int, ...]:
    """The unbroken line of letters through a cell, across (step 1) or down (step width)."""
    if step == 1:
        row_start = cell - cell % grid.width
        first_end, last_end = row_start, row_start + grid.width - 1
    else:
        first_end, last_end = cell % grid.width, grid.size - grid.width + cell % grid.width
    first = last = cell
    while first > first_end and first - step in letters:
        first -= step
    while last < last_end and last + step in letters:
        last += step
    return tuple(range(first, last + 1, step))
