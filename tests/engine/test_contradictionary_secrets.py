"""Who knows what of bombs and defusers, and what a position may say of them."""

from typing import Any

import pytest

from lexicade.core.game import resample
from lexicade.core.view import view
from tests.engine.story import Door
from tests.engine.test_contradictionary_devices_story import ID, opened, seen, with_devices


def test_each_sees_the_own_devices_until_the_game_is_over():
    table = opened().bomb("H8").defuser("C3").passes().bomb("H8")

    assert [["H8", "bomb-0"], ["C3", "defuser-0"]] == seen(table, 0)
    assert [["H8", "bomb-1"]] == seen(table, 1)
    assert [] == seen(table, None)
    assert "devices" not in table.view(None)
    table.resign()
    everything = [["H8", "bomb-0"], ["H8", "bomb-1"], ["C3", "defuser-0"]]
    assert everything == seen(table, 0) == seen(table, 1) == seen(table, None)


def test_the_log_and_its_numbers_do_not_tell_of_a_placing():
    quiet, busy = opened(), opened()
    busy.bomb("H8").defuser("C3")
    assert ["H8", "C3"] == [line["at"] for line in busy.view(0)["log"][2:]]
    for seat in (None, 1):
        assert quiet.view(seat) == busy.view(seat)

    quiet.passes()
    events = busy.passes().last["events"]

    assert ([3], 3) == ([line["ply"] for line in events], busy.view(0)["ply"])
    for seat in (None, 1):
        assert quiet.view(seat) == busy.view(seat)


def test_a_whole_turn_is_taken_back_with_the_devices_placed_in_it():
    table = opened()
    before = table.view(1)
    table.bomb("H8").passes().defuser("C3").passes()

    reply = table.door.must("undo", turn_of=0, seat=0)

    assert [] == [mark for mark in reply["view"]["marks"] if mark[1] == "bomb-0"]
    assert before == table.view(1)
    table.door.must("undo", turn_of=1)
    assert "nothing-to-undo" == table.door.ask("undo", turn_of=1)["code"]


def test_what_the_other_has_hidden_could_lie_elsewhere_or_be_in_the_hand():
    table = opened().bomb("H8").passes().bomb("G7").defuser("B2").passes()
    match = table.door.bridge._match
    assert match is not None

    hidden = set()
    for seed in range(40):
        other = resample(match.table, match.state, 0, str(seed))
        assert view(match.table, match.state, 0) == view(match.table, other, 0)
        devices = other.extra["devices"]
        assert (("H8",), 2) == (devices["bombs"][0], devices["held"]["bomb"][0])
        assert 3 == len(devices["bombs"][1]) + devices["held"]["bomb"][1]
        # Bruno has had two turns, so no more than two bombs are out, none under a tile.
        assert len(devices["bombs"][1]) <= 2
        assert {"A1", "O15", "H8"}.isdisjoint(devices["defusers"][1])
        assert [] == [turn for turn in other.turns if turn.private_to == 1]
        hidden.add((devices["bombs"][1], devices["defusers"][1]))
    assert len(hidden) > 20
    assert {0, 1, 2} == {len(bombs) for bombs, _ in hidden}


def test_no_answer_depends_on_what_the_other_has_hidden():
    plain = with_devices([[], []], [[], []])
    mined = with_devices([[], ["D1", "C2", "H8"]], [[], ["D1", "H8", "H9"]])
    moves: list[dict[str, Any]] = [
        {"kind": "play", "text": "1A CATS"},
        {"kind": "play", "text": "C1 THE"},
        {"kind": "bomb", "at": "H8"},
        {"kind": "bomb", "at": "D1"},
        {"kind": "defuser", "at": "H8"},
        {"kind": "defuser", "at": "H9"},
    ]

    for move in moves:
        asked = [one.door.must("preview", seat=0, move=move) for one in (plain, mined)]
        assert asked[0] == asked[1]
    assert plain.view(0) == mined.view(0)
    assert plain.door.must("hint", seat=0, n=50) == mined.door.must("hint", seat=0, n=50)
    for level in ("beginner", "keen"):
        chosen = [one.door.must("bot", seat=0, level=level)["move"] for one in (plain, mined)]
        assert chosen[0] == chosen[1], level


# Positions.


@pytest.mark.parametrize(
    ("memory", "field"),
    [
        ([], "extra.devices"),
        ({"mines": []}, "extra.devices.mines"),
        ({"bombs": [["H8"]]}, "extra.devices.bombs"),
        ({"bombs": [["H8", "H8"], []]}, "extra.devices.bombs[0]"),
        ({"bombs": [[], ["Z9"]]}, "extra.devices.bombs[1]"),
        ({"bombs": [[], [7]]}, "extra.devices.bombs[1]"),
        ({"defusers": [[], "H8"]}, "extra.devices.defusers[1]"),
        ({"held": 3}, "extra.devices.held"),
        ({"held": {"bomb": [3]}}, "extra.devices.held.bomb"),
        ({"held": {"bomb": [7, 0]}}, "extra.devices.held.bomb[0]"),
        ({"held": {"defuser": [0, 4]}}, "extra.devices.held.defuser[1]"),
        ({"held": {"bomb": [3, True]}}, "extra.devices.held.bomb[1]"),
        ({"bombs": [["H8"], []], "held": {"bomb": [3, 3]}}, "extra.devices.held.bomb"),
        ({"placed": ["mine"]}, "extra.devices.placed"),
        ({"placed": [[]]}, "extra.devices.placed"),
    ],
)
def test_devices_that_cannot_be_are_refused(memory, field):
    seats = [{"name": "Ana"}, {"name": "Bruno"}]

    reply = Door().ask("new", variant=ID, seats=seats, position={"extra": {"devices": memory}})

    assert ("bad-position", field) == (reply["code"], reply["detail"]["field"])


@pytest.mark.parametrize(
    ("memory", "field"),
    [
        ([], "extra.road"),
        ({}, "extra.road"),
        ({"words": [[]]}, "extra.road.words"),
        ({"words": [[], 7]}, "extra.road.words[1]"),
        ({"words": [[["A1"]], []]}, "extra.road.words[0][0]"),
        ({"words": [[["A1", "Z1"]], []]}, "extra.road.words[0][0]"),
        ({"words": [[["A1", "C1"]], []]}, "extra.road.words[0][0]"),
        ({"words": [[["B1", "A1"]], []]}, "extra.road.words[0][0]"),
        ({"words": [[["O1", "A2"]], []]}, "extra.road.words[0][0]"),
        ({"words": [[["A1", "B1", "B2"]], []]}, "extra.road.words[0][0]"),
    ],
)
def test_roads_that_cannot_be_are_refused(memory, field):
    seats = [{"name": "Ana"}, {"name": "Bruno"}]

    reply = Door().ask("new", variant=ID, seats=seats, position={"extra": {"road": memory}})

    assert ("bad-position", field) == (reply["code"], reply["detail"]["field"])
