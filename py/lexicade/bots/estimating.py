"""What a play is worth with the tiles it leaves, for hints: its points where they are certain.

Where they are not, what they are on the average.
Known only where there are leaves for the game; nothing that the seat cannot see is looked at.
"""

from __future__ import annotations

from collections.abc import Callable

from lexicade.bots.odds import Odds
from lexicade.bots.saving import Keeping
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.leaves import Leaves
from lexicade.oracle import Found

Estimate = Callable[[Found], float | None]


def estimating(table: Table, state: State, seat: int, leaves: Leaves | None) -> Estimate:
    """Says of each play what it is worth, in tenths of a point; None where nobody can tell."""
    keeping = Keeping(leaves, state, seat)
    odds = Odds(table, state, f"estimates at {state.ply}") if "bombs" in state.extra else None

    def estimate(found: Found) -> float | None:
        if leaves is None:
            return None
        points = odds.points(found.play) if odds else found.tally.known
        return round(points + keeping.worth(tile.face for tile in found.play.laid), 1)

    return estimate
