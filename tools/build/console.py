"""What the person at the terminal reads: steps with their seconds, and errors as one sentence."""

import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from .places import ROOT

HEARTBEAT_SECONDS = 10.0
TAIL_LINES = 30


class Stop(Exception):  # noqa: N818  it is what happens, not what went wrong
    """The build cannot go on; the text is a sentence that says what to do about it."""


def say(text: str) -> None:
    print(text, flush=True)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Announce a step that may take long, and keep saying that it is alive."""
    started = time.monotonic()
    finished = threading.Event()

    def beat() -> None:
        while not finished.wait(HEARTBEAT_SECONDS):
            print(f" {time.monotonic() - started:.0f} s ...", end="", flush=True)

    print(f"{text} ...", end="", flush=True)
    thread = threading.Thread(target=beat, daemon=True)
    thread.start()
    outcome = "failed after"
    try:
        yield
        outcome = "done in"
    finally:
        finished.set()
        thread.join()
        say(f" {outcome} {time.monotonic() - started:.1f} s")


def run(
    command: Sequence[str | Path],
    *,
    failing: str,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    stdin: str | None = None,
) -> str:
    """Run quietly and return what it wrote; if it fails, show the end of that and stop."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=env,
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise Stop(f"{failing} ({error})") from error
    if done.returncode:
        tail = (done.stdout + done.stderr).strip().splitlines()[-TAIL_LINES:]
        raise Stop("\n".join([*("  | " + line for line in tail), failing]))
    return done.stdout


def run_aloud(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> int:
    """Run with the terminal's own input and output; returns the exit code."""
    try:
        return subprocess.run([str(part) for part in command], cwd=ROOT, env=env).returncode
    except OSError as error:
        raise Stop(f"{command[0]} did not start ({error}).") from error
