"""Stories of a game without luck: full sets of tiles, blocks, tiles times words, endings."""

from typing import Any

import pytest

from tests.engine.story import StoryTable, board_with, table_of

MINUTE = 60_000


def wordominos(*lines: str, size: int = 11, **more: Any) -> StoryTable:
    """A table with these words on it and everybody's remaining tiles."""
    options = {"board": size, **more.pop("options", {})}
    if lines:
        more["board"] = board_with(*lines, size=size)
    return table_of("wordominos", options=options, **more)


def with_blocks(text: str, *blocks: str) -> dict[str, Any]:
    return {"kind": "play", "text": text, "blocks": list(blocks)}


def only_blocks(*blocks: str) -> dict[str, Any]:
    return {"kind": "play", "tiles": [], "blocks": list(blocks)}


# Tiles.


@pytest.mark.parametrize(("size", "each", "tiles"), [(7, 2, 56), (11, 3, 84), (15, 5, 140)])
def test_everybody_holds_a_full_set_in_the_open(size, each, tiles):
    view = wordominos(size=size).view(0)

    for rack in view["racks"]:
        assert tiles == len(rack)
        assert {each} == {rack.count(face) for face in "ABCDEFGHIJKLMNOPQRSTUVWXYZ?#"}
    assert (0, {0}) == (view["bag"], set(view["unseen"].values()))
    assert "swap" not in view["actions"]


def test_a_third_e_comes_from_a_blank_or_not_at_all():
    table = wordominos(size=7)

    assert "not-on-rack" == table.refusal("4B TEPEE")
    assert 4 == table.play("4B TEPEe").score(0)


def test_what_is_played_is_not_filled_up_again():
    table = wordominos().play("6C BETTER")

    rack = table.view(1)["racks"][0]
    assert (84 - 6, 1, 1) == (len(rack), rack.count("E"), rack.count("T"))


# Laying and scoring.


def test_better_is_six_tiles_times_one_word():
    assert 6 == wordominos().play("6C BETTER").score(0)


def test_selah_down_from_better_makes_two_words_of_five_tiles():
    table = wordominos().play("6C BETTER").play("I6 SELAH")

    log = table.view(0)["log"][-1]
    assert 10 == table.score(1) == log["score"]
    assert [["SELAH", 5], ["BETTERS", 5]] == log["words"]
    assert [5, 2] == log["times"]


def test_a_blank_adds_no_tile_but_its_words_count():
    assert 2 == wordominos().play("6C CaT").score(0)
    assert 3 == wordominos(options={"blank": True}).play("6C CaT").score(0)


def test_one_tile_making_two_words_is_worth_two():
    assert 2 == wordominos("6C CAT", "F7 NO").play("6C CATS").score(0)


def test_a_lone_blank_making_two_words_is_worth_nothing():
    assert 0 == wordominos("6C CAT", "F7 NO").play("6C CATs").score(0)


def test_the_first_word_lies_anywhere_but_has_two_letters():
    assert 2 == wordominos().play("1A OX").score(0)
    assert "too-short" == wordominos().refusal("1A A")


def test_words_must_be_linked_and_corners_do_not_link():
    table = wordominos().play("6C CAT")

    assert "not-linked" == table.refusal("7F ON")
    assert "not-in-line" == table.refusal(
        {"kind": "play", "tiles": [["F6", "S"], ["G7", "O"]]},
    )


def test_any_letters_may_be_laid_as_words_on_trust():
    assert 4 == wordominos().play("6C XQZJ").score(0)


def test_where_the_house_checks_words_there_is_nothing_to_challenge():
    table = wordominos(options={"checking": "automatic"})

    assert "not-a-word" == table.refusal("6C XQZJ")
    assert {"play", "pass", "resign", "timeout"} == set(table.view(0)["actions"])
    assert "unknown-move" == table.play("6C CAT").refusal({"kind": "challenge"})


# Blocks.


def test_a_word_and_two_blocks_beside_its_letters():
    table = wordominos().move(with_blocks("6C CAT", "F6", "B6"))

    view = table.view(0)
    assert 3 == table.score(0)
    assert [["B6", "block"], ["F6", "block"]] == [m for m in view["marks"] if m[1] == "block"]
    assert 1 == view["rack"].count("#")
    assert ["B6", "F6"] == view["log"][-1]["blocks"]


@pytest.mark.parametrize(
    ("blocks", "code"),
    [
        (("F6", "B6", "C7"), "too-many-blocks"),
        (("F7",), "block-not-beside-new"),  # a corner is not beside
        (("H6", "G6"), "block-not-beside-new"),  # a block beside a block is not enough
        (("D6",), "cell-twice"),
        (("Z9",), "no-such-cell"),
    ],
)
def test_blocks_of_a_word_turn_that_are_refused(blocks, code):
    assert code == wordominos().refusal(with_blocks("6C CAT", *blocks))


def test_a_block_beside_an_old_letter_goes_only_without_a_word():
    table = wordominos("6C CAT")

    assert "block-not-beside-new" == table.refusal(with_blocks("6C CATS", "B6"))
    assert 0 == table.move(only_blocks("B6")).score(0)
    line = table.view(0)["log"][-1]
    assert ("block", ["B6"], 0) == (line["kind"], line["blocks"], line["score"])


def test_a_first_turn_of_blocks_alone_has_nothing_to_lie_beside():
    assert "block-not-beside" == wordominos().refusal(only_blocks("F6"))


def test_a_blocked_cell_takes_no_letter_and_no_second_block():
    table = wordominos("6C CAT", extra={"blocks": ["F6"]})

    assert "cell-taken" == table.refusal("F5 ON")
    assert "cell-taken" == table.refusal(only_blocks("F6"))
    assert "cell-taken" == table.refusal("6C CATS")


def test_a_block_between_two_letters_ends_the_word():
    table = wordominos("6C C", "6E T", extra={"blocks": ["D6"]})

    words = table.play("E6 .OE").view(0)["log"][-1]["words"]

    assert [["TOE", 2]] == words
    assert "gap" == table.refusal({"kind": "play", "tiles": [["B6", "A"], ["F6", "O"]]})


def test_without_blocks_left_none_can_be_laid():
    table = wordominos("6C CAT", racks=["ABC", "ABC"])

    assert "not-on-rack" == table.refusal(only_blocks("F6"))


@pytest.mark.parametrize("blocks", [["F6", "F6"], ["F99"], "F6", [6], None])
def test_a_position_with_blocks_that_cannot_be_is_refused_by_its_field(blocks):
    reply = wordominos().door.ask(
        "new",
        variant="wordominos",
        seats=[{"name": "Ana"}, {"name": "Bruno"}],
        position={"extra": {"blocks": blocks}},
    )

    assert ("bad-position", "extra.blocks") == (reply["code"], reply["detail"]["field"])


# How it ends.


def test_six_passes_in_a_row_end_it_and_the_higher_score_wins():
    table = wordominos(scores=[3, 5]).passes(5)
    assert not table.over()

    view = table.passes().view(None)
    assert (True, "passes", [1]) == (view["over"], view["ending"]["code"], view["winners"])
    assert [3, 5] == view["scores"]


def test_a_turn_of_blocks_is_no_pass():
    table = wordominos("6C CAT").passes(5).move(only_blocks("F6")).passes(5)

    assert not table.over()
    assert table.passes().over()


def test_three_passes_in_all_where_the_house_says_so():
    table = wordominos(options={"passes": "all"}).passes(2)

    assert not table.over()
    assert table.passes().over()


def test_whoever_runs_out_of_time_loses_even_in_the_lead():
    table = wordominos(scores=[91, 83])

    view = table.move({"kind": "timeout", "spent_ms": 10 * MINUTE}).view(None)

    assert ("time", [1], [91, 83]) == (view["ending"]["code"], view["winners"], view["scores"])


@pytest.mark.parametrize("minutes", [4, 10, 20])
def test_the_clock_is_a_house_rule(minutes):
    clock = wordominos(options={"clock": minutes}).view(0)["clock"]

    assert [minutes * MINUTE] * 2 == clock["left"]


def test_without_a_clock_there_is_none():
    table = wordominos(options={"clock": 0})

    assert "clock" not in table.view(0)
    assert "unknown-move" == table.refusal({"kind": "timeout"})


def test_whoever_resigns_loses():
    assert [1] == wordominos(scores=[50, 0]).resign().view(0)["winners"]


ALL_BUT_A2 = [f"{column}{row}" for column in "ABCDEFG" for row in range(2, 8)][1:]


def nearly_full(**more: Any) -> StoryTable:
    racks = more.pop("racks", ["#A", "#AD"])
    return wordominos("1A BLOCKED", size=7, racks=racks, extra={"blocks": ALL_BUT_A2}, **more)


def test_a_full_board_of_equal_scores_is_a_draw():
    view = nearly_full(scores=[30, 30]).move(only_blocks("A2")).view(None)

    assert ("full", [0, 1], [30, 30]) == (view["ending"]["code"], view["winners"], view["scores"])


def test_a_full_board_is_won_by_the_higher_score():
    assert [1] == nearly_full(scores=[30, 31]).move(only_blocks("A2")).view(None)["winners"]


def test_whoever_uses_up_all_tiles_wins_whatever_the_score():
    table = wordominos("6C CAT", racks=["#", "AAA"], scores=[3, 90])

    view = table.move(only_blocks("F6")).view(None)

    assert ("cleared", 0, [0]) == (view["ending"]["code"], view["ending"]["seat"], view["winners"])


def test_blocks_need_not_be_used_up_where_the_house_says_so():
    racks = ["S##", "AAA"]
    strict = wordominos("6C CAT", racks=racks).play("6C CATS")
    loose = wordominos("6C CAT", racks=racks, options={"clearing": "letters"}).play("6C CATS")

    assert not strict.view(1)["challenge"]["ends"]
    assert loose.view(1)["challenge"]["ends"]


def test_a_target_is_reached_by_a_house_rule():
    table = wordominos(scores=[47, 0], options={"target": 50, "checking": "automatic"})

    view = table.play("6C CAT").view(None)

    assert ("target", [0], [50, 0]) == (view["ending"]["code"], view["winners"], view["scores"])


def test_there_is_no_bag_to_speak_of():
    seats = [{"name": "Ana"}, {"name": "Bruno"}]
    new = wordominos().door.ask("new", variant="wordominos", seats=seats, position={"bag": "AB"})

    assert ("bad-position", "bag") == (new["code"], new["detail"]["field"])


def test_a_rack_left_out_of_a_position_is_a_full_set_less_what_lies_on_the_board():
    racks = wordominos("6C CAT").view(0)["racks"]

    assert 2 * 84 - 3 == sum(map(len, racks))
