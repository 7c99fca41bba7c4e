"""The page and the terminal write and read the same files; whatever else a file is, it is told."""

from __future__ import annotations

import json

import pytest

from tests.engine.story import Door, table_of
from tests.terminal.evening import evening, game_file, kept_in


def test_a_game_saved_here_is_the_save_the_page_would_export(tmp_path):
    table = table_of("classic", racks=["QUIZERS", "AEINSTR"])
    file = kept_in(tmp_path / "page.json", table)

    evening("8h quiz", "save here.json", args=f"--load {file}")

    table.play("8H QUIZ")
    saved = json.loads((tmp_path / "here.json").read_text(encoding="utf-8"))
    assert table.door.must("save")["save"] == saved
    assert Door().must("load", save=saved)["notices"] == []


def test_a_sealed_save_opens_too(tmp_path):
    table = table_of("classic", racks=["QUIZERS", "AEINSTR"]).play("8H QUIZ")
    file = tmp_path / "sealed.txt"
    file.write_text(table.door.must("save", sealed=True)["save"] + "\n", encoding="utf-8")

    night = evening("moves", args=f"--load {file}")

    assert "  1 Ana: 8H QUIZ  +44 = 44" == night.answers("moves")


def test_a_record_opens_too(tmp_path):
    record = tmp_path / "game.gcg"
    record.write_text(
        "#player1 ana Ana\n#player2 bruno Bruno\n>ana: QUIZERS 8H QUIZ +44 44\n", encoding="utf-8"
    )

    night = evening("moves", args=f"--load {record}")

    assert "  1 Ana: 8H QUIZ  +44 = 44" == night.answers("moves")


def test_load_puts_another_game_on_the_table_while_playing(tmp_path):
    game_file(tmp_path, "fribble", ["FRIBBLE", "AEINSTR"])

    args = "classic --players Ana Bruno --seed 1"
    night = evening("load fribble.json", "8h fribble", args=args)

    assert "The game from fribble.json is on the table." in night.shown
    assert "Ana played 8H FRIBBLE: 69 points. 35 of them for laying every tile." in night.shown


def test_a_file_that_is_there_is_not_written_over_unasked(tmp_path):
    (tmp_path / "mine.json").write_text("dear diary", encoding="utf-8")

    args = "classic --players Ana Bruno --seed 1"
    night = evening("save mine.json", "n", "save other.json", "save other.json", args=args)

    assert "dear diary" == (tmp_path / "mine.json").read_text(encoding="utf-8")
    assert 1 == night.shown.count("Write over it? (y/n)")
    assert 2 == night.shown.count("Saved in other.json.")


def test_without_a_name_the_file_is_called_as_the_page_calls_it(tmp_path):
    evening("save", args="classic --players Ana José --seed 1")

    assert (tmp_path / "classic-ana-josé.json").is_file()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is empty."),
        ("{}", "This saved game is damaged and can not be opened."),
        ('{"format":"lexicade-save","sch', "This saved game is damaged and can not be opened."),
        ("lexicade1.AAAA", "This saved game is damaged and can not be opened."),
        ("dear diary", "This is not a game record that can be read: line 1."),
        ("\x00\x01", "This is not a game record that can be read: line 1."),
    ],
)
def test_a_file_that_is_no_game_is_answered_with_a_sentence(tmp_path, text, told):
    file = tmp_path / "strange.json"
    file.write_text(text, encoding="utf-8")

    night = evening(args=f"--load {file}")

    assert 2 == night.code
    assert night.shown.strip().endswith(told)


def test_a_cut_or_edited_save_is_refused(tmp_path):
    file = game_file(tmp_path, "classic", ["QUIZERS", "AEINSTR"])
    file.write_text(file.read_text(encoding="utf-8").replace("Bruno", "Dora"), encoding="utf-8")

    assert 2 == evening(args=f"--load {file}").code


def test_a_folder_is_no_game_and_there_may_be_nothing_to_resume(tmp_path):
    assert "could not be read" in evening(args=f"--load {tmp_path}").shown
    assert "There is no game to go on with." in evening(args="--resume").shown


def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so_once(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))

    night = evening("pass", "pass", args="classic --players Ana Bruno --seed 1")

    assert "Bruno passed." in night.shown
    assert 2 == night.shown.count("could not be written")  # at the start, and at the goodbye
