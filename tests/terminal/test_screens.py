"""What is drawn: it fits 80 × 40 in every game, and reads the same without colours."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from lexicade.terminal.board import BoardPicture
from lexicade.terminal.ink import Ink, bare, cut, ink_for, padded, width
from lexicade.terminal.plain_text import plain_lines
from lexicade.terminal.screen import Screen
from lexicade.terminal.texts import MESSAGES, Texts
from tests.engine.story import Door, StoryTable, board_with, table_of
from tests.terminal.evening import evening

GAMES = {game["id"]: game for game in Door().must("variants")["variants"]}
LONG = "Maximiliana Wolfeschlegelsteinhausen"
PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "playthroughs"
# Under the screen: a blank line, four lines of news, the prompt.
BENEATH = 6


def table_and_view(table: Any, seat: int | None = 0) -> tuple[dict[str, Any], dict[str, Any]]:
    save = table.door.must("save")["save"]
    return table.door.must("load", save=save)["table"], table.view(seat)


def picture(table: Any, ink: Ink | None = None, language: str = "en", **view: Any) -> BoardPicture:
    known, seen = table_and_view(table)
    return BoardPicture(known, {**seen, **view}, ink or Ink(0), Texts(language))


@pytest.mark.parametrize("language", MESSAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_game_fits_80_by_40_at_the_start_and_along_the_way(id, language):
    golden = json.loads((PLAYTHROUGHS / f"{id}.json").read_text(encoding="utf-8"))
    new = {key: golden["new"][key] for key in ("seed", "options", "first") if key in golden["new"]}
    names = tuple(f"{LONG}{seat}"[-40:] for seat, _ in enumerate(golden["new"]["seats"]))
    table = table_of(id, names=names, **new, **golden["new"].get("position", {}))

    for seat, move, *_ in golden["moves"]:
        fits(table, seat, language)
        table.move(move)
    assert table.over()
    fits(table, None, language)


@pytest.mark.parametrize("id", GAMES)
def test_it_fits_for_as_many_as_can_play_and_on_every_board(id):
    names = tuple(f"{LONG}{seat}"[-40:] for seat in range(GAMES[id]["players"][1]))
    sizes = [option for option in GAMES[id]["options"] if option["key"] in ("board", "size")]
    for size in [choice["value"] for option in sizes for choice in option["choices"]] or [None]:
        options = {sizes[0]["key"]: size} if size else {}
        fits(table_of(id, names=names, options=options), 0, "es")


def fits(table: StoryTable, seat: int | None, language: str) -> None:
    known, view = table_and_view(table, seat)
    for ink in (Ink(0, ascii=True), Ink(256), Ink(24)):
        lines = Screen(known, known["name"], ink, Texts(language)).lines(view, view["rack"])
        assert max(map(width, lines)) <= 80
        assert len(lines) + BENEATH <= 40


@pytest.mark.parametrize("id", GAMES)
def test_every_game_can_be_played_from_its_name(id):
    night = evening("pass", "pass", args=f"{id} --players Ana Bruno --seed 3")

    assert 0 == night.code
    assert 3 <= len(night.screens())


def test_the_board_is_drawn_with_its_bonuses_its_star_and_its_tiles():
    table = table_of("classic", board=board_with("8H CAtS"), racks=["AB", "CD"])

    lines = picture(table).lines()

    assert "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O " == lines[0]
    assert " 1  3W ·  ·  2L ·  ·  ·  3W ·  ·  ·  2L ·  ·  3W 1" == lines[1]
    assert " 8  3W ·  ·  2L ·  ·  ·  C  A  T* S  2L ·  ·  3W 8" == lines[8]
    assert " ★ " in picture(table_of("classic")).lines()[8]


def test_longer_faces_get_wider_cells_and_spanish_has_its_own_letters_for_bonuses():
    board = board_with("8H C")
    board[7] = ".......[CH]I[ch]O...."
    table = table_of("cruzadas", board=board, racks=["AB", "CD"])

    lines = picture(table, language="es").lines()

    assert " 8  3P  ·   ·   2L  ·   ·   ·   CH  I   CH* O   2L  ·   ·   3P  8" == lines[8]


def test_open_and_shut_cells_bombs_and_nameless_blanks_are_told_by_signs():
    table = table_of("lexibomb", racks=["ST?RAIE", "NLAEIOU"], extra={"bombs": ["I7", "J8", "A1"]})
    table.move({"kind": "play", "tiles": [["H8", "S"], ["I8", "T"], ["J8", "A"], ["K8", "?"]]})

    drawn = picture(table)

    assert " 8  ·  ·  ·  ·  ·  ·  · :S ∴T ¤A :_  ·  ·  ·  ·  8" == drawn.lines()[8]
    assert ": 2L  ∴ 3L  = 2W  ≡ 3W  ¤ bomb  · shut" == drawn.legend()
    plain = picture(table, Ink(0, ascii=True)).lines()
    assert " 8  .  .  .  .  .  .  . :S ;T @A :_  .  .  .  .  8" == plain[8]


def test_marks_nobody_has_heard_of_do_not_break_the_board():
    marks = [["A1", "block"], ["B1", "defuser"], ["C1", "bomb"], ["D1", "owner-0"], ["E1", "odd"]]

    drawn = picture(table_of("classic"), marks=marks)

    assert " 1 ■■■(d) ¤  2L(o)" == drawn.lines()[1][:18]
    assert "(d) defuser  (o) odd" == drawn.legend()


def test_colours_change_nothing_that_is_written():
    table = table_of("lexibomb", racks=["STARXIE", "NLAEIOU"]).play("8H STAR")
    plain = picture(table).lines()

    for depth in (8, 256, 24):
        painted = picture(table, Ink(depth)).lines()
        assert plain == [bare(line) for line in painted]
        assert plain != painted


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "depth"),
    [
        ({"TERM": "xterm-256color"}, 256),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, 24),
        ({"TERM": "linux"}, 8),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, 0),
        ({"TERM": "dumb"}, 0),
        ({}, 0),
    ],
)
def test_colours_are_as_deep_as_the_terminal_says(environment, depth):
    assert depth == ink_for(Terminal(), environment=environment).depth


def test_no_colours_where_nobody_looks_or_nobody_wants_them():
    term = {"TERM": "xterm-256color"}

    assert 0 == ink_for(io.StringIO(), environment=term).depth
    assert 0 == ink_for(Terminal(), plain=True, environment=term).depth


def test_signs_a_terminal_cannot_encode_have_plain_ones():
    class Old(Terminal):
        encoding = "iso-8859-1"

    assert ink_for(Old(), environment={}).ascii
    assert not ink_for(Terminal(), environment={}).ascii


def test_wide_letters_take_two_columns():
    assert 4 == width("\x1b[1m漢字\x1b[0m")
    assert "漢字  " == padded("漢字", 6)
    assert "漢." == cut("漢字漢字", 4)


def test_a_page_of_rules_becomes_plain_lines():
    page = (
        "<h2>The aim</h2><p>Lay <strong>words</strong> &amp; win.</p>"
        "<figure>a picture</figure><ul><li>one</li><li>two words that wrap</li></ul>"
        "<table><tr><td>A</td><td>1</td></tr></table>"
    )

    assert [
        "THE AIM",
        "Lay words & win.",
        "",
        "  - one",
        "  - two words",
        "    that wrap",
        "",
        "A 1",
    ] == plain_lines(page, 16)
