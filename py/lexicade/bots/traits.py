"""What makes one level of the computer weaker than another."""

from __future__ import annotations

from dataclasses import dataclass

from lexicade.core.rng import dice


@dataclass(frozen=True)
class Traits:
    reach: float  # it is content with this share of the most points there are
    words: float  # it knows this share of those of two letters, and fewer of longer ones
    longest: int  # word it thinks of where a rack could lay any
    challenges: float  # how often it speaks up against a word that is none
    road: float  # what a step on its road is worth to it, in points
    devices: float  # how often it places one in a turn
    aims: bool  # and whether it thinks about where
    replies: int  # of its best plays, how many it holds against the answer
    blocks: int  # points a block must cost the other; 0: it lays none


TRAITS = {
    "beginner": Traits(0.3, 0.90, 4, 0.25, 0.0, 0.15, False, 0, 0),
    "casual": Traits(0.5, 0.95, 6, 0.5, 0.3, 0.25, False, 0, 0),
    "steady": Traits(0.75, 0.98, 9, 0.8, 0.6, 0.35, True, 0, 8),
    "keen": Traits(1.0, 1.0, 1_000, 0.97, 0.6, 0.5, True, 5, 4),
}


def knows(traits: Traits, word: bytes) -> bool:
    """Whoever knows more words knows all that others know."""
    if traits.words == 1:
        return True
    return dice(word.hex(), "known")() < traits.words ** (len(word) - 1)
