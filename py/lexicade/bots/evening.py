"""Keeping a game close: plays worth about what levels the scores again, some turns from now.

It goes by what everybody sees, the scores, the log and how many tiles are left, and by its rack.
It never lays nonsense: of the plays it knows it takes the one whose points come nearest.
"""

from __future__ import annotations

from typing import Any

from lexicade.bots.sight import in_sight
from lexicade.core.rng import shuffled
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.movegen import HOPED, Pick, Plays

USUAL = 16.0  # points of a turn, before there is a log to tell
RECENT = 6  # turns of the others
TILES_A_TURN = 4.5
# Turns in which a lead shall be given back, and in which a loss be made good: faster, because a
# rack does not always have what is wished for, and never more than that is taken.
SLOWLY, SOON = 4.0, 1.5


def wished(table: Table, state: State, seat: int, seen: dict[str, Any]) -> float:
    """The points it would like its turn to bring."""
    others = [score for other, score in enumerate(seen["scores"]) if other != seat]
    lead: int = seen["scores"][seat] - max(others)
    played = [line["score"] for line in seen["log"] if line["seat"] != seat and line["score"] > 0]
    recent: list[float] = [USUAL, *played[-RECENT:]]
    left: int = sum(seen["unseen"].values()) + len(seen["rack"])
    turns: float = max(1.0, left / TILES_A_TURN / len(seen["scores"]))
    return sum(recent) / len(recent) - lead / min(SLOWLY if lead > 0 else SOON, turns)


def nearest(table: Table, state: State, seat: int, plays: Plays, wish: float) -> Pick:
    """The play whose points come nearest to the wish; of equal ones any."""
    points = min(set(plays.points(HOPED)), key=lambda points: (abs(points - wish), -points))
    picks = plays.worth(points, HOPED)
    return picks[shuffled(range(len(picks)), in_sight(table, state, seat), "equal plays")[0]]
