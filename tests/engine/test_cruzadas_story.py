"""Cruzadas by its worked examples, and what its house rules change."""

from typing import Any

import pytest

from tests.engine.story import StoryTable, board_with, house_rules, listed, table_of

THREE = ("Ana", "Bruno", "Carla")
FOUR = (*THREE, "Dario")


def cruzadas(*racks: str, **more: Any) -> StoryTable:
    return table_of("cruzadas", racks=list(racks), **more)


# Tiles longer than a letter.


def test_casa_is_doubled_on_the_star_and_needs_two_a():
    table = cruzadas("CASAEIO", "EEIIOOU")

    assert (3 + 1 + 1 + 1) * 2 == table.play("8H CASA").score(0)


def test_chico_has_four_tiles_one_of_them_ch():
    table = cruzadas("[CH]ICOAEE", "EEIIOOU")

    table.play("8H CHICO")

    assert (5 + 1 + 3 + 1) * 2 == table.score(0)
    assert ".......[CH]ICO...." == table.view(1)["board"][7]
    assert 4 == len(table.view(1)["log"][0]["tiles"])


def test_chico_from_five_letters_is_no_word():
    table = cruzadas("CHICOAE", "EEIIOOU")

    assert "not-on-rack" == table.refusal("8H CHICO")
    assert "not-a-word" == table.refusal("8H [C][H]ICO")


def test_perro_is_laid_with_rr():
    table = cruzadas("PE[RR]OAAE", "EEIIOOU")

    assert (3 + 1 + 8 + 1) * 2 == table.play("8H PERRO").score(0)


def test_all_seven_tiles_earn_fifty_more_or_nothing_by_house_rule():
    official = cruzadas("CASADOS", "EEIIOOU")
    terminal = cruzadas("CASADOS", "EEIIOOU", options={"bonus": 0})

    # The S lies on a double letter, the last one on the star.
    assert (3 + 1 + 2 + 1 + 2 + 1 + 1) * 2 + 50 == official.play("8B CASADOS").score(0)
    assert 22 == terminal.play("8B CASADOS").score(0)


def test_a_word_is_as_long_as_its_tiles_not_its_letters():
    """CHE is two tiles: from F8 it does not reach the star."""
    table = cruzadas("[CH]EIOUAA", "EEIIOOU")

    assert "not-on-start" == table.refusal("8F CHE")
    assert (5 + 1) * 2 == table.play("8G CHE").score(0)


def test_a_digraph_on_the_board_is_one_letter_of_later_words():
    table = cruzadas("O[LL]AAEIO", "SEIIOOU")

    table.play("8H OLLA").play("8H OLLAS")

    assert (1 + 8 + 1) * 2 == table.score(0)
    assert 1 + 8 + 1 + 1 == table.score(1)


def test_separate_letters_spell_a_digraph_by_house_rule():
    table = cruzadas("CHICOAE", "EEIIOOS", options={"digraphs": "loose"})

    table.play("8H CHICO").play("8H [C][H]ICOS")

    # H on a plain cell, the last O on a double letter.
    assert (3 + 4 + 1 + 3 + 1 * 2) * 2 == table.score(0)
    assert 3 + 4 + 1 + 3 + 1 + 1 == table.score(1)
    assert ["CHICO", "CHICOS"] == [turn["words"][0][0] for turn in table.view(0)["log"]]
    assert ["[C][H]ICO", ".....S"] == [turn["text"] for turn in table.view(0)["log"]]


def test_with_that_house_rule_the_tile_itself_still_does():
    table = cruzadas("[CH]ICOHCA", "EEIIOOU", options={"digraphs": "loose"})

    table.play("8H CHICO")

    assert 20 == table.score(0)


# Blanks.


def test_a_blank_may_be_a_digraph_and_is_worth_nothing():
    table = cruzadas("?EIOUAA", "EEIIOOU")

    table.play("8G [ch]E")

    assert (0 + 1) * 2 == table.score(0)
    assert "......[ch]E......." == table.view(1)["board"][7]


def test_a_blank_is_told_when_laid_and_keeps_its_letter():
    table = cruzadas("?ASAEIO", "EEIIOOU")

    assert "blank-undeclared" == table.refusal("8H ?ASA")
    table.play("8H cASA")
    assert ".......cASA...." == table.view(1)["board"][7]
    assert 6 == table.score(0)


def test_a_blank_as_k_or_w_is_a_house_rule():
    strict = cruzadas("?IOSCOA", "EEIIOOU")
    foreign = cruzadas("?IOSCOA", "EEIIOOU", options={"foreign": True})
    move = {"kind": "play", "tiles": [["H8", "?", "K"], ["I8", "I"], ["J8", "O"], ["K8", "S"]]}

    assert "blank-choice" == strict.refusal(move)
    assert "blank-choice" != foreign.refusal(move)  # KIOS is no word, but K is a letter
    kiosco = [*move["tiles"], ["L8", "C"], ["M8", "O"]]
    foreign.move({"kind": "play", "tiles": kiosco})
    assert 2 * (0 + 1 + 1 + 1 + 3 * 2 + 1) == foreign.score(0)


def test_there_is_no_tile_k_or_w():
    tiles = cruzadas("CASAEIO", "EEIIOOU").door.must("variants")
    game = next(game for game in tiles["variants"] if game["id"] == "cruzadas")

    assert {"K", "W"}.isdisjoint(game["table"]["tiles"])
    assert {"CH", "LL", "RR", "Ñ"} <= set(game["table"]["faces"])


# Accents.


def test_accents_count_for_nothing_but_the_tilde_of_the_n_does():
    words = listed("es")

    assert words.contains(tuple("CANCION"))
    assert words.contains(("P", "I", "N", "G", "Ü", "I", "N", "O")) is False
    assert words.contains(tuple("PINGUINO"))
    assert words.contains(tuple("AÑO"))
    assert words.contains(tuple("ESPAÑOL"))
    assert not words.contains(tuple("ESPANOL"))


# Swapping.


def test_as_many_may_be_swapped_as_the_bag_holds():
    table = cruzadas("CASAEIO", "EEIIOOU", bag="RSTLN")

    assert "bag-too-small" == table.refusal({"kind": "swap", "tiles": list("CASAEI")})
    assert "no-tiles" == table.refusal({"kind": "swap", "tiles": []})
    assert 7 == len(table.swap("CASAE").view(0)["rack"])


def test_the_official_rule_wants_seven_in_the_bag():
    table = cruzadas("CASAEIO", "EEIIOOU", bag="RSTLN", options={"swap": "seven"})

    assert "bag-too-small" == table.refusal({"kind": "swap", "tiles": ["C"]})


# The end.


def test_a_short_bag_fills_the_rack_as_far_as_it_goes():
    table = cruzadas("CASAEIO", "EEIIOOU", bag="RS")

    table.play("8H ASA")

    assert (6, 0) == (len(table.view(0)["rack"]), table.view(0)["bag"])
    assert not table.over()


def test_whoever_goes_out_gains_all_the_other_racks_at_once():
    table = cruzadas(
        *("ES", "Z", "AÑ"),
        names=THREE,
        bag="",
        scores=[50, 60, 70],
        board=board_with("8F SOL"),
    )

    table.play("8F SOLES")

    assert table.over()
    assert [50 + 5 + 19, 60 - 10, 70 - 9] == table.scores()
    assert [19, -10, -9] == [share["points"] for share in table.view(None)["ending"]["settlement"]]


@pytest.mark.parametrize(("names", "passes"), [(("Ana", "Bruno"), 4), (THREE, 6), (FOUR, 8)])
def test_two_full_rounds_of_passes_end_it(names, passes):
    table = table_of("cruzadas", names=names)

    assert not table.passes(passes - 1).over()
    table.passes()

    ending = table.view(None)["ending"]
    assert "passes" == ending["code"]
    # Nobody went out: all lose their racks and nobody gains.
    assert all(share["points"] <= 0 for share in ending["settlement"])
    assert [share["points"] for share in ending["settlement"]] == table.scores()


def test_a_swap_between_passes_begins_the_count_anew():
    table = cruzadas("CASAEIO", "EEIIOOU")

    table.passes(3).swap("E").passes()

    assert not table.over()


def test_a_rack_of_one_tile_is_deducted_too_and_blanks_alone_gain_nothing():
    table = cruzadas("Z", "??", bag="", scores=[30, 30])

    table.passes(4)

    assert [20, 30] == table.scores()
    assert [1] == table.view(None)["winners"]


def test_equal_scores_win_together():
    table = cruzadas("A", "E", "Z", names=THREE, bag="", scores=[30, 30, 20])

    table.passes(6)

    assert [29, 29, 10] == table.scores()
    assert [0, 1] == table.view(None)["winners"]


def test_all_may_agree_to_stop_and_count():
    table = cruzadas("Z", "AÑ", bag="", scores=[30, 20])
    assert "nothing" == table.view(0)["actions"]["stop"]

    table.move({"kind": "stop"})

    assert "agreed" == table.view(None)["ending"]["code"]
    assert [20, 11] == table.scores()


# Cross words, premiums.


def test_cross_words_are_scored_each_for_itself():
    table = cruzadas("SOLAEIO", "EEIIOOU", board=board_with("8F MESA"))

    table.play("J8 SOL")

    # The L lies on a triple letter.
    assert [["SOL", 1 + 1 + 3], ["MESAS", 3 + 1 + 1 + 1 + 1]] == table.view(0)["log"][0]["words"]
    assert 12 == table.score(0)


def test_the_board_has_sixty_one_premium_cells():
    games = table_of("cruzadas").door.must("variants")["variants"]
    table = next(game for game in games if game["id"] == "cruzadas")["table"]
    cells = "".join(table["premiums"])

    assert {"W": 8, "w": 17, "L": 12, "l": 24} == {kind: cells.count(kind) for kind in "WwLl"}
    assert ["H8"] == table["start"]


def test_the_bag_has_a_hundred_tiles_worth_a_hundred_and_ninety_two():
    table = table_of("cruzadas", names=FOUR)
    games = table.door.must("variants")["variants"]
    about = next(game for game in games if game["id"] == "cruzadas")["table"]

    assert 100 == table.census() == sum(about["tiles"].values())
    assert 192 == sum(about["values"][face] * count for face, count in about["tiles"].items())


def test_its_own_language_is_spanish():
    games = table_of("cruzadas").door.must("variants")["variants"]

    assert {"cruzadas"} == {game["id"] for game in games if game["language"] == "es"}


def test_the_house_offers_what_the_rules_name_and_the_usual_comes_first():
    assert {
        "bonus": [50, 0],
        "swap": ["any", "seven"],
        "digraphs": ["strict", "loose"],
        "foreign": [False, True],
    } == house_rules("cruzadas")
