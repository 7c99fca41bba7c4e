"""A word list as sets of words, each set one big integer: bit w stands for word w of its length.

For each length there is a set for every (position, letter), "has that letter there", and for every
(letter, k), "has at least k of it". Which words fit a row of the board is then a handful of ANDs,
all of them inside the interpreter's own arithmetic on long integers.

A letter is a number here, its place in the list's `faces`; a word is a run of such bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from lexicade.core.tiles import Alphabet, Faces
from lexicade.lexicon import CHILD_SHIFT, END, LAST, SYMBOL, Lexicon

Letters = tuple[str | None, ...]  # as on the board: None is a blank left open

APART = b"\xff"  # stands before each word while a list is unrolled; no letter has this number
PLANES = [bytes(48 + (byte >> plane & 1) for byte in range(256)) for plane in range(6)]
KEPT_CROSSINGS = 20_000
KEPT_SHORTAGES, KEPT_UNIONS = 4_000, 3_000  # sets of words, each of some kilobytes

Shortages = dict[tuple[int, int, int, int, int], tuple[int, ...]]


class Bits:
    """The words of one length."""

    def __init__(self, length: int, words: bytes, faces: int) -> None:
        self.words = words  # one after the other
        self.everything = (1 << len(words) // length) - 1
        self.having = [_by_letter(words[at::length], faces) for at in range(length)]
        self.many = [_at_least([there[letter] for there in self.having]) for letter in range(faces)]


def _by_letter(column: bytes, faces: int) -> list[int]:
    """For each letter the words that have it in this column.

    The column is read as six bit planes, and the set of all words is split by one plane after the
    other: a text of binary digits becomes an integer six times, not once a letter.
    """
    column = column[::-1]  # the first digit of a number is its highest bit
    sets = {0: (1 << len(column)) - 1}
    for plane in range((faces - 1).bit_length()):
        ones = int(column.translate(PLANES[plane]), 2)
        split = {}
        for letter, words in sets.items():
            with_bit = words & ones
            split[letter] = words ^ with_bit
            split[letter | 1 << plane] = with_bit
        sets = {letter: words for letter, words in split.items() if words}
    return [sets.get(letter, 0) for letter in range(faces)]


def _at_least(by_position: list[int]) -> list[int]:
    """The words with at least one, two, three... of a letter."""
    levels: list[int] = []
    for carried in by_position:
        for level, words in enumerate(levels):
            levels[level], carried = words | carried, words & carried
            if not carried:
                break
        if carried:
            levels.append(carried)
    return levels


class WordIndex:
    """Sets for every length, each made when first asked for."""

    def __init__(self, lexicon: Lexicon, joining: Alphabet | None) -> None:
        self.lexicon = lexicon
        self.faces = lexicon.faces
        self.symbols = lexicon.symbols
        self._joining = joining
        self._words = _by_length(lexicon, joining)
        self._bits: dict[int, Bits] = {}
        self._crossings: dict[tuple[Letters, Letters], int] = {}
        self._shortages: dict[int, Shortages] = {}
        self._unions: dict[tuple[int, int, int], int] = {}

    def of_length(self, length: int) -> Bits | None:
        """None where no word is that long."""
        found = self._bits.get(length)
        if found is None and length in self._words:
            found = Bits(length, self._words.pop(length), len(self.faces))
            self._bits[length] = found
        return found

    def bits(self, length: int) -> Bits:
        """The same for a length that is known to have words."""
        found = self.of_length(length)
        assert found is not None
        return found

    def union(self, length: int, place: int, letters: int) -> int:
        """The words with one of these letters in this place."""
        key = (length, place, letters)
        found = self._unions.get(key)
        if found is None:
            if len(self._unions) >= KEPT_UNIONS:
                self._unions.clear()
            found = 0
            for letter, words in enumerate(self.bits(length).having[place]):
                if letters >> letter & 1:
                    found |= words
            self._unions[key] = found
        return found

    def shortages(self, choices: int) -> Shortages:
        """What supply.py has found out about racks whose blanks may stand for these letters."""
        found = self._shortages.setdefault(choices, {})
        if len(found) > KEPT_SHORTAGES:
            found.clear()
        return found

    def forget(self) -> None:
        """Drops what racks and boards have left here; the words stay."""
        for some in self._shortages.values():
            some.clear()
        self._unions.clear()
        self._crossings.clear()

    def crossing(self, before: Letters, after: Letters) -> int:
        """The letters, as a set of bits, that make a word between these."""
        found = self._crossings.get((before, after))
        if found is None:
            if len(self._crossings) >= KEPT_CROSSINGS:
                self._crossings.clear()
            found = sum(1 << letter for letter in self._between(before, after))
            self._crossings[before, after] = found
        return found

    def _between(self, before: Letters, after: Letters) -> Iterator[int]:
        lexicon = self.lexicon
        if self._joining:
            for letter, face in enumerate(self.faces):
                word = (*before, face, *after)
                if lexicon.contains(word) or _joined_is_listed(lexicon, self._joining, word):
                    yield letter
            return
        length, place = len(before) + 1 + len(after), len(before)
        bits = self.of_length(length)
        if bits is None:
            return
        words = bits.everything
        for at, old in enumerate((*before, None, *after)):
            if old is not None:
                words &= bits.having[at][self.symbols[old]] if old in self.symbols else 0
        if words.bit_count() > len(self.faces):
            yield from (at for at, there in enumerate(bits.having[place]) if there & words)
            return
        found = set()
        while words:
            number = words.bit_length() - 1
            found.add(bits.words[number * length + place])
            words ^= 1 << number
        yield from found


def _joined_is_listed(lexicon: Lexicon, alphabet: Alphabet, word: Letters) -> bool:
    joined = None if None in word else alphabet.split("".join(face or "" for face in word))
    return joined is not None and lexicon.contains(joined)


def _by_length(lexicon: Lexicon, joining: Alphabet | None) -> dict[int, bytes]:
    lists: dict[int, list[bytes]] = {}
    for word in _unrolled(lexicon):
        lists.setdefault(len(word), []).append(word)
    if joining:
        for word in list(_taken_apart(lexicon, joining, lists)):
            lists.setdefault(len(word), []).append(word)
        lists = {length: sorted(set(words)) for length, words in lists.items()}
    return {length: b"".join(words) for length, words in lists.items()}


def _unrolled(lexicon: Lexicon) -> list[bytes]:
    """All words, in order. Whole endings are copied at once, as text, not letter by letter."""
    cells = lexicon.cells
    known: dict[int, bytes] = {0: b""}

    def from_cell(first: int) -> bytes:
        at, parts = first, []
        while True:
            cell = cells[at]
            start = APART + bytes([cell & SYMBOL])
            if cell & END:
                parts.append(start)
            child = cell >> CHILD_SHIFT
            if child:
                endings = known.get(child)
                parts.append((endings or from_cell(child)).replace(APART, start))
            if cell & LAST:
                break
            at += 1
        known[first] = b"".join(parts)
        return known[first]

    root = lexicon.START >> CHILD_SHIFT
    return from_cell(root)[1:].split(APART) if root else []


def _taken_apart(
    lexicon: Lexicon, alphabet: Alphabet, lists: dict[int, list[bytes]]
) -> Iterator[bytes]:
    """Where tiles join, every other row of tiles that reads as a listed word: C, H for CH."""
    pieces = {
        letter: tuple(face)
        for letter, face in enumerate(lexicon.faces)
        if len(face) > 1 and all(one in lexicon.symbols for one in face)
    }
    longer = bytes(pieces)
    for words in lists.values():
        for word in words:
            if word.translate(None, longer) == word:
                continue
            read = tuple(lexicon.faces[letter] for letter in word)
            if alphabet.split("".join(read)) != read:
                continue
            rows = [b""]
            for letter in word:
                ways = [bytes([letter])]
                if letter in pieces:
                    ways.append(bytes(lexicon.symbols[one] for one in pieces[letter]))
                rows = [row + way for row in rows for way in ways]
            yield from rows[1:]


@lru_cache(maxsize=3)
def index_of(lexicon: Lexicon, joining: Faces = ()) -> WordIndex:
    """Kept for the lists in use: making one takes a moment, asking it does not.

    `joining` are the faces that tiles side by side may spell, where they may.
    """
    return WordIndex(lexicon, Alphabet(dict.fromkeys(joining, 0)) if joining else None)
