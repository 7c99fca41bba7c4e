"""Classic: the common rules on the common board."""

from tests.engine.story import board_with, table_of


def test_the_first_word_is_doubled_on_the_centre():
    table = table_of("classic", racks=["HORNAAE", "EEIIOOU"])

    assert (4 + 1 + 1 + 1) * 2 == table.play("8H HORN").score(0)


def test_seven_tiles_earn_fifty_more():
    table = table_of("classic", racks=["CASHEWS", "EEIIOOU"])

    laid = table.preview("8B CASHEWS")

    assert 50 == laid["bonus"]
    assert (3 + 1 + 1 * 2 + 4 + 1 + 4 + 1) * 2 + 50 == laid["score"]


def test_premiums_count_for_new_tiles_only_and_in_both_words():
    table = table_of("classic", racks=["XAEIOUT", "EEIIOOU"], board=board_with("8H HO"))

    # I9 doubles the X; O stands on I8 already and counts its face.
    table.play("I8 OX")

    assert [["OX", 1 + 8 * 2]] == table.view(0)["log"][0]["words"]


def test_two_triple_words_make_nine_times():
    table = table_of("classic", racks=["QUIXTIC", "EEIIOOU"], board=board_with("1E O"))

    # X lies on the double letter D1.
    assert (10 + 1 + 1 + 8 * 2 + 1 + 1 + 1 + 3) * 9 + 50 == table.play("1A QUIXOTIC").score(0)


def test_exchanging_needs_seven_in_the_bag():
    full = table_of("classic", racks=["QVAEIOU", "EEIIOOT"], bag="STSTAAA")
    short = table_of("classic", racks=["QVAEIOU", "EEIIOOT"], bag="STSTAA")

    full.swap("QV")

    assert "bag-too-small" == short.refusal({"kind": "swap", "tiles": ["Q"]})


def test_six_scoreless_turns_end_it_even_at_nil():
    table = table_of("classic", racks=["QAEIOUU", "ZEEIOOT"])

    table.passes(5)
    assert not table.over()
    table.passes()

    assert table.over()
    assert [-16, -16] == table.scores()
    assert [0, 1] == table.view(0)["winners"]


def test_going_out_gains_everybodys_rack():
    table = table_of(
        "classic",
        racks=["S", "Q", "AE"],
        names=("Ana", "Bruno", "Carla"),
        scores=[10, 20, 30],
        bag="",
        board=board_with("8H HORN"),
    )

    table.play("8H HORNS")

    assert [10 + 9 + 12, 20 - 10, 30 - 2] == table.scores()
    assert [0] == table.view(2)["winners"]


def test_a_blank_scores_nothing_but_its_word_is_still_doubled():
    table = table_of("classic", racks=["?ORNAAE", "EEIIOOU"])

    assert 3 * 2 == table.play("8H hORN").score(0)
    assert "hORN" in table.view(1)["board"][7]


def test_a_blank_must_say_what_it_is():
    table = table_of("classic", racks=["?ORNAAE", "EEIIOOU"])

    assert "blank-undeclared" == table.refusal(
        {"kind": "play", "tiles": [["H8", "?"], ["I8", "O"]]}
    )


def test_resigning_gives_the_game_to_the_other_with_no_settlement():
    table = table_of("classic", scores=[50, 3])

    table.resign()

    assert table.over()
    assert [1] == table.view(0)["winners"]
    assert [50, 3] == table.scores()


def test_with_three_players_the_others_play_on_after_a_resignation():
    table = table_of("classic", names=("Ana", "Bruno", "Carla"))

    table.resign()
    assert not table.over()
    table.passes(2)

    assert 1 == table.turn()
    table.resign()
    assert [2] == table.view(None)["winners"]


def test_a_play_may_bridge_old_letters_but_not_a_gap():
    table = table_of("classic", racks=["CSTEIOU", "EEIIOOU"], board=board_with("8H A"))

    assert "gap" == table.refusal({"kind": "play", "tiles": [["G8", "C"], ["J8", "S"]]})
    table.play("8G CATS")

    assert "CATS" == table.view(0)["log"][0]["words"][0][0]


def test_tiles_off_one_line_are_refused():
    table = table_of("classic", racks=["CSTEIOU", "EEIIOOU"], board=board_with("8H A"))

    assert "not-in-line" == table.refusal({"kind": "play", "tiles": [["G8", "C"], ["H9", "S"]]})
