"""Short definitions, a file for each first letter, read only when somebody wants one.

A file is one gzip member holding lines of text. The first is MAGIC, the letter, and the number of
entries n; then come three columns of n lines each. Words: how many letters to keep of the word
before, as one character from `0` on, and the letters that follow. Kinds: some of `nvar` (noun,
verb, adjective, adverb), the likeliest first, behind a `=` where the word is a form of another.
Texts: the gloss; for a form the word it belongs to, then, where that one is in another file, a
colon and its gloss.

What is a form by the rules of `english.py` has no entry; where they would find the wrong word,
there is one.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from lexicade.bookcase import GLOSSES
from lexicade.study.english import bases

MAGIC = "LEXICADE GLOSSES 1"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
LANGUAGE = "en"
MOST_BYTES = 2 << 20
ZERO = 48
FORM = "="


class BadGlosses(ValueError):  # noqa: N818 - what it is, as in "except BadGlosses"
    """The bytes are no file of glosses; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Entry:
    kinds: str
    text: str


@dataclass(frozen=True, slots=True)
class Gloss:
    """What a word means; `of` is the word it is a form of, if it is one."""

    kinds: str
    text: str
    of: str = ""


@dataclass(frozen=True, slots=True)
class Glosses:
    """Those of the words that begin with one letter."""

    letter: str
    entries: Mapping[str, Entry]

    def gloss(self, word: str) -> Gloss | None:
        """None where the dictionary does not know it, nor what it may be a form of."""
        entry = self.entries.get(word)
        if entry is None:
            return self._by_rule(word)
        if not entry.kinds.startswith(FORM):
            return Gloss(entry.kinds, entry.text)
        of, _, text = entry.text.partition(":")
        kinds = entry.kinds.removeprefix(FORM)
        if not text:
            base = self.entries.get(of, Entry("", ""))
            kinds, text = base.kinds, base.text
        return Gloss(kinds, text, of) if of else None

    def _by_rule(self, word: str) -> Gloss | None:
        for base, kinds in bases(word):
            entry = self.entries.get(base)
            if entry and set(kinds) & set(entry.kinds) and not entry.kinds.startswith(FORM):
                return Gloss(entry.kinds, entry.text, base)
        return None


def file_for(word: str) -> str | None:
    """The id of the file that would have this word."""
    letter = word[:1].lower()
    return GLOSSES + letter if letter and letter in LETTERS else None


def load(data: bytes) -> Glosses:
    """Read a file; anything else is refused with BadGlosses, in bounded time and space."""
    stream = zlib.decompressobj(wbits=31)
    try:
        content = stream.decompress(data, MOST_BYTES + 1)
        lines = content.decode("utf-8").split("\n")
    except (zlib.error, UnicodeDecodeError) as error:
        raise BadGlosses("The glosses are damaged, or no glosses at all.") from error
    if len(content) > MOST_BYTES or not stream.eof or stream.unused_data:
        raise BadGlosses("The glosses are cut short, or too many.")
    magic, _, rest = lines[0].rpartition(" ")
    magic, _, letter = magic.rpartition(" ")
    count = int(rest) if rest.isdecimal() and len(rest) < 7 else -1
    if magic != MAGIC or len(letter) != 1 or len(lines) != 1 + 3 * count:
        raise BadGlosses("This is not a file of glosses.")
    columns = [lines[1 + count * at : 1 + count * (at + 1)] for at in range(3)]
    entries: dict[str, Entry] = {}
    word = ""
    for told, kinds, text in zip(*columns, strict=True):
        if not told or not 0 <= ord(told[0]) - ZERO <= len(word):
            raise BadGlosses("The glosses have a word that leans on nothing.")
        word = word[: ord(told[0]) - ZERO] + told[1:]
        entries[word] = Entry(kinds, text)
    return Glosses(letter, entries)
