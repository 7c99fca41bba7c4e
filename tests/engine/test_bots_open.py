"""The computer where everything lies open: words on trust, blocks, full sets of tiles."""

from dataclasses import replace
from typing import Any

import pytest

from lexicade.bots.bluffing import bluffed
from lexicade.bots.traits import TRAITS
from lexicade.levels import RANKED, SETTINGS
from lexicade.movegen import wide
from tests.engine.story import StoryTable
from tests.engine.test_wordominos_story import wordominos

ACCEPT, CHALLENGE = {"kind": "accept"}, {"kind": "challenge"}


def answer(table: StoryTable, level: str) -> dict[str, Any]:
    move = table.door.must("bot", seat=table.turn(), level=level)["move"]
    assert isinstance(move, dict)
    return move


def test_the_keener_the_less_it_lets_pass():
    bluffs = [wordominos(size=7).play(f"{row}{column} XQ") for row in "123456" for column in "ACE"]

    found = [
        sum(CHALLENGE == answer(table, level) for table in bluffs) / len(bluffs) for level in RANKED
    ]

    assert found == sorted(found)
    assert found[0] < 0.5
    assert found[-1] > 0.9


def test_it_never_doubts_a_good_word():
    for word in ("CAT", "QI", "AALII", "PHPHT", "XYLYL"):
        table = wordominos(size=7).play(f"4A {word}")
        assert {"play"} == {answer(table, level)["kind"] for level in RANKED}


def test_when_it_must_answer_it_accepts_what_is_good_and_doubts_what_is_not():
    to_win: dict[str, Any] = {"options": {"target": 50}, "scores": [48, 0]}

    assert ACCEPT == answer(wordominos(**to_win).play("6C CAT"), "keen")
    assert ACCEPT == answer(wordominos(**to_win).play("6C CAT"), "beginner")
    assert CHALLENGE == answer(wordominos(**to_win).play("6C XQJ"), "keen")


def test_a_bluff_found_out_is_followed_by_a_play_of_its_own():
    table = wordominos(size=7).play("4A XQ")
    table.move(answer(table, "keen"))

    move = answer(table, "keen")

    assert (1, "play") == (table.turn(), move["kind"])


def test_it_passes_when_nothing_is_left():
    table = wordominos("1A CAT", size=7, racks=["Q", "Q"])

    assert {"kind": "pass"} == answer(table, "keen")


def played_by(level: str, size: int) -> list[dict[str, Any]]:
    """The log of a game of this level with itself."""
    table = wordominos(size=size)
    while not table.over():
        table.door.must("bot", seat=table.turn(), make=True, level=level)
    log = table.view(None)["log"]
    assert isinstance(log, list)
    return log


@pytest.mark.parametrize("level", RANKED)
def test_only_the_higher_levels_lay_blocks_and_none_at_every_turn(level):
    log = played_by(level, 11)

    turns = [line for line in log if line["kind"] == "play"]
    blocks = [line for line in turns if "blocks" in line]
    assert len(blocks) < len(turns) / 2
    assert bool(blocks) == bool(TRAITS[SETTINGS[level].strategy].blocks)
    # Somebody may bluff; but nobody doubts a word that is in the list.
    assert not any(line["good"] for line in log if line["kind"] == "challenge")


def test_a_block_costs_the_other_what_it_is_worth():
    table = wordominos(size=11)
    costs: list[int] = []
    while not table.over() and not costs:
        seat = table.turn()
        move = answer(table, "keen")
        answers = []
        for one in (move, {**move, "blocks": []}):
            if "blocks" in move:
                table.move(one)
                answers.append(table.door.must("hint", seat=1 - seat, n=1)["plays"][0]["score"])
                table.door.must("undo")
        if answers:
            costs.append(answers[1] - answers[0])
        table.move(move)

    assert costs[0] >= TRAITS["greedy"].blocks


@pytest.mark.parametrize("size", [7, 15])
def test_hints_and_solutions_of_a_full_set_are_good_ones_and_few_enough(size):
    table = wordominos(size=size).play("4A ADEPTS")
    most = wide.ROWS_FILLED * wide.WORDS_A_ROW

    hint = table.door.must("hint", seat=1, n=5)
    position = {"board": table.view(None)["board"]}
    options = {"board": size}
    solved = table.door.must("solve", variant="wordominos", position=position, options=options)

    for reply in (hint, solved):
        scores = [play["score"] for play in reply["plays"]]
        assert scores == sorted(scores, reverse=True)
        assert scores[0] >= 15
        assert len(scores) <= reply["count"] <= most
    table.move({"kind": "play", "tiles": hint["plays"][0]["tiles"]})
    assert hint["plays"][0]["score"] == table.score(1)


def test_a_bluff_is_a_word_that_grew_an_ending_and_a_challenge_finds_it_out():
    table = wordominos(size=11)
    honest = {"kind": "play", "tiles": [["C3", "C"], ["D3", "A"], ["E3", "K"], ["F3", "E"]]}
    match = table.door.bridge.current()
    ready, never = replace(TRAITS["greedy"], bluffs=1.0), replace(TRAITS["greedy"], bluffs=0.0)

    bluff = bluffed(match.table, match.state, 0, ready, honest)

    assert "CAKEED" == "".join(face for _, face in bluff["tiles"])
    assert honest == bluffed(match.table, match.state, 0, never, honest)
    table.move(bluff)
    assert CHALLENGE == answer(table, "master")


def test_nobody_bluffs_where_words_are_checked():
    table = wordominos(size=11, options={"checking": "automatic"})
    match = table.door.bridge.current()
    honest = {"kind": "play", "tiles": [["C3", "C"], ["D3", "A"], ["E3", "K"], ["F3", "E"]]}

    ready = replace(TRAITS["greedy"], bluffs=1.0)
    assert honest == bluffed(match.table, match.state, 0, ready, honest)
