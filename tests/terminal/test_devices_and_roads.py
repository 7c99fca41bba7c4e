"""Bombs, defusers and roads at the terminal: typed, seen by their owner, told when they go off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.engine.story import board_with, table_of
from tests.terminal.evening import Evening, evening, kept_in, last_game

ID = "contradictionary"
FARM_AND_HOUSE = ["FARMSTE", "HOUSEAT"]
TOP = [f"{column}1" for column in "ABCDEFGHI"]
RIGHT = [f"I{row}" for row in range(1, 9)]


def game(folder: Path, racks: list[str] = FARM_AND_HOUSE, **given: Any) -> str:
    """The words after `play` that open this game."""
    return f"--load {kept_in(folder / 'game.json', table_of(ID, racks=racks, **given))}"


def almost_there(folder: Path, scores: list[int]) -> str:
    """Ana's road lacks one cell of the small board."""
    return game(
        folder,
        ["NEEEEEE", "AEINSTR"],
        board=board_with("1A TELEPHONE", "I1 EDUCATIO", size=9),
        scores=scores,
        options={"size": 9},
        extra={"road": {"words": [[TOP, RIGHT], []]}},
    )


def row(night: Evening, screen: int, number: int) -> str:
    """A row of the board on one of the screens that were drawn."""
    return night.screens()[screen][number + 1][:51].rstrip()


def test_a_bomb_goes_off_under_the_other_and_the_tiles_are_gone(tmp_path):
    night = evening(
        "1a farm",
        "bomb e1",
        "o11 house",
        "1a farms",
        "moves",
        args=game(tmp_path),
    )

    assert "Bruno set a bomb on E1.\nBruno › o11 house" in night.shown
    assert " 1 ›F ›A ›R ›M  ¤  ·  3L ·  3L ·  ·  3W ·  ·  ·  1" == row(night, 2, 1)
    assert " 1 ›F ›A ›R ›M  ·  ·  3L ·  3L ·  ·  3W ·  ·  ·  1" == row(night, 3, 1)
    assert "A bomb on E1! Ana’s 1A FARMS is gone: S left the game.\n" in night.shown
    assert " 1 ›F ›A ›R ›M  ·  ·  3L ·  3L ·  ·  3W ·  ·  ·  1" == row(night, 4, 1)
    assert [
        "  1 Ana: 1A FARM  +30 = 30",
        "    Bruno: bomb on E1",
        "  2 Bruno: O11 HOUSE  +24 = 24",
        "  3 Ana: 1A FARMS, bomb on E1  +0 = 30",
    ] == night.answers("moves").splitlines()
    assert ["play", "bomb", "play", "play"] == [
        move["kind"] for move in last_game(tmp_path, ID)["moves"]
    ]


def test_a_defuser_catches_a_bomb_and_both_are_told(tmp_path):
    night = evening(
        "desactivador c3",
        "1a farm",
        "bomba c3",
        "o11 house",
        args=game(tmp_path) + " --lang es",
    )

    assert "Ana puso un desactivador en C3.\nAna › 1a farm" in night.shown
    assert "El desactivador de Ana en C3 capturó la bomba de Bruno." in night.shown
    assert "¤ 4 bombas" in "\n".join(night.screens()[-1])
    assert "◇ 2 desactivadores" in "\n".join(night.screens()[-1])
    # It has done its work: Ana finds the cell empty.
    assert " 3  ·  2L ·  ·  2L" == row(night, -1, 3)[:18]


def test_what_a_device_says_is_for_its_owner_alone(tmp_path):
    night = evening("bomb h8", "defuser g7", "pass", "moves", "pass", "moves", args=game(tmp_path))

    bruno = night.answers("moves")
    assert "  1 Ana: passed  +0 = 0" == bruno
    assert "turn 2 ·" in "\n".join(night.screens()[3])
    assert "¤ bomb" not in "\n".join(night.screens()[3])
    assert "    Ana: bomb on H8\n    Ana: defuser on G7\n  1 Ana: passed" in night.shown


def test_the_turn_goes_on_until_it_is_over(tmp_path):
    night = evening("bomb h8", "defuser h8", "1a farm", args=game(tmp_path))

    prompts = [line.split(" › ")[0] for line in night.shown.splitlines() if " › " in line]
    assert ["Ana", "Ana", "Ana", "Bruno"] == prompts
    assert " 8  ·  ·  ·  2W ·  ·  ·  ¤◇ ·" == row(night, 2, 8)[:29]
    assert "¤ 2 bombs" in "\n".join(night.screens()[2])
    assert "¤ 3 bombs" in "\n".join(night.screens()[3])


def test_a_turn_with_a_device_is_taken_back_as_a_whole(tmp_path):
    night = evening("bomb h8", "undo", "y", "moves", args=game(tmp_path))

    assert "Bruno: may Ana take the last move back? (y/n) y" in night.shown
    assert "Taken back: it is Ana’s turn again." in night.shown
    assert "No moves yet." == night.answers("moves")


def test_a_turn_left_in_the_middle_goes_on_where_it_was(tmp_path):
    first = evening("bomb h8", args=game(tmp_path))
    second = evening("defuser g7", "undo", "y", "bomb h8", args="--resume")

    assert "Ana set a bomb on H8.\nAna › " in first.shown
    assert "Ana set a defuser on G7.\nAna › undo" in second.shown
    # Only what is placed again is told again.
    assert 1 == second.shown.count("Ana set a bomb on H8.")


@pytest.mark.parametrize(
    ("typed", "english", "spanish"),
    [
        ("bomb", "Say where, one cell: bomb H8", "Di dónde, una casilla: bomba H8"),
        ("bomba h8 h9", "Say where, one cell: bomb H8", "Di dónde, una casilla: bomba H8"),
        ("bomb z99", "There is no Z99 on this board.", "En este tablero no hay Z99."),
        ("bomb here", "There is no HERE on this board.", "En este tablero no hay HERE."),
        ("bomb d4", "One bomb and one defuser a turn", "En cada turno, como mucho una bomba"),
        ("defuser a1", "There is a tile on A1 already.", "Ya hay una ficha en A1."),
        ("desactivador b2", "You have none of those left.", "De eso no te queda nada."),
        ("8h set", "The tiles must touch a word", "Las fichas tienen que tocar"),
        ("challenge", "This game does not have that move.", "Este juego no tiene esa jugada."),
        ("block f6", "This game does not have that move.", "Este juego no tiene esa jugada."),
        ("1a farms + f6", "This game does not have that move.", "Este juego no tiene esa jugada."),
    ],
)
def test_what_can_not_be_done_is_told_and_the_turn_goes_on(tmp_path, typed, english, spanish):
    table = table_of(ID, racks=FARM_AND_HOUSE, options={"defusers": 1, "clock": 0})
    table.play("1A FARM").play("O11 HOUSE")
    if "b2" in typed:
        table.defuser("A3").passes(2)
    if "d4" in typed:
        table.bomb("C3")
    file = kept_in(tmp_path / "game.json", table)

    for language, told in (("en", english), ("es", spanish)):
        night = evening(typed, args=f"--load {file} --lang {language}")
        assert night.answers(typed).startswith(told)


def test_a_start_is_shut_to_bombs_until_its_player_has_opened(tmp_path):
    night = evening("bomb o15", args=game(tmp_path))

    told = "No bomb can go on O15 before its player has opened there."
    assert told == night.answers("bomb o15")


def test_help_lists_the_devices_while_there_are_any(tmp_path):
    first = evening("help", args=game(tmp_path)).answers("help")
    placed = evening("bomb h8", "help", args=game(tmp_path)).answers("help")

    assert "\n  bomb H8 " in first
    assert "\n  defuser H8 " in first
    assert "\n  bomb H8 " not in placed
    assert "timeout" not in first
    assert "challenge" not in first


def test_the_road_is_lit_counted_and_wins(tmp_path):
    night = evening("i1 education", args=almost_there(tmp_path, [30, 12]))

    first = "\n".join(night.screens()[0])
    assert " 1 ›T ›E ›L ›E ›P ›H ›O ›N ›E  1" in first
    assert "A1→I9 road 16 of 17" in first
    assert "I9→A1 no road yet" in first
    assert "› Ana’s road" in first
    assert "A1→I9 road of 17, done" in night.shown
    assert "Ana’s road is complete, with more points than the other." in night.shown
    assert "Ana wins with 4" in night.shown


def test_a_road_of_somebody_who_is_behind_does_not_win_yet(tmp_path):
    night = evening("i1 education", "pasar", args=almost_there(tmp_path, [0, 90]) + " --lang es")

    assert "A1→I9 camino hecho: 17" in night.shown
    assert "Bruno › pasar" in night.shown
    assert "Ana › " in night.shown.split("Bruno › pasar")[1]


def test_both_roads_and_the_tiles_of_each_can_be_told_apart_without_colour(tmp_path):
    table = table_of(ID, racks=["FARMSEE", "HOUSEAT"]).play("1A FARM").play("O11 HOUSE")
    night = evening(args=f"--load {kept_in(tmp_path / 'game.json', table)}")

    shown = "\n".join(night.screens()[0])
    assert "11  ·  ·  2L ·  ·  ·  2L ·  2L ·  ·  ·  2L · ‹H' 11" in shown
    assert "› Ana’s road  ‹ Bruno’s road  A' Bruno’s" in shown
    assert "O15→A1 road 5 of 29" in shown


def test_everybodys_devices_lie_open_in_the_end(tmp_path):
    night = evening("bomb h8", "pass", "bomb g7", "resign", "y", args=game(tmp_path))

    assert " 7  3L ·  ·  ·  2L ·  ¤'" == row(night, -1, 7)[:24]
    assert " 8  ·  ·  ·  2W ·  ·  ·  ¤  ·" == row(night, -1, 8)[:29]
    assert "  Ana: " in night.shown.split("Bruno resigned.")[-1]
    assert "(+0)" not in night.shown


def test_where_a_device_is_the_turn_the_other_learns_no_more_than_that(tmp_path):
    night = evening("bomb h8", "moves", args=game(tmp_path, options={"device": "turn"}))

    assert "Ana used the turn to place a device.\nBruno › moves" in night.shown
    assert "  1 Ana: placed a device  +0 = 0" == night.answers("moves")


def test_four_passes_and_no_tiles_left_are_told(tmp_path):
    passed = evening("pass", "pass", "pass", "pass", args=game(tmp_path))
    table = table_of(
        ID,
        racks=["S", ""],
        board=board_with("1A CAT", "O13 TOE"),
        bag="",
        extra={"road": {"words": [[["A1", "B1", "C1"]], [["O13", "O14", "O15"]]]}},
    )
    out = evening("1a cats", args=f"--load {kept_in(tmp_path / 'out.json', table)}")

    assert "Everybody kept passing." in passed.shown
    assert "There are no tiles left to play." in out.shown
