"""Computer players.

A bot is handed a state in which everything its seat cannot know was drawn anew (`resample`), so it
can read no secret even by mistake. It thinks in slices, as the search does, and answers with a
move as a player would send it. A move may leave it the turn: then it is asked again.
"""

from __future__ import annotations

from typing import Any

from lexicade.bots.player import choosing
from lexicade.bots.traits import TRAITS
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon


def chosen(level: str, table: Table, state: State, seat: int, lexicon: Lexicon) -> dict[str, Any]:
    """The move, thought through without a pause."""
    choice = choosing(table, state, seat, lexicon, TRAITS[level])
    while True:
        try:
            next(choice)
        except StopIteration as made:
            move: dict[str, Any] = made.value
            return move
