"""How a player thinks: in slices, with an ear for whoever says that the time is up."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from lexicade.thinking import Thinking

Result = TypeVar("Result")
Move = dict[str, Any]


class Bell:
    """Whether it has rung: thinking that hears it ends with the best it has."""

    def __init__(self) -> None:
        self.rung = False


def listening(work: Generator[Any, Any, Result], bell: Bell) -> Thinking[Result]:
    """The same work, all of it, and the bell rung where the driver asks for an end."""
    while True:
        try:
            progress = next(work)
        except StopIteration as done:
            result: Result = done.value
            return result
        if (yield progress):
            bell.rung = True


def until_rung(work: Generator[Any, Any, Result], bell: Bell) -> Thinking[Result | None]:
    """The same, but left where it is and None once the bell has rung."""
    while not bell.rung:
        try:
            progress = next(work)
        except StopIteration as done:
            result: Result = done.value
            return result
        if (yield progress):
            bell.rung = True
    return None
