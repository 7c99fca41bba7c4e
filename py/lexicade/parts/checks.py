"""What makes a play legal. Each check reads as a statement and answers None when it holds."""

from __future__ import annotations

from lexicade.core.play import Play, Word
from lexicade.core.rules import Table
from lexicade.core.state import Refusal, State


def lies_in_one_line(table: Table, state: State, play: Play) -> Refusal | None:
    return None if play.in_line else Refusal("not-in-line")


def has_no_gaps(table: Table, state: State, play: Play) -> Refusal | None:
    if not play.gaps:
        return None
    return Refusal("gap", cells=[table.rules.grid.name(cell) for cell in play.gaps])


def opening_covers_start(table: Table, state: State, play: Play) -> Refusal | None:
    grid = table.rules.grid
    if state.board or grid.start.intersection(play.cells):
        return None
    return Refusal("not-on-start", cells=[grid.name(cell) for cell in sorted(grid.start)])


def opening_has_two_tiles(table: Table, state: State, play: Play) -> Refusal | None:
    return None if state.board or len(play.laid) != 1 else Refusal("too-short")


def touches_old_tile(table: Table, state: State, play: Play) -> Refusal | None:
    grid = table.rules.grid
    if not state.board or not play.laid:
        return None
    if any(near in state.board for cell in play.cells for near in grid.neighbours(cell)):
        return None
    return Refusal("not-linked", cells=[grid.name(cell) for cell in play.cells])


def words_are_listed(table: Table, state: State, play: Play) -> Refusal | None:
    bad = [word.text for word in play.words if not is_listed(table, word)]
    return Refusal("not-a-word", words=bad) if bad else None


def is_listed(table: Table, word: Word) -> bool:
    if table.lexicon.contains(word.letters):
        return True
    # A blank left open has no letter to join with its neighbour.
    if not table.rules.joins or None in word.letters:
        return False
    joined = table.rules.alphabet.split(word.text)
    return joined is not None and table.lexicon.contains(joined)


OPENING_ANYWHERE = (lies_in_one_line, has_no_gaps, opening_has_two_tiles, touches_old_tile)
ORDINARY_PLACEMENT = (
    lies_in_one_line,
    has_no_gaps,
    opening_covers_start,
    opening_has_two_tiles,
    touches_old_tile,
)
