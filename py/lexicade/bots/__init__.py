"""Computer players.

A bot is handed a state in which everything its seat cannot know was drawn anew (`resample`), so it
can read no secret even by mistake. It thinks in slices, as the search does, and answers with a
move as a player would send it. A move may leave it the turn: then it is asked again.
"""

from __future__ import annotations

from lexicade.bots.lore import Lore, known_settings
from lexicade.bots.player import choosing
from lexicade.bots.thinking import Move
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon
from lexicade.thinking import Thinking, thought_through

NO_LORE = Lore()


def chosen(
    level: str, table: Table, state: State, seat: int, lexicon: Lexicon, lore: Lore = NO_LORE
) -> Move:
    """The move, thought through without a pause."""
    return thought_through(thought(level, table, state, seat, lexicon, lore))


def thought(
    level: str, table: Table, state: State, seat: int, lexicon: Lexicon, lore: Lore = NO_LORE
) -> Thinking[Move]:
    """The same in slices."""
    return choosing(table, state, seat, lexicon, known_settings(level), lore)
