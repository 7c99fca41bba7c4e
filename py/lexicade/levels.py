"""How the computer can play: two settings, and the names of those pairs that are levels.

Outside `bots`, for every start needs them. A seat's computer is told by the name of a level or by
the pair itself, `words/strategy`.
"""

from __future__ import annotations

from typing import NamedTuple

# Weakest first. The last is as strong as whoever it plays.
LEVELS = ("beginner", "casual", "steady", "keen", "expert", "master", "adaptive")
RANKED = LEVELS[:-1]
DEFAULT = "keen"

EVERYDAY = "everyday"
VOCABULARIES = (EVERYDAY, "all")
STRATEGIES = ("first", "casual", "greedy", "saving", "ahead", "adaptive")

# How long it may think about a turn in the page, in ms: what it needs there, and as much again.
BUDGETS = {
    "first": 800,
    "casual": 800,
    "greedy": 1_000,
    "saving": 1_500,
    "ahead": 3_000,
    "adaptive": 1_500,
}


class Settings(NamedTuple):
    words: str
    strategy: str

    @property
    def budget_ms(self) -> int:
        return BUDGETS[self.strategy]

    def __str__(self) -> str:
        return f"{self.words}/{self.strategy}"


SETTINGS = {
    "beginner": Settings("everyday", "first"),
    "casual": Settings("everyday", "casual"),
    "steady": Settings("everyday", "greedy"),
    "keen": Settings("all", "greedy"),
    "expert": Settings("all", "saving"),
    "master": Settings("all", "ahead"),
    "adaptive": Settings("everyday", "adaptive"),
}


def settings_of(told: str) -> Settings | None:
    """What a level's name or a pair stands for; None where it is neither."""
    if told in SETTINGS:
        return SETTINGS[told]
    words, _, strategy = told.partition("/")
    known = words in VOCABULARIES and strategy in STRATEGIES
    return Settings(words, strategy) if known else None


def told_wrong() -> str:
    """What a level must be, for whoever said something else."""
    pairs = f"{'|'.join(VOCABULARIES)}/{'|'.join(STRATEGIES)}"
    return f"must be one of: {', '.join(LEVELS)}; or {pairs}"
