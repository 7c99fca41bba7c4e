"""What racks are worth: boards of the computer's games, and on each the best of random racks."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from lexicade.bots import chosen
from lexicade.bots.lore import Lore
from lexicade.bots.saving import Keeping, weighed
from lexicade.core.game import apply, begin, read_move, resample
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.leaves import Leaves
from lexicade.lexicon import Lexicon
from lexicade.movegen import HOPED, all_plays
from tools.bench.matches import LONGEST_GAME

NAMES = ("one", "other")


class Rack(NamedTuple):
    tiles: tuple[str, ...]
    worth: float  # of its best play, beside the other racks on the same board


def racks(
    table: Table, lexicon: Lexicon, leaves: Leaves | None, games: int, on_board: int, seed: str
) -> Iterator[Rack]:
    """Random racks on the boards of games; with leaves, the best is that with the best leave."""
    for number in range(games):
        for state in boards(table, lexicon, leaves, f"{seed} {number}"):
            yield from _on(table, lexicon, leaves, state, on_board)


def boards(table: Table, lexicon: Lexicon, leaves: Leaves | None, seed: str) -> Iterator[State]:
    """A game's states before each turn, while the bag has tiles for whoever plays next."""
    state = begin(table, NAMES, seed)
    level = "all/saving" if leaves else "all/greedy"
    while not state.ending and state.ply < LONGEST_GAME:
        seat = state.turn
        seen = resample(table, state, seat, seed)
        if state.board and len(state.bag) >= table.rules.rack_size:
            yield state
        move = chosen(level, table, seen, seat, lexicon, Lore(leaves=leaves))
        state = apply(table, state, seat, read_move(table, state, seat, move))


def _on(
    table: Table, lexicon: Lexicon, leaves: Leaves | None, state: State, count: int
) -> Iterator[Rack]:
    """Compared with one another: a rich board must not make its racks look good."""
    seat = state.turn
    hidden = sorted(state.bag + state.players[seat].rack)
    dice = Random(f"{state.seed} {state.ply}")
    found = []
    for _ in range(count):
        tiles = tuple(sorted(dice.sample(hidden, table.rules.rack_size)))
        held = replace(state.with_player(seat, rack=tiles))
        plays = all_plays(table, held, seat, lexicon)
        if not len(plays):
            worth = 0.0
        elif leaves:
            worth = weighed(plays, Keeping(leaves, held, seat), 1)[0][0]
        else:
            worth = float(max(plays.points(HOPED)))
        found.append((tiles, worth))
    mean = sum(worth for _, worth in found) / len(found)
    yield from (Rack(tiles, worth - mean) for tiles, worth in found)
