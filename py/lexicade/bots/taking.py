"""Which of the plays it takes: the weaker it is, the less it is content with."""

from __future__ import annotations

from typing import Any

from lexicade.bots.traits import Traits
from lexicade.core.rng import dice, shuffled
from lexicade.core.rules import Table
from lexicade.movegen import HOPED, Pick, Plays
from lexicade.oracle import shown

LEAST = -1_000_000  # points
ENOUGH = 40  # plays, of which the first is taken and the others may be weighed against it


def content(plays: Plays, traits: Traits, seed: str) -> list[Pick]:
    """Those first that bring what it is content with, then less; equal ones in an order by lot."""
    values = sorted(set(plays.points(HOPED)), reverse=True)
    most = max(values[0], 0)
    low = [value for value in values if value <= most * traits.reach] or values[-1:]
    picks: list[Pick] = []
    for value in low:
        equal = plays.worth(value, HOPED)
        order = shuffled(range(len(equal)), seed, f"equal plays {value}")
        picks += [equal[at] for at in order[: ENOUGH - len(picks)]]
        if len(picks) >= ENOUGH or not traits.replies:
            break
    return picks


def first_seen(plays: Plays, seed: str) -> Pick:
    """Any play, one without a blank where there is one."""
    picks = [pick for _, pick in plays.at_least(LEAST, HOPED)]
    plain = [pick for pick in picks if not pick.blanks] or picks
    return plain[int(dice(seed, "first seen")() * len(plain))]


def taken(table: Table, plays: Plays, pick: Pick) -> dict[str, Any]:
    """The move that makes this play."""
    return {"kind": "play", "tiles": shown(table, plays.written(pick))["tiles"]}
