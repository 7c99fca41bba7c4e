"""Bombs under the board: they multiply what lies near them, and a word that hits one earns nothing.

Where they lie is secret from every seat until they are hit or the game is over; the numbers are
secret until a cell is open. What is open follows from the letters on the board (`minefield.py`), so
the bombs themselves are all there is to remember.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from lexicade.core.grid import Grid, Premium
from lexicade.core.play import Play
from lexicade.core.rng import shuffled
from lexicade.core.rules import Done, Marks, Table, Tally, Twist
from lexicade.core.state import State
from lexicade.core.wire import bad, sequence
from lexicade.parts.layouts import another_layout
from lexicade.parts.minefield import Field, field_of
from lexicade.parts.scoring import word_score

KEY = "bombs"
BY_NEAR_BOMBS = (Premium(), Premium(letter=2), Premium(letter=3), Premium(word=2), Premium(word=3))

Scoring = Callable[[Table, State, Play], Tally]


def hidden_bombs(*, count: int) -> Twist:
    def setup(table: Table, state: State) -> State:
        cells = shuffled(range(table.rules.grid.size), state.seed, KEY)[:count]
        return _with_bombs(table, state, cells)

    return Twist(
        KEY,
        setup=setup,
        after_play=_tell_what_happened,
        marks=_marks,
        resample=_resample,
        suppose=lambda table, state: _with_bombs(table, state, ()),
        read=_read,
    )


def field(table: Table, state: State) -> Field:
    grid = table.rules.grid
    return field_of(grid, _cells(grid, state.extra.get(KEY, ())), frozenset(state.board))


@lru_cache(maxsize=64)
def _cells(grid: Grid, names: tuple[str, ...]) -> frozenset[int]:
    """Kept for a while: whoever looks for plays asks for the same ones very often."""
    return frozenset(grid.named(name) or 0 for name in names)


def premium_near_bombs(table: Table, state: State, cell: int) -> Premium:
    return BY_NEAR_BOMBS[min(field(table, state).near[cell], len(BY_NEAR_BOMBS) - 1)]


def bombed_words(*, voids_turn: bool) -> Scoring:
    """A word with a bomb under one of its new tiles is worth nothing, or else the whole turn.

    The bonus is for the main word, in which every new tile lies: any bomb takes it away.
    """

    def score(table: Table, state: State, play: Play) -> Tally:
        return _tally(table, state, play, field(table, state).bombs, 0, voids_turn)

    return score


def bombs_unknown(*, voids_turn: bool) -> Scoring:
    """The same as anybody can tell beforehand: a shut cell leaves its words open."""

    def forecast(table: Table, state: State, play: Play) -> Tally:
        shut = frozenset(play.cells) - field(table, state).open
        return _tally(table, state, play, shut, None, voids_turn)

    return forecast


def _tally(
    table: Table,
    state: State,
    play: Play,
    spoilt: frozenset[int],
    points: int | None,
    voids_turn: bool,
) -> Tally:
    """The words' points, but `points` for those that the spoilt cells reach."""
    faces = {tile.cell: tile.face for tile in play.laid}
    under = spoilt.intersection(faces)
    words = tuple(
        (
            word.text,
            points
            if under and (voids_turn or under.intersection(word.cells))
            else word_score(table, state, faces, word),
        )
        for word in play.words
    )
    full = len(play.laid) == table.rules.rack_size
    return Tally(words, bonus=table.rules.bonus if full and not under else 0)


def _with_bombs(table: Table, state: State, cells: Any) -> State:
    return state.with_extra(KEY, tuple(table.rules.grid.name(cell) for cell in sorted(cells)))


def _tell_what_happened(table: Table, before: State, seat: int, play: Play, done: Done) -> Done:
    was, now = field(table, before), field(table, done.state)
    hit = [table.rules.grid.name(cell) for cell in play.cells if cell in was.bombs]
    detail = {**done.turn.detail, "hit": hit, "opened": len(now.open) - len(was.open)}
    return replace(done, turn=replace(done.turn, detail=detail))


def _marks(table: Table, state: State, seat: int | None) -> Marks:
    """Numbers of open cells and bombs that were hit; every bomb once the game is over."""
    known = field(table, state)
    bombs = known.bombs if state.ending else known.bombs.intersection(state.board)
    numbers = {cell: f"near-{known.near[cell]}" for cell in known.open}
    return sorted({**numbers, **dict.fromkeys(bombs, "bomb")}.items())


def _resample(table: Table, state: State, seat: int | None, seed: str) -> State:
    if state.ending:
        return state
    return _with_bombs(
        table, state, another_layout(table.rules.grid, field(table, state), state.board, seed)
    )


def _read(table: Table, memory: Any) -> Any:
    """The cells of the bombs, by name, each once."""
    grid, where = table.rules.grid, f"extra.{KEY}"
    names = sequence(memory, where, longest=grid.size)
    cells = [grid.named(name) if isinstance(name, str) else None for name in names]
    found = {cell for cell in cells if cell is not None}
    if None in cells or len(found) < len(cells):
        raise bad(where, "must be cells of the board, each once")
    return tuple(grid.name(cell) for cell in sorted(found))
