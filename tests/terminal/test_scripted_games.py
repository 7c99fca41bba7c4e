"""Games played line by line through the terminal, and what its players are told."""

from __future__ import annotations

import json

import pytest

from tests.engine.story import Door, board_with, table_of
from tests.terminal.evening import evening, game_file, kept_in, last_game


def test_a_spanish_game_between_two_people_from_the_first_word_to_the_result(tmp_path):
    file = game_file(tmp_path, "cruzadas", ["[CH]ICOSAE", "LMESTRA"])

    night = evening(
        "8H CHICO",
        "k8 abajo ola",
        "palabra chicos zzz",
        "terminar",
        "s",
        args=f"--load {file}",
    )

    assert 0 == night.code
    assert "Ana jugó 8H CHICO: 20 puntos." in night.shown
    assert "Bruno jugó K8 OLA: 3 puntos." in night.shown
    assert "CHICOS está en la lista de palabras.\nZZZ no está" in night.shown
    assert "Todos acordaron terminar la partida." in night.shown
    assert "¡Gana Ana con" in night.shown
    assert "Gracias por jugar." in night.shown


def test_the_computer_answers_and_undo_goes_back_to_ones_own_turn(tmp_path):
    table = table_of("classic", racks=["QUIZERS", "AEINSTR"], names=("Ana", "Computer"))
    file = kept_in(tmp_path / "game.json", table)

    night = evening("8h quiz", "undo", "moves", args=f"--load {file}")

    assert "Ana played 8H QUIZ: 44 points.\nComputer played" in night.shown
    assert "Taken back: it is Ana’s turn again." in night.shown
    assert "No moves yet." == night.answers("moves")
    assert [] == last_game(tmp_path, "classic")["moves"]


def test_between_people_a_move_is_taken_back_only_if_the_others_agree(tmp_path):
    file = game_file(tmp_path, "classic", ["QUIZERS", "AEINSTR"])

    night = evening("8h quiz", "undo", "n", "undo", "y", args=f"--load {file}")

    assert 2 == night.shown.count("Bruno: may Ana take the last move back? (y/n)")
    assert "Then everything stays as it is." in night.shown
    assert "Taken back: it is Ana’s turn again." in night.shown
    assert [] == last_game(tmp_path, "classic")["moves"]


def test_a_blank_nobody_asked_for_is_spent_only_with_a_yes(tmp_path):
    file = game_file(tmp_path, "classic", ["QUI?ERS", "AEINSTR"])

    night = evening("8h quiz", "n", "8h quiz*", args=f"--load {file}")

    assert "QUIZ 24: 24 points\nblank as Z\nThis spends a blank." in night.shown
    assert "Taken back. Nothing was played." in night.shown
    assert 1 == night.shown.count("This spends a blank.")
    assert "Ana played 8H QUIZ: 24 points." in night.shown
    assert " Q  U  I  Z*" in night.shown


def test_a_play_is_tried_without_being_made(tmp_path):
    file = game_file(tmp_path, "classic", ["QUIZERS", "AEINSTR"])

    night = evening("try 8h quiz", "? 8h quizr", args=f"--load {file}")

    assert "QUIZ 44: 44 points" == night.answers("try 8h quiz")
    assert "QUIZR is not in the word list." in night.answers("? 8h quizr")
    assert [] == last_game(tmp_path, "classic")["moves"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("8h quack", "Not on your rack: A, C, K."),
        ("1a quiz", "The first word must cover the star."),
        ("8h zuqi", "ZUQI is not in the word list."),
        ("8m quiz", "That word is too long: it leaves the board."),
        ("99z quiz", "There is no Z99 on this board."),
        ("swap v", "Not on your rack: V."),
        ("swap", "Say which tiles."),
        ("swp q", "“swp” is no command here. Did you mean “swap”?"),
        ("quiz", "“quiz” is no command here. Did you mean “quit”?"),
        ("gibberish", "“gibberish” is no command here. A play needs a place and a word,"),
        ("undo", "There is nothing to undo."),
        ("load nowhere.json", "There is no file nowhere.json."),
        ("save /dev/null/game.json", "/dev/null/game.json could not be written:"),
    ],
)
def test_a_refusal_is_a_sentence_and_the_turn_goes_on(tmp_path, typed, told):
    file = game_file(tmp_path, "classic", ["QUIZERS", "AEINSTR"])

    night = evening(typed, args=f"--load {file}")

    assert night.answers(typed).startswith(told)
    assert [] == last_game(tmp_path, "classic")["moves"]


def test_both_languages_are_understood_at_once_and_answered_in_one(tmp_path):
    file = game_file(tmp_path, "classic", ["QUIZERS", "AEINSTR"])

    night = evening("cambiar q", "swap all", args=f"--load {file} --lang es")

    assert "Ana cambió 1 ficha.\n" in night.shown
    assert "Bruno cambió 7 fichas.\n" in night.shown


def test_resigning_wants_a_yes_and_can_be_taken_back_after_the_end(tmp_path):
    file = game_file(tmp_path, "fribble", ["FRIBBLE", "AEINSTR"])

    night = evening("resign", "n", "resign", "y", "moves", "undo", "y", args=f"--load {file}")

    assert "Bruno wins with 0!" in night.shown
    assert "  1 Ana: resigned  +0 = 0" in night.shown
    assert [] == last_game(tmp_path, "fribble")["moves"]


def test_the_end_shows_what_was_left_and_offers_another_game(tmp_path):
    board = board_with("8H CAT")
    file = game_file(tmp_path, "classic", ["S", "VX"], board=board, bag="")

    night = evening("8h cats", "again", args=f"--load {file}")

    assert [
        "Ana played 8H CATS: 6 points.",
        "Ana went out.",
        "  Ana: no tiles (+12)",
        "  Bruno: V X (-12)",
        "Best play: Ana, 8H CATS, 6 points.",
        "Ana wins with 18!",
    ] == night.shown.split("\n\n")[-6].splitlines()
    assert "Classic  turn 1" in night.shown.split("Ana wins")[1]
    assert ["Ana", "Bruno"] == [seat["name"] for seat in last_game(tmp_path, "classic")["seats"]]
    assert 1 == last_game(tmp_path, "classic")["first"]


def test_a_bomb_is_told_of_and_marked_on_the_board(tmp_path):
    table = table_of("lexibomb", racks=["STARXIE", "NLAEIOU"], extra={"bombs": ["I8", "A1"]})
    file = kept_in(tmp_path / "game.json", table)

    night = evening("try 8h star", "8h star", "resign", "y", args=f"--load {file}")

    assert night.answers("try 8h star").startswith("STAR ?: ? points")
    assert "Ana played 8H STAR, bomb on I8: 0 points." in night.shown
    assert ":S ¤T :A  R" in night.shown
    assert " ¤" not in night.shown.split("resign")[0].split(" 1 ")[1][:4]
    assert " 1  ¤" in night.shown.split("resign")[1]


def test_the_end_of_the_script_keeps_the_game_and_says_how_to_go_on(tmp_path):
    file = game_file(tmp_path, "classic", ["QUIZERS", "AEINSTR"])

    first = evening("8h quiz", args=f"--load {file}")
    second = evening("moves", args="--resume")

    assert 0 == first.code
    assert f"The game is kept in {tmp_path}/lexicade/last-classic.json." in first.shown
    assert "Go on with it: python -m lexicade play --resume" in first.shown
    assert "  1 Ana: 8H QUIZ  +44 = 44" == second.answers("moves")


def test_a_new_game_sets_the_last_one_aside(tmp_path):
    evening("pass", args="classic --players Ana Bruno --seed 1")
    evening(args="classic --players Carla Dora --seed 2")

    earlier = tmp_path / "lexicade" / "earlier-classic.json"
    assert ["Ana", "Bruno"] == [
        seat["name"] for seat in json.loads(earlier.read_text(encoding="utf-8"))["seats"]
    ]
    assert "Carla" == last_game(tmp_path, "classic")["seats"][0]["name"]


def test_a_seat_that_the_page_gave_to_the_computer_is_played_here_too(tmp_path):
    seats = [{"name": "Ana"}, {"name": "Kit", "bot": "casual"}]
    door = Door()
    save = door.must("new", variant="classic", seats=seats, seed="1")["save"]
    file = tmp_path / "page.json"
    file.write_text(json.dumps(save), encoding="utf-8")

    night = evening("pass", "again", args=f"--load {file}")

    assert "Kit is thinking…" in night.shown
    assert "Ana passed.\nKit " in night.shown
    assert seats == last_game(tmp_path, "classic")["seats"]


@pytest.mark.parametrize("level", ["beginner", "keen"])
def test_the_computer_hides_its_devices_from_the_people(tmp_path, level):
    night = evening(
        *["pass"] * 4,
        "moves",
        args=f"contradictionary --players Ana --computer {level} --seed 1",
    )

    moves = last_game(tmp_path, "contradictionary")["moves"]
    kinds = [move["kind"] for move in moves]
    assert {"bomb", "defuser"} & set(kinds), "nothing to hide"
    assert "bomb on" not in night.shown
    assert "defuser on" not in night.shown
    # Nor does anything count them: as many turns as can be seen, each thought about once.
    theirs = kinds.count("play")
    assert theirs == night.shown.count("Computer is thinking…")
    assert f"turn {2 * theirs + 1} ·" in night.shown
