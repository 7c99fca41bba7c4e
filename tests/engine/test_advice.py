"""Hints where a part of the score is hidden, where words make a road, and of differing words."""

from dataclasses import replace

import pytest

from lexicade.advice import plays as advised
from lexicade.core.game import resample
from lexicade.thinking import thought_through
from lexicade.variants import shelf
from tests.engine.roaming import Setup, game_of, words
from tests.engine.story import table_of


def test_hints_on_shut_cells_put_the_dearest_tiles_first_and_promise_nothing():
    table = table_of("lexibomb", racks=["QUIZEAT", "EEIIOOU"], bombs=["H8", "G7"])

    plays = table.door.must("hint", seat=0, n=3)["plays"]

    assert {"QUIZ"} == {play["text"] for play in plays}
    assert {None} == {play["score"] for play in plays}
    assert {0} == {play["known"] for play in plays}


def test_each_word_once_where_it_brings_most():
    table = table_of("classic", racks=["QUIZEAT", "EEIIOOU"])
    every = table.door.must("hint", seat=0, n=10_000)
    best: dict[str, int] = {}
    for play in every["plays"]:
        best.setdefault(play["words"][0][0], play["score"])

    once = table.door.must("hint", seat=0, n=10_000, once=True)

    assert best == {play["words"][0][0]: play["score"] for play in once["plays"]}
    assert len(best) == once["count"] == len(once["plays"]) < every["count"]
    scores = [play["score"] for play in once["plays"]]
    assert sorted(scores, reverse=True) == scores


def test_of_two_ways_to_lay_a_blank_the_better_one():
    table = table_of("classic", racks=["?PPEERX", "EEIIOOU"])

    [play] = table.door.must("hint", seat=0, n=1, once=True, **{"with": "PEPPER"})["plays"]
    [best] = table.door.must("hint", seat=0, n=1, **{"with": "PEPPER"})["plays"]

    assert (best["score"], best["words"]) == (play["score"], play["words"])


def test_on_a_road_the_advice_is_what_leads_on():
    table = table_of("contradictionary", racks=["CATSDOG", "EEIIOOU"], seed="road")
    plays = {
        sort: table.door.must("hint", seat=0, n=1, sort=sort)["plays"][0]
        for sort in ("score", "advice")
    }

    assert plays["advice"]["score"] <= plays["score"]["score"]
    longest = max(len(play["text"]) for play in plays.values())
    assert longest == len(plays["advice"]["text"])


@pytest.mark.parametrize("id", shelf())
def test_advice_is_the_same_whatever_cannot_be_seen(id):
    """The door's answer in the real world and in two others that look like it."""
    for step in game_of(Setup(id, (), 2))[::9]:
        table, state, seat = step.before.table, step.before.state, step.seat
        lexicon, request = words(table.rules.lexicon), {"n": 4, "once": True, "sort": "advice"}
        worlds = [state, *(resample(table, state, seat, seed) for seed in ("one", "two"))]
        answers = [
            thought_through(advised(replace(step.before, state=world), seat, lexicon, request))
            for world in worlds
        ]
        assert answers[0] == answers[1] == answers[2]
