"""What the stronger levels know: good tiles, the end, bombs, and how to keep a game close."""

from dataclasses import replace
from typing import Any

import pytest

from lexicade.bots import evening, odds
from lexicade.bots.saving import Keeping
from lexicade.leaves import BadLeaves, load, pack
from tests.engine.story import StoryTable, board_with, packed, table_of


def move_of(table: StoryTable, level: str) -> dict[str, Any]:
    move = table.door.must("bot", seat=table.turn(), level=level)["move"]
    assert isinstance(move, dict)
    return move


def laid(move: dict[str, Any]) -> str:
    return "".join(face for _, face, *_ in move.get("tiles", ()))


def score_of(table: StoryTable, move: dict[str, Any]) -> int:
    shown = table.door.must("preview", seat=table.turn(), move=move)
    return int(shown["score"])


def test_for_a_point_or_two_it_does_not_give_a_blank_away():
    table = table_of("classic", racks=["?EIOTRN", "AAEEIOU"], board=board_with("8F CRISIS"))

    greedy, saving = move_of(table, "keen"), move_of(table, "expert")

    assert "?" in laid(greedy)
    assert "?" not in laid(saving) or 7 == len(saving["tiles"])


def test_leaves_know_a_blank_an_s_and_what_is_too_many():
    leaves = load(packed("leaves-classic") or b"")

    assert leaves.worth(["?"]) > leaves.worth(["S"]) > leaves.worth(["E"]) > leaves.worth(["V"])
    assert leaves.worth(["U", "U"]) < 2 * leaves.worth(["U"])
    assert leaves.worth(["Q", "U"]) > leaves.worth(["Q"]) + leaves.worth(["U"])
    assert leaves.worth(["S", "?"]) == leaves.worth(["?", "S"])
    assert 0 == leaves.worth([])


@pytest.mark.parametrize("game", ["classic", "fribble", "cruzadas", "lexibomb"])
def test_leaves_are_small_and_say_what_they_are_for(game):
    data = packed(f"leaves-{game}") or b""

    assert 500 < len(data) <= 30_000
    assert f"leaves-{game}" == load(data).id


def test_a_table_of_leaves_is_read_as_it_was_packed_and_a_broken_one_is_refused():
    data = pack("leaves-toy", ("A", "B", "?"), {("A",): 1.0, ("?",): 20.0, ("A", "B"): -3.0})

    worth = load(data).worth
    assert [1, 20, -2] == [round(worth(rack)) for rack in (["A"], ["?"], ["B", "A"])]
    for broken in (b"", b"noise", data[:-1], data + b"x", data[:8] + b"\x09" + data[9:]):
        with pytest.raises(BadLeaves):
            load(broken)


def test_with_the_bag_empty_it_goes_out():
    table = table_of(
        "classic", racks=["CAT", "QZ"], board=board_with("8F CRISIS"), bag=[], scores=[100, 100]
    )

    table.move(move_of(table, "master"))

    assert table.over()
    assert [0] == table.view(None)["winners"]


def test_at_the_end_it_blocks_what_would_go_out_rather_than_taking_the_most():
    """The other could go out at once with its Q; there is time to lay only one word first."""
    table = table_of(
        "classic", racks=["ESTA", "I"], board=board_with("8F CRISIS"), bag=[], scores=[100, 104]
    )
    before = table.view(None)["scores"]

    table.move(move_of(table, "master"))

    assert table.over() or table.view(None)["scores"][0] > before[0]


def field_table(rack: str, bombs: list[str], *words: str) -> StoryTable:
    return table_of(
        "lexibomb",
        racks=[rack, "EEIIOOU"],
        board=board_with(*words, size=11),
        options={"size": 11, "bombs": 10},
        extra={"bombs": bombs},
    )


FAR = ["A1", "C1", "E1", "G1", "I1", "K1", "A3", "K3", "K11"]


def chances_in(table: StoryTable) -> dict[str, float]:
    match = table.door.bridge.current()
    known = odds.Odds(match.table, match.state, "chances", drawn=0)
    grid = match.table.rules.grid
    return {grid.name(cell): chance for cell, chance in known.chances.items()}


def test_chances_are_those_of_a_minesweeper():
    """A lone open 1 in a corner's middle: one of its shut neighbours has the bomb."""
    table = field_table("STARTED", ["F7", *FAR], "6E AT")
    chances = chances_in(table)

    assert 10 == pytest.approx(sum(chances.values()))
    assert all(0 <= chance <= 1 for chance in chances.values())


def test_it_counts_nothing_that_it_cannot_see():
    one = field_table("STARTED", ["F7", *FAR], "6E AT")
    other = field_table("STARTED", ["F7", *FAR[:-1], "J10"], "6E AT")

    assert chances_in(one) == chances_in(other)
    assert move_of(one, "expert") == move_of(other, "expert")


def wish(scores: list[int], played: list[int]) -> float:
    seen = {
        "scores": scores,
        "log": [{"seat": 0, "score": score} for score in played],
        "unseen": {"A": 60},
        "rack": list("ABCDEFG"),
    }
    table = table_of("classic").door.bridge.current()
    return evening.wished(table.table, table.state, 1, seen)


def test_the_adaptive_one_wishes_for_more_when_behind_and_for_less_when_ahead():
    behind, level, ahead = wish([90, 40], [20]), wish([60, 60], [20]), wish([40, 90], [20])

    assert behind > level > ahead
    assert wish([60, 60], [40] * 6) > level > wish([60, 60], [8] * 6)


def test_what_is_kept_counts_less_as_the_bag_runs_out():
    leaves = load(packed("leaves-classic") or b"")
    state = table_of("classic", racks=["?SEINRT", "AEIOUUU"]).door.bridge.current().state
    worths = [
        Keeping(leaves, with_bag(state, tiles), 0).worth(["E", "I", "N", "R", "T"])
        for tiles in (20, 3, 0)
    ]

    assert worths == sorted(worths, reverse=True)
    assert worths[0] > 15
    assert 0 == worths[-1]


def with_bag(state: Any, tiles: int) -> Any:
    return replace(state, bag=state.bag[:tiles])
