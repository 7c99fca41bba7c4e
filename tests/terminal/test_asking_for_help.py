"""Hints in steps, a turn looked back at, and games that nobody but computers play."""

from __future__ import annotations

import argparse

import pytest

from lexicade.terminal.play import add_arguments
from tests.terminal.evening import evening, game_file

TWO = "classic --players Ana Bruno --seed 7"


def test_a_hint_says_where_then_which_tiles_then_the_play(tmp_path):
    saved = game_file(tmp_path, "classic", ["QUIZEAT", "EEIIOOU"])

    night = evening("hint", "pista", "!", "hint", args=f"--load {saved}")

    where, tiles, play = (night.answers(line) for line in ("hint", "pista", "!"))
    assert where.startswith("Look at row 8, from D to H.")
    assert tiles.startswith("They are A E Q T U.")
    assert play.startswith("8D QUATE")
    # Once more: the next best of other words.
    assert 2 == night.shown.count("Look at ")


def test_all_hints_at_once_and_none_where_there_is_no_word(tmp_path):
    saved = game_file(tmp_path, "classic", ["QUIZEAT", "VV"])

    night = evening("hint all", "pass", "hint", args=f"--load {saved}")

    assert "The best plays:" in night.answers("hint all")
    assert 6 == night.answers("hint all").count("points")
    last = night.shown.rsplit("hint\n", 1)[1]
    assert last.startswith("No word can be laid with these tiles.\nYou can swap and pass.")


def test_a_hint_is_of_this_turn_alone():
    night = evening("hint", "pass", "hint", args=TWO)

    assert 2 == night.shown.count("Look at ")


def test_what_could_have_been_played_in_the_own_turns_and_no_others(tmp_path):
    saved = game_file(tmp_path, "classic", ["QUIZEAT", "EEIIOOU"])

    night = evening("8h quiz", "pass", "review", "review 2", "review x", args=f"--load {saved}")

    told = night.answers("review")
    assert told.startswith("1. Ana played 8H QUIZ")
    assert "The tiles were Q U I Z E A T" in told
    assert "QUIZ" not in told.split("\n", 2)[2]
    assert "You had no turn with the number 2." in night.answers("review 2")
    assert "Which turn?" in night.answers("review x")


def test_nobody_has_had_a_turn_yet():
    assert "no turn to look at" in evening("review", args=TWO).answers("review")


def test_after_the_end_the_biggest_missed_chances_and_any_turn(tmp_path):
    saved = game_file(tmp_path, "classic", ["QUIZEAT", "EEIIOOU"])

    night = evening("pass", "resign", "y", "review", "review 1", args=f"--load {saved}")

    assert night.answers("review").startswith("The biggest missed chance:\n    1 Ana: 8D QUATE")
    assert "1. Ana passed" in night.answers("review 1")


def test_who_watches_sees_the_racks_of_all():
    night = evening(args="fribble --players Computer computer --seed 2 --delay 0")

    first = night.shown.split("Computer 1 is thinking")[0].splitlines()
    racks = [line for line in first if line.startswith((" Computer 1  ", " Computer 2  "))]
    assert ["U", "W", "H", "W", "Q", "D", "B"] == [tile[0] for tile in racks[0].split()[2:]]
    assert 2 == len(racks)
    assert "Type a place" not in night.shown


@pytest.mark.parametrize("typed", ["-1", "soon", "nan", "1e9"])
def test_a_delay_is_a_time_one_can_wait(typed, capsys):
    parser = argparse.ArgumentParser()
    add_arguments(parser)

    with pytest.raises(SystemExit):
        parser.parse_args(["classic", f"--delay={typed}"])

    assert "--delay" in capsys.readouterr().err
