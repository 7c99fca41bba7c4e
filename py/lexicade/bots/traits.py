"""What makes one strategy of the computer weaker than another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Traits:
    reach: float  # it is content with this share of the most points there are
    longest: int  # word it thinks of where a rack could lay any
    challenges: float  # how often it speaks up against a word that is none
    road: float  # what a step on its road is worth to it, in points
    devices: float  # how often it places one in a turn
    aims: bool  # and whether it thinks about where
    replies: int  # of its best plays, how many it holds against the answer
    blocks: int  # points a block must cost the other; 0: it lays none
    bluffs: float = 0.0  # how often it lays a word that is none, where words are on trust
    care: int = 0  # about hidden bombs: 1 about those that are sure, 2 about all
    glances: bool = False  # it plays the first thing it sees
    saves: bool = False  # it counts what the tiles are worth that it keeps
    looks: bool = False  # it tries its best plays out against what the others may hold
    evens: bool = False  # it wants to be neither far ahead nor far behind


ANY_LENGTH = 1_000

TRAITS = {
    "first": Traits(0.3, 4, 0.25, 0.0, 0.15, False, 0, 0, glances=True),
    "casual": Traits(0.65, 6, 0.5, 0.3, 0.25, False, 0, 0, bluffs=0.06),
    "greedy": Traits(1.0, 9, 0.8, 0.6, 0.35, True, 0, 8, bluffs=0.06, care=1),
    "saving": Traits(1.0, ANY_LENGTH, 0.97, 0.6, 0.5, True, 5, 4, bluffs=0.03, care=2, saves=True),
    "ahead": Traits(
        1.0, ANY_LENGTH, 1.0, 0.6, 0.5, True, 8, 4, bluffs=0.03, care=2, saves=True, looks=True
    ),
    "adaptive": Traits(1.0, 9, 0.8, 0.6, 0.35, True, 0, 8, care=1, evens=True),
}
