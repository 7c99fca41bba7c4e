"""Clocks told in moves: time is spent, given back by undo, and ends a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from lexicade.core.rules import Rules, Twist, Variant
from lexicade.parts.clock import TIMEOUT, game_clock, ran_out_of_time, turn_clock
from lexicade.variants import classic
from tests.engine.story import Door
from tests.engine.toy import toy_door

SEATS = [{"name": "Ana"}, {"name": "Bruno"}]
MINUTE = 60_000


def timed(clock: Twist) -> Variant:
    def rules(options: Mapping[str, Any]) -> Rules:
        plain = classic.rules(options)
        return replace(
            plain,
            twists=(clock,),
            actions={**plain.actions, "timeout": TIMEOUT},
            endings=(ran_out_of_time, *plain.endings),
        )

    return replace(classic.GAME, id="toy", rules=rules, formats=())


def table(clock: Twist, **position: Any) -> Door:
    door = toy_door(timed(clock))
    door.must("new", variant="toy", seats=SEATS, seed="7", position=position)
    return door


def left(door: Door) -> list[int]:
    return list(door.must("view", seat=None)["view"]["clock"]["left"])


def passes(door: Door, seat: int, spent: int) -> dict[str, Any]:
    return door.ask("move", seat=seat, move={"kind": "pass", "spent_ms": spent})


def test_each_player_spends_the_own_time_and_undo_gives_it_back():
    door = table(game_clock(minutes=10))

    passes(door, 0, 8_140)
    passes(door, 1, 1_000)
    assert [10 * MINUTE - 8_140, 10 * MINUTE - 1_000] == left(door)

    door.must("undo", n=2)
    assert [10 * MINUTE] * 2 == left(door)


def test_a_turn_clock_begins_anew_with_every_turn():
    door = table(turn_clock(minutes=1))

    passes(door, 0, MINUTE - 1)

    assert [MINUTE, MINUTE] == left(door)


def test_what_comes_too_late_is_refused_and_the_clock_decides():
    door = table(game_clock(minutes=1), scores=[91, 83])

    assert "time-is-up" == passes(door, 0, MINUTE)["code"]
    late = {"kind": "timeout", "spent_ms": MINUTE - 1}
    assert "time-left" == door.ask("move", seat=0, move=late)["code"]
    view = door.must("move", seat=0, move={"kind": "timeout", "spent_ms": MINUTE})["view"]

    assert (True, [1], "time") == (view["over"], view["winners"], view["ending"]["code"])
    assert 0 == view["ending"]["seat"]


def test_even_without_time_one_may_resign():
    door = table(game_clock(minutes=1))

    door.must("move", seat=0, move={"kind": "resign", "spent_ms": 2 * MINUTE})

    assert [0, MINUTE] == left(door)


def test_a_position_says_what_is_left():
    door = table(game_clock(minutes=10), extra={"clock": {"left": [1_000, 2_000]}})

    assert [1_000, 2_000] == left(door)


@pytest.mark.parametrize(
    "memory", [None, {}, {"left": []}, {"left": [1]}, {"left": [1, -1]}, {"left": [1, "2"]}]
)
def test_a_clock_that_cannot_be_is_refused_by_its_field(memory):
    door = toy_door(timed(game_clock(minutes=10)))
    position = {"extra": {"clock": memory}}

    reply = door.ask("new", variant="toy", seats=SEATS, position=position)

    assert ("bad-position", "extra.clock.left") == (reply["code"], reply["detail"]["field"])


def test_a_move_that_says_no_time_took_none():
    door = table(game_clock(minutes=10))

    door.must("move", seat=0, move={"kind": "pass"})

    assert [10 * MINUTE] * 2 == left(door)


def test_the_computers_clock_runs_as_long_as_it_is_seen_thinking_and_never_out():
    door = Door()
    seats = [{"name": "Ana"}, {"name": "Kit", "bot": "beginner"}]
    position = {"extra": {"clock": {"left": [MINUTE, 2_000]}}, "turn": 1}
    door.must("new", variant="wordominos", seats=seats, options={"clock": 10}, position=position)

    door.must("bot", seat=1, make=True, spent_ms=900)
    assert [MINUTE, 1_100] == left(door)
    door.must("move", seat=0, move={"kind": "pass"})
    door.must("bot", seat=1, make=True, spent_ms=90_000)
    assert [MINUTE, 1] == left(door)
