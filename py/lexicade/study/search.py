"""All words that a wish fits: first how many there are of each length, then those to be shown.

Counting visits each point of the graph once for each state of the wish, however many words go
through it, and remembers what it found; so `*****` is counted as fast as any word. Listing then
only walks where it knows that words lie. Both work in slices. A wish that has too many states is
given up: its words are shown as they are met, and nobody knows how many there are.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from lexicade.lexicon import CHILD_SHIFT, END, LAST, SYMBOL, Lexicon
from lexicade.study.below import LANE, below_of, cut, lane, lanes
from lexicade.study.wishes import Wish

SLICE = 2_500  # edges looked at
MOST_STATES = 200_000  # remembered: some 40 MB

Word = tuple[int, ...]
Counts = dict[int, int]
# Sent True, a search makes an end of it.
Slices = Generator[None, bool | None, "Counts | None"]


@dataclass(frozen=True)
class Page:
    """Which of the words of one length to list."""

    length: int
    first: int
    most: int


class Search:
    """One wish in one list."""

    def __init__(self, lexicon: Lexicon, wish: Wish) -> None:
        self._lexicon, self._wish = lexicon, wish
        self._below = below_of(lexicon)
        self._known: dict[tuple[int, int], int] = {}
        self._root = lexicon.START >> CHILD_SHIFT

    def counting(self) -> Slices:
        """The number of words by length, shortest first; None where that takes too much."""
        hurried = False
        for _ in self._below.fill():
            hurried = bool((yield)) or hurried
        cells, wish, known = self._lexicon.cells, self._wish, self._known
        open_points = [[self._root, wish.start, self._root, 0]] if self._root else []
        work = 0
        while open_points:
            point = open_points[-1]
            first, state, at, total = point
            while True:
                cell = cells[at]
                work += 1
                after = wish.step(state, cell & SYMBOL)
                if after is not None:
                    there = self._on(cell, after)
                    if there is None:
                        point[2], point[3] = at, total
                        child = cell >> CHILD_SHIFT
                        open_points.append([child, after, child, 0])
                        break
                    total += there << LANE
                if cell & LAST:
                    known[first, state] = total
                    open_points.pop()
                    break
                at += 1
            if hurried or len(known) > MOST_STATES:
                return None
            if work > SLICE:
                work = 0
                hurried = bool((yield))
        return dict(lanes(known[self._root, wish.start])) if self._root else {}

    def _on(self, cell: int, state: int) -> int | None:
        """The words that go on after this edge, the one that ends with it among them."""
        wish = self._wish
        free = wish.rest(state)
        if free:
            return cut(self._below.of[cell >> CHILD_SHIFT] + (cell & END == END), *free)
        below = self._known.get((cell >> CHILD_SHIFT, state)) if cell >> CHILD_SHIFT else 0
        if below is None:
            return None
        return below + (1 if cell & END and wish.accepts(state) else 0)

    def listing(self, page: Page) -> Generator[None, None, list[Word]]:
        """The words of one length, in the order of the list; only after counting."""
        found: list[Word] = []
        skip, work = page.first, 0
        cells, wish = self._lexicon.cells, self._wish
        levels = [(self._root, wish.start)]
        read: list[int] = []
        while levels and len(found) < page.most:
            at, state = levels.pop()
            del read[len(levels) :]
            if not at:
                continue
            cell = cells[at]
            work += 1
            levels.append((0 if cell & LAST else at + 1, state))
            after = wish.step(state, cell & SYMBOL)
            there = 0 if after is None else self._on(cell, after)
            here = lane(there or 0, page.length - len(levels))
            if after is not None and here:
                if skip >= here:
                    skip -= here
                elif len(levels) == page.length:
                    found.append((*read, cell & SYMBOL))
                else:
                    read.append(cell & SYMBOL)
                    levels.append((cell >> CHILD_SHIFT, after))
            if work > SLICE:
                work = 0
                yield
        return found

    def meeting(self, most: int, most_edges: int) -> Generator[None, bool | None, list[Word]]:
        """Words as they are met, for a wish that could not be counted."""
        found: list[Word] = []
        cells, wish, work = self._lexicon.cells, self._wish, 0
        levels = [(self._root, wish.start)]
        read: list[int] = []
        while levels and len(found) < most and work < most_edges:
            at, state = levels.pop()
            del read[len(levels) :]
            if not at:
                continue
            cell = cells[at]
            work += 1
            levels.append((0 if cell & LAST else at + 1, state))
            after = wish.step(state, cell & SYMBOL)
            if after is not None:
                if cell & END and wish.accepts(after):
                    found.append((*read, cell & SYMBOL))
                read.append(cell & SYMBOL)
                levels.append((cell >> CHILD_SHIFT, after))
            # Its time may be over already: what there is will have to do.
            if work % SLICE == 0 and (yield):
                break
        return found
