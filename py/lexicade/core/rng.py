"""Chance, drawn from the game's seed: the same seed and purpose give the same order everywhere.

`random.shuffle` may change between Python versions; `Random.random()` from a text seed may not,
so the shuffle is our own.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


def shuffled(items: Sequence[Item], seed: str, purpose: str) -> tuple[Item, ...]:
    # Random takes text by its UTF-8 bytes; any text will do for a seed, half a surrogate pair too.
    dice = Random(f"{seed}/{purpose}".encode("utf-8", "surrogatepass"))
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(dice.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
