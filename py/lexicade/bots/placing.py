"""Where bombs and defusers go, and which cells may hide one: only by what the seat can see.

A bomb lies well where the other will want to play on: near the end of its road, rather beside
letters and on premium cells. So a defuser lies well, and a bomb is to be feared, at the same places
of the own road.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from lexicade.bots.sight import in_sight, lot
from lexicade.bots.traits import Traits
from lexicade.core.game import apply, problem_with, read_move
from lexicade.core.grid import Grid
from lexicade.core.rng import shuffled
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.parts.kit import BOMB, DEFUSER, KEY
from lexicade.parts.road import KEY as ROAD

NEAR = 4  # steps from the end of a road
GOOD = 4  # of the best cells, any is good enough: always the best would be no secret
HOT = 6
RISK = 0.04  # for each bomb that may be out, on a hot cell


def device(
    table: Table,
    state: State,
    seat: int,
    traits: Traits,
    seen: dict[str, Any],
    play: dict[str, Any] | None,
) -> dict[str, Any] | None:
    """A device to place before the turn goes on with this play, or None."""
    if ROAD not in seen:
        return None
    planned = {table.rules.grid.named(name) or 0 for name, *_ in (play or {}).get("tiles", ())}
    for kind, whose in ((BOMB, 1 - seat), (DEFUSER, seat)):
        if kind not in seen["actions"] or lot(table, state, seat, kind) >= traits.devices:
            continue
        seed = in_sight(table, state, seat)
        if traits.aims:
            cells = wanted(table, state, whose, seen, planned)[:GOOD]
        else:
            cells = [cell for cell in beside(table.rules.grid, state) if cell not in planned]
        for cell in shuffled(cells, seed, f"{kind} where"):
            move = {"kind": kind, "at": table.rules.grid.name(cell)}
            if problem_with(table, state, seat, move) is None:
                # Where a device is the turn, points are worth more.
                after = apply(table, state, seat, read_move(table, state, seat, move))
                return move if after.turn == seat else None
    return None


def wanted(
    table: Table, state: State, seat: int, seen: dict[str, Any], besides: Collection[int] = ()
) -> list[int]:
    """The cells where this seat will most likely play on, best first."""
    grid, road = table.rules.grid, seen[ROAD][seat]
    end, goal = (
        grid.named(name) or 0 for name in ((road["cells"] or [road["start"]])[-1], road["goal"])
    )
    near_letters = set(beside(grid, state))
    own = {grid.named(cell) for cell, mark in seen["marks"] if mark.startswith((BOMB, DEFUSER))}

    def worth(cell: int) -> float:
        premium = table.rules.premium(table, state, cell)
        onward = steps(grid, end, goal) - steps(grid, cell, goal)
        return (
            2 * (NEAR - steps(grid, cell, end))
            + onward
            + 2 * (cell in near_letters)
            + 1.5 * (premium.word - 1)
            + (premium.letter - 1)
        )

    cells = [
        cell
        for cell in range(grid.size)
        if steps(grid, cell, end) <= NEAR
        and cell not in state.board
        and cell not in besides
        and cell not in own
        and cell != end
    ]
    return sorted(cells, key=lambda cell: (-worth(cell), cell))


def feared(table: Table, state: State, seat: int, seen: dict[str, Any]) -> dict[int, float]:
    """The cells where a bomb of the other may lie, and how likely that is."""
    if KEY not in seen:
        return {}
    left = seen[KEY]["most"][BOMB]
    for line in seen["log"]:
        left -= line["seat"] == seat and len(line.get("exploded", ()))
        if line["kind"] == "capture":
            left += 1 if line["seat"] != seat else -1
    return dict.fromkeys(wanted(table, state, seat, seen)[:HOT], RISK * left) if left > 0 else {}


def beside(grid: Grid, state: State) -> list[int]:
    near = {cell for old in state.board for cell in grid.neighbours(old)}
    return sorted(near.difference(state.board))


def steps(grid: Grid, one: int, other: int) -> int:
    (row, column), (to_row, to_column) = divmod(one, grid.width), divmod(other, grid.width)
    return abs(row - to_row) + abs(column - to_column)
