"""Lexibomb by its worked examples, and what its house rules change."""

from typing import Any

import pytest

from tests.engine.story import StoryTable, board_with, house_rules, listed, table_of

THREE = ["G7", "H7", "I7"]
FAR = ["A15"]
DOCUMENT = """
    ad ah am an as at aw ax ay be bi by do ed eh em en ex fa go ha he hi ho id if in is it la lo
    ma me mi mu my no nu of oh om on op or ow ox pa pi re sh so ti to uh um up us we xi ya ye yo
"""


def numbers(table: StoryTable) -> dict[str, int]:
    """What the open cells tell."""
    return {
        cell: int(mark.removeprefix("near-"))
        for cell, mark in table.view(None)["marks"]
        if mark.startswith("near-")
    }


def bombs(table: StoryTable, seat: int | None = None) -> list[str]:
    """The bombs this seat sees."""
    return [cell for cell, mark in table.view(seat)["marks"] if mark == "bomb"]


# The field.


def test_a_word_below_three_bombs_is_multiplied_by_what_is_near():
    table = table_of("lexibomb", racks=["CATEEEE", "EEIIOOU"], bombs=THREE)

    table.play("8G CAT")

    assert (3 * 3 + 1 + 1 * 3) * 2 == table.score(0)
    assert {"G8": 2, "H8": 3, "I8": 2} == numbers(table)
    assert (3, []) == (table.view(1)["log"][0]["opened"], table.view(1)["log"][0]["hit"])


def test_a_word_on_a_bomb_scores_nothing_and_its_letters_stay():
    table = table_of("lexibomb", racks=["CATEEEE", "EEIIOOU"], bombs=THREE)

    table.play("G6 CAT")

    assert 0 == table.score(0)
    assert [["CAT", 0]] == table.view(1)["log"][0]["words"]
    assert {"G6": 2, "G8": 2} == numbers(table)
    assert ["G7"] == bombs(table, 1) == table.view(1)["log"][0]["hit"]
    assert ["C", "A", "T"] == [table.view(1)["board"][row][6] for row in (5, 6, 7)]


def test_three_near_double_the_word_and_four_treble_it():
    around = ["G7", "H7", "I7", "J6", "J7", "J9", "I9", "K7"]
    table = table_of("lexibomb", racks=["TOEEEEE", "EEIIOOU"], bombs=[*around, "F7"])

    table.play("8H TO")

    seen = numbers(table)
    assert {"H8": 4, "I8": 5} == seen
    assert (1 + 1) * 3 * 3 == table.score(0)


def test_zoo_through_an_old_o_with_three_bombs_near_the_z_and_four_near_the_end():
    table = table_of(
        "lexibomb",
        racks=["ZOEEEEE", "EEIIOOU"],
        board=board_with("8I O"),
        bombs=["G7", "G8", "G9", "J7", "K7", "K8", "K9"],
    )

    table.play("8H ZOO")

    assert {"H8": 3, "J8": 4} == {cell: numbers(table)[cell] for cell in ("H8", "J8")}
    assert (10 + 1 + 1) * 2 * 3 == table.score(0)


@pytest.mark.parametrize("near", range(9))
def test_the_multiplier_grows_with_the_bombs_near(near):
    """The X lies on H10; the eighth bomb is a spent one, under the O it continues."""
    around = ["G9", "I9", "G10", "I10", "G11", "H11", "I11", "H9"]
    table = table_of(
        "lexibomb", racks=["XEEEEEE", "EEIIOOU"], board=board_with("H9 O"), bombs=around[:near]
    )

    table.play("H9 OX")

    letter, word = [(1, 1), (2, 1), (3, 1), (1, 2), (1, 3)][min(near, 4)]
    assert near == numbers(table)["H10"]
    assert (1 + 8 * letter) * word == table.score(0)


def test_a_zero_opens_the_field_as_far_as_numbers_reach():
    table = table_of("lexibomb", racks=["ATEEEEE", "EEIIOOU"], bombs=["A1"])

    table.play("15N AT")

    seen = numbers(table)
    assert 224 == len(seen) == table.view(0)["log"][0]["opened"]
    assert {"B1": 1, "A2": 1, "B2": 1} == {cell: near for cell, near in seen.items() if near}
    assert [] == bombs(table)


def test_a_hit_bomb_opens_nothing_even_with_no_other_near():
    table = table_of("lexibomb", racks=["ATEEEEE", "EEIIOOU"], bombs=["H8", "A1"])

    table.play("8H AT")

    seen = numbers(table)
    assert ["H8"] == bombs(table)
    # I8 has the bomb near it, so it opens only itself.
    assert {"I8": 1} == seen
    assert 0 == table.score(0)


def test_a_spent_bomb_is_a_plain_cell_that_still_counts_for_its_neighbours():
    table = table_of("lexibomb", racks=["ATEEEEE", "SEIIOOU"], bombs=["H8", "A1"])

    table.play("8H AT").passes().play("8H ATE")

    # No bomb is near J8; the A on the spent bomb and the T beside it count their faces.
    assert 3 == table.score(0)
    assert ["H8"] == bombs(table)
    assert 1 == numbers(table)["I8"]


def test_only_the_words_through_the_bomb_score_nothing():
    table = table_of(
        "lexibomb",
        racks=["SOEEEEE", "EEIIOOU"],
        board=board_with("8F CAT"),
        bombs=["I9", "A15"],
    )
    # S ends CATS at I8, O below it hits the bomb: SO dies, CATS lives with a bomb near its S.
    table.play("I8 SO")

    assert [["SO", 0], ["CATS", 3 + 1 + 1 + 2]] == table.view(0)["log"][0]["words"]
    assert 7 == table.score(0)


def test_a_bomb_that_voids_the_turn_is_a_house_rule():
    table = table_of(
        "lexibomb",
        racks=["SOEEEEE", "EEIIOOU"],
        board=board_with("8F CAT"),
        bombs=["I9"],
        options={"voids": "turn"},
    )

    assert {"CATS": None, "SO": None} == dict(table.preview("I8 SO")["words"])
    assert 0 == table.play("I8 SO").score(0)


# Where a play may go.


def test_the_first_word_goes_anywhere_but_has_two_letters():
    table = table_of("lexibomb", racks=["ATEEEEE", "EEIIOOU"], bombs=FAR)

    assert "too-short" == table.refusal("3C A")
    table.passes()
    assert "too-short" == table.refusal("3C E")
    table.passes()
    assert 2 == table.play("1A AT").score(0)


def test_later_words_must_touch_side_by_side():
    table = table_of(
        "lexibomb", racks=["ATEEEEE", "EEIIOOU"], board=board_with("8H HORN"), bombs=FAR
    )

    assert "not-linked" == table.refusal("7L AT")
    assert "not-linked" == table.refusal("1A AT")


# Blanks.


def test_a_blank_is_read_in_each_word_for_itself():
    table = table_of("lexibomb", racks=["Q?ITEEE", "EEIIOOU"], board=board_with("F9 T"), bombs=FAR)

    table.play("8E Q?IT")

    assert [["Q?IT", 12], ["?T", 1]] == table.view(0)["log"][0]["words"]
    assert 13 == table.score(0)
    assert "....Q?IT......." == table.view(1)["board"][7]


def test_a_blank_stays_open_and_may_be_read_anew():
    table = table_of(
        "lexibomb", racks=["BEEEEEE", "SEIIOOU"], board=board_with("8H ?AT"), bombs=FAR
    )

    table.play("8H ?ATE")  # DATE, FATE, GATE, …
    table.play("8H ?ATES")

    assert ".......?ATES..." == table.view(0)["board"][7]


def test_two_blanks_of_a_word_stand_for_letters_of_their_own():
    table = table_of("lexibomb", racks=["?U?ZEEE", "EEIIOOU"], bombs=FAR)

    assert "not-a-word" == table.refusal("8H ?ZU?")
    assert 11 == table.play("8H ?U?Z").score(0)  # QUIZ


def test_a_letter_told_for_a_blank_is_refused_unless_blanks_are_declared():
    board = board_with("F9 T")
    wild = table_of("lexibomb", racks=["Q?ITEEE", "EEIIOOU"], board=board, bombs=FAR)
    told = table_of(
        "lexibomb",
        racks=["Q?ITEEE", "EEIIOOU"],
        board=board,
        bombs=FAR,
        options={"blanks": "declared"},
    )

    assert "blank-choice" == wild.refusal("8E QuIT")
    assert "blank-undeclared" == told.refusal("8E Q?IT")
    assert "not-a-word" == told.refusal("8E QuIT")  # UT is no word


# What is known beforehand.


def test_a_preview_of_shut_cells_tells_words_but_no_points():
    table = table_of("lexibomb", racks=["CATEEEE", "EEIIOOU"], bombs=THREE)

    for place in ("8G CAT", "G6 CAT"):
        told = table.preview(place)
        assert (True, [["CAT", None]], None, 0) == (
            told["legal"],
            told["words"],
            told["score"],
            told["known"],
        )


def test_a_preview_of_open_cells_tells_everything():
    table = table_of(
        "lexibomb", racks=["SOEEEEE", "EEIIOOU"], board=board_with("8F CAT"), bombs=["H7", "I11"]
    )

    told = table.preview("I8 SO")  # one bomb near the S, none near the O

    assert [["SO", 2 + 1], ["CATS", 3 + 1 + 1 + 2]] == told["words"]
    assert 10 == told["score"]


def test_known_is_what_the_words_on_open_cells_earn():
    table = table_of(
        "lexibomb", racks=["SOEEEEE", "EEIIOOU"], board=board_with("8F CAT"), bombs=["I9", "A1"]
    )
    assert 1 == numbers(table)["I8"]
    assert "I9" not in numbers(table)

    told = table.preview("I8 SO")

    assert [["SO", None], ["CATS", 7]] == told["words"]
    assert (None, 7) == (told["score"], told["known"])


# All seven, swapping, the ends.


def test_all_seven_tiles_earn_fifty_more_unless_a_bomb_is_under_one():
    safe = table_of("lexibomb", racks=["WIZARDS", "EEIIOOU"], bombs=FAR)
    struck = table_of("lexibomb", racks=["WIZARDS", "EEIIOOU"], bombs=["H5"])

    assert 20 + 50 == safe.play("5E WIZARDS").score(0)
    assert 0 == struck.play("5E WIZARDS").score(0)
    assert 0 == struck.view(0)["log"][0]["bonus"]


@pytest.mark.parametrize(("bonus", "points"), [(50, 57), (35, 42), (0, 7)])
def test_the_bonus_is_a_house_rule(bonus, points):
    table = table_of("lexibomb", racks=["LETTERS", "EEIIOOU"], bombs=FAR, options={"bonus": bonus})

    assert points == table.play("5E LETTERS").score(0)


def test_swapping_needs_seven_in_the_bag_or_as_many_by_house_rule():
    position: dict[str, Any] = {"racks": ["ABCDEFG", "EEIIOOU"], "bag": "RSTLNE"}
    strict = table_of("lexibomb", **position)
    loose = table_of("lexibomb", options={"swap": "any"}, **position)

    assert "swap" not in strict.view(0)["actions"]
    assert "bag-too-small" == strict.refusal({"kind": "swap", "tiles": ["A"]})
    assert "bag-too-small" == loose.refusal({"kind": "swap", "tiles": list("ABCDEFG")})
    assert 7 == len(loose.swap("ABCDEF").view(0)["rack"])


def test_three_of_ones_own_turns_without_a_point_end_the_game():
    table = table_of("lexibomb", racks=["ATEEEEE", "QZEIOOU"], bombs=["H8", "A1"])
    table.play("8H AT")  # a bomb: nothing
    table.passes().swap("E").passes()
    assert not table.over()

    table.passes()

    ending = table.view(0)["ending"]
    assert ("scoreless", 0) == (ending["code"], ending["seat"])
    assert table.view(0)["scores"][1] == -sum(
        {"Q": 10, "Z": 10}.get(face, 1) for face in ending["settlement"][1]["rack"]
    )


def test_a_point_begins_the_count_anew_and_the_others_do_not_count():
    table = table_of("lexibomb", racks=["ATEEEEE", "QZEIOOU"], bombs=FAR)

    table.passes(4).play("8H AT").passes()  # Bruno's third

    assert table.over()
    assert 1 == table.view(0)["ending"]["seat"]


def test_bombed_plays_may_not_count_as_scoreless():
    table = table_of(
        "lexibomb", racks=["ATEEEEE", "IOUSEAT"], bombs=["H8", "A1"], options={"bombed": False}
    )

    table.play("8H AT").play("8H ATE").passes(4)
    assert not table.over()

    assert table.passes().over()


def test_six_in_a_row_is_a_house_rule():
    table = table_of("lexibomb", options={"stall": "six"})

    assert not table.passes(5).over()
    assert table.passes().over()


def test_going_out_costs_the_other_and_earns_nothing():
    board = board_with("8H BEAM")
    position: dict[str, Any] = {
        "racks": ["S", "Q?"],
        "scores": [120, 100],
        "bag": "",
        "board": board,
        "bombs": FAR,
    }

    plain = table_of("lexibomb", **position).play("8H BEAMS")
    gains = table_of("lexibomb", options={"finisher": True}, **position).play("8H BEAMS")

    assert [120 + 9, 100 - 10] == plain.scores()
    assert [120 + 9 + 10, 100 - 10] == gains.scores()
    assert "went-out" == plain.view(0)["ending"]["code"]


# Secrets, and when they end.


def test_nobody_sees_a_bomb_until_it_is_hit_or_the_game_is_over():
    table = table_of("lexibomb", racks=["CATEEEE", "EEIIOOU"], bombs=THREE)
    for seat in (None, 0, 1):
        assert [] == bombs(table, seat)
        assert "bombs" not in table.view(seat)
    table.play("8G CAT")
    assert [] == bombs(table)

    table.resign()

    assert THREE == bombs(table) == bombs(table, 0) == bombs(table, 1)


def test_there_are_exactly_as_many_bombs_as_the_house_wants():
    for wanted in (10, 22, 40):
        table = table_of("lexibomb", options={"bombs": wanted, "size": 11})
        assert wanted == len(set(bombs(table.resign())))


def test_open_racks_are_a_house_rule():
    hidden = table_of("lexibomb", racks=["CATEEEE", "EEIIOOU"])
    shown = table_of("lexibomb", racks=["CATEEEE", "EEIIOOU"], options={"open": True})

    assert [7, 7] == hidden.view(0)["racks"]
    assert [list("CATEEEE"), list("EEIIOOU")] == shown.view(None)["racks"]


# Tiles, board, words, house rules.


def test_the_house_offers_what_the_rules_name_and_the_usual_comes_first():
    told = house_rules("lexibomb")

    assert (22, 10, 40) == told.pop("bombs")
    assert {
        "size": [15, 13, 11],
        "bag": [100, 104],
        "voids": ["word", "turn"],
        "blanks": ["wild", "declared"],
        "bonus": [50, 35, 0],
        "swap": ["seven", "any"],
        "bombed": [True, False],
        "stall": ["three", "six"],
        "finisher": [False, True],
        "open": [False, True],
    } == told


def test_the_bag_has_a_hundred_tiles_or_a_hundred_and_four():
    assert 100 == table_of("lexibomb").census()
    assert 104 == table_of("lexibomb", options={"bag": 104}).census()


@pytest.mark.parametrize("size", [15, 13, 11])
def test_the_board_has_no_printed_bonus(size):
    table = table_of("lexibomb", options={"size": size})

    assert ["." * size] * size == table.view(None)["board"]


def test_the_list_has_the_two_letter_words_of_the_document():
    words = {"".join(word).lower() for word in listed("2of12inf-style").words() if len(word) == 2}

    assert set(DOCUMENT.split()) == words
    assert 62 == len(words)


@pytest.mark.parametrize(
    "memory",
    [["H8", "H8"], ["Z9"], [7], "H8", {"H8": 1}, [None], [["H8"]], ["H8"] * 300, None],
)
def test_bombs_that_cannot_be_are_refused(memory):
    door = table_of("lexibomb").door
    seats = [{"name": "Ana"}, {"name": "Bruno"}]

    reply = door.ask("new", variant="lexibomb", seats=seats, position={"extra": {"bombs": memory}})

    assert ("bad-position", "extra.bombs") == (reply["code"], reply["detail"]["field"])
