"""Games of the computer's levels with each other: the same in every run, both in either seat."""

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

from lexicade import leaves, lexicon
from lexicade.bots import chosen
from lexicade.bots.lore import lore_of
from lexicade.core.game import resample
from lexicade.core.match import Match, moved, opened
from lexicade.core.options import settled
from lexicade.core.rng import dice
from lexicade.core.rules import Table, Variant
from lexicade.core.state import State
from lexicade.movegen import all_plays
from lexicade.oracle import shown
from lexicade.variants import shelf
from tools.build.places import WORDLISTS

LONGEST_GAME = 400
OPENINGS = 60
CERTAIN = 1.96  # standard errors, for 95 in 100


class Pairing(NamedTuple):
    """Two levels at a game, the stronger first; the options as pairs, so that it can be a key."""

    game: str
    options: tuple[tuple[str, Any], ...]
    name: str
    strong: str
    weak: str


class Result(NamedTuple):
    """One game, as the stronger of the two has it."""

    won: float
    points: int
    against: int


class Standing(NamedTuple):
    """What many games say."""

    games: int
    won: float  # in a hundred
    give_or_take: float
    points: float
    against: float
    apart: float  # points between the two at the end, whoever has more


def tables(game: Variant) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """A game as it comes, and as it stands on the last rung where there is a ladder."""
    yield game.id, {}
    if game.ladder:
        yield f"{game.id}, {game.ladder[-1].id}", game.ladder[-1].options


def standings(pairings: Sequence[Pairing], rounds: int) -> Iterator[tuple[Pairing, Standing]]:
    """In the order given, each as soon as its games are over; all processors take part."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        waiting = [
            (one, [pool.submit(_round, one, number) for number in range(rounds)])
            for one in pairings
        ]
        for pairing, played in waiting:
            yield pairing, standing([result for each in played for result in each.result()])


def standing(results: Sequence[Result]) -> Standing:
    won = [result.won for result in results]
    error = stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0
    return Standing(
        len(results),
        100 * mean(won),
        100 * CERTAIN * error,
        mean(result.points for result in results),
        mean(result.against for result in results),
        mean(abs(result.points - result.against) for result in results),
    )


def _round(pairing: Pairing, number: int) -> list[Result]:
    table = _table(pairing.game, pairing.options)
    found = []
    for levels in ((pairing.strong, pairing.weak), (pairing.weak, pairing.strong)):
        seat = levels.index(pairing.strong)
        state = played(table, levels, f"strength {number}")
        winners = state.ending.winners if state.ending else (0, 1)
        points, against = state.players[seat].score, state.players[1 - seat].score
        found.append(Result((seat in winners) / len(winners), points, against))
    return found


def played(table: Table, levels: Sequence[str], seed: str) -> State:
    match = opened(table, tuple(levels), seed)
    words = _words(table.rules.lexicon)
    while not match.state.ending and match.state.ply < LONGEST_GAME:
        seat = match.state.turn
        if table.rules.own_sets and match.state.ply < len(levels):
            match = moved(match, seat, _begun(match, words, seed))
            continue
        seen = resample(table, match.state, seat, f"{seed} {match.state.ply}")
        lore = lore_of(table.variant, levels[seat], _file)
        match = moved(match, seat, chosen(levels[seat], table, seen, seat, words, lore))
    return match.state


def _begun(match: Match, words: lexicon.Lexicon, seed: str) -> dict[str, Any]:
    """Where nothing is left to chance, all games would be one: so it begins with any good word."""
    table, state = match.table, match.state
    good = all_plays(table, state, state.turn, words).best(OPENINGS)
    tiles = shown(table, good[int(dice(seed, f"opening {state.ply}")() * len(good))])["tiles"]
    return {"kind": "play", "tiles": tiles}


@cache
def _table(id: str, options: tuple[tuple[str, Any], ...]) -> Table:
    game = shelf()[id]
    values = settled(game.options, dict(options))
    rules = game.rules(values)
    return Table(game, values, rules, _words(rules.lexicon))


@cache
def _words(id: str) -> lexicon.Lexicon:
    return lexicon.load((WORDLISTS / f"{id}.lex").read_bytes())


@cache
def _file(id: str) -> lexicon.Lexicon | leaves.Leaves | None:
    path = WORDLISTS / f"{id}.leaves"
    if path.is_file():
        return leaves.load(path.read_bytes())
    return _words(id) if (WORDLISTS / f"{id}.lex").is_file() else None
