"""The fast generator against the slow one: the same plays for the same points, in every game."""

from random import Random

import pytest

from lexicade import movegen, oracle
from lexicade.core.rules import Table
from lexicade.core.tiles import Faces
from tests.engine.roaming import Setup, Step, game_of, setups, words


def told(table: Table, found: list[oracle.Found]) -> list[str]:
    return sorted(str(sorted(oracle.shown(table, one).items())) for one in found)


def few_of(step: Step) -> Faces:
    """The rack, or some of it where it holds a full set, of which nobody could list every play."""
    rack = step.before.state.players[step.seat].rack
    own_sets = step.before.table.rules.own_sets
    return (
        tuple(Random(step.before.state.ply).sample(rack, min(4, len(rack)))) if own_sets else rack
    )


# The slow one is slow: each game as it comes, and with every house rule changed.
FEW = [setup for setup in setups() if len(setup.options) != 1]


@pytest.mark.parametrize("setup", FEW, ids=str)
def test_both_find_the_same_plays_for_the_same_points(setup: Setup):
    racks = [(step, few_of(step)) for step in game_of(setup)]
    few_blanks = [(step, rack) for step, rack in racks if rack.count("?") < 2]
    for step, rack in (few_blanks[0], few_blanks[len(few_blanks) // 2]):
        table, seat = step.before.table, step.seat
        state = step.before.state.with_player(seat, rack=rack)
        lexicon = words(table.rules.lexicon)
        slow = oracle.every_play(table, state, seat, lexicon)
        fast = movegen.every_play(table, state, seat, lexicon)
        assert told(table, slow) == told(table, fast)
