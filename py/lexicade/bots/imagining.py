"""Worlds that look the same to a seat, and what whoever is on turn there would make of them."""

from __future__ import annotations

from lexicade.bots import roads
from lexicade.bots.thinking import Bell, listening
from lexicade.bots.traits import Traits
from lexicade.core.game import resample
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.core.view import view
from lexicade.lexicon import Lexicon
from lexicade.movegen import HOPED, thinking
from lexicade.thinking import Thinking


def imagined(table: Table, state: State, seat: int, seed: str) -> State:
    """Drawn anew from what this seat cannot know, in an order that tells nothing of the truth."""
    return resample(table, state, seat, seed)


def reply_worth(
    table: Table, state: State, seat: int, lexicon: Lexicon, traits: Traits
) -> Thinking[float]:
    """The most points that this seat can hope for; less than none where it has no play."""
    plays = yield from listening(thinking(table, state, seat, lexicon), Bell())
    if not len(plays):
        return 0.0
    if "road" in state.extra:
        plays = roads.leaning(table, state, seat, traits, view(table, state, seat), plays)
    return float(max(plays.points(HOPED)))
