"""Two players on their way, each from a corner of its own to the one across, over words it formed.

A word counts for whoever formed it, however its tiles came there, and only neighbours within one
such word are a step. Everything about it is public.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, NamedTuple

from lexicade.core.grid import Grid
from lexicade.core.play import Play, word_through
from lexicade.core.rules import Done, Marks, Table, Twist
from lexicade.core.state import Ending, Refusal, State
from lexicade.core.wire import bad, mapping, sequence
from lexicade.parts.checks import touches_old_tile

KEY = "road"

Words = tuple[tuple[str, ...], ...]  # each by the names of its cells


class Road(NamedTuple):
    start: int
    goal: int


@dataclass(frozen=True, eq=False, repr=False)
class Roads:
    """By seat where it starts and where it wants to arrive, and the rules that follow."""

    by_seat: tuple[Road, Road]

    @classmethod
    def between_corners(cls, grid: Grid, *, crossing: bool) -> Roads:
        """Towards each other along one diagonal, or from neighbouring corners across."""
        last = grid.size - 1
        if crossing:
            return cls((Road(0, last), Road(grid.width - 1, grid.size - grid.width)))
        return cls((Road(0, last), Road(last, 0)))

    @property
    def starts(self) -> frozenset[int]:
        return frozenset(road.start for road in self.by_seat)

    def unopened_starts(self, table: Table, state: State) -> Collection[int]:
        return {road.start for seat, road in enumerate(self.by_seat) if not _words(state)[seat]}

    def begins_at_own_start_or_touches(
        self, table: Table, state: State, play: Play
    ) -> Refusal | None:
        """The first word of each seat covers its start; where a tile lies there, it contains it."""
        if _words(state)[state.turn]:
            return touches_old_tile(table, state, play)
        start = self.by_seat[state.turn].start
        if not any(start in cells for cells in (play.cells, *(word.cells for word in play.words))):
            return Refusal("not-on-own-start", cell=table.rules.grid.name(start))
        return None if play.words else Refusal("too-short")

    def anchors(self, table: Table, state: State) -> Collection[int]:
        start = self.by_seat[state.turn].start
        if not _words(state)[state.turn] and start not in state.board:
            return [start]
        near = table.rules.grid.neighbours
        return {cell for old in state.board for cell in near(old) if cell not in state.board}

    def came_through_ahead(self, table: Table, state: State) -> Ending | None:
        """Whoever just moved has arrived, and has more points than the other."""
        seat = state.turn
        scores = [player.score for player in state.players]
        if scores[seat] <= scores[1 - seat] or not self._shown(table, state, seat)["done"]:
            return None
        return Ending("road", seat=seat, winners=(seat,))

    def twist(self) -> Twist:
        return Twist(
            KEY,
            setup=lambda table, state: state.with_extra(KEY, {"words": ((), ())}),
            after_play=_note_words,
            view=lambda table, state, seat: [
                self._shown(table, state, whose) for whose, _ in enumerate(self.by_seat)
            ],
            marks=self._marks,
            suppose=self._begun_as_it_seems,
            read=_read,
        )

    def _begun_as_it_seems(self, table: Table, state: State) -> State:
        """Whoever has a word over its own start has begun with it."""
        grid = table.rules.grid
        letters = {cell: tile.letter for cell, tile in state.board.items()}

        def words_over(start: int) -> Words:
            steps = (1, grid.width) if start in letters else ()
            words = [word_through(grid, letters, start, step) for step in steps]
            return tuple(tuple(map(grid.name, word.cells)) for word in words if len(word.cells) > 1)

        return state.with_extra(
            KEY, {"words": tuple(words_over(start) for start, _ in self.by_seat)}
        )

    def _marks(self, table: Table, state: State, seat: int | None) -> Marks:
        return [(road.start, f"start-{whose}") for whose, road in enumerate(self.by_seat)]

    def _shown(self, table: Table, state: State, seat: int) -> dict[str, Any]:
        grid, (start, goal) = table.rules.grid, self.by_seat[seat]
        words = _words(state)[seat]
        way = shortest_way(grid, _links(grid, words), start, goal)
        left = _steps(grid, way[-1] if way else start, goal)
        return {
            "start": grid.name(start),
            "goal": grid.name(goal),
            "opened": bool(words),
            "cells": [grid.name(cell) for cell in way],
            "left": left,
            "done": left == 0,
        }


def shortest_way(
    grid: Grid, links: Mapping[int, Collection[int]], start: int, goal: int
) -> list[int]:
    """From the start to the cell nearest the goal that can be reached; none from an empty start."""
    if start not in links:
        return []
    came_from = {start: start}
    waiting = [start]
    for cell in waiting:
        fresh = [there for there in sorted(links[cell]) if there not in came_from]
        came_from.update(dict.fromkeys(fresh, cell))
        waiting += fresh
    # Of those equally near the goal, the one found first has the shortest way.
    at = min(waiting, key=lambda cell: _steps(grid, cell, goal))
    way = [at]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


def _steps(grid: Grid, one: int, other: int) -> int:
    (row, column), (to_row, to_column) = divmod(one, grid.width), divmod(other, grid.width)
    return abs(row - to_row) + abs(column - to_column)


def _words(state: State) -> tuple[Words, ...]:
    words: tuple[Words, ...] = state.extra[KEY]["words"]
    return words


def _links(grid: Grid, words: Words) -> dict[int, set[int]]:
    links: dict[int, set[int]] = {}
    for word in words:
        cells = [grid.named(name) or 0 for name in word]
        for one, other in pairwise(cells):
            links.setdefault(one, set()).add(other)
            links.setdefault(other, set()).add(one)
    return links


def _note_words(table: Table, before: State, seat: int, play: Play, done: Done) -> Done:
    """A play whose tiles did not stay formed nothing."""
    if not all(cell in done.state.board for cell in play.cells):
        return done
    name = table.rules.grid.name
    formed = tuple(tuple(name(cell) for cell in word.cells) for word in play.words)
    words = list(_words(before))
    words[seat] += formed
    return replace(done, state=done.state.with_extra(KEY, {"words": tuple(words)}))


def _read(table: Table, memory: Any) -> Any:
    """By seat the words it formed, each a list of cells side by side in one line."""
    where = f"extra.{KEY}"
    told = mapping(memory, where)
    if set(told) != {"words"}:
        raise bad(where, "must be an object with the one key words")
    by_seat = sequence(told["words"], f"{where}.words", longest=2)
    if len(by_seat) < 2:
        raise bad(f"{where}.words", "must have 2 entries, one a seat")
    words = []
    for seat, entry in enumerate(by_seat):
        field = f"{where}.words[{seat}]"
        formed = enumerate(sequence(entry, field))
        words.append(
            tuple(_read_word(table.rules.grid, word, f"{field}[{at}]") for at, word in formed)
        )
    return {"words": tuple(words)}


def _read_word(grid: Grid, word: Any, field: str) -> tuple[str, ...]:
    names = sequence(word, field, longest=max(grid.width, grid.height))
    cells = [grid.named(name) if isinstance(name, str) else None for name in names]
    known = [cell for cell in cells if cell is not None]
    if len(known) < len(cells) or len(known) < 2:
        raise bad(field, "must be two or more cells of the board")
    step = known[1] - known[0]
    beside = step == grid.width or (
        step == 1 and _steps(grid, known[0], known[-1]) == len(known) - 1
    )
    if not beside or any(b - a != step for a, b in pairwise(known)):
        raise bad(field, "must be cells side by side, to the right or down")
    return tuple(grid.name(cell) for cell in known)
