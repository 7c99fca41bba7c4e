"""Two builds at once in one folder would tread on each other: the second waits for the first."""

from collections.abc import Iterator
from contextlib import contextmanager

from .console import say
from .places import CACHE

try:
    import fcntl
except ImportError:  # Windows, where one builder at a time is left to good manners
    fcntl = None  # type: ignore[assignment]


@contextmanager
def one_at_a_time() -> Iterator[None]:
    CACHE.mkdir(exist_ok=True)
    with open(CACHE / "lock", "w") as file:
        if fcntl:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Waiting for another build in this folder to finish ...")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
