"""Which words fill a row: the fixed letters, the words across, and the tiles there are.

Where blanks are declared, a blank's letter must suit both of its words. Where they stay open, a
blank suits a word across if any letter does, and the row's own word if any letter does: the two
need not agree, and two words that differ only under blanks are the same play.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from operator import itemgetter

from lexicade.movegen.index import Bits
from lexicade.movegen.rows import Cross, Line, Row
from lexicade.movegen.supply import NO_BLANKS, BlankSets, Supply

Filled = list[tuple[bytes, BlankSets]]  # a word, and the ways to lay it with blanks
ANYTHING = -1  # as a set of letters
FEW = 12  # words in a set up to which it is quicker to pick them out one by one
SOME = re.compile(rb"[^\0]").finditer
ONES = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


Cutter = Callable[[bytes], bytes]


@lru_cache(maxsize=10_000)
def cutter(open: tuple[int, ...]) -> Cutter:
    """Takes the letters in these places out of a word."""
    first, last = open[0], open[-1]
    if last - first == len(open) - 1:
        return itemgetter(slice(first, last + 1))
    places = itemgetter(*open)
    return lambda word: bytes(places(word))


class Filler:
    """Fills rows from one rack; remembers what rows have in common."""

    def __init__(self, supply: Supply, declared: bool) -> None:
        self.supply = supply
        self.declared = declared
        self._letters = supply.letters | (supply.choices if declared and supply.blanks else 0)
        self._unbound: dict[int, Filled] = {}

    def usable(self, line: Line) -> list[int]:
        """For each open cell the letters that may be laid there; 0 where none may."""
        return [ANYTHING if cross is None else self._usable(cross) for cross in line.crosses]

    def _usable(self, cross: Cross) -> int:
        if cross.letters and not self.declared and self.supply.blanks:
            return ANYTHING
        return cross.letters & self._letters

    def fill(self, row: Row, line: Line) -> Filled:
        bits = self.supply.index.of_length(row.length)
        if bits is None:
            return []
        words = bits.everything
        for place, letter in row.fixed:
            words &= bits.having[place][letter]
        if not words:
            return []
        at = (row.first - line.first) // line.step
        bound = [
            (place, cross.letters) for place in row.open if (cross := line.crosses[at + place])
        ]
        if bound or row.fixed or row.wild:
            return self._filled(bits, row, words, bound)
        # Rows that nothing binds are all alike: an opening that may lie anywhere has thousands.
        if row.length not in self._unbound:
            self._unbound[row.length] = self._filled(bits, row, words, bound)
        return self._unbound[row.length]

    def _filled(self, bits: Bits, row: Row, words: int, bound: list[tuple[int, int]]) -> Filled:
        index = self.supply.index
        if row.wild or (self.supply.blanks and not self.declared):
            return list(self._with_open_blanks(bits, row, words, bound))
        for place, letters in bound:
            words &= index.union(row.length, place, letters & self._letters)
            if not words:
                return []
        return self.supplied(row, words)

    def supplied(self, row: Row, words: int) -> Filled:
        """Those of the words that can be had from the rack, with the ways to lay them."""
        supply, length = self.supply, row.length
        bits = supply.index.bits(length)
        missing = supply.missing(bits, length, row.letters)
        words &= ~missing[-1]
        if not words:
            return []
        if not supply.blanks:
            return [(word, NO_BLANKS) for word in picked(words, bits, length)]
        cut = cutter(row.open)
        filled: Filled = []
        for lack, more in enumerate(missing):
            some = words & ~more
            if some:
                filled += supply.laying(picked(some, bits, length), cut, len(row.open), lack)
                words ^= some
        return filled

    def _with_open_blanks(
        self, bits: Bits, row: Row, words: int, bound: list[tuple[int, int]]
    ) -> Iterator[tuple[bytes, BlankSets]]:
        supply, length = self.supply, row.length
        index = supply.index
        blanks = 0 if self.declared else supply.blanks
        for count in range(min(blanks, len(row.open)) + 1):
            for blank in combinations(row.open, count):
                fitting = words
                for place, letters in bound:
                    if place not in blank:
                        letters &= supply.letters
                        fitting &= index.union(length, place, letters)
                for place in blank:
                    fitting &= index.union(length, place, supply.choices)
                # A blank lying in the row, like one laid, takes none of the rack's letters.
                fitting &= ~supply.lacking(bits, length, row.letters, count + row.wild)
                sets = BlankSets.laid([tuple(row.open.index(place) for place in blank)], 0, count)
                seen = set()
                laid = [place for place in row.open if place not in blank]
                for word in picked(fitting, bits, length):
                    letters_laid = bytes(word[place] for place in laid)
                    if letters_laid not in seen and supply.has(letters_laid):
                        seen.add(letters_laid)
                        yield word, sets


def picked(words: int, bits: Bits, length: int) -> list[bytes]:
    """The words of a set."""
    every, found = bits.words, []
    if words.bit_count() <= FEW:
        while words:
            number = words.bit_length() - 1
            found.append(every[number * length : number * length + length])
            words ^= 1 << number
        return found
    eights = words.to_bytes((words.bit_length() + 7) // 8, "little")
    for match in SOME(eights):
        at = match.start()
        for bit in ONES[eights[at]]:
            number = 8 * at + bit
            found.append(every[number * length : number * length + length])
    return found
