"""Which of the plays it takes: the weaker it is, the less it is content with."""

from __future__ import annotations

from typing import Any

from lexicade.bots.traits import Traits, knows
from lexicade.core.rng import shuffled
from lexicade.core.rules import Table
from lexicade.movegen import HOPED, Pick, Plays
from lexicade.oracle import shown

ENOUGH = 40  # plays, of which the first is taken and the others may be weighed against it


def content(plays: Plays, traits: Traits, seed: str) -> list[Pick]:
    """Plays with words it knows, those first that bring what it is content with, then less.

    Equal ones come in an order by lot. Where it knows none, the worst of all will do.
    """
    values = sorted(set(plays.points(HOPED)), reverse=True)
    most = max(values[0], 0)
    low = [value for value in values if value <= most * traits.reach] or values[-1:]
    picks: list[Pick] = []
    for value in low:
        equal = plays.worth(value, HOPED)
        for at in shuffled(range(len(equal)), seed, f"equal plays {value}"):
            if knows(traits, equal[at].word):
                picks.append(equal[at])
                if len(picks) >= ENOUGH:
                    break
        if picks and (len(picks) >= ENOUGH or not traits.replies):
            return picks
    return picks or plays.worth(values[-1], HOPED)[:1]


def taken(table: Table, plays: Plays, pick: Pick) -> dict[str, Any]:
    """The move that makes this play."""
    return {"kind": "play", "tiles": shown(table, plays.written(pick))["tiles"]}
