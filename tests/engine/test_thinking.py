"""Thinking in slices: the same reply as at once, sooner when hurried, none when cancelled."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from lexicade import thoughts
from lexicade.core.state import Refusal
from lexicade.thinking import Thinking, Thought
from lexicade.variants import shelf
from tests.engine.story import StoryTable, board_with, table_of

# A board with room on it and two blanks: thousands of plays.
BOARD = board_with("8D QUARTZES", "D8 QUIETING", "K5 SINES")

MOST_CALLS = 400_000  # of functions in a slice, there and back: some ten milliseconds


def busy_table(**more: Any) -> StoryTable:
    return table_of("classic", racks=["??ERATL", "AEIOUST"], board=BOARD, **more)


def asked(table: StoryTable, do: str, **fields: Any) -> Thought:
    return table.door.bridge.think(json.dumps({"do": do, "id": 7, **fields}))


def told(reply: str | None) -> dict[str, Any]:
    assert reply is not None, "it thinks still"
    answer: dict[str, Any] = json.loads(reply)
    return answer


def slices(thought: Thought) -> list[float | None]:
    progress = []
    while thought.step() is None:
        progress.append(thought.progress)
    return progress


def test_what_needs_no_thinking_is_answered_at_the_first_step():
    table = busy_table()

    assert table.view(0) == told(asked(table, "view", seat=0).step())["view"]


def test_step_by_step_it_comes_to_the_same():
    table = busy_table()
    thought = asked(table, "hint", seat=0, n=20)

    progress = [share for share in slices(thought) if share is not None]

    assert len(progress) > 3
    assert sorted(progress) == progress and 0 <= progress[0] < progress[-1] <= 1
    assert {**table.door.must("hint", seat=0, n=20), "id": 7} == told(thought.step())


def test_in_a_hurry_it_answers_with_what_it_has():
    table = busy_table()
    thought = asked(table, "hint", seat=0)
    for _ in range(4):
        assert thought.step() is None

    # Looking stops at once; what was found is still put in order.
    in_a_slice_or_two = (thought.step(hurry=True) for _ in range(3))
    some = told(next(filter(None, in_a_slice_or_two), None))

    assert 0 < some["count"] < table.door.must("hint", seat=0)["count"]
    best = some["plays"][0]
    move = {"kind": "play", "tiles": best["tiles"]}
    assert best["score"] == table.door.must("preview", seat=0, move=move)["score"]


def test_a_cancelled_thought_says_so_and_changes_nothing():
    table = busy_table()
    before = table.door.must("save")
    thought = asked(table, "bot", seat=0, make=True)
    assert thought.step() is None

    refused = {"v": 1, "ok": False, "code": "cancelled", "detail": {}, "id": 7}

    assert refused == told(thought.cancel())
    assert refused == told(thought.step())
    assert before == table.door.must("save")
    assert refused == told(asked(table, "hint", seat=0).cancel())  # nor one not begun
    assert table.door.must("hint", seat=0)["count"] > 1000


def test_others_are_answered_while_it_thinks_and_it_thinks_of_where_it_began():
    table = busy_table()
    expected = table.door.must("hint", seat=0)["plays"]
    thought = asked(table, "hint", seat=0)
    assert thought.step() is None

    table.passes()

    slices(thought)
    assert expected == told(thought.step())["plays"]


@pytest.mark.parametrize("change", ["pass", "undo", "new"])
def test_a_move_thought_out_for_another_position_is_not_made(change):
    table = busy_table()
    table.passes(2)
    thought = asked(table, "bot", seat=0, make=True)
    assert thought.step() is None

    if change == "pass":
        table.passes()
    elif change == "undo":
        table.door.must("undo")
    else:
        table.door.must("new", variant="classic", seats=[{"name": "Eva"}, {"name": "Ivo"}])
    before = table.door.must("save")
    slices(thought)

    assert "cancelled" == told(thought.step())["code"]
    assert before == table.door.must("save")


@pytest.mark.parametrize(
    ("fault", "code"), [(Refusal("no-tiles"), "no-tiles"), (KeyError("x"), "engine-fault")]
)
def test_whatever_goes_wrong_in_the_middle_is_a_reply(monkeypatch, fault, code):
    def ponder(room: thoughts.Room, request: Any) -> Thinking[dict[str, Any]]:
        yield 0.5
        raise fault

    monkeypatch.setitem(sys.modules, "pondering", SimpleNamespace(ponder=ponder))
    monkeypatch.setattr(thoughts, "THINKING", {"ponder": "pondering:ponder"})
    monkeypatch.setattr("lexicade.bridge.THINKING", thoughts.THINKING)
    thought = asked(busy_table(), "ponder")

    assert thought.step() is None and thought.progress == 0.5
    assert (code, 7) == (told(thought.step())["code"], told(thought.step())["id"])


def test_a_budget_is_handed_to_whoever_has_a_clock():
    table = busy_table()

    assert 250 == asked(table, "hint", seat=0, budget_ms=250).budget_ms
    assert None is asked(table, "hint", seat=0).budget_ms
    assert None is asked(table, "view", seat=0, budget_ms="soon").budget_ms  # it does not think
    refused = told(asked(table, "hint", seat=0, budget_ms="soon").step())
    assert ("bad-request", "budget_ms") == (refused["code"], refused["detail"]["field"])


@pytest.mark.slow
@pytest.mark.parametrize("variant", list(shelf()))
def test_no_slice_is_long(variant):
    table = busy_table() if variant == "classic" else table_of(variant)
    table.door.must("hint", seat=0)  # the words are sorted once, which is not what is counted
    thought = asked(table, "hint", seat=0)
    calls = [0]

    def count(*_: object) -> None:
        calls[-1] += 1

    while True:
        sys.setprofile(count)
        reply = thought.step()
        sys.setprofile(None)
        if reply:
            break
        calls.append(0)

    assert len(calls) > 1
    assert max(calls) < MOST_CALLS, calls
