"""How people type a play, and which tiles it lays: the rack decides, not the case."""

from __future__ import annotations

from typing import Any

import pytest

from lexicade.terminal.door import Refused
from lexicade.terminal.laying import Laying, faces_from_rack
from lexicade.terminal.places import Typed, on_board, read_typed
from tests.engine.story import board_with, table_of

EMPTY = ["." * 15] * 15


def laid(typed: str, rack: str, board: list[str] | None = None, **table: Any) -> list[list[str]]:
    """The tiles of the first way to lay what was typed, in a game with the Spanish faces."""
    return ways(typed, rack, board, **table)[0]


def ways(typed: str, rack: str, board: list[str] | None = None, **table: Any):
    faces = "A B C CH D E G H I L LL N Ñ O Q R RR S T U".split()
    known = {
        "width": 15,
        "height": 15,
        "faces": faces,
        "blanks": {"declared": True, "choices": faces},
        **table,
    }
    play = read_typed(typed)
    assert play is not None
    view = {"board": board or EMPTY, "rack": rack.split()}
    return [list(way) for way in Laying(known, view, on_board(play, 15, 15)).ways()]


def refusal(typed: str, rack: str, board: list[str] | None = None) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as refused:
        laid(typed, rack, board)
    return refused.value.code, refused.value.detail


@pytest.mark.parametrize(
    "typed",
    ["8H SOL", "8h sol", "8 H sol", "h8 across sol", "h8 derecha sol", "8h  SoL", "8h sol right"],
)
def test_a_row_first_or_a_word_for_it_reads_across(typed):
    assert [["H8", "S"], ["I8", "O"], ["J8", "L"]] == laid(typed, "L O S")


@pytest.mark.parametrize("typed", ["H8 SOL", "h8 sol", "h 8 sol", "h8 abajo sol", "8h down sol"])
def test_a_column_first_or_a_word_for_it_reads_down(typed):
    assert [["H8", "S"], ["H9", "O"], ["H10", "L"]] == laid(typed, "L O S")


def test_a_word_alone_after_its_place_is_the_word_even_if_it_names_a_direction():
    assert Typed((7, 7), True, "down") == read_typed("8h down")


@pytest.mark.parametrize("line", ["help", "8 hola", "swap ch", "hint 3", "", "88"])
def test_what_does_not_begin_with_a_place_is_no_play(line):
    assert read_typed(line) is None


def test_small_letters_are_tiles_as_long_as_the_rack_has_them():
    assert [["H8", "S"], ["I8", "?", "O"], ["J8", "L"]] == laid("8h sol", "L S ?")


def test_a_star_makes_a_blank_of_a_letter_the_rack_has_too():
    assert [["H8", "S"], ["I8", "?", "O"], ["J8", "L"]] == laid("8h so*l", "L S O ?")


def test_where_a_blank_could_be_either_letter_both_ways_are_found():
    found = ways("8h oso", "O S ?")

    assert 2 == len(found)
    assert [["H8", "O"], ["I8", "S"], ["J8", "?", "O"]] in found


def test_letters_on_the_board_are_repeated_or_dotted():
    board = board_with("8H SOL")

    assert [["K8", "E"], ["L8", "S"]] == laid("8h soles", "S E", board)
    assert [["K8", "E"], ["L8", "S"]] == laid("8h ...es", "S E", board)


def test_an_undeclared_blank_goes_without_its_letter_and_agrees_with_any():
    free = {"declared": False, "choices": list("ABCDEGHILNOQRSTU")}

    assert [["H8", "S"], ["I8", "?"], ["J8", "L"]] == laid("8h sol", "L S ?", blanks=free)
    assert [["H8", "S"], ["I8", "?"], ["J8", "L"]] == laid("8h s_l", "L S ?", blanks=free)
    assert [["K8", "A"]] == laid("8h sola", "A", board_with("8H S?L"), blanks=free)


def test_two_letters_that_are_one_tile_are_that_tile():
    assert [["H8", "CH"], ["I8", "I"], ["J8", "C"], ["K8", "O"]] == laid("8h chico", "C CH I O")
    assert [["H8", "?", "CH"], ["I8", "E"]] == laid("8h che", "? C H E")
    assert [["H8", "?", "CH"], ["I8", "E"]] == laid("8h ch*e", "? CH E")


def test_separate_letters_are_kept_apart_by_brackets_or_by_a_house_rule():
    apart = [["H8", "C"], ["I8", "H"], ["J8", "E"]]

    assert apart == laid("8h [c][h]e", "C H E")
    assert apart == laid("8h che", "C H E", joins=True)
    assert ("not-on-rack", {"tiles": ["CH"]}) == refusal("8h che", "C H E")


def test_accents_fall_away_and_the_tilde_stays():
    assert [["H8", "A"], ["I8", "Ñ"], ["J8", "O"]] == laid("8h áñó", "A Ñ O")
    assert [["H8", "U"], ["I8", "N"]] == laid("8h ün", "U N")


def test_what_is_wrong_is_told_with_what_a_person_needs():
    board = board_with("8H SOL")

    assert ("not-on-rack", {"tiles": ["?"]}) == refusal("8a so*l", "S O L")
    assert "typed-off-board" == refusal("8n sol", "S O L")[0]
    assert "typed-all-there" == refusal("8h sol", "S", board)[0]
    assert "typed-dot" == refusal("8h sol.", "S", board)[0]
    assert "typed-no-word" == refusal("8h", "S")[0]
    assert ("typed-no-such-tile", {"letter": "K"}) == refusal("8h kilo", "I L O")
    assert ("no-such-cell", {"cell": "P8"}) == refusal("8p sol", "S O L")
    there = {"cell": "I8", "old": "O", "letter": "A"}
    assert ("typed-other-letter", there) == refusal("8h sal", "S A L", board)


def test_the_last_cell_of_the_board_can_be_reached():
    assert ["O15", "L"] == laid("15m sol", "S O L")[-1]
    assert ["O15", "L"] == laid("o13 sol", "S O L")[-1]


def test_tiles_to_swap_are_typed_together_or_apart():
    table = {"faces": ["A", "C", "CH", "H", "Q"]}

    assert ["Q", "A"] == faces_from_rack("qa", table, ["A", "Q", "C"])
    assert ["CH", "A"] == faces_from_rack("ch, a", table, ["A", "CH"])
    assert ["C", "H"] == faces_from_rack("ch", table, ["C", "H"])
    assert ["?"] == faces_from_rack("_", table, ["?", "H"])


def test_the_engine_reads_the_same_tiles():
    table = table_of("fribble", racks=["FRIBBLE", "SAEINOT"])
    rack = table.view(0)["rack"]
    tiles = laid("8h bible", " ".join(rack))

    table.move({"kind": "play", "tiles": tiles})

    assert "BIBLE" == table.view(None)["log"][-1]["words"][0][0]
