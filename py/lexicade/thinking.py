"""Thinking in slices, so that whoever drives it can show progress, hurry it or stop it.

Thinking is a generator. It yields after every few milliseconds of work, counted in work because
the engine has no clock: how far it is, from 0 to 1, or None where nobody can tell. Sent True, it
is out of time and ends within a slice or two with the best it has. Never hurried, it says the same
whenever it is asked the same.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

T = TypeVar("T")
Thinking = Generator[float | None, bool | None, T]


def thought_through(work: Thinking[T]) -> T:
    """What it comes to when nobody hurries or stops it."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


class Cancelled(BaseException):
    """Thrown into a thought that nobody wants any more."""


class Thought:
    """One request on its way to its reply.

    `budget_ms` is what it may take: the driver has the clock. A thought given up is either
    cancelled, which makes a reply of it, or just forgotten.
    """

    def __init__(self, work: Thinking[str]) -> None:
        """Reads the request and no more; the first thing `work` yields is the budget."""
        self.progress: float | None = None
        self._work = work
        self._reply: str | None = None
        self._go(lambda: next(work))
        self.budget_ms, self.progress = self.progress, None

    def step(self, hurry: bool = False) -> str | None:
        """Another slice; the reply when it is there."""
        if self._reply is None:
            self._go(lambda: self._work.send(hurry))
        return self._reply

    def cancel(self) -> str:
        """Stops it where it stands; the reply says so, unless another was there already."""
        while self._reply is None:
            self._go(lambda: self._work.throw(Cancelled()))
        return self._reply

    def _go(self, on: Callable[[], float | None]) -> None:
        try:
            self.progress = on()
        except StopIteration as done:
            self._reply = done.value
