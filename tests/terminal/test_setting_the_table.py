"""From words after the command, or from questions, to a game on the table."""

from __future__ import annotations

import json

import pytest

from tests.terminal.evening import evening, last_game


def names(save):
    return [seat["name"] for seat in save["seats"]]


def test_pressing_enter_all_the_way_starts_a_game_against_the_computer(tmp_path):
    night = evening("", "", "", "", "", args="--lang en")

    assert "Which game?" in night.shown
    [kept] = (tmp_path / "lexicade").iterdir()
    assert ["Player 1", "Computer"] == names(json.loads(kept.read_text(encoding="utf-8")))
    assert "Player 1 › " in night.shown


def test_a_game_is_picked_by_name_with_its_people_its_computers_and_its_house_rules(tmp_path):
    night = evening(
        "clasico", "2", "Ana", "Ana", "Bruno", "7", "1", "best", "steady", "h", "1", "", args=""
    )

    assert "Ana sits here already." in night.shown
    assert "A number from 0 to 2, please." in night.shown
    save = last_game(tmp_path, "classic")
    assert ["Ana", "Bruno", "Computer"] == names(save)
    assert "The computer has no level “best” here. It has: beginner, casual," in night.shown
    assert [None, None, "steady"] == [seat.get("bot") for seat in save["seats"]]
    assert {"words": "enable-plus"} == save["options"]


def test_a_game_of_another_language_speaks_it_unless_asked_otherwise():
    assert "turno 1" in evening(args="cruzadas --players Ana Luz --seed 1").shown
    assert "turn 1" in evening(args="cruzadas --players Ana Luz --seed 1 --lang en").shown
    assert "turno 1" in evening(args="classic --players Ana Luz --seed 1 --lang es").shown


def test_a_name_nobody_could_read_is_refused_with_a_sentence():
    long = evening(args=f"cruzadas --players Ana {'x' * 41} --lang es")
    unseen = evening(args="classic --players \u200b Ana --lang en")

    assert (2, 2) == (long.code, unseen.code)
    assert "El nombre del jugador 2 está vacío, pasa de 40 caracteres" in long.shown
    assert "The name of player 1 is empty, longer than 40 characters" in unseen.shown


def test_the_systems_language_is_taken_where_the_game_has_none_of_its_own(monkeypatch):
    monkeypatch.setenv("LANG", "es_ES.UTF-8")

    assert "turno 1" in evening(args="classic --players Ana Luz --seed 1").shown


def test_a_computer_is_called_as_the_table_calls_it(tmp_path):
    evening(args="classic --players Ana computer computer --seed 1 --lang es")

    assert ["Ana", "Ordenador 1", "Ordenador 2"] == names(last_game(tmp_path, "classic"))


def test_house_rules_are_given_by_key_and_value(tmp_path):
    evening(args="fribble --players Ana Bruno --option star=on --option board=11 --seed 1")

    options = last_game(tmp_path, "fribble")["options"]
    assert (True, 11) == (options["star"], options["board"])


def test_what_can_not_be_is_answered_before_a_table_is_set():
    told = {
        "chess --players A B": "There is no game “chess” here.",
        "fribble --players A B C": "This game is for 2 players, not 3.",
        "fribble --players A B --option star=maybe": "The house rule “star” may be: off, on.",
        "fribble --players A B --option moon=on": "There is no house rule “moon”. There are: star,",
    }

    for args, sentence in told.items():
        night = evening(args=args)
        assert 2 == night.code
        assert night.shown.startswith(sentence)


def test_the_same_seed_deals_the_same_tiles():
    first = evening(args="classic --players Ana Bruno --seed 5")
    second = evening(args="classic --players Ana Bruno --seed 5")

    assert first.screens() == second.screens()


def test_leaving_before_a_game_is_chosen_leaves_nothing_behind(tmp_path):
    night = evening()

    assert 0 == night.code
    assert [] == list(tmp_path.iterdir())


def test_the_menu_goes_on_with_the_last_game():
    evening("pass", args="classic --players Ana Bruno --seed 5")

    night = evening("0", "moves")

    assert "0  Go on with the last game" in night.shown
    assert "  1 Ana: passed  +0 = 0" == night.answers("moves")


def test_computers_play_among_themselves_to_the_end():
    night = evening(args="fribble --players Computer computer --seed 2")

    assert 0 == night.code
    assert "wins with" in night.shown or "A draw!" in night.shown


@pytest.mark.parametrize(
    ("args", "bots"),
    [
        ("--players Ana computer", [None, "casual"]),
        ("--players Ana computer --computer keen", [None, "keen"]),
        ("--players Ana --computer experto --lang es", [None, "expert"]),
        ("--players Ana --computer Everyday/greedy", [None, "everyday/greedy"]),
        ("--players ordenador computer --computer 1", ["beginner", "beginner"]),
        ("--players Ana Bruno", [None, None]),
    ],
)
def test_the_computer_plays_as_well_as_it_is_asked_to(tmp_path, args, bots):
    evening("resign", "y", args=f"fribble {args} --seed 2")

    assert bots == [seat.get("bot") for seat in last_game(tmp_path, "fribble")["seats"]]


def test_a_level_there_is_not_is_told_before_a_table_is_set():
    night = evening(args="fribble --players Ana --computer best")

    assert 2 == night.code
    assert "The computer has no level “best” here. It has: beginner, casual," in night.shown


def test_house_rules_are_what_is_usual_against_the_computer(tmp_path):
    night = evening("1", "Ana", "", "h", "", args="contradictionary --lang en")

    assert "Time for a turn: No limit\n" in night.shown
    assert 0 == last_game(tmp_path, "contradictionary")["options"]["clock"]
