"""Computer players.

A bot is handed a state in which everything its seat cannot know was drawn anew (`resample`), so it
can read no secret even by mistake. It thinks in slices, as the search does, and answers with a
move as a player would send it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from lexicade.bots import greedy
from lexicade.bots.levels import LEVELS
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon

Choice = Generator[None, None, dict[str, Any]]

STRATEGIES: dict[str, Callable[[Table, State, int, Lexicon], Choice]] = dict.fromkeys(
    LEVELS, greedy.choosing
)


def chosen(level: str, table: Table, state: State, seat: int, lexicon: Lexicon) -> dict[str, Any]:
    """The move, thought through without a pause."""
    choice = STRATEGIES[level](table, state, seat, lexicon)
    while True:
        try:
            next(choice)
        except StopIteration as made:
            move: dict[str, Any] = made.value
            return move
