"""The solver's side of the engine: boards as they stand, and the best plays in several orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.story import Door, board_with

DOOR = Door()
EMPTY = ["." * 15] * 15


def board(variant: str, rows: list[str], *, seat: int = 0, **position: Any) -> dict[str, Any]:
    return DOOR.must("board", variant=variant, position={"board": rows, **position}, seat=seat)


def solve(variant: str, rows: list[str], rack: str, **asked: Any) -> dict[str, Any]:
    position = {"board": rows, "racks": [rack], **asked.pop("position", {})}
    return DOOR.must("solve", variant=variant, position=position, **asked)


def words(reply: dict[str, Any]) -> list[str]:
    return [play["words"][0][0] for play in reply["plays"]]


def test_a_board_is_shown_as_it_stands_with_the_words_that_are_none():
    shown = board("classic", board_with("8H ZIP", "H8 ZIPQX"))

    assert [["ZIPQX", ["H8", "H9", "H10", "H11", "H12"]]] == shown["wrong"]
    assert [] == shown["loose"]
    assert 15 == shown["table"]["width"]


def test_tiles_that_hang_together_with_nothing_are_loose():
    shown = board("classic", board_with("8F CRISIS", "1A AX"))

    assert ["A1", "B1"] == shown["loose"]


def test_where_everybody_begins_in_a_corner_two_beginnings_are_not_loose():
    shown = board("contradictionary", board_with("1A CAT", "15M DOG", "8H IT"))

    assert ["H8", "I8"] == shown["loose"]


def test_a_blank_left_open_makes_a_word_of_whatever_can_be_one():
    fine, wrong = (board("lexibomb", board_with(word)) for word in ("8H C?T", "8H Q?X"))

    assert [] == fine["wrong"]
    assert ["Q?X"] == [word for word, _ in wrong["wrong"]]


def test_the_bombs_of_a_position_are_those_it_names_and_no_others():
    bare = board("lexibomb", board_with("8H CAT"))["view"]["marks"]
    mined = board("lexibomb", board_with("8H CAT"), extra={"bombs": ["G7", "H8"]})["view"]["marks"]

    assert {"near-0"} == {mark for _, mark in bare}
    assert ["H8", "bomb"] in mined


def test_a_road_has_begun_where_a_word_lies_over_its_start():
    roads = board("contradictionary", board_with("1A CAT"))["view"]["road"]

    assert [True, False] == [road["opened"] for road in roads]


def test_a_road_that_has_begun_may_be_played_on_from_anywhere():
    begun = solve("contradictionary", board_with("1A CAT"), "AEINRST", n=1000)
    not_begun = solve(
        "contradictionary", board_with("1A CAT"), "", position={"racks": [None, "AEINRST"]}, seat=1
    )

    assert not any(play["tiles"][0][0] == "A1" for play in begun["plays"])
    assert all(["O15"] == [tile[0] for tile in play["tiles"]][-1:] for play in not_begun["plays"])


def test_the_size_of_the_board_is_that_of_its_house_rules():
    shown = DOOR.must("board", variant="fribble", options={"board": 11}, position={})

    assert (11, 11) == (shown["table"]["width"], shown["table"]["height"])


def test_a_play_tells_what_it_leaves():
    best = solve("classic", board_with("8F CRISIS"), "IDRROOE", n=1)["plays"][0]

    laid = [face for _, face, *_ in best["tiles"]]
    assert sorted("IDRROOE") == sorted(laid + best["leave"])
    assert best["estimate"] > best["score"] - 15
    assert (
        solve("wordominos", board_with("4A CAT", size=7), "IDRROOE", n=1)["plays"][0]["estimate"]
        is None
    )


def test_hints_tell_what_they_leave_too():
    door = Door()
    seats = [{"name": "Ana"}, {"name": "Bruno"}]
    door.must("new", variant="classic", seats=seats, position={"racks": ["CAT?", "E"]})

    best = door.must("hint", seat=0, n=1)["plays"][0]

    assert 4 == len(best["tiles"]) + len(best["leave"])


def test_longest_first_and_points_decide_between_equals():
    plays = solve("classic", board_with("8F CRISIS"), "AEINRST", n=500, sort="length")["plays"]

    keys = [(max(len(word) for word, _ in one["words"]), one["score"]) for one in plays]
    assert sorted(keys, reverse=True) == keys
    assert 8 == keys[0][0]


def test_worth_most_first_counts_what_stays_on_the_rack():
    rows = board_with("8F CRISIS")
    every = solve("classic", rows, "AEINS?Q", n=100_000)["plays"]
    first = solve("classic", rows, "AEINS?Q", n=50, sort="estimate")["plays"]

    worth = sorted((play["estimate"] for play in every), reverse=True)
    assert worth[:50] == [play["estimate"] for play in first]
    assert every[:50] != first


def test_where_nobody_knows_what_a_leave_is_worth_the_points_decide():
    rows = board_with("4A CAT", size=7)
    by_score, by_worth = (
        solve("wordominos", rows, "AEINRST", n=20, sort=order)["plays"]
        for order in ("score", "estimate")
    )

    assert by_score == by_worth
    assert {None} == {play["estimate"] for play in by_worth}


def test_only_words_with_these_letters_are_found():
    every = solve("classic", board_with("8F CRISIS"), "QUEATXO", n=10_000)
    some = solve("classic", board_with("8F CRISIS"), "QUEATXO", n=10_000, **{"with": " qu "})

    assert [word for word in words(every) if "QU" in word] == words(some)
    assert len(words(some)) == some["count"] < every["count"]


@pytest.mark.parametrize("rack", ["", []])
def test_an_empty_rack_plays_nothing(rack):
    assert 0 == solve("classic", board_with("8F CRISIS"), rack)["count"]


@pytest.mark.parametrize(
    ("asked", "field"),
    [({"sort": "luck"}, "sort"), ({"with": 7}, "with"), ({"with": "A" * 31}, "with")],
)
def test_an_order_nobody_knows_is_refused(asked, field):
    reply = DOOR.ask("solve", variant="classic", position={"racks": ["CAT"]}, **asked)

    assert ("bad-request", field) == (reply["code"], reply["detail"]["field"])


def test_more_of_a_face_than_there_is_says_which():
    rows = board_with("8F QUIZ")

    for verb in ("board", "solve"):
        reply = DOOR.ask(verb, variant="classic", position={"board": rows, "racks": ["QZ"]})

        assert "bad-position" == reply["code"]
        assert ["Q", "Z"] == reply["detail"]["tiles"]


def test_a_board_of_nothing_but_one_letter_is_answered():
    reply = DOOR.ask("board", variant="classic", position={"board": ["A" * 15] * 15})

    assert "bad-position" == reply["code"]
