"""Contradictionary without its devices: openings, roads, clocks, and how it ends."""

from dataclasses import replace
from typing import Any

import pytest

from lexicade.variants import contradictionary
from tests.engine.story import Door, StoryTable, board_with, table_of

ID = "contradictionary"
# A board of nine cells, on which a road can be told in a few words.
TINY = replace(
    contradictionary.GAME,
    id="tiny",
    rules=lambda options: contradictionary.rules_on("...\n...\n...", options),
)
CAT, TOE = ["A1", "B1", "C1"], ["C1", "C2", "C3"]


def ending(table: StoryTable) -> tuple[str, list[int]]:
    view = table.view(None)
    return view["ending"]["code"], view["winners"]


def roads(*words: list[list[str]]) -> dict[str, Any]:
    return {"road": {"words": list(words)}}


# The first word of each.


def test_each_opens_in_the_own_corner_without_touching_the_other():
    table = table_of(ID, racks=["FARMSTE", "HOUSEAT"])

    assert "not-on-own-start" == table.refusal("1B FARM")
    assert "not-on-own-start" == table.refusal("8H FARM")
    assert 30 == table.play("1A FARM").score(0)
    assert "not-on-own-start" == table.refusal("O10 HOUSE")
    assert "not-on-own-start" == table.refusal("A1 FOU")
    assert 24 == table.play("O11 HOUSE").score(1)


def test_a_premium_counts_once():
    table = table_of(ID, racks=["FARMSTE", "HOUSEAT"]).play("1A FARM").play("O11 HOUSE")

    assert 30 + 11 == table.play("1A FARMS").score(0)


def test_a_lone_tile_opens_only_where_it_makes_a_word():
    alone = table_of(ID, racks=["AEEEEEE", "EEIIOOU"])
    beside = table_of(ID, racks=["AEEEEEE", "EEIIOOU"], board=board_with("1B T"))

    assert "too-short" == alone.refusal("1A A")
    assert 2 == beside.play("1A AT").score(0)


def test_passing_first_changes_nothing_about_the_start():
    table = table_of(ID, racks=["FARMSTE", "HOUSEAT"]).passes().play("O11 HOUSE")

    assert "not-on-own-start" == table.refusal("11L MATH")
    assert [False, True] == [road["opened"] for road in table.view(None)["road"]]


def test_where_the_other_lies_on_the_start_the_first_word_contains_that_cell():
    board = board_with("15L FARM")
    table = table_of(ID, racks=["FARMSTE", "AEITOUS"], board=board, turn=1)

    assert "not-on-own-start" == table.refusal("L14 IF")
    assert "not-on-own-start" == table.refusal("8H TOE")
    table.play("O14 AM")
    assert ["O15", "O14"] == table.view(None)["road"][1]["cells"]
    table.passes()
    assert "not-linked" == table.refusal("8H TOE")


def test_later_words_touch_any_tile_of_either():
    table = table_of(ID, racks=["FARMSEE", "HOUSEAT"]).play("1A FARM").play("O11 HOUSE")

    assert "not-linked" == table.refusal("8H SEE")
    table.play("14N ES")
    assert [["ES", 2]] == table.view(0)["log"][-1]["words"]
    owners = {cell: mark for cell, mark in table.view(0)["marks"] if mark.startswith("by-")}
    assert ("by-0", "by-1") == (owners["N14"], owners["O14"])


# The table.


@pytest.mark.parametrize("size", [15, 11, 9])
def test_corners_are_plain_on_every_board(size):
    table = table_of(ID, options={"size": size}).door.must("save")["save"]
    shown = table_of(ID, options={"size": size}).door.must("load", save=table)["table"]

    corners = {shown["premiums"][row][column] for row in (0, -1) for column in (0, -1)}
    assert {"."} == corners
    assert ["A1", f"{'ABCDEFGHIJKLMNO'[size - 1]}{size}"] == shown["start"]
    turned = ["".join(row[at] for row in shown["premiums"]) for at in range(size)]
    assert shown["premiums"] == turned == [row[::-1] for row in shown["premiums"]]
    # None stands in the middle either, where other games begin.
    assert "." == shown["premiums"][size // 2][size // 2]


def test_neighbouring_corners_make_the_roads_cross():
    table = table_of(ID, racks=["FARMSTE", "HOUSEAT"], options={"corners": "neighbouring"})

    assert [("A1", "O15"), ("O1", "A15")] == [
        (road["start"], road["goal"]) for road in table.view(None)["road"]
    ]
    assert [["A1", "start-0"], ["O1", "start-1"]] == [
        mark for mark in table.view(None)["marks"] if mark[1].startswith("start")
    ]
    table.play("1A FARM")
    assert "not-on-own-start" == table.refusal("O11 HOUSE")
    table.play("1K HOUSE")


def test_there_are_two_blanks_or_none():
    assert 104 == table_of(ID).census()
    assert 102 == table_of(ID, options={"blanks": 0}).census()
    assert "?" not in table_of(ID, options={"blanks": 0}).view(0)["unseen"]


def test_a_blank_is_told_and_worth_nothing():
    table = table_of(ID, racks=["F?RMSTE", "HOUSEAT"])

    assert "blank-undeclared" == table.refusal("1A F?RM")
    assert (4 + 0 + 1 + 4) * 3 == table.play("1A FaRM").score(0)


@pytest.mark.parametrize("bonus", [0, 35, 50])
def test_all_seven_tiles_earn_what_the_house_gives(bonus):
    table = table_of(ID, racks=["LETTERS", "HOUSEAT"], options={"bonus": bonus})

    assert (2 + 1 + 1 + 1 + 1 + 1 + 3) * 3 + bonus == table.play("1A LETTERS").score(0)


def test_swapping_takes_no_more_than_the_bag_holds():
    table = table_of(ID, racks=["FARMSTE", "HOUSEAT"], bag="AE")

    assert "bag-too-small" == table.refusal({"kind": "swap", "tiles": ["F", "A", "R"]})
    table.swap("FA")
    assert 7 == len(table.view(0)["rack"])


# Roads.


def test_a_road_leads_through_the_own_words():
    table = table_of(ID, racks=["FARMSTE", "HOUSEAT"]).play("1A FARM").play("O11 HOUSE")
    table.play("D1 MET")

    mine, other = table.view(1)["road"]
    assert ["A1", "B1", "C1", "D1", "D2", "D3"] == mine["cells"]
    assert (28 - 5, False) == (mine["left"], mine["done"])
    assert (["O15", "O14", "O13", "O12", "O11"], 24) == (other["cells"], other["left"])


def test_before_the_first_word_the_whole_way_is_left():
    road = table_of(ID).view(None)["road"][1]

    assert {"start": "O15", "goal": "A1", "opened": False, "cells": [], "left": 28} == {
        key: road[key] for key in road if key != "done"
    }


def test_tiles_side_by_side_are_no_step_unless_a_word_of_ones_own_joins_them():
    board = ["CAT", "..O", "..E"]
    by_both = table_of(TINY, board=board, extra=roads([CAT], [TOE]))
    by_one = table_of(TINY, board=board, extra=roads([CAT, TOE], []))

    assert (CAT, 2) == tuple(by_both.view(None)["road"][0][key] for key in ("cells", "left"))
    assert ([*CAT, "C2", "C3"], 0, True) == tuple(
        by_one.view(None)["road"][0][key] for key in ("cells", "left", "done")
    )
    # Seat 1 formed TOE, which leads it from its own start to the T.
    assert ["C3", "C2", "C1"] == by_both.view(None)["road"][1]["cells"]


def test_cross_words_are_ones_own_words_too():
    table = table_of(
        TINY, racks=["HEEEEEE", "EEIIOOU"], board=["CAT", "..O", "..."], extra=roads([CAT], [])
    )

    table.play("2B HO")  # and AH down

    assert ["A1", "B1", "B2", "C2"] == table.view(None)["road"][0]["cells"]


@pytest.mark.parametrize(("before", "after"), [(3, 12), (2, 11)])
def test_whoever_comes_through_with_more_points_wins_at_once(before, after):
    table = table_of(TINY, racks=["CATOERE", "EEIIOOU"], scores=[before, 11])

    table.play("1A CAT").passes().play("C1 TOE")

    assert [after, 11] == table.scores()
    assert table.view(None)["road"][0]["done"]
    assert (after > 11) == table.over()
    if table.over():
        assert ("road", [0]) == ending(table)
        return
    assert [13, 11] == table.passes().play("3B RE").scores()
    assert ("road", [0]) == ending(table)


def test_whoever_came_through_but_is_behind_may_lose_by_passes():
    table = table_of(TINY, board=["CAT", "..O", "..E"], scores=[9, 11], extra=roads([CAT, TOE], []))

    assert ("passes", [1]) == ending(table.passes(4))
    assert [9, 11] == table.scores()


# Other ends.


def test_four_passes_in_a_row_end_the_game_and_cost_nobody_the_rack():
    table = table_of(ID, racks=["FARMSTE", "HOUSEAT"]).play("1A FARM").play("O11 HOUSE")

    assert not table.passes(3).over()
    assert ("passes", [0]) == ending(table.passes())
    assert [30, 24] == table.scores()


def test_a_swap_is_no_pass():
    table = table_of(ID).passes().swap(table_of(ID).view(1)["rack"][0]).passes(3)

    assert not table.over()
    assert ("passes", [0, 1]) == ending(table.passes())


def test_resigning_loses():
    assert ("resigned", [1]) == ending(table_of(ID, scores=[50, 0]).resign())


def test_an_empty_hand_with_an_empty_bag_passes_by_itself():
    table = table_of(TINY, racks=["CAT", "VVWW"], bag="")

    table.play("1A CAT").passes()

    assert 1 == table.turn()
    assert [("pass", 1, None), ("pass", 0, True)] == [
        (line["kind"], line["seat"], line.get("idle")) for line in table.view(None)["log"][1:]
    ]
    assert ("passes", [0]) == ending(table.passes())


@pytest.mark.parametrize(("scores", "winners"), [([5, 5], [1]), ([7, 5], [0, 1]), ([8, 5], [0])])
def test_when_nobody_has_a_tile_left_the_higher_score_wins(scores, winners):
    table = table_of(
        TINY,
        racks=["H", "O"],
        bag="",
        board=["CAT", "...", "..."],
        scores=scores,
        extra=roads([CAT], [CAT]),
    )

    assert not table.play("B1 AH").over()
    assert ("out-of-tiles", winners) == ending(table.play("2B HO"))
    assert [scores[0] + 4, scores[1] + 6] == table.scores()


def test_time_over_loses_whatever_the_score():
    table = table_of(ID, scores=[10, 0])
    late = {"kind": "pass", "spent_ms": 5 * 60_000}

    assert {"per": "turn", "limit": 300_000, "left": [300_000] * 2, "away": "runs"} == (
        table.view(None)["clock"]
    )
    assert "time-is-up" == table.refusal(late)
    assert ("time", [1]) == ending(table.move({"kind": "timeout", "spent_ms": 5 * 60_000}))


@pytest.mark.parametrize("minutes", [1, 2, 10])
def test_the_house_sets_the_clock(minutes):
    table = table_of(ID, options={"clock": minutes, "away": "pauses"})

    assert (minutes * 60_000, "pauses") == tuple(
        table.view(0)["clock"][key] for key in ("limit", "away")
    )


def test_the_computer_plays_without_a_clock_unless_somebody_wants_one():
    seats = [{"name": "Ana"}, {"name": "Kit", "bot": "beginner"}]

    free = Door().must("new", variant=ID, seats=seats)["view"]
    wanted = Door().must("new", variant=ID, seats=seats, options={"clock": 2})["view"]

    assert "clock" not in free
    assert 120_000 == wanted["clock"]["limit"]


def test_the_house_may_have_no_clock():
    table = table_of(ID, options={"clock": 0})

    assert "clock" not in table.view(0)
    assert "timeout" not in table.view(0)["actions"]
