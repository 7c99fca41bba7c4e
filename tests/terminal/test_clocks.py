"""Clocks at the terminal: what is left is shown, time goes with the moves, and may be over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lexicade.terminal.time_taken import time_shown
from tests.engine.story import table_of
from tests.terminal.evening import Pause, evening, kept_in, last_game
from tests.terminal.test_hidden_racks import Keyboard

TURNS, GAMES = "contradictionary", "wordominos"
FARM_AND_HOUSE = ["FARMSTE", "HOUSEAT"]


def spent(folder: Path, variant: str) -> list[tuple[str, int]]:
    return [(move["kind"], move["spent_ms"]) for move in last_game(folder, variant)["moves"]]


def short(folder: Path, variant: str, left: list[int], **given: Any) -> Path:
    """A game in which so many seconds are left."""
    clock = {"clock": {"left": [seconds * 1000 for seconds in left]}}
    return kept_in(folder / "game.json", table_of(variant, extra=clock, **given))


def test_the_time_of_each_move_goes_with_it_and_comes_off_the_clock(tmp_path):
    night = evening(
        Pause(12.5),
        "4b pity",
        Pause(61),
        "pass",
        "board",
        args=f"{GAMES} --players Ana Bruno --seed 1",
    )

    assert [("play", 12500), ("pass", 61000)] == spent(tmp_path, GAMES)
    assert "  10:00" in night.screens()[0][1]
    last = night.screens()[-1]
    assert last[1].endswith("Ana      4  9:48")
    assert last[2].endswith("  8:59")


def test_the_clock_runs_while_nothing_is_decided(tmp_path):
    args = f"{GAMES} --players Ana Bruno --seed 1"
    night = evening(Pause(30), "help", Pause(30), "4b", "board", "pass", args=args)

    assert "  9:00" in night.screens()[1][1]
    assert [("pass", 60000)] == spent(tmp_path, GAMES)


def test_a_device_takes_its_part_of_the_time_of_a_turn(tmp_path):
    file = kept_in(tmp_path / "game.json", table_of(TURNS, racks=FARM_AND_HOUSE))

    night = evening(Pause(60), "bomb h8", Pause(30), "1a farm", args=f"--load {file}")

    assert [("bomb", 60000), ("play", 30000)] == spent(tmp_path, TURNS)
    ana, bruno = night.screens()[1][1], night.screens()[2][3]
    assert ana.endswith("Ana      0  4:00")
    assert bruno.endswith("Bruno    0  5:00")
    assert night.screens()[2][1].endswith("Ana     30")  # her next turn has its own five minutes


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ana ran out of time.\n"),
        ("es", "Ana se quedó sin tiempo.\n"),
    ],
)
def test_whoever_answers_too_late_has_lost(tmp_path, language, told):
    file = short(tmp_path, TURNS, [20, 300], racks=FARM_AND_HOUSE)

    night = evening(Pause(21), "1a farm", "moves", args=f"--load {file} --lang {language}")

    assert 1 == night.shown.count(told)
    assert {"en": "Bruno wins with 0!", "es": "¡Gana Bruno con 0!"}[language] in night.shown
    assert [("timeout", 21000)] == spent(tmp_path, TURNS)
    assert "1A FARM" not in night.answers("moves")


def test_time_may_be_over_while_a_question_waits(tmp_path):
    file = short(tmp_path, GAMES, [20, 300])

    night = evening("resign", Pause(20), "n", args=f"--load {file}")

    assert [("timeout", 20000)] == spent(tmp_path, GAMES)
    assert "Bruno wins with 0!" in night.shown


def test_undo_gives_the_time_back(tmp_path):
    args = f"{GAMES} --players Ana Bruno --seed 1"
    night = evening(Pause(60), "pass", "undo", "y", args=args)

    assert "  10:00" in night.screens()[-1][1]
    assert [] == last_game(tmp_path, GAMES)["moves"]


def test_a_closed_terminal_stops_the_clock_and_the_save_keeps_it(tmp_path):
    evening(Pause(60), "pass", Pause(500), args=f"{GAMES} --players Ana Bruno --seed 1")
    night = evening(Pause(10), "pass", args="--resume")

    assert [("pass", 60000), ("pass", 10000)] == spent(tmp_path, GAMES)
    assert "  9:00" in night.screens()[0][1]
    assert "  10:00" in night.screens()[0][2]


def test_without_a_clock_nobody_measures(tmp_path):
    evening(Pause(60), "pass", args="classic --players Ana Bruno --seed 1")

    assert [{"kind": "pass"}] == last_game(tmp_path, "classic")["moves"]


def test_what_has_begun_of_a_second_counts():
    assert ["10:00", "0:20", "0:01", "0:00"] == [time_shown(ms) for ms in (600_000, 19_001, 1, 0)]


@pytest.mark.native
def test_on_a_real_terminal_the_time_ends_by_itself(tmp_path):
    file = short(tmp_path, GAMES, [3, 300])
    table = Keyboard("--load", str(file), "--lang", "en")

    table.waits_for("Ana › ")
    seen = table.waits_for("Bruno wins with 0!")

    assert "Ana ran out of time." in seen
    table.types("quit")
    table.waits_for("Thank you for playing.")
    assert 0 == table.close()


@pytest.mark.native
def test_the_time_begins_when_the_tiles_are_shown_and_a_turn_that_goes_on_hides_nothing(tmp_path):
    file = kept_in(tmp_path / "game.json", table_of(TURNS, racks=FARM_AND_HOUSE))
    table = Keyboard("--load", str(file), "--lang", "en")

    assert "5:00 on your clock; it runs once you see" in table.waits_for("Ana: press Enter")
    table.types("")
    table.waits_for("Ana › ")
    table.types("bomb h8")
    seen = table.waits_for("Ana set a bomb on H8.")
    assert "press Enter" not in seen
    table.types("1a farm")
    between = table.waits_for("Bruno: press Enter to see your tiles.")
    assert "bomb" not in between
    table.types("quit")
    table.waits_for("Go on with it")
    assert 0 == table.close()
