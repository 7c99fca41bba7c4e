"""The tests, part by part; `--quick` keeps to what runs in seconds."""

import os
from collections.abc import Callable, Sequence
from functools import partial

from . import checks, chromium, environment, node, reports, site
from .places import ROOT, TESTS
from .reports import Outcome
from .runtime import INSIDE

Part = Callable[[Sequence[str]], Outcome]


def _within(folder: str, extra: Sequence[str]) -> list[str]:
    """The whole folder, unless files or tests in it are named."""
    named = any(word.startswith(f"{folder}/") for word in extra)
    return [*extra] if named else [folder, *extra]


def engine(extra: Sequence[str]) -> Outcome:
    return reports.of_pytest("engine, CPython", ["-n", "auto", *_within("tests/engine", extra)])


def terminal(extra: Sequence[str]) -> Outcome:
    return reports.of_pytest("terminal", ["-n", "auto", *_within("tests/terminal", extra)])


def web(_extra: Sequence[str]) -> Outcome:
    files = sorted((TESTS / "web").glob("*.test.mjs"))
    if not files:
        return Outcome("page modules, node", trouble="there are none")
    return reports.of_node("page modules, node", node.node(), files)


def build(extra: Sequence[str]) -> Outcome:
    site.build()
    return reports.of_pytest("build", _within("tests/build", extra))


def pyodide(extra: Sequence[str]) -> Outcome:
    """The engine's own tests once more, in the Python that runs in the page."""
    node.packages()
    mount = f"{environment.site_packages()}=/packages"
    script = (TESTS / "pyodide" / "run_pytest.py").relative_to(ROOT).as_posix()
    runner = [str(node.node()), str(INSIDE / "run.mjs"), "--mount", mount, script]
    return reports.of_pytest("engine, Pyodide", _within("tests/engine", extra), start=runner)


def browser(extra: Sequence[str]) -> Outcome:
    site.build()
    env = {**os.environ, "LEXICADE_CHROMIUM": str(chromium.chromium())}
    return reports.of_pytest("browser", _within("tests/browser", extra), env=env)


PARTS: dict[str, Part] = {
    "engine": engine,
    "terminal": terminal,
    "web": web,
    "build": build,
    "pyodide": pyodide,
    "browser": browser,
}
QUICK = ("engine", "terminal", "web")


def check() -> list[Outcome]:
    return [reports.guarded(one.__name__, one) for one in checks.ALL]


def test(*, quick: bool, only: Sequence[str], extra: Sequence[str]) -> list[Outcome]:
    """All parts, the quick ones, or the named ones; checks come first unless parts are named."""
    outcomes = [] if only else check()
    hurry = ["-m", "not slow"] if quick else []
    for name, part in PARTS.items():
        if name in (only or (QUICK if quick else PARTS)):
            outcomes.append(reports.guarded(name, partial(part, [*hurry, *extra])))
    return outcomes
