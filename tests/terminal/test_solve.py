"""`lexicade solve`: boards from files, plays in a table, and what cannot be told with its row."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path

import pytest

from lexicade.terminal.console import Console
from lexicade.terminal.solve import add_arguments, run
from tests.engine.story import Door, board_with

CHAT = board_with("8H CHAT")


def solve(args: str, board: str | list[str] | None = None) -> tuple[int, str]:
    """The end and everything that was said; the board comes on standard input."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    text = board if isinstance(board, str) else "\n".join(board or [])
    source, sink = io.StringIO(text), io.StringIO()
    words = args.split() + (["--board", "-"] if board is not None else [])
    code = run(parser.parse_args(words), source, Console(source, sink))
    return code, sink.getvalue()


def told(args: str, board: str | list[str] | None = None) -> str:
    code, said = solve(args, board)
    assert 0 == code, said
    return said


def refused(args: str, board: str | list[str] | None = None) -> str:
    code, said = solve(args, board)
    assert 2 == code, said
    assert 1 == len(said.strip().splitlines())
    return said.strip()


def test_the_best_play_lies_on_the_board_and_the_others_stand_in_a_table():
    said = told("classic --rack TERRASE --n 3", CHAT)
    position = {"board": CHAT, "racks": ["TERRASE"]}
    plays = Door().must("solve", variant="classic", position=position, n=3)["plays"]

    table = said.splitlines()[-5:-1]
    assert ["points", "at", "word"] == table[0].split()[:3]
    expected = [[str(play["score"]), play["at"], play["words"][0][0]] for play in plays]
    assert expected == [line.split()[:3] for line in table[1:]]
    column = ord(plays[0]["tiles"][0][0][0]) - ord("A")
    row = next(
        line for line in said.splitlines() if line.startswith(f"{plays[0]['tiles'][0][0][1:]:>2} ")
    )
    assert plays[0]["tiles"][0][1] == row[3:][column * 3 : column * 3 + 3].strip()


@pytest.mark.parametrize(
    "board",
    [
        CHAT,
        [row.replace(".", "_") for row in CHAT],
        [" ".join(row) for row in CHAT],
        [
            "   " + " ".join("ABCDEFGHIJKLMNO"),
            *(f"{n:>2} {' '.join(row)} {n}" for n, row in enumerate(CHAT, 1)),
        ],
        [row.replace(".", " ").rstrip() or " " for row in CHAT],
        [f"|{row}|" for row in CHAT],
        CHAT[:8],
        ["A B C D E F G H I J K L M N O", f" 8 {' '.join(CHAT[7])}"],
        json.dumps(CHAT),
        json.dumps({"board": CHAT}),
        json.dumps({"do": "solve", "position": {"board": CHAT, "racks": ["ZZZ"]}}),
    ],
    ids=[
        "rows",
        "underscores",
        "apart",
        "edges",
        "spaces",
        "lines",
        "short",
        "numbered",
        "list",
        "position",
        "request",
    ],
)
def test_a_board_may_be_written_in_many_ways(board):
    text = board if isinstance(board, str) else "\n".join(board)
    expected = told("classic --rack ERS --n 5 --json", CHAT)

    assert expected == told("classic --rack ERS --n 5 --json", text)


def test_a_board_in_a_file(tmp_path: Path):
    (tmp_path / "board.txt").write_text("\n".join(CHAT), encoding="utf-8")

    assert "CHATS" in told(f"classic --rack S --board {tmp_path / 'board.txt'}")


def test_no_board_is_an_empty_one():
    assert "8H" in told("classic --rack CAT")


def test_as_json_nothing_is_said_but_the_reply():
    reply = json.loads(told("classic --rack S?X --n 2 --sort length --json", CHAT))

    assert {"plays", "count", "wrong", "loose"} == set(reply)
    assert 2 == len(reply["plays"])


def test_digraphs_blanks_and_house_rules_in_spanish():
    args = "cruzadas --option foreign=on --n 1"
    best = json.loads(told(f"{args} --rack chico --json"))["plays"][0]
    said = told(f"{args} --rack ch_ico")

    assert {"CH", "I", "C", "O"} == {face for _, face in best["tiles"]}
    assert ["puntos", "en", "palabra"] == said.splitlines()[-3].split()[:3]


def test_bombs_and_blocks_are_told_by_kind():
    said = told("lexibomb --rack AEINRST --extra bombs=H8,G7 --n 1", board_with("8H CHAT"))
    full = told("wordominos --extra blocks=D4 --n 1", board_with("1A CAT", size=7))

    assert "¤" in said or "@" in said
    assert "■" in full or "#" in full


def test_only_the_words_with_these_letters():
    plays = json.loads(told("classic --rack QUEATXO --with qu --n 50 --json", CHAT))["plays"]

    assert plays
    assert all("QU" in play["words"][0][0] for play in plays)


def test_words_that_are_none_and_loose_tiles_are_told():
    said = told("classic --rack S", board_with("8H CHQT", "1A AX"))

    assert "CHQT" in said
    assert "A1" in said


@pytest.mark.parametrize(
    ("args", "board", "expected"),
    [
        ("classic --rack S", ["." * 16], "Row 1 has 16 squares"),
        ("classic --rack S", ["A"] * 16, "16 rows"),
        ("classic --rack S", "   ", "no rows"),
        ("classic --rack S", ["." * 15, "...Ñ..........."], "row 2"),
        ("classic --rack S", "{nonsense", "JSON"),
        ("classic --rack S", '{"board": 7}', "board"),
        ("classic --rack S", '{"bord": []}', "bord"),
        ("classic --rack Ñ", CHAT, "Ñ"),
        ("classic --rack [", CHAT, "["),
        ("classic --rack QQ", CHAT, "Q"),
        ("classic --rack AAAAAAAA", CHAT, "racks[0]"),
        ("classic", CHAT, "--rack"),
        ("classic --rack S --seat 9", CHAT, "1 to 4"),
        ("classic --rack S --option star=on", CHAT, "star"),
        ("classic --rack S --extra bombs=H8", CHAT, "extra.bombs"),
        ("lexibomb --rack S --extra bombs=Z99", CHAT, "extra.bombs"),
        ("chess --rack S", CHAT, "chess"),
        ("classic --rack S --board nowhere.txt", None, "nowhere.txt"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(args, board, expected):
    assert expected in refused(args, board)


def test_nothing_to_play_is_told_too():
    assert "Nothing can be played." in told("classic --rack Q", CHAT)
