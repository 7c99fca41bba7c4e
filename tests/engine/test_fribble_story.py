"""Fribble by its worked examples, and what its house rules change."""

from tests.engine.story import board_with, table_of

HORN = board_with("8H HORN")


def test_fribble_on_the_star_doubles_at_l8_and_earns_the_bonus():
    table = table_of("fribble", racks=["FRIBBLE", "SAEINOT"])

    table.play("8H FRIBBLE")

    assert 17 * 2 + 35 == table.score(0)


def test_an_s_behind_it_makes_a_word_of_face_values():
    table = table_of("fribble", racks=["FRIBBLE", "SAEINOT"])

    table.play("8H FRIBBLE").play("8H FRIBBLES")

    assert 18 == table.score(1)


def test_the_star_itself_counts_for_nothing():
    assert 7 == table_of("fribble", racks=["HORNAAE", "EEIIOOU"]).play("8H HORN").score(0)
    assert 7 == table_of("fribble", racks=["HORNAAE", "EEIIOOU"]).play("8E HORN").score(0)


def test_a_star_that_doubles_is_a_house_rule():
    table = table_of("fribble", racks=["HORNAAE", "EEIIOOU"], options={"star": True})

    assert 14 == table.play("8H HORN").score(0)


def test_the_opening_must_cover_the_star_with_two_tiles_or_more():
    table = table_of("fribble", racks=["HORNAAE", "EEIIOOU"])

    assert "not-on-start" == table.refusal("8I HORN")
    assert "too-short" == table.refusal("8H A")


def test_tiles_that_touch_only_diagonally_are_not_linked():
    table = table_of("fribble", racks=["ATEEIOU", "EEIIOOU"], board=HORN)

    assert "not-linked" == table.refusal("7L AT")


def test_parallel_plays_are_fine_when_every_word_is():
    table = table_of("fribble", racks=["OEAIUTA", "EEIIOOU"], board=HORN)

    table.play("9H OE")

    assert [["OE", 2], ["HO", 4], ["OE", 2]] == table.view(0)["log"][0]["words"]


def test_going_out_takes_the_others_rack():
    table = table_of(
        "fribble", racks=["S", "Q?"], scores=[100, 90], bag="", board=board_with("8E CLAP")
    )

    table.play("8E CLAPS")

    assert [100 + 12 + 10, 90 - 10] == table.scores()
    ending = table.view(1)["ending"]
    assert "went-out" == ending["code"]
    assert [10, -10] == [share["points"] for share in ending["settlement"]]
    assert [[], ["Q", "?"]] == [share["rack"] for share in ending["settlement"]]
    assert [0] == table.view(1)["winners"]


def test_three_scoreless_turns_end_it_but_a_word_starts_the_count_anew():
    table = table_of("fribble", racks=["STAEIOU", "EEIIOOU"], scores=[12, 0], board=HORN)
    table.passes(2).play("8H HORNS").passes(2)
    assert not table.over()

    table.passes()

    assert table.over()
    assert "scoreless" == table.view(0)["ending"]["code"]


def test_at_nil_all_nobody_can_end_it_by_passing():
    table = table_of("fribble")

    table.passes(9)

    assert not table.over()
    assert "resign" in table.view(table.turn())["actions"]


def test_a_stall_costs_everybody_the_own_rack():
    table = table_of("fribble", racks=["QZAEIOU", "?DGOAEI"], scores=[50, 40], board=HORN)

    table.passes(3)

    assert [50 - 26, 40 - 9] == table.scores()


def test_a_word_of_blanks_is_a_scoreless_turn():
    table = table_of(
        "fribble", racks=["?AEIOUT", "EEIIOOU"], scores=[9, 0], board=board_with("8H h")
    )

    table.passes(2).play("8H ho")

    assert 0 == table.view(0)["log"][-1]["score"]
    assert table.over()


def test_swapping_takes_at_most_what_is_in_the_bag():
    table = table_of("fribble", racks=["QVAEIOU", "EEIIOOU"], bag="ST", board=HORN)

    assert "bag-too-small" == table.refusal({"kind": "swap", "tiles": ["Q", "V", "A"]})
    table.swap("QV")

    assert sorted("STAEIOU") == sorted(table.view(0)["rack"])
    assert 2 == table.view(0)["bag"]


def test_an_empty_bag_swaps_nothing():
    table = table_of("fribble", racks=["QVAEIOU", "EEIIOOU"], bag="", board=HORN)

    assert "bag-too-small" == table.refusal({"kind": "swap", "tiles": ["Q"]})
    assert "swap" not in table.view(0)["actions"]


def test_swapping_only_with_seven_in_the_bag_is_a_house_rule():
    table = table_of(
        "fribble", racks=["QVAEIOU", "EEIIOOU"], bag="STSTST", options={"swap": "seven"}
    )

    assert "bag-too-small" == table.refusal({"kind": "swap", "tiles": ["Q"]})


def test_the_newer_words_are_there_unless_the_house_says_no():
    for word in ("QI", "ZA", "FI"):
        rack = word + "AEOUR"
        with_additions = table_of("fribble", racks=[rack, "EEIIOOT"])
        without = table_of("fribble", racks=[rack, "EEIIOOT"], options={"words": "enable"})
        assert with_additions.preview(f"8H {word}")["legal"]
        assert "not-a-word" == without.refusal(f"8H {word}")


def test_the_bonus_is_for_seven_tiles_not_for_an_emptied_rack():
    table = table_of("fribble", racks=["STARE", "EEIIOOU"], bag="")

    assert 0 == table.preview("8H STARE")["bonus"]


def test_there_are_always_104_tiles():
    table = table_of("fribble", racks=["FRIBBLE", "SAEINOT"])
    counts = [table.census()]
    table.play("8H FRIBBLE")
    counts.append(table.census())
    table.swap("EI")
    counts.append(table.census())

    assert [104] * 3 == counts


def test_the_board_has_sixty_premium_cells_and_a_plain_star():
    games = table_of("fribble").door.must("variants")["variants"]
    fribble = next(game for game in games if game["id"] == "fribble")
    cells = "".join(fribble["table"]["premiums"])

    assert {"W": 8, "L": 16, "w": 12, "l": 24} == {kind: cells.count(kind) for kind in "WLwl"}
    assert "." == cells[7 * 15 + 7]


def test_the_small_board_is_a_house_rule():
    table = table_of("fribble", racks=["HORNAAE", "EEIIOOU"], options={"board": 11})

    table.play("6F HORN")

    assert "no-such-cell" == table.refusal({"kind": "play", "tiles": [["O15", "E"]]})
    assert 11 == len(table.view(0)["board"])
