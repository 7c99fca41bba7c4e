"""A thought at the terminal: hurried when its budget is spent, stopped by Ctrl-C."""

from __future__ import annotations

import signal
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from lexicade import advice, thoughts
from lexicade.bridge import Bridge
from lexicade.terminal.door import Door, Refused
from lexicade.terminal.time_to_think import thought_out
from lexicade.thinking import Thinking, Thought
from tests.terminal.evening import evening, last_game

SEATS = "classic --players Ana computer --seed 4"


def pondering(budget: int | None) -> Thinking[str]:
    """Until it is hurried."""
    yield budget
    for at in count(1):
        if (yield None):
            return f"hurried at {at}"
    return "never"


def test_it_is_hurried_when_its_budget_is_spent():
    clock = count()  # a second goes by whenever somebody looks

    reply = thought_out(Thought(pondering(5000)), now=lambda: next(clock))

    assert "hurried at 5" == reply


def stopped_once(monkeypatch: pytest.MonkeyPatch, do: str, think: Any) -> None:
    """Somebody presses Ctrl-C in the first thought of this kind."""
    pressed: list[bool] = []

    def ponder(room: thoughts.Room, request: Any) -> Thinking[dict[str, Any]]:
        if not pressed:
            pressed.append(True)
            signal.raise_signal(signal.SIGINT)
            yield None
            raise AssertionError("it went on")
        return (yield from think(room, request))

    monkeypatch.setitem(sys.modules, "pondering", SimpleNamespace(ponder=ponder))
    monkeypatch.setitem(thoughts.THINKING, do, "pondering:ponder")


def test_ctrl_c_stops_a_hint_and_not_the_program(monkeypatch):
    stopped_once(monkeypatch, "hint", advice.hint)

    shown = evening("hint", "hint all", args="classic --players Ana Bruno --seed 4")

    assert shown.answers("hint").startswith("Stopped.")
    assert "The best plays" in shown.shown.split("Stopped.")[1]


def test_ctrl_c_stops_the_computer_and_enter_lets_it_go_on(monkeypatch, tmp_path):
    stopped_once(monkeypatch, "bot", advice.bot)

    shown = evening("pass", "", args=SEATS)

    assert "omputer has stopped thinking." in shown.shown
    assert ["pass", "play"] == [move["kind"] for move in last_game(tmp_path, "classic")["moves"]]


def test_the_turn_before_a_stopped_computer_can_be_taken_back(monkeypatch, tmp_path):
    stopped_once(monkeypatch, "bot", advice.bot)

    evening("pass", "undo", args=SEATS)

    assert [] == last_game(tmp_path, "classic")["moves"]


def test_what_ctrl_c_did_before_it_does_again_afterwards():
    before = signal.getsignal(signal.SIGINT)

    with pytest.raises(Refused):
        Door(Bridge()).ask("hint", seat=0)

    assert before is signal.getsignal(signal.SIGINT)
