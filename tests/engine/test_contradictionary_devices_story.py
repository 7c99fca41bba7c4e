"""Contradictionary's bombs and defusers: what they do, and what the house may change."""

from typing import Any

import pytest

from tests.engine.story import StoryTable, board_with, table_of

ID = "contradictionary"
RACKS = ["FARMSTE", "HOUSEAT"]


def opened(**more: Any) -> StoryTable:
    """Ana has FARM in her corner, Bruno HOUSE in his; it is Ana's turn, with S and TE left."""
    options = {"clock": 0, **more.pop("options", {})}
    return table_of(ID, racks=RACKS, options=options, **more).play("1A FARM").play("O11 HOUSE")


def with_devices(bombs: list[list[str]], defusers: list[list[str]], **more: Any) -> StoryTable:
    """Both have opened with a word of three in their corners: CAT and TOE, Ana to move."""
    return table_of(
        ID,
        racks=more.pop("racks", ["SHOEAIN", "SHUTEIN"]),
        board=board_with("1A CAT", "O13 TOE"),
        options={"clock": 0, **more.pop("options", {})},
        extra={
            "devices": {"bombs": bombs, "defusers": defusers},
            "road": {"words": [[["A1", "B1", "C1"]], [["O13", "O14", "O15"]]]},
        },
        **more,
    )


def held(table: StoryTable, seat: int) -> tuple[int, int]:
    panel = table.view(seat)["devices"]["held"]
    return panel["bomb"], panel["defuser"]


def seen(table: StoryTable, seat: int | None) -> list[list[str]]:
    """The devices this seat sees."""
    return [mark for mark in table.view(seat)["marks"] if mark[1][:-2] in ("bomb", "defuser")]


def last(table: StoryTable, seat: int | None = None) -> dict[str, Any]:
    line = table.view(seat)["log"][-1]
    assert isinstance(line, dict)
    return line


# Placing.


def test_a_bomb_a_defuser_and_a_word_make_one_turn():
    table = opened()

    table.bomb("H8").defuser("C3")
    assert (0, (2, 2)) == (table.turn(), held(table, 0))
    assert [["H8", "bomb-0"], ["C3", "defuser-0"]] == seen(table, 0)
    assert "one-device-a-turn" == table.refusal({"kind": "bomb", "at": "H9"})
    assert "one-device-a-turn" == table.refusal({"kind": "defuser", "at": "H9"})
    table.play("1A FARMS").passes()
    assert (1, 2) == held(table.bomb("H9"), 0)


def test_a_device_goes_on_an_empty_cell_where_no_own_one_of_its_kind_lies():
    table = opened().bomb("H8").passes(2)

    assert "cell-taken" == table.refusal({"kind": "bomb", "at": "A1"})
    assert "cell-taken" == table.refusal({"kind": "defuser", "at": "O15"})
    assert "device-there" == table.refusal({"kind": "bomb", "at": "H8"})
    assert "no-such-cell" == table.refusal({"kind": "bomb", "at": "P8"})
    assert [["H8", "bomb-0"], ["H8", "defuser-0"]] == seen(table.defuser("H8"), 0)


def test_nobody_places_more_than_there_are():
    table = opened(options={"bombs": 1})

    table.bomb("H8").passes(2)

    assert "no-device-left" == table.refusal({"kind": "bomb", "at": "H9"})
    assert {"play", "swap", "pass", "resign", "defuser"} == set(table.view(0)["actions"])


def test_no_bomb_on_a_start_before_its_player_has_opened():
    table = table_of(ID, racks=RACKS)

    assert "start-protected" == table.refusal({"kind": "bomb", "at": "O15"})
    assert "start-protected" == table.refusal({"kind": "bomb", "at": "A1"})
    table.defuser("O15")


def test_literally_anywhere_is_a_house_rule_and_a_bombed_opening_is_none():
    table = table_of(ID, racks=RACKS, options={"protected": False}).bomb("O15").passes()

    table.play("O11 HOUSE")

    assert (["O15"], 0) == (last(table)["exploded"], table.score(1))
    assert not table.view(None)["road"][1]["opened"]
    table.play("1A FARM")
    rack = table.view(1)["rack"]
    assert "not-on-own-start" == table.refusal(
        {"kind": "play", "tiles": [["A2", rack[0]], ["A3", rack[1]]]}
    )


@pytest.mark.parametrize("number", [0, 5])
def test_the_house_sets_how_many(number):
    table = opened(options={"bombs": number, "defusers": number})

    assert (number > 0) == ("bomb" in table.view(0)["actions"])
    assert (number > 0) == ("defuser" in table.view(0)["actions"])
    assert (number, number) == held(table, 0)


def test_a_device_may_be_the_whole_turn():
    table = opened(options={"device": "turn"})

    table.bomb("H8")

    assert 1 == table.turn()
    assert ["bomb", "device"] == [line["kind"] for line in table.view(0)["log"][2:]]
    assert ("device", 0) == (last(table, 1)["kind"], last(table, 1)["seat"])
    assert "at" not in last(table, 1)
    assert not table.passes(3).bomb("H9").passes(3).over()
    assert table.passes().over()


# Explosions.


def test_a_word_on_the_others_bomb_is_destroyed_with_its_tiles():
    table = table_of(ID, racks=RACKS).play("1A FARM").bomb("E1").play("O11 HOUSE")
    bag = table.view(0)["bag"]
    told = table.preview("1A FARMS")
    assert (True, 11, []) == (told["legal"], told["score"], told["problems"])

    table.play("1A FARMS")

    assert "FARM..........." == table.view(0)["board"][0]
    assert ([["FARMS", 0]], 0, ["E1"], ["S"]) == tuple(
        last(table)[key] for key in ("words", "score", "exploded", "lost")
    )
    assert (30, 1) == (table.score(0), table.turn())
    assert (7, bag - 1, 103) == (len(table.view(0)["rack"]), table.view(0)["bag"], table.census())
    assert ((2, 3), []) == (held(table, 1), seen(table, 1))
    assert ["A1", "B1", "C1", "D1"] == table.view(0)["road"][0]["cells"]


def test_an_illegal_play_touches_no_bomb():
    table = with_devices([[], ["D1"]], [[], []])

    assert "not-a-word" == table.refusal("1A CATH")
    assert [["D1", "bomb-1"]] == seen(table, 1)
    assert 0 == table.play("1A CATS").score(0)


def test_two_bombs_under_one_word_are_one_explosion():
    table = with_devices([[], ["C2", "C3"]], [[], []])

    table.play("C1 THE")

    assert (["C2", "C3"], ["H", "E"]) == (last(table)["exploded"], last(table)["lost"])
    assert ((1, 3), []) == (held(table, 1), seen(table, 1))


def test_in_an_explosion_everything_else_under_the_word_stays():
    table = with_devices([["C3"], ["C2", "C3"]], [["C2"], ["C3"]])

    table.play("C1 THE")

    assert [["C3", "bomb-0"], ["C2", "defuser-0"]] == seen(table, 0)
    assert [["C3", "defuser-1"]] == seen(table, 1)


def test_all_seven_tiles_on_a_bomb_earn_no_bonus():
    racks, options = ["LETTERS", "SHUTEIN"], {"bonus": 50}
    safe = with_devices([[], ["E1"]], [[], []], racks=racks, options=options)
    struck = with_devices([[], ["D4"]], [[], []], racks=racks, options=options)

    assert 50 == last(safe.play("D1 SETTLER"))["bonus"]
    assert 0 == last(struck.play("D1 SETTLER"))["bonus"] == struck.score(0)


def test_without_a_refill_the_rack_is_short_for_a_turn():
    table = with_devices([[], ["C2"]], [[], []], options={"refill": False})
    bag = table.view(0)["bag"]

    table.play("C1 THE")
    assert (5, bag) == (len(table.view(0)["rack"]), table.view(0)["bag"])
    table.passes()
    assert 5 == len(table.view(0)["rack"])
    table.passes()
    assert (7, bag - 2) == (len(table.view(0)["rack"]), table.view(0)["bag"])


def test_an_exploded_play_is_no_pass():
    table = with_devices([[], ["D1"]], [[], []], turn=1)

    assert not table.passes().play("1A CATS").passes(3).over()
    assert table.passes().over()


def test_a_device_and_a_pass_are_a_pass():
    table = opened().bomb("H8").passes().bomb("H9").defuser("G9").passes().passes()

    assert not table.defuser("B9").over()
    assert table.passes().over()


def test_a_played_word_takes_the_own_devices_back_and_the_others_defuser_away():
    table = with_devices([["D1"], []], [["D1"], ["D1"]])
    assert ((2, 2), (3, 2)) == (held(table, 0), held(table, 1))

    table.play("1A CATS")

    assert ((3, 3), (3, 2)) == (held(table, 0), held(table, 1))
    assert [] == seen(table, 0) == seen(table, 1)
    assert ["play"] == [line["kind"] for line in table.view(1)["log"]]


# Captures.


def test_a_bomb_placed_on_the_others_defuser_changes_sides():
    table = with_devices([[], []], [[], ["H8"]])

    table.bomb("H8")

    assert ((2, 3), (4, 2)) == (held(table, 0), held(table, 1))
    assert [] == seen(table, 0) == seen(table, 1)
    for seat in (None, 0, 1):
        line = last(table, seat)
        assert ("capture", 1, 0, "H8") == tuple(line[key] for key in ("kind", "seat", "from", "at"))
    assert 0 == table.turn()
    assert "one-device-a-turn" == table.refusal({"kind": "bomb", "at": "H9"})


def test_a_defuser_may_be_reusable():
    table = with_devices([[], []], [[], ["H8"]], options={"reusable": True})

    table.bomb("H8").passes(2).bomb("H8")

    assert ((1, 3), (5, 2)) == (held(table, 0), held(table, 1))
    assert [["H8", "defuser-1"]] == seen(table, 1)


def test_a_defuser_placed_on_a_bomb_does_nothing_and_tells_nothing():
    table = with_devices([[], ["H8"]], [[], []])

    table.defuser("H8")

    assert [["H8", "defuser-0"]] == seen(table, 0)
    assert [["H8", "bomb-1"]] == seen(table, 1)
    assert [] == table.view(1)["log"]


@pytest.mark.parametrize("reusable", [False, True])
def test_a_defuser_may_find_a_bomb(reusable):
    table = with_devices([[], ["H8"]], [[], []], options={"finds": True, "reusable": reusable})

    table.defuser("H8")

    assert ((4, 2), (2, 3)) == (held(table, 0), held(table, 1))
    assert ([["H8", "defuser-0"]] if reusable else []) == seen(table, 0)
    assert [] == seen(table, 1)
    assert ("capture", 0, 1) == tuple(last(table, 1)[key] for key in ("kind", "seat", "from"))
