"""From what was asked to a wish, and the lists that players learn by heart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lexicade.lexicon import Lexicon
from lexicade.study.asking import EACH, RUN, Asked
from lexicade.study.below import ANY
from lexicade.study.wishes import EACH as ANY_LETTER
from lexicade.study.wishes import RUN as ANY_LETTERS
from lexicade.study.wishes import Brief, Having, Lacking, Leaning, Letters, Pattern, Wish, together

VOWELS = "AEIOU"
RARE = "JKQWXYZ"  # letters worth a list of their short words, where a list has them
SHORT = 4
LONGEST_DUMP = 8
BRIEF = 8  # letters, up to which it is worth counting them on the way


@dataclass(frozen=True)
class Wanted:
    """A wish, the lengths that count, and whether long words come first."""

    wish: Wish
    low: int = 0
    high: int = ANY
    longest_first: bool = False


def wanted(*wishes: Wish, low: int = 0, high: int = ANY, longest_first: bool = False) -> Wanted:
    if high <= BRIEF:
        wishes = (*wishes, Brief(high))
    return Wanted(together(wishes), low, high, longest_first)


def in_order(asked: Asked, lexicon: Lexicon) -> Wanted:
    """The letters at their places."""
    wild = {EACH: ANY_LETTER, RUN: ANY_LETTERS}
    signs = [wild.get(sign, lexicon.symbols.get(sign, ANY_LETTER)) for sign in asked.signs]
    pattern = Pattern(signs, len(lexicon.faces))
    low = max(asked.low, len(signs) - asked.signs.count(RUN))
    high = asked.high if asked.has_runs else min(asked.high, len(signs))
    return wanted(pattern, *_besides(asked, lexicon), low=low, high=high)


def of_these(asked: Asked, lexicon: Lexicon, *, whole: bool) -> Wanted:
    """The letters in any order, each ? a blank; not `whole`: as many of them as it likes."""
    has = [lexicon.symbols[sign] for sign in asked.signs if sign != EACH]
    letters = Letters(has, asked.signs.count(EACH), len(lexicon.faces), whole=whole)
    low = max(asked.low, len(asked.signs)) if whole else asked.low
    high = min(asked.high, len(asked.signs))
    # They count their letters by themselves.
    wish = together([letters, *_besides(asked, lexicon)])
    return Wanted(wish, low, high, longest_first=True)


def _besides(asked: Asked, lexicon: Lexicon) -> Iterator[Wish]:
    if asked.having:
        yield Having(lexicon.symbols[face] for face in asked.having)
    if asked.lacking:
        yield Lacking(lexicon.symbols[face] for face in asked.lacking)


@dataclass(frozen=True)
class Listed:
    """A list to be learnt, and the letter it is about if it is about one."""

    id: str
    wanted: Wanted
    letter: str = ""


def known_lists(lexicon: Lexicon) -> Iterator[Listed]:
    """Every list that makes sense for these letters. To count them would take too long here."""
    symbols = lexicon.symbols
    yield Listed("twos", wanted(low=2, high=2))
    yield Listed("threes", wanted(low=3, high=3))
    if "Q" in symbols and "U" in symbols:
        yield Listed("q-without-u", wanted(Having([symbols["Q"]]), Lacking([symbols["U"]])))
    vowels = [symbols[face] for face in VOWELS if face in symbols]
    if len(vowels) == len(VOWELS):
        yield Listed("vowels", wanted(Leaning(vowels), high=LONGEST_DUMP))
        yield Listed("no-vowels", wanted(Lacking(vowels)))
    for face, symbol in symbols.items():
        if face in RARE or len(face) > 1 or not face.isascii():
            yield Listed(f"short-{face.lower()}", wanted(Having([symbol]), high=SHORT), face)
