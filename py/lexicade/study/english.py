"""English words taken back to the word a dictionary has: CARTED to CART, TIDIER to TIDY.

Rules only, so what they find is a guess until a dictionary knows it. The glosses' recipe writes
down where this guesses wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

VOWELS = "aeiou"
# An ending, what stood in its place, and what the word must then be: a noun, verb or adjective.
ENDINGS = (
    ("ies", "y", "nv"),
    ("ies", "ie", "nv"),
    ("es", "e", "nv"),
    ("es", "", "nv"),
    ("s", "", "nv"),
    ("ied", "y", "v"),
    ("ed", "e", "v"),
    ("ed", "", "v"),
    ("ing", "", "v"),
    ("ing", "e", "v"),
    ("ier", "y", "a"),
    ("iest", "y", "a"),
    ("er", "e", "a"),
    ("er", "", "a"),
    ("est", "e", "a"),
    ("est", "", "a"),
    ("ily", "y", "a"),
    ("ly", "", "a"),
    ("iness", "y", "a"),
    ("ness", "", "a"),
)
SHORTEST = 2
HISSING = ("s", "x", "z", "ch", "sh", "o")


def bases(word: str) -> Iterator[tuple[str, str]]:
    """Each word this may be a form of, the likeliest first, with the kinds it may be."""
    for ending, stood, kinds in ENDINGS:
        if not word.endswith(ending):
            continue
        stem = word[: len(word) - len(ending)]
        if len(stem) < SHORTEST or (ending == "s" and stem.endswith("s")):
            continue
        if ending == "es" and not stood and not stem.endswith(HISSING):
            continue
        # STOPPED, BIGGEST: the last consonant was doubled.
        if not stood and ending in ("ed", "ing", "er", "est") and _doubled(stem):
            yield stem[:-1], kinds
        yield stem + stood, kinds


def _doubled(stem: str) -> bool:
    return len(stem) > SHORTEST and stem[-1] == stem[-2] and stem[-1] not in VOWELS
