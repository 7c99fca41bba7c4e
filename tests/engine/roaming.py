"""Whole games by players who do anything they are allowed to, for every game on the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from lexicade.core.game import problem_with
from lexicade.core.grid import Grid
from lexicade.core.match import Match, moved, opened
from lexicade.core.options import Option, settled
from lexicade.core.play import Laid, Play, formed
from lexicade.core.rules import Table
from lexicade.core.tiles import BLANK, BLOCK
from lexicade.core.view import view
from lexicade.lexicon import Lexicon, load
from lexicade.movegen.rows import anchors
from lexicade.oracle import walks
from lexicade.parts.laying import first_problem
from lexicade.variants import shelf
from tests.engine.tiny import list_for

LONGEST_GAME = 100
MOST_PLACES = 80
MOST_TRIED = 400  # of one place: a full set of tiles makes almost every word
TIRED = 85  # moves, after which everybody only passes
NAMES = ("Ana", "Bruno", "Carla", "Dario")


class Setup(NamedTuple):
    id: str
    options: tuple[tuple[str, Any], ...]
    seats: int

    def __str__(self) -> str:
        chosen = "-".join(f"{key}={value}" for key, value in self.options)
        return f"{self.id}-{self.seats}-{chosen}".strip("-")


class Step(NamedTuple):
    before: Match
    seat: int
    move: dict[str, Any]
    after: Match


def setups() -> list[Setup]:
    """Each game as it comes, with most players, with each house rule alone, and with all."""
    found: dict[str, Setup] = {}
    for game in shelf().values():
        others = [(option.key, other_than_default(option)) for option in game.options]
        fewest, most = game.players
        chosen: list[tuple[tuple[tuple[str, Any], ...], int]] = [((), fewest), ((), most)]
        chosen.append((tuple(others), most))
        chosen += [((one,), fewest) for one in others]
        for options, seats in chosen:
            setup = Setup(game.id, options, seats)
            found[str(setup)] = setup
    return list(found.values())


def other_than_default(option: Option) -> Any:
    return next(value for value in reversed(option.allowed) if value != option.default)


@cache
def words(id: str) -> Lexicon:
    data = list_for(id)
    assert data is not None, id
    return load(data)


def table_for(setup: Setup) -> Table:
    game = shelf()[setup.id]
    values = settled(game.options, dict(setup.options))
    rules = game.rules(values)
    return Table(game, values, rules, words(rules.lexicon))


@cache
def game_of(setup: Setup, seed: str = "roaming") -> tuple[Step, ...]:
    """One game from beginning to end, the same each time it is asked for."""
    return tuple(steps(opened(table_for(setup), NAMES[: setup.seats], seed, "lot"), Random(seed)))


def steps(match: Match, dice: Random) -> Iterator[Step]:
    while not match.state.ending and match.state.ply < LONGEST_GAME:
        move, seat = any_move(match, dice), match.state.turn
        after = moved(match, seat, move)
        yield Step(match, seat, move, after)
        match = after


def any_move(match: Match, dice: Random) -> dict[str, Any]:
    """Mostly a play; now and then whatever else the seat is offered."""
    seat = match.state.turn
    if match.state.ply > TIRED:
        return {"kind": "pass"}
    offered = view(match.table, match.state, seat)["actions"]
    resigning = (
        len(match.state.seats_in_play()) > 2 and match.state.ply > 20 and dice.random() < 0.1
    )
    never = {"play", "timeout"} if resigning else {"play", "timeout", "resign"}
    if not match.state.players[seat].rack:
        never.add("swap")
    other = [kind for kind in offered if kind not in never]
    placing = [kind for kind in other if offered[kind] == "cell"]
    if placing and dice.random() < 0.35:
        return any_cell(match, dice.choice(placing), dice)
    play = any_play(match, dice) if "play" in offered and dice.random() < 0.85 else None
    if play:
        return play
    # Passing ends a game soon: swap where that can be done.
    kind = "swap" if "swap" in other and dice.random() < 0.8 else dice.choice(other)
    match offered[kind]:
        case "tiles":
            most = min(len(match.state.bag), len(match.state.players[seat].rack))
            count = dice.randint(1, max(1, most))
            return {"kind": kind, "tiles": dice.sample(match.state.players[seat].rack, count)}
        case "cell":
            return any_cell(match, kind, dice)
        case _:
            return {"kind": kind}


def any_cell(match: Match, kind: str, dice: Random) -> dict[str, Any]:
    """Somewhere it is allowed: where the next player may come by, or where another thing lies."""
    table, state = match.table, match.state
    cells = [table.rules.grid.name(cell) for cell in range(table.rules.grid.size)]
    wanted = dice.sample(cells, len(cells))
    seats = range(len(state.players))
    marked = [cell for seat in seats for cell, _ in view(table, state, seat)["marks"]]
    if dice.random() < 0.7:
        there = replace(match, state=replace(state, turn=state.next_seat()))
        play = any_play(there, dice) or {"tiles": []}
        wanted = [cell for cell, *_ in play["tiles"]] + wanted
    elif dice.random() < 0.7:
        wanted = dice.sample(marked, len(marked)) + wanted
    moves = ({"kind": kind, "at": at} for at in wanted)
    allowed = (move for move in moves if problem_with(table, state, state.turn, move) is None)
    return next(allowed, {"kind": "pass"})


def any_play(match: Match, dice: Random) -> dict[str, Any] | None:
    """A legal play, rather a long one, from the first place taken at random where there is one."""
    table, state = match.table, match.state
    grid, lexicon = table.rules.grid, words(table.rules.lexicon)
    checks = table.rules.placement + table.rules.spelling
    near = {cell for old in state.board for cell in (old, *grid.neighbours(old))}
    anchored = frozenset(anchors(table, state))
    if table.rules.anchors:
        near |= {cell for anchor in anchored for cell in in_line_with(grid, anchor)}
    cells = sorted(near or grid.start) or range(grid.size)
    places = [(cell, across) for cell in cells for across in (True, False)]
    for cell, across in dice.sample(places, min(MOST_PLACES, len(places))):
        found = [
            sorted((tile.cell, tile.face, tile.letter or "") for tile in laid)
            for laid in islice(walks(table, state, state.turn, lexicon, cell, across), MOST_TRIED)
            if any(tile.cell in anchored for tile in laid)
        ]
        for laid in sorted(found, key=lambda laid: (-len(laid), laid))[:8]:
            tiles_laid = tuple(Laid(at, face, letter or None) for at, face, letter in laid)
            play = formed(grid, state.board, tiles_laid)
            if first_problem(checks, table, state, play) is None:
                tiles = dice.sample(tiles_of(table, play), len(laid))
                return {"kind": "play", "tiles": tiles, **any_blocks(match, play, dice)}
    return None


def any_blocks(match: Match, play: Play, dice: Random) -> dict[str, Any]:
    """Now and then a block beside one of the new letters, where the game has blocks."""
    table, state = match.table, match.state
    grid, taken = table.rules.grid, {*state.board, *play.cells, *table.rules.blocked(table, state)}
    beside = {near for cell in play.cells for near in grid.neighbours(cell)} - taken
    if not beside or BLOCK not in state.players[state.turn].rack or dice.random() < 0.7:
        return {}
    return {"blocks": [grid.name(dice.choice(sorted(beside)))]}


def in_line_with(grid: Grid, cell: int) -> list[int]:
    row, column = divmod(cell, grid.width)
    across = [row * grid.width + at for at in range(grid.width)]
    return across + [at * grid.width + column for at in range(grid.height)]


def tiles_of(table: Table, play: Play) -> list[list[str]]:
    return [
        [table.rules.grid.name(tile.cell), tile.face]
        + ([tile.letter] if tile.face == BLANK and tile.letter else [])
        for tile in play.laid
    ]
