"""The time a person takes for a turn: a watch for the moves, an alarm for whoever forgets it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lexicade.terminal.door import Json

Now = Callable[[], float]  # seconds; only their differences say something


class TimeUp(Exception):  # noqa: N818 -- it is no error
    """The clock of whoever is asked stands at nothing."""


class Watch:
    """Started when a seat sees its tiles, or by its last move where the turn goes on."""

    def __init__(self, now: Now, view: Json) -> None:
        self._now, self._view, self._began = now, view, now()

    @property
    def ends_at(self) -> float | None:
        """The moment the time is over; None where nobody counts it."""
        clock = self._view.get("clock")
        return self._began + clock["left"][self._view["turn"]] / 1000 if clock else None

    def timed(self, move: Json) -> Json:
        """The move with the time it took, where there is a clock to take it from."""
        if "clock" not in self._view:
            return move
        spent = self._spent()
        if move["kind"] == "timeout":
            spent = max(spent, self._view["clock"]["left"][self._view["turn"]])
        return {**move, "spent_ms": spent}

    def seen(self, view: Json) -> Json:
        """The view with the clock as it stands at this moment."""
        if "clock" not in view:
            return view
        left = list(view["clock"]["left"])
        left[view["turn"]] = max(0, left[view["turn"]] - self._spent())
        return {**view, "clock": {**view["clock"], "left": left}}

    def _spent(self) -> int:
        return int((self._now() - self._began) * 1000)


@contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """TimeUp in here after so many seconds, where the system has alarms: Windows has none."""
    here = threading.current_thread() is threading.main_thread()
    if seconds is None or not here or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def time_shown(ms: int) -> str:
    """`9:59`; what has begun counts, so that 0:00 is nothing."""
    seconds = -(-ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"
