"""The plays that were found, kept row by row; only those that are wanted are written out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import nlargest
from itertools import chain
from operator import attrgetter
from typing import NamedTuple

from lexicade.core.notation import play_text
from lexicade.core.play import Play
from lexicade.movegen.filling import Filled
from lexicade.movegen.rows import Row
from lexicade.movegen.supply import BlankSets
from lexicade.movegen.worth import Scorer, Worths
from lexicade.oracle import Found
from lexicade.thinking import Thinking

Points = Callable[[Worths], list[int]]
KNOWN: Points = attrgetter("known")
HOPED: Points = attrgetter("hoped")


HIGHEST = 10**9  # more points than any play has
PLAYS_A_SLICE = 500  # looked at one by one


class Pick(NamedTuple):
    """One play: a word in a row, and which of its open cells get blanks."""

    row: Row
    word: bytes
    blanks: int


class Filling(NamedTuple):
    """All plays of one row."""

    row: Row
    filled: Filled
    worths: Worths

    def picks(self, points: list[int], low: int, high: int) -> Iterator[tuple[int, Pick]]:
        """Those plays whose points lie between these, both included."""
        if max(points) >= low:
            every = ((word, mask) for word, blanks in self.filled for mask in blanks.masks)
            for worth, (word, mask) in zip(points, every, strict=True):
                if low <= worth <= high:
                    yield worth, Pick(self.row, word, mask)

    def each(self) -> Iterator[tuple[bytes, BlankSets, int]]:
        """Its words, the ways to lay them, and where the points of these begin."""
        at = 0
        for word, blanks in self.filled:
            yield word, blanks, at
            at += len(blanks.masks)


class Plays:
    def __init__(self, scorer: Scorer, fillings: list[Filling]) -> None:
        self._scorer, self.fillings = scorer, fillings

    def __len__(self) -> int:
        return sum(len(one.worths.known) for one in self.fillings)

    def points(self, by: Points = KNOWN) -> Iterator[int]:
        """The points of every play, in no order."""
        return chain.from_iterable(by(one.worths) for one in self.fillings)

    def top(self, by: Points = KNOWN) -> tuple[int, list[Pick]]:
        """The highest points there are, and every play that has them."""
        most = max(self.points(by))
        return most, self.worth(most, by)

    def worth(self, points: int, by: Points = KNOWN) -> list[Pick]:
        """Every play with just these points."""
        return [pick for _, pick in self._picks(by, points, points)]

    def at_least(self, points: int, by: Points = KNOWN) -> Iterator[tuple[int, Pick]]:
        """Every play with so many points or more, with its points."""
        return self._picks(by, points, HIGHEST)

    @property
    def faces(self) -> tuple[str, ...]:
        """What the letters of a pick's word stand for."""
        return self._scorer.index.faces

    def leaning(self, leans: Callable[[Play, int], int]) -> Plays:
        """The same plays, hoped for otherwise: by what their place brings besides points.

        A play of each row stands for all; it is told with the most points of the row.
        """
        fillings = []
        for row, filled, worths in self.fillings:
            play = self._scorer.play(row, filled[0][0], filled[0][1].masks[0])
            more = leans(play, max(worths.hoped))
            hoped = [points + more for points in worths.hoped]
            fillings.append(Filling(row, filled, Worths(worths.known, hoped)))
        return Plays(self._scorer, fillings)

    def adding(self, scale: int, more: Callable[[Pick], int]) -> Thinking[Plays]:
        """The same plays, hoped for by their points times `scale` and what each brings besides."""
        fillings, work = [], 0
        for one in self.fillings:
            every = one.picks(one.worths.hoped, -HIGHEST, HIGHEST)
            hoped = [scale * points + more(pick) for points, pick in every]
            fillings.append(Filling(one.row, one.filled, one.worths._replace(hoped=hoped)))
            work += len(hoped)
            if work > PLAYS_A_SLICE:
                yield None
                work = 0
        return Plays(self._scorer, fillings)

    def having(self, part: str) -> Plays:
        """Those with these letters side by side in their main word."""
        faces = self._scorer.index.faces
        fillings = []
        for row, filled, worths in self.fillings:
            kept, known, hoped, at = [], [], [], 0
            for word, blanks in filled:
                until = at + len(blanks.masks)
                if part in "".join(faces[letter] for letter in word):
                    kept.append((word, blanks))
                    known += worths.known[at:until]
                    hoped += worths.hoped[at:until]
                at = until
            if kept:
                fillings.append(Filling(row, kept, Worths(known, hoped)))
        return Plays(self._scorer, fillings)

    def each_word_once(self) -> Plays:
        """Of all places where a word fits, the one where most is hoped for; the first of equals."""
        most: dict[bytes, tuple[int, int]] = {}
        places = [
            (one, word, blanks, at) for one in self.fillings for word, blanks, at in one.each()
        ]
        for number, (one, word, blanks, at) in enumerate(places):
            top = max(one.worths.hoped[at : at + len(blanks.masks)])
            if word not in most or top > most[word][0]:
                most[word] = (top, number)
        fillings = []
        for top, number in most.values():
            one, word, blanks, at = places[number]
            first = one.worths.hoped.index(top, at)
            only = blanks.kept([at + way == first for way in range(len(blanks.masks))])
            worths = Worths([one.worths.known[first]], [top])
            fillings.append(Filling(one.row, [(word, only)], worths))
        return Plays(self._scorer, fillings)

    def revalued(self, values: Callable[[Row, Filled, Play], list[int]]) -> Plays:
        """The same plays, hoped for as this says of each row; a play of the row stands for all."""
        fillings = []
        for row, filled, worths in self.fillings:
            play = self._scorer.play(row, filled[0][0], filled[0][1].masks[0])
            fillings.append(Filling(row, filled, worths._replace(hoped=values(row, filled, play))))
        return Plays(self._scorer, fillings)

    def best(self, count: int, by: Points = KNOWN) -> list[Found]:
        """The first so many plays: most points first, then by place and text."""
        highest = nlargest(count, self.points(by))
        if not highest:
            return []
        least = highest[-1]
        above = [
            (-worth, self.written(pick)) for worth, pick in self._picks(by, least + 1, highest[0])
        ]
        found = [one for _, one in sorted(above, key=lambda two: (two[0], two[1].at, two[1].text))]
        # The others have equal points, and there may be very many: no more than one place at once.
        places: dict[str, list[Pick]] = {}
        at_row: dict[Row, str] = {}
        for _, pick in self._picks(by, least, least):
            if pick.row not in at_row:
                at_row[pick.row] = self.written(pick).at
            places.setdefault(at_row[pick.row], []).append(pick)
        for at in sorted(places):
            if len(found) >= count:
                break
            found += sorted(map(self.written, places[at]), key=attrgetter("text"))
        return found[:count]

    def written(self, pick: Pick) -> Found:
        """A play as the rules see it and as people write it."""
        scorer = self._scorer
        rules = scorer.table.rules
        play = scorer.play(*pick)
        at, text = play_text(rules.alphabet, rules.grid, scorer.state.board, play)
        return Found(play, scorer.told(play), at, text)

    def _picks(self, by: Points, low: int, high: int) -> Iterator[tuple[int, Pick]]:
        for one in self.fillings:
            yield from one.picks(by(one.worths), low, high)
