"""Chance, drawn from the game's seed: the same seed and purpose give the same order everywhere.

`random.shuffle` may change between Python versions; `Random.random()` from a text seed may not,
so the shuffle is our own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


def dice(seed: str, purpose: str) -> Callable[[], float]:
    """Numbers from 0 to below 1, one a call."""
    # Random takes text by its UTF-8 bytes; any text will do for a seed, half a surrogate pair too.
    return Random(f"{seed}/{purpose}".encode("utf-8", "surrogatepass")).random


def shuffled(items: Sequence[Item], seed: str, purpose: str) -> tuple[Item, ...]:
    roll = dice(seed, purpose)
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(roll() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
