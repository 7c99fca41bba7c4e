"""The counts kept for every game's own positions (perft.py), by the fast search."""

import pytest

from lexicade.variants import shelf
from tests.engine.perft import Case, listed_cases, read

CASES = list(listed_cases())
GAMES = ["classic", *sorted({case.game for case in CASES})]


def test_every_game_has_positions():
    assert sorted(shelf()) == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES[1:])
def test_the_counts_of_each_position(game):
    for case in CASES:
        if case.game == game:
            assert case.counts == case.counted(), case.line()


def test_a_line_is_made_of_what_the_slow_search_counts():
    case = Case("fribble", {}, "", "QI", {}, (0, 0, 0))
    case = case._replace(counts=case.counted_slowly())

    assert case == read("fribble", case.line())
    assert case.counted() == case.counts
