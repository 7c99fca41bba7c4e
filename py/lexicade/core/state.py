"""The state of a game: plain values, never changed in place.

The whole truth is here, secrets included (bag order, every rack, what twists remember). Nobody
outside the engine is handed a State; `view.py` says what a seat may see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from lexicade.core.tiles import Faces

Move = Mapping[str, Any]


class Refusal(Exception):  # noqa: N818  a refusal is an answer, not an error
    """Why something cannot be done: a stable code for programs, details for a sentence."""

    def __init__(self, code: str, **detail: Any) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


@dataclass(frozen=True)
class Placed:
    """A tile on the board: its face, the letter it reads as (None: undeclared), who laid it."""

    face: str
    letter: str | None
    seat: int | None = None


@dataclass(frozen=True)
class Player:
    name: str
    rack: Faces = ()
    score: int = 0
    resigned: bool = False
    bot: str | None = None  # the level, where the computer plays this seat


@dataclass(frozen=True)
class Turn:
    """One line of the log. `private_to` keeps it from the other seats."""

    ply: int
    seat: int
    kind: str
    score: int = 0
    total: int = 0
    detail: Mapping[str, Any] = field(default_factory=dict)
    private_to: int | None = None


@dataclass(frozen=True)
class Ending:
    """How the game ended; settlement is the points each seat gained or lost by it."""

    code: str
    seat: int | None = None
    settlement: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class State:
    players: tuple[Player, ...]
    board: Mapping[int, Placed] = field(default_factory=dict)
    bag: Faces = ()  # the first tile is drawn first
    turn: int = 0
    ply: int = 0
    turns: tuple[Turn, ...] = ()
    ending: Ending | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    seed: str = ""

    def with_player(self, seat: int, **changes: Any) -> State:
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))

    def with_extra(self, key: str, memory: Any) -> State:
        return replace(self, extra={**self.extra, key: memory})

    def seen_by(self, seat: int | None) -> State:
        """The same with the log as this seat reads it."""
        known = tuple(turn for turn in self.turns if turn.private_to in (None, seat))
        return replace(self, turns=known)

    def seats_in_play(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if not player.resigned]

    def next_seat(self) -> int:
        order = [(self.turn + step) % len(self.players) for step in range(1, len(self.players) + 1)]
        return next(seat for seat in order if not self.players[seat].resigned)
