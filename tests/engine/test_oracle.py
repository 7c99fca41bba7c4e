"""The slow generator against counts that two other engines agree on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.engine.story import Door, table_of

PERFT = Path(__file__).resolve().parents[1] / "perft" / "classic-enable.tsv"
ROWS = [
    line.split("\t")
    for line in PERFT.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
# The oracle is slow on purpose, most of all with blanks: a sample, one row with two of them. In
# WebAssembly that one row would take a minute to tell nothing new.
SAMPLE = [row for row in ROWS[::13] if "??" not in row[1]]
if sys.platform != "emscripten":
    SAMPLE.append(ROWS[116])


@pytest.mark.parametrize(("board", "rack", "plays", "best", "total"), SAMPLE)
def test_the_oracle_finds_every_play_and_its_score(
    board: str, rack: str, plays: str, best: str, total: str
):
    position = {"board": board.split("/"), "racks": [rack]}

    found = Door().must("solve", variant="classic", position=position, n=1_000_000)

    assert int(plays) == found["count"] == len(found["plays"])
    assert int(best) == found["plays"][0]["score"]
    assert int(total) == sum(play["score"] for play in found["plays"])


def test_hints_are_the_best_plays_of_the_rack_and_can_be_played():
    table = table_of("fribble", racks=["FRIBBLE", "EEIIOOU"])

    best = table.door.must("hint", seat=0, n=3)["plays"]

    assert "FRIBBLE" == best[0]["text"]
    assert best[0]["score"] == table.move({"kind": "play", "tiles": best[0]["tiles"]}).score(0)


def test_blanks_are_tried_as_every_letter():
    position = {"racks": ["??"]}

    found = Door().must("solve", variant="classic", position=position, n=1_000_000)

    # Two cells across or down through the centre, 96 words of two letters, all worth nothing.
    assert 4 * 96 == found["count"]
    assert {0} == {play["score"] for play in found["plays"]}
