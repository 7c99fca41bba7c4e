"""The fast generator against the slow one: the same plays for the same points, in every game."""

import pytest

from lexicade import movegen, oracle
from lexicade.core.rules import Table
from tests.engine.roaming import Setup, game_of, setups, words


def told(table: Table, found: list[oracle.Found]) -> list[str]:
    return sorted(str(sorted(oracle.shown(table, one).items())) for one in found)


# The slow one is slow: each game as it comes, and with every house rule changed.
FEW = [setup for setup in setups() if len(setup.options) != 1]


@pytest.mark.parametrize("setup", FEW, ids=str)
def test_both_find_the_same_plays_for_the_same_points(setup: Setup):
    steps = game_of(setup)
    few_blanks = [
        step for step in steps if step.before.state.players[step.seat].rack.count("?") < 2
    ]
    for step in (few_blanks[0], few_blanks[len(few_blanks) // 2]):
        table, state, seat = step.before.table, step.before.state, step.seat
        lexicon = words(table.rules.lexicon)
        slow = oracle.every_play(table, state, seat, lexicon)
        fast = movegen.every_play(table, state, seat, lexicon)
        assert told(table, slow) == told(table, fast)
