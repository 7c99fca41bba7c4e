"""A thought of the engine driven where there is a clock: to its budget, and until Ctrl-C."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lexicade.thinking import Thought

Stopped = Callable[[], bool]
Now = Callable[[], float]  # seconds


def thought_out(
    thought: Thought, stopped: Stopped = lambda: False, now: Now = time.monotonic
) -> str:
    """The reply, hurried once the budget is spent."""
    began = now()
    hurry = False
    while (reply := thought.step(hurry)) is None:
        if stopped():
            return thought.cancel()
        hurry = thought.budget_ms is not None and (now() - began) * 1000 >= thought.budget_ms
    return reply


@contextmanager
def stoppable() -> Iterator[Stopped]:
    """In here Ctrl-C is noticed instead of obeyed; only a second one breaks off."""
    pressed = False

    def press(*_: object) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    if threading.current_thread() is not threading.main_thread():
        yield lambda: pressed
        return
    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)
