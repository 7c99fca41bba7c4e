"""Whole games by chance: no device is lost, and the fast search finds what the slow one does.

Where a word may go depends on whose it is, so the search must know whose turn it is.
"""

import json
from dataclasses import replace
from typing import Any

import pytest

from lexicade import movegen, oracle
from lexicade.core.rules import Table
from lexicade.core.save import fingerprint
from lexicade.core.snapshot import restored, snapshot
from lexicade.core.state import State
from tests.engine.roaming import Setup, game_of, words
from tests.engine.story import table_of
from tests.engine.test_movegen_oracle import told

ID = "contradictionary"


def same_plays(table: Table, state: State, seat: int) -> int:
    lexicon = words(table.rules.lexicon)
    slow = oracle.every_play(table, state, seat, lexicon)
    fast = movegen.every_play(table, state, seat, lexicon)
    assert told(table, slow) == told(table, fast)
    return len(slow)


@pytest.mark.parametrize("corners", ["diagonal", "neighbouring"])
def test_the_fast_search_finds_what_the_slow_one_does(corners):
    setup = Setup(ID, (("size", 9), ("corners", corners), ("blanks", 0)), 2)
    steps = game_of(setup)

    counts = [
        same_plays(step.before.table, step.before.state, step.seat)
        for step in (*steps[:6], *steps[6::12])
    ]
    assert sum(counts) > 500


def test_the_fast_search_opens_through_a_start_that_is_covered():
    steps = game_of(Setup(ID, (("size", 9), ("blanks", 0)), 2))
    covered = [step.before for step in steps if 0 in step.before.state.board]
    for match in covered[:3]:
        unopened = match.state.with_extra("road", {"words": ((), ())})

        few, many = (
            same_plays(match.table, replace(state, turn=0), 0) for state in (unopened, match.state)
        )
        assert 0 < few < many


def test_a_hint_is_for_the_seat_that_asks():
    table = table_of(ID, racks=["FARMSTE", "HOUSEAT"])

    for seat, start in ((0, "A1"), (1, "O15")):
        plays = table.door.must("hint", seat=seat, n=50)["plays"]
        assert plays
        assert all(start in [cell for cell, *_ in play["tiles"]] for play in plays)


HOUSES: list[tuple[tuple[str, Any], ...]] = [
    (("size", 11), ("bombs", 5)),
    (("size", 9), ("finds", True), ("bombs", 5), ("defusers", 5)),
    (("size", 9), ("reusable", True), ("device", "turn"), ("bombs", 5)),
]


@pytest.mark.parametrize("options", HOUSES)
def test_every_device_is_held_placed_spent_or_captured(options):
    steps = game_of(Setup(ID, options, 2))
    most = steps[0].before.state.extra["devices"]["held"]
    exploded = captured = 0

    for step in steps:
        before, after = (match.state.extra["devices"] for match in (step.before, step.after))
        for line in step.after.state.turns[len(step.before.state.turns) :]:
            exploded += len(line.detail.get("exploded", ()))
            captured += line.kind == "capture"
        assert sum(most["bomb"]) == exploded + count(after, "bomb")
        # A defuser is used up by a capture or buried by a tile; none comes back.
        assert count(before, "defuser") >= count(after, "defuser")
        tiles = {step.after.table.rules.grid.name(cell) for cell in step.after.state.board}
        for where in (*after["bombs"], *after["defusers"]):
            assert tiles.isdisjoint(where)
    assert exploded + captured > 0


def count(devices: dict[str, Any], kind: str) -> int:
    return sum(devices["held"][kind]) + sum(map(len, devices[f"{kind}s"]))


def test_a_snapshot_holds_all_there_is_to_remember():
    for step in game_of(Setup(ID, HOUSES[-1], 2))[::9]:
        table, shot = step.after.table, snapshot(step.after.table, step.after.state)
        plain = json.loads(json.dumps(shot))
        assert fingerprint(shot) == fingerprint(snapshot(table, restored(table, plain, 2, "start")))
