"""The plays in the order in which a strong player would think of them, for whoever asks for a hint.

Where bombs lie hidden, a play counts what it brings on the average; where words make a road, what
it does for the road counts, too. Elsewhere points are points.
"""

from __future__ import annotations

from lexicade.bots import odds, roads
from lexicade.bots.traits import TRAITS
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.core.view import view
from lexicade.movegen import Plays

STRONG = TRAITS["saving"]


def counselled(table: Table, state: State, seat: int, plays: Plays) -> Plays:
    """The same plays; `state` is one in which what the seat cannot see was drawn anew."""
    if "bombs" in state.extra:
        chances = odds.Odds(table, state, f"counsel at {state.ply}")
        plays = odds.expected(table, state, plays, chances)
    return roads.leaning(table, state, seat, STRONG, view(table, state, seat), plays)
