"""Whole games by players who do anything they are allowed to, for every game on the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple
from functools import cache
from random import Random
from typing import Any, NamedTuple

from lexicade.core.match import Match, moved, opened
from lexicade.core.options import Option, settled
from lexicade.core.play import Laid, Play, formed
from lexicade.core.rules import Table
from lexicade.core.tiles import BLANK
from lexicade.core.view import view
from lexicade.lexicon import Lexicon, load
from lexicade.oracle import walks
from lexicade.parts.laying import first_problem
from lexicade.variants import shelf
from tests.engine.tiny import list_for

LONGEST_GAME = 120
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
    seat, grid = match.state.turn, match.table.rules.grid
    offered = view(match.table, match.state, seat)["actions"]
    resigning = (
        len(match.state.seats_in_play()) > 2 and match.state.ply > 20 and dice.random() < 0.1
    )
    other = [kind for kind in offered if kind != "play" and (kind != "resign" or resigning)]
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
            return {"kind": kind, "at": grid.name(dice.randrange(grid.size))}
        case _:
            return {"kind": kind}


def any_play(match: Match, dice: Random) -> dict[str, Any] | None:
    """A legal play, rather a long one, from the first place taken at random where there is one."""
    table, state = match.table, match.state
    grid, lexicon = table.rules.grid, words(table.rules.lexicon)
    checks = table.rules.placement + table.rules.spelling
    near = {cell for old in state.board for cell in (old, *grid.neighbours(old))}
    cells = sorted(near or grid.start) or range(grid.size)
    places = [(cell, across) for cell in cells for across in (True, False)]
    for cell, across in dice.sample(places, len(places)):
        found = [
            tuple(map(astuple, laid))
            for laid in walks(table, state, state.turn, lexicon, cell, across)
        ]
        for laid in sorted(found, key=lambda laid: (-len(laid), sorted(map(str, laid))))[:8]:
            play = formed(grid, state.board, tuple(Laid(*tile) for tile in laid))
            if first_problem(checks, table, state, play) is None:
                return {"kind": "play", "tiles": dice.sample(tiles_of(table, play), len(laid))}
    return None


def tiles_of(table: Table, play: Play) -> list[list[str]]:
    return [
        [table.rules.grid.name(tile.cell), tile.face]
        + ([tile.letter] if tile.face == BLANK and tile.letter else [])
        for tile in play.laid
    ]
