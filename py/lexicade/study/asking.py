"""What somebody typed, read: a word, letters with blanks, a pattern, and wishes beside it.

qi           a word                 ?a?e*   a pattern: ? any letter, * any letters or none
retains?     letters with a blank   [c][h]  two letters where ch would be one
q -u         with Q, without U      5  2-4  only words of so many letters
+xyz 4-      with X, Y and Z, four letters or more
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from unicodedata import normalize

from lexicade.core.state import Refusal
from lexicade.core.tiles import Alphabet, Faces
from lexicade.lexicon import Lexicon
from lexicade.study.below import ANY

MOST = 60  # characters; the longest word of any list has fewer than half of that
MOST_WORDS = 12
EACH, RUN = "?", "*"
WILD = {"?": EACH, ".": EACH, "_": EACH, "*": RUN}
LENGTHS = re.compile(r"(\d{0,3})-(\d{0,3})|(\d{1,3})")
PARTS = re.compile(r"\[([^\[\]]*)\]|([?._*])|([^\[\]?._*]+|[\[\]])")


@dataclass(frozen=True)
class Asked:
    """The signs of one word or pattern, each a face, EACH or RUN, and what goes with it."""

    signs: Faces = ()
    having: Faces = ()
    lacking: Faces = ()
    low: int = 0
    high: int = ANY
    words: tuple[Faces, ...] = ()  # several words, to be judged one by one

    @property
    def is_word(self) -> bool:
        return bool(self.signs) and not {EACH, RUN} & set(self.signs)

    @property
    def has_runs(self) -> bool:
        return RUN in self.signs

    @property
    def has_wishes(self) -> bool:
        return bool(self.having or self.lacking or self.low or self.has_high)

    @property
    def has_high(self) -> bool:
        return self.high < ANY


def read(text: str, lexicon: Lexicon) -> Asked:
    """Refused with a code where it says nothing, says too much, or has no letters of the list."""
    if len(text) > MOST:
        raise Refusal("too-long", most=MOST)
    asked = Asked()
    pieces: list[Faces] = []
    for piece in text.split():
        if lengths := LENGTHS.fullmatch(piece):
            if piece != "-":
                low, high = _lengths(lengths)
                asked = replace(asked, low=max(asked.low, low), high=min(asked.high, high))
        elif piece[0] in "+-":
            signs = _signs(piece[1:], lexicon)
            if {EACH, RUN} & set(signs):
                raise Refusal("not-a-letter", letters=sorted({EACH, RUN} & set(signs)))
            if piece[0] == "+":
                asked = replace(asked, having=asked.having + signs)
            else:
                asked = replace(asked, lacking=asked.lacking + signs)
        else:
            pieces.append(_signs(piece, lexicon))
    if len(pieces) == 1:
        return replace(asked, signs=pieces[0])
    if pieces:
        if len(pieces) > MOST_WORDS or asked.has_wishes or {EACH, RUN} & set().union(*pieces):
            raise Refusal("one-at-a-time")
        return Asked(words=tuple(pieces))
    if not asked.has_wishes:
        raise Refusal("nothing-asked")
    return replace(asked, signs=(RUN,))


def _lengths(found: re.Match[str]) -> tuple[int, int]:
    low, high, exactly = found.groups()
    if exactly:
        return int(exactly), int(exactly)
    return int(low or 0), int(high) if high else ANY


def _signs(piece: str, lexicon: Lexicon) -> Faces:
    alphabet = Alphabet(dict.fromkeys(lexicon.faces, 0))
    signs: list[str] = []
    for bracketed, wild, run in PARTS.findall(_folded(piece, lexicon)):
        if wild:
            signs.append(WILD[wild])
        elif run:
            signs += alphabet.split(run) or _refuse(run, alphabet)
        else:
            signs.append(
                bracketed if bracketed in alphabet.values else _refuse(bracketed, alphabet)[0]
            )
    return tuple(signs)


def _refuse(run: str, alphabet: Alphabet) -> Faces:
    known = {letter for face in alphabet.faces for letter in face}
    strange = sorted({letter for letter in run if letter not in known}) or [run or "[]"]
    raise Refusal("not-a-letter", letters=strange[:10])


def _folded(text: str, lexicon: Lexicon) -> str:
    """Capitals, without the accents that no letter of this list has: Ñ stays where it is one."""
    own = set("".join(lexicon.faces))
    return "".join(
        letter if letter in own else normalize("NFD", letter)[0]
        for letter in normalize("NFC", normalize("NFC", text).upper())
    )
