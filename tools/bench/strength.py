"""How much stronger each level of the computer is than the one below it, in every game.

It needs no page. The games are the same in every run, each played with both in either seat; few as
they are, they tell which level is stronger and not by how much. `--rounds` makes them more.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from statistics import mean
from typing import Any, NamedTuple

from lexicade.bots import chosen
from lexicade.core.game import resample
from lexicade.core.match import moved, opened
from lexicade.core.options import settled
from lexicade.core.rules import Table, Variant
from lexicade.core.state import State
from lexicade.levels import LEVELS
from lexicade.lexicon import Lexicon, load
from lexicade.variants import shelf
from tools.build.places import WORDLISTS

from .rows import Row

LONGEST_GAME = 400


class Result(NamedTuple):
    """One game, as the stronger of the two has it."""

    won: float
    points: int
    against: int


def measure(rounds: int) -> list[Row]:
    rows = []
    for game in shelf().values():
        for name, options in _tables(game):
            for weak, strong in pairwise(LEVELS):
                games = list(_games(game, options, weak, strong, rounds))
                points, against = (mean(each) for each in list(zip(*games, strict=True))[1:])
                won = 100 * mean(one.won for one in games)
                note = f"{points:.0f} : {against:.0f} points, {len(games)} games"
                rows.append(Row(f"{name}: {strong} over {weak}", won, "%", note=note))
    return rows


def _tables(game: Variant) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """A game as it comes, and as it stands on the last rung where there is a ladder."""
    yield game.id, {}
    if game.ladder:
        yield f"{game.id}, {game.ladder[-1].id}", game.ladder[-1].options


def _games(
    game: Variant, options: Mapping[str, Any], weak: str, strong: str, rounds: int
) -> Iterator[Result]:
    values = settled(game.options, options)
    rules = game.rules(values)
    table = Table(game, values, rules, _words(rules.lexicon))
    for round in range(rounds):
        for levels in ((weak, strong), (strong, weak)):
            seat = levels.index(strong)
            state = _played(table, levels, f"strength {round}")
            winners = state.ending.winners if state.ending else (0, 1)
            points, against = state.players[seat].score, state.players[1 - seat].score
            yield Result((seat in winners) / len(winners), points, against)


def _played(table: Table, levels: tuple[str, str], seed: str) -> State:
    match = opened(table, levels, seed)
    words = _words(table.rules.lexicon)
    while not match.state.ending and match.state.ply < LONGEST_GAME:
        seat = match.state.turn
        seen = resample(table, match.state, seat, f"{seed} {match.state.ply}")
        match = moved(match, seat, chosen(levels[seat], table, seen, seat, words))
    return match.state


@cache
def _words(id: str) -> Lexicon:
    return load((WORDLISTS / f"{id}.lex").read_bytes())
