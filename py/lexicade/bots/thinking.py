"""How a player thinks: in slices, with an ear for whoever says that the time is up."""

from __future__ import annotations

from typing import Any, TypeVar

from lexicade.thinking import Thinking

Result = TypeVar("Result")
# Slices of work, of some milliseconds each: whoever tries things out stops there by itself, so that
# it says the same however fast the machine is.
MOST_SLICES = 160
Move = dict[str, Any]


class Bell:
    """Whether it has rung: thinking that hears it ends with the best it has."""

    def __init__(self) -> None:
        self.rung = False
        self._slices = 0

    def sliced(self, hurry: bool | None) -> None:
        """Another slice is done, and the driver may have asked for an end."""
        self._slices += 1
        self.rung = self.rung or bool(hurry) or self._slices >= MOST_SLICES


def listening(work: Thinking[Result], bell: Bell) -> Thinking[Result]:
    """The same work, hurried as it may be; the bell tells whatever comes after it."""
    hurry: bool | None = None
    while True:
        try:
            progress = work.send(hurry)
        except StopIteration as done:
            result: Result = done.value
            return result
        hurry = yield progress
        bell.rung = bell.rung or bool(hurry)


def until_rung(work: Thinking[Result], bell: Bell) -> Thinking[Result | None]:
    """One of many pieces of work: left where it is, and None, once the bell has rung."""
    while not bell.rung:
        try:
            next(work)
        except StopIteration as done:
            result: Result = done.value
            return result
        bell.sliced((yield None))
    return None
