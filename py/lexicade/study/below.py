"""How many words go on from each point of the graph, by how many letters they still have.

The counts of all lengths stand in one integer, a lane of bits for each: lane 3 of a point says how
many ways there are to end a word with three more letters. Adding two such integers adds all their
lanes, and a shift by one lane puts a letter before every word; so the whole table is one pass over
the cells, children before parents, as they stand in the array.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import lru_cache

from lexicade.lexicon import CHILD_SHIFT, END, LAST, Lexicon

LANE = 32  # no list has more words than fit (lexicon_form.MOST_WORDS)
ONE_LANE = (1 << LANE) - 1
ANY = 1 << 20  # more letters than any word has
SLICE = 4_000  # cells


class Below:
    """The table of one list, filled when it is first wanted, a slice at a time."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._cells = lexicon.cells
        self._root = lexicon.START >> CHILD_SHIFT
        self._first = self._at = 1
        self._sum = self._words = 0
        self.of: dict[int, int] = {0: 0}
        self.all: dict[int, int] = {0: 0}  # the same with all lengths added up

    def fill(self) -> Generator[None, None, None]:
        """Goes on where the last one stopped, so that nothing is lost when a search is left."""
        cells, of, all = self._cells, self.of, self.all
        while self._at < len(cells):
            for at in range(self._at, min(self._at + SLICE, len(cells))):
                cell = cells[at]
                child, ends = cell >> CHILD_SHIFT, cell & END == END
                self._sum += (of[child] + ends) << LANE
                self._words += all[child] + ends
                if cell & LAST:
                    of[self._first], all[self._first] = self._sum, self._words
                    self._first, self._sum, self._words = at + 1, 0, 0
            self._at = min(self._at + SLICE, len(cells))
            yield

    @property
    def words(self) -> int:
        """All words of the list."""
        return self.of[self._root]


def lanes(counts: int) -> Iterator[tuple[int, int]]:
    """Each number of letters with how many there are, where there are some."""
    letters = 0
    while counts:
        if counts & ONE_LANE:
            yield letters, counts & ONE_LANE
        counts >>= LANE
        letters += 1


def lane(counts: int, letters: int) -> int:
    return counts >> LANE * letters & ONE_LANE


def cut(counts: int, low: int, high: int) -> int:
    """Only the words of that many letters."""
    if high < ANY:
        counts &= (1 << LANE * (high + 1)) - 1 if high >= 0 else 0
    if low > 0:
        counts = counts >> LANE * low << LANE * low
    return counts


@lru_cache(maxsize=4)
def below_of(lexicon: Lexicon) -> Below:
    return Below(lexicon)
