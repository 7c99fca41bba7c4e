"""What a rack can supply: which words it has the tiles for, and where its blanks may lie.

A word wants so many of each letter; the rack and the letters already in the row have so many.
What is missing must come from blanks. The words that miss at least one tile, at least two and so
on are sets again (see index.py), added up over the alphabet in a tree, so that rows and racks with
other letters share most of the work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, compress, pairwise

from lexicade.core.tiles import BLANK, BLOCK
from lexicade.movegen.index import Bits, WordIndex

COUNT_BITS = 6  # of each letter in a row's key: no row is longer than 31 cells
ONE_COUNT = (1 << COUNT_BITS) - 1
ENOUGH = 31  # of a letter, on a rack


class BlankSets:
    """Ways to lay blanks on the open cells of a row: as masks, and as the places themselves."""

    __slots__ = ("masks", "places")

    def __init__(self, masks: list[int], places: list[tuple[int, ...]]) -> None:
        self.masks, self.places = masks, places

    @classmethod
    def laid(cls, sets: Sequence[tuple[int, ...]], cells: int, most: int) -> BlankSets:
        masks = [sum(1 << place for place in places) for places in sets]
        # Made equally long: place number `cells` is one where nothing is lost.
        return cls(masks, [places + (cells,) * (most - len(places)) for places in sets])

    def kept(self, keep: Sequence[bool]) -> BlankSets:
        return BlankSets(list(compress(self.masks, keep)), list(compress(self.places, keep)))


NO_BLANKS = BlankSets([0], [()])


class Supply:
    def __init__(self, index: WordIndex, rack: Sequence[str], choices: Sequence[str]) -> None:
        self.index = index
        counts = Counter(rack)
        self.size = counts.total() - counts.pop(BLOCK, 0)
        self.blanks = counts.pop(BLANK, 0)
        self.have = [counts.get(face, 0) for face in index.faces]
        self.letters = sum(1 << at for at, count in enumerate(self.have) if count)
        self.choices = sum(1 << index.symbols[face] for face in choices if face in index.symbols)
        self._held = sum(min(n, ENOUGH) << COUNT_BITS * at for at, n in enumerate(self.have))
        self._on_rack = bytes(at for at, count in enumerate(self.have) if count)
        self._unchosen = bytes(at for at in range(len(self.have)) if not self.choices >> at & 1)
        self._short = index.shortages(self.choices)
        self._blank_sets: dict[tuple[int, tuple[tuple[int, int], ...], int], BlankSets] = {}
        self._with: dict[tuple[int, int], BlankSets] = {}
        self._laid: dict[bytes, BlankSets] = {}

    def missing(self, bits: Bits, length: int, row: int) -> tuple[int, ...]:
        """The words that miss at least 1, 2, ... tiles, up to one more than there are blanks."""
        return self._missing(bits, length, self._held + row, self.blanks, 0, len(self.have))

    def lacking(self, bits: Bits, length: int, row: int, free: int) -> int:
        """The words that miss more tiles than there are free ones, for a row's own letters."""
        return self._missing(bits, length, self._held + row, free, 0, len(self.have))[free]

    def by_lack(self, bits: Bits, length: int, row: int, most: int) -> list[int]:
        """The words that miss no tile, those that miss just one, and so on up to `most` blanks."""
        free, letters = min(most, self.blanks), len(self.have)
        missing = self._missing(bits, length, self._held + row, free, 0, letters)
        return [more & ~still for more, still in pairwise((bits.everything, *missing))]

    def fewest_blanks(self, letters: Sequence[int]) -> BlankSets:
        """One way to lay these letters, with a blank only where a tile is missing."""
        seen: Counter[int] = Counter()
        places = []
        for place, letter in enumerate(letters):
            seen[letter] += 1
            if seen[letter] > self.have[letter]:
                places.append(place)
        return BlankSets.laid([tuple(places)], len(letters), len(places))

    def _missing(
        self, bits: Bits, length: int, held: int, free: int, low: int, high: int
    ) -> tuple[int, ...]:
        """The same of the letters low to high; those held lie on the rack or in the row."""
        part = held & (1 << COUNT_BITS * high) - 1
        key = (length, free, low, high, part)
        found = self._short.get(key)
        if found is None:
            if high - low == 1:
                found = self._missing_letter(bits, low, part >> COUNT_BITS * low, free)
            else:
                middle = (low + high) // 2
                one = self._missing(bits, length, part, free, low, middle)
                upper = part >> COUNT_BITS * middle << COUNT_BITS * middle
                other = self._missing(bits, length, upper, free, middle, high)
                found = _added(one, other)
            self._short[key] = found
        return found

    def _missing_letter(self, bits: Bits, letter: int, have: int, free: int) -> tuple[int, ...]:
        levels = bits.many[letter]
        if self.choices >> letter & 1:
            more = [*levels[have : have + free + 1], *[0] * (free + 1)]
            return tuple(more[: free + 1])
        # No blank may stand for this letter: to miss one is to miss too many.
        return (levels[have] if have < len(levels) else 0,) * (free + 1)

    def laying(
        self, words: Iterable[bytes], laid_of: Callable[[bytes], bytes], cells: int, lack: int
    ) -> Iterator[tuple[bytes, BlankSets]]:
        """The ways to lay words of which just so many tiles lack, with declared blanks."""
        if not lack and not self._unchosen:
            anywhere = self._covering(cells, 0)
            yield from ((word, anywhere) for word in words)
            return
        on_rack, covering = self._on_rack, self._with
        for word in words:
            laid = laid_of(word)
            strange = laid.translate(None, on_rack)
            if not 0 < lack <= 2 or len(strange) != lack or self._unchosen:
                yield word, self.blank_sets(laid)
                continue
            # All that lacks are letters that the rack has none of.
            first = laid.index(strange[0])
            mask = 1 << first
            if lack == 2:
                mask |= 1 << laid.index(strange[1], first + 1)
            yield word, covering.get((cells, mask)) or self._covering(cells, mask)

    def _covering(self, cells: int, mask: int) -> BlankSets:
        """Any ways to lay blanks that cover these cells."""
        needs = tuple((1 << at, 1) for at in range(cells) if mask >> at & 1)
        found = self._with[cells, mask] = self._made(cells, needs, 0)
        return found

    def blank_sets(self, letters: bytes) -> BlankSets:
        """Where declared blanks may lie when these letters are laid; none where nothing fits."""
        known = self._laid.get(letters)
        if known is None:
            known = self._laid[letters] = self._blank_sets_for(letters)
        return known

    def _blank_sets_for(self, letters: bytes) -> BlankSets:
        needs, never = [], 0
        for letter in set(letters):
            here = sum(1 << place for place, one in enumerate(letters) if one == letter)
            if not self.choices >> letter & 1:
                never |= here
            short = here.bit_count() - self.have[letter]
            if short > 0:
                needs.append((here, short))
        needs.sort()
        key = (len(letters), tuple(needs), never)
        found = self._blank_sets.get(key)
        if found is None:
            found = self._blank_sets[key] = self._made(*key)
        return found

    def _made(self, cells: int, needs: tuple[tuple[int, int], ...], never: int) -> BlankSets:
        sets = []
        for count in range(min(self.blanks, cells) + 1):
            for places in combinations(range(cells), count):
                mask = sum(1 << place for place in places)
                enough = all((mask & here).bit_count() >= short for here, short in needs)
                if enough and not mask & never:
                    sets.append(places)
        return BlankSets.laid(sets, cells, self.blanks)

    def has(self, letters: Sequence[int]) -> bool:
        """Are these letters on the rack, without a blank?"""
        return all(letters.count(letter) <= self.have[letter] for letter in letters)


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Missing 2 in all is missing 2 here, or 2 there, or 1 here and 1 there."""
    if len(one) == 1:
        return (one[0] | other[0],)
    if len(one) == 2:
        return one[0] | other[0], one[1] | other[1] | one[0] & other[0]
    sums = []
    for level in range(len(one)):
        words = one[level] | other[level]
        for part in range(level):
            words |= one[part] & other[level - 1 - part]
        sums.append(words)
    return tuple(sums)
