"""The computer on its road: it goes for the goal, and places what the other cannot see."""

from typing import Any

from lexicade.bots.placing import NEAR, steps
from lexicade.core.grid import Grid
from tests.engine.story import StoryTable, board_with, table_of

GRID = Grid.drawn(f"{'.' * 9}\n" * 9)
DOWN = [f"A{row}" for row in range(1, 10)]
ACROSS = [f"{column}9" for column in "ABCDEFGH"]


def nearly_there(scores: list[int], **options: Any) -> StoryTable:
    """One S is missing at the goal; a dearer word can be had elsewhere."""
    return table_of(
        "contradictionary",
        racks=["SRTAEKJ", "EEIIOOU"],
        board=board_with("A1 SNOWBALLS", "9A SNOWBALL", size=9),
        scores=scores,
        extra={"road": {"words": [[DOWN, ACROSS], []]}},
        options={"size": 9, "bombs": 0, "defusers": 0, **options},
    )


def laid(table: StoryTable, level: str) -> set[str]:
    move = table.door.must("bot", seat=table.turn(), level=level)["move"]
    table.move(move)
    return {cell for cell, *_ in move["tiles"]}


def test_it_arrives_where_that_wins_though_another_word_is_dearer():
    table = nearly_there([30, 30])
    best = table.door.must("hint", seat=0, n=1)["plays"][0]
    assert "I9" not in {cell for cell, *_ in best["tiles"]}

    assert "I9" in laid(table, "keen")
    assert ["road", [0]] == [table.view(None)["ending"]["code"], table.view(None)["winners"]]


def test_a_beginner_does_not_see_the_goal():
    table = nearly_there([30, 30])

    assert "I9" not in laid(table, "beginner")


def test_its_bombs_lie_before_the_other_and_its_defusers_before_itself():
    table = table_of("contradictionary", options={"size": 9})
    placed = {"bomb": 0, "defuser": 0}
    while not table.over():
        seat = table.turn()
        roads = table.view(None)["road"]
        before = len(table.view(seat)["log"])
        table.door.must("bot", seat=seat, make=True, level="keen")
        for line in table.view(seat)["log"][before:]:
            if line["seat"] == seat and line["kind"] in placed:
                placed[line["kind"]] += 1
                road = roads[seat if line["kind"] == "defuser" else 1 - seat]
                end = [road["start"], *road["cells"]][-1]
                assert steps(GRID, GRID.named(end) or 0, GRID.named(line["at"]) or 0) <= NEAR

    assert min(placed.values()) >= 2


def test_where_a_device_is_the_turn_it_rather_plays():
    table = table_of("contradictionary", options={"size": 9, "device": "turn"})

    for _ in range(12):
        table.door.must("bot", seat=table.turn(), make=True, level="keen")

    assert {"play", "swap"} >= {line["kind"] for line in table.view(None)["log"]}
