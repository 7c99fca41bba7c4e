"""The requests that take thinking, each where it is made when it is first asked.

A new one is a line in `THINKING` and a function `(room, request)` that returns `Thinking` of its
reply. What it needs of the table and which lists, it takes before it first yields: then it may be
refused for want of a list and asked again, and what happens at the table meanwhile is not its
concern. It changes nothing but by `room.made`, at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol

from lexicade.bookcase import Bookcase
from lexicade.core import wire
from lexicade.core.match import Match
from lexicade.core.rules import Table
from lexicade.core.state import Move
from lexicade.levels import DEFAULT, settings_of
from lexicade.reading import Request
from lexicade.thinking import Thinking

Reply = dict[str, Any]

# Modules and functions by name: a visit that only plays waits for none of them.
THINKING: Mapping[str, str] = {
    "hint": "lexicade.advice:hint",
    "bot": "lexicade.advice:bot",
    "solve": "lexicade.advice:solve",
    "board": "lexicade.solving:board",
    "review": "lexicade.review:review",
    "study": "lexicade.study.answers:study",
}

LONGEST_BUDGET_MS = 3_600_000


class Room(Protocol):
    """What a thinking request finds behind the door."""

    @property
    def books(self) -> Bookcase:
        """Word lists and other files, or the refusal that asks for them."""
        ...

    def current(self) -> Match:
        """The match on the table, or a refusal."""
        ...

    def table(
        self, id: str, options: Mapping[str, Any], record: Mapping[str, Any] | None = None
    ) -> Table:
        """A table for a game that is not on."""
        ...

    def made(self, match: Match, seat: int, move: Move, told: int | None) -> Reply:
        """The move made on the table, if that match still lies there; what `told` may see."""
        ...


def begun(room: Room, name: str, request: Request) -> Thinking[Reply]:
    module, function = THINKING[name].split(":")
    think: Callable[[Room, Request], Thinking[Reply]] = getattr(import_module(module), function)
    return think(room, request)


def budget_of(room: Room, request: Request) -> int | None:
    """The time a request may take, in ms: what whoever asks says, or what a level is used to."""
    do = request.get("do")
    if "budget_ms" in request and do in (*THINKING,):
        return wire.whole(request["budget_ms"], "budget_ms", low=0, high=LONGEST_BUDGET_MS)
    return _levels_budget(room, request) if do == "bot" else None


def _levels_budget(room: Room, request: Request) -> int | None:
    level = request.get("level")
    if level is None:
        players, seat = room.current().state.players, request.get("seat")
        own = players[seat].bot if type(seat) is int and 0 <= seat < len(players) else None
        level = own or DEFAULT
    settings = settings_of(level) if isinstance(level, str) else None
    return settings.budget_ms if settings else None
