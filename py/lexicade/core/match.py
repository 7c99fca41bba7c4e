"""A game being played: how it began, the moves since, the state they lead to.

Moves are the truth; the state can always be had again by replaying them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lexicade.core.game import apply, begin, read_move
from lexicade.core.position import placed_at
from lexicade.core.rules import Table
from lexicade.core.state import Move, Refusal, State


@dataclass(frozen=True)
class Match:
    table: Table
    names: tuple[str, ...]
    seed: str
    first: int | str
    position: Mapping[str, Any] | None
    start: State
    state: State
    moves: tuple[Move, ...] = ()
    resumed: bool = False  # start is a snapshot, because the moves before no longer replay


def opened(
    table: Table,
    names: tuple[str, ...],
    seed: str,
    first: int | str = 0,
    position: Mapping[str, Any] | None = None,
    bots: Sequence[str | None] = (),
) -> Match:
    start = begin(table, names, seed, first, bots)
    if position is not None:
        start = placed_at(table, start, position)
    return Match(table, names, seed, first, position, start, start)


def moved(match: Match, seat: int, move: Move) -> Match:
    canonical = read_move(match.table, match.state, seat, move)
    state = apply(match.table, match.state, seat, canonical)
    return replace(match, state=state, moves=(*match.moves, canonical))


def replayed(match: Match, moves: Iterable[Move]) -> Match:
    """The match from its start with these moves, each by the seat whose turn it then is."""
    state, made = match.start, []
    for move in moves:
        canonical = read_move(match.table, state, state.turn, move)
        state = apply(match.table, state, state.turn, canonical)
        made.append(canonical)
    return replace(match, state=state, moves=tuple(made))


def turn_taken_back(match: Match, seat: int) -> Match:
    """As it was before the last turn of this seat: its moves in that turn, and all since."""
    movers, state = [], match.start
    for move in match.moves:
        movers.append(state.turn)
        state = apply(match.table, state, state.turn, move)
    if seat not in movers:
        raise Refusal("nothing-to-undo", moves=len(match.moves))
    last = len(movers) - 1 - movers[::-1].index(seat)
    while last and movers[last - 1] == seat:
        last -= 1
    return replayed(match, match.moves[:last])


def taken_back(match: Match, count: int) -> Match:
    if count > len(match.moves):
        raise Refusal("nothing-to-undo", moves=len(match.moves))
    return replayed(match, match.moves[: len(match.moves) - count])
