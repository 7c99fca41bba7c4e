"""Words as an answer tells them: with the letters that go before and after, and their points."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lexicade.lexicon import Lexicon
from lexicade.study.below import below_of, cut
from lexicade.study.search import Page, Search, Word
from lexicade.study.wishlist import Wanted

EDGES_MET = 400_000
WORDS_A_SLICE = 20

Told = dict[str, Any]
Slices = Generator[float | None, bool | None, Told]


@dataclass(frozen=True)
class Shown:
    """How much to list: so many words of each length, and of which length, from which on."""

    each: int
    all: int
    length: int | None = None
    first: int = 0


@dataclass(frozen=True)
class Teller:
    """A list, and what its letters are worth where a game was named."""

    lexicon: Lexicon
    values: Mapping[str, int] | None

    def word(self, faces: Sequence[str]) -> Told:
        told: Told = {"word": "".join(faces), **self.hooks(faces)}
        if self.values is not None:
            told["points"] = self.points(faces)
        return told

    def points(self, faces: Sequence[str]) -> int | None:
        """None where a letter has no tile in the game."""
        values = self.values or {}
        return sum(values[face] for face in faces) if set(faces) <= set(values) else None

    def hooks(self, faces: Sequence[str]) -> dict[str, list[str]]:
        lexicon = self.lexicon
        front = [face for face in lexicon.faces if lexicon.contains((face, *faces))]
        edge = lexicon.START
        for face in faces:
            edge = lexicon.follow(edge, face)
        back = [face for face, below in lexicon.edges_from(edge) if lexicon.ends(below)]
        return {"front": front, "back": back}

    def found(self, wanted: Wanted, shown: Shown) -> Slices:
        """All words that were wanted, counted by length, and those to be shown of them."""
        yield from below_of(self.lexicon).fill()
        if not cut(below_of(self.lexicon).words, wanted.low, wanted.high):
            return {"count": 0, "groups": []}  # no word is that long
        search = Search(self.lexicon, wanted.wish)
        counts = yield from search.counting()
        if counts is None:
            return (yield from self._met(search, wanted, shown))
        lengths = [n for n in counts if wanted.low <= n <= wanted.high]
        groups = []
        left = shown.all
        for length in reversed(lengths) if wanted.longest_first else lengths:
            words: list[Told] = []
            if shown.length in (None, length):
                page = Page(length, shown.first, min(shown.each, left))
                for at, word in enumerate((yield from search.listing(page))):
                    words.append(self._told(word))
                    if at % WORDS_A_SLICE == 0:
                        yield None
                left -= len(words)
            groups.append({"length": length, "count": counts[length], "words": words})
        return {"count": sum(counts[length] for length in lengths), "groups": groups}

    def _met(self, search: Search, wanted: Wanted, shown: Shown) -> Slices:
        met = yield from search.meeting(shown.all, EDGES_MET)
        by_length: dict[int, list[Told]] = {}
        for word in met:
            if wanted.low <= len(word) <= wanted.high and shown.length in (None, len(word)):
                by_length.setdefault(len(word), []).append(self._told(word))
        lengths = sorted(by_length, reverse=wanted.longest_first)
        groups = [{"length": n, "count": None, "words": by_length[n]} for n in lengths]
        return {"count": None, "groups": groups}

    def _told(self, word: Word) -> Told:
        return self.word([self.lexicon.faces[letter] for letter in word])
