"""Runs the runners and counts alike for all of them: what passed, what failed, how long it took."""

import os
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from . import environment
from .console import Stop, run_aloud, say
from .places import CACHE, ROOT

RESULTS = CACHE / "results"


@dataclass(frozen=True)
class Outcome:
    """What one runner found. `trouble` is a failure outside any test, told in a sentence."""

    name: str
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    seconds: float = 0.0
    trouble: str = ""

    @property
    def good(self) -> bool:
        return not self.failed

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        trouble = f"  ({self.trouble})" if self.trouble else ""
        mark = "ok    " if self.good else "FAILED"
        counts = f"{self.passed} passed, {self.failed} failed{skipped}"
        return f"  {mark}  {self.name:<28} {counts}, {self.seconds:.1f} s{trouble}"


def of_command(
    name: str, command: Sequence[str | Path], env: Mapping[str, str] | None = None
) -> Outcome:
    """A check that either passes or fails as a whole."""
    started = _announce(name)
    code = run_aloud(command, env={**os.environ, **(env or {})})
    return Outcome(name, int(code == 0), int(code != 0), seconds=time.monotonic() - started)


def of_pytest(
    name: str,
    arguments: Sequence[str],
    *,
    env: Mapping[str, str] | None = None,
    start: Sequence[str | Path] | None = None,
) -> Outcome:
    """A pytest run; `start` is another way to start pytest than the environment's Python."""
    started = _announce(name)
    report = _report(name, "xml")
    program = start or [environment.python(), "-m", "pytest"]
    # Relative, because Pyodide sees the project at another place.
    command = [*program, "-q", *arguments, f"--junitxml={report.relative_to(ROOT).as_posix()}"]
    code = run_aloud(command, env={**os.environ, **(env or {})})
    counts = _counts_of_junit(report)
    return _judged(name, code, counts, time.monotonic() - started)


def of_node(name: str, program: Path, files: Sequence[Path]) -> Outcome:
    """A run of node's own test runner."""
    started = _announce(name)
    report = _report(name, "tap")
    reporters = [
        "--test-reporter=dot",
        "--test-reporter-destination=stdout",
        "--test-reporter=tap",
        f"--test-reporter-destination={report}",
    ]
    code = run_aloud([program, "--test", *reporters, *files])
    text = report.read_text(encoding="utf-8") if report.exists() else ""
    if code:
        say(text)
    found = {key: int(n) for key, n in re.findall(r"^# (pass|fail|skipped) (\d+)$", text, re.M)}
    counts = (found.get("pass", 0), found.get("fail", 0), found.get("skipped", 0))
    return _judged(name, code, counts, time.monotonic() - started)


def guarded(name: str, runner: Callable[[], Outcome]) -> Outcome:
    """A runner whose tools are missing fails with the sentence, and the others still run."""
    started = time.monotonic()
    try:
        return runner()
    except Stop as stop:
        say(str(stop))
        last = str(stop).splitlines()[-1]
        return Outcome(name, 0, 1, seconds=time.monotonic() - started, trouble=last)


def closing(outcomes: Sequence[Outcome]) -> int:
    """Print one line a part and the closing line; the exit code."""
    say("")
    for outcome in outcomes:
        say(str(outcome))
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(outcome.failed for outcome in outcomes)
    say(f"\n{passed} passed, {failed} failed")
    return int(failed > 0)


def _announce(name: str) -> float:
    say(f"\n── {name}")
    return time.monotonic()


def _report(name: str, ending: str) -> Path:
    RESULTS.mkdir(parents=True, exist_ok=True)
    path = RESULTS / f"{re.sub('[^a-z]+', '-', name.lower())}.{ending}"
    path.unlink(missing_ok=True)
    return path


def _counts_of_junit(report: Path) -> tuple[int, int, int]:
    if not report.exists():
        return 0, 0, 0
    suites = list(ElementTree.parse(report).getroot().iter("testsuite"))
    tests = sum(int(suite.get("tests", 0)) for suite in suites)
    failed = sum(int(suite.get("failures", 0)) + int(suite.get("errors", 0)) for suite in suites)
    skipped = sum(int(suite.get("skipped", 0)) for suite in suites)
    return tests - failed - skipped, failed, skipped


def _judged(name: str, code: int, counts: tuple[int, int, int], seconds: float) -> Outcome:
    """A runner that fails without a failing test, or without any test, counts as one failure."""
    passed, failed, skipped = counts
    trouble = ""
    if code and not failed:
        failed, trouble = 1, f"exit code {code}"
    return Outcome(name, max(passed, 0), failed, skipped, seconds, trouble)
