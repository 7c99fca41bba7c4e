"""Values spoilt in every way: each part of them in turn is left out or becomes something else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

NASTY: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 2, 1.0, 1e300, 10**20, "", "0", "\ud800", "\0", "x" * 3000),
    *([], {}, [[[]]], {"name": []}, [None]),
)
FEW: tuple[Any, ...] = (None, True, -1, 1.0, 10**20, "", "\ud800", [], {}, [[]])


def spoilt(value: Any, nasty: tuple[Any, ...] = NASTY) -> Iterator[Any]:
    if isinstance(value, dict):
        for left_out in value:
            yield {key: part for key, part in value.items() if key != left_out}
            for worse in chain(nasty, spoilt(value[left_out], nasty)):
                yield {**value, left_out: worse}
    elif isinstance(value, list):
        for at, part in enumerate(value):
            for worse in chain(nasty, spoilt(part, nasty)):
                yield [*value[:at], worse, *value[at + 1 :]]
