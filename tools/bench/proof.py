"""The fast search held to the slow one on thousands of random positions of every game.

It needs no page. A hundred positions of each game a round: `--rounds 20` takes two thousand, in
about an hour on two cores. What differs is named, so that it can be looked at.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import NamedTuple

from lexicade.variants import shelf
from tests.engine.proving import cases, unlike
from tools.build.console import say

from .rows import Row

A_ROUND = 100
A_SHARE = 20  # positions, with a seed of their own


class Share(NamedTuple):
    """A part of the work for one process."""

    id: str
    seed: str


def measure(rounds: int, games: Sequence[str] = (), *_: object) -> list[Row]:
    asked = games or list(shelf())
    shares = [
        Share(id, f"proof {number}")
        for number in range(rounds * A_ROUND // A_SHARE)
        for id in asked
    ]
    checked: dict[Share, Sequence[str]] = {}
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        for share, found in zip(shares, processes.map(differences, shares), strict=True):
            checked[share] = found
            for one in found:
                say(one)
            if len(checked) % (10 * len(asked)) == 0:
                say(f"  {len(checked) * A_SHARE // len(asked):,} positions of each game")
    rows = []
    for id in asked:
        own = [found for share, found in checked.items() if share.id == id]
        differing = [one for found in own for one in found]
        what = f"{id}: positions that differ, of {len(own) * A_SHARE:,}"
        rows.append(Row(what, len(differing), "", at_most=0))
    return rows


def differences(share: Share) -> Sequence[str]:
    found = (unlike(case) for case in islice(cases(share.id, share.seed), A_SHARE))
    return [one for one in found if one]
