"""What a play is worth: letters times their cells and words times theirs, or tiles times words."""

from __future__ import annotations

from collections.abc import Callable

from lexicade.core.grid import Premium
from lexicade.core.play import Play, Word
from lexicade.core.rules import Table, Tally
from lexicade.core.state import State
from lexicade.core.tiles import BLANK


def printed_premium(table: Table, state: State, cell: int) -> Premium:
    return table.rules.grid.premiums[cell]


def sum_of_words(table: Table, state: State, play: Play) -> Tally:
    """The common rule: a new tile's cell counts in both of its words, an old tile's never again.

    The bonus is for laying a full rack's worth of tiles, however full the rack was.
    """
    faces = {tile.cell: tile.face for tile in play.laid}
    words = tuple((word.text, word_score(table, state, faces, word)) for word in play.words)
    full = len(play.laid) == table.rules.rack_size
    return Tally(words, bonus=table.rules.bonus if full else 0)


def tiles_times_words(*, blank_counts: bool) -> Callable[[Table, State, Play], Tally]:
    """New letters times new words. So every word counts as many points as there are new letters."""

    def product(table: Table, state: State, play: Play) -> Tally:
        tiles = sum(blank_counts or tile.face != BLANK for tile in play.laid)
        words = tuple((word.text, tiles) for word in play.words)
        return Tally(words, times=(tiles, len(words)))

    return product


def word_score(table: Table, state: State, faces: dict[int, str], word: Word) -> int:
    alphabet = table.rules.alphabet
    letters, times = 0, 1
    for cell in word.cells:
        if cell in faces:
            premium = table.rules.premium(table, state, cell)
            letters += alphabet.value(faces[cell]) * premium.letter
            times *= premium.word
        else:
            letters += alphabet.value(state.board[cell].face)
    return letters * times
