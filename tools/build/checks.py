"""The checks that read the code without running it: ruff, mypy, tsc, and the rules of the house."""

from collections.abc import Callable

from . import environment, node, reports
from .places import ROOT
from .reports import Outcome

HOUSE = "tests/test_house.py"


def ruff() -> Outcome:
    python = environment.python()
    folder = {"RUFF_CACHE_DIR": ".cache/ruff"}
    return reports.of_command("ruff", [python, "-m", "ruff", "check", "--quiet", "."], folder)


def mypy() -> Outcome:
    return reports.of_command("mypy --strict", [environment.python(), "-m", "mypy", "--pretty"])


def tsc() -> Outcome:
    command = [*node.program("tsc"), "--project", ROOT / "tsconfig.json"]
    return reports.of_command("tsc", command, node.env())


def house() -> Outcome:
    return reports.of_pytest("layering and naming", [HOUSE])


ALL: tuple[Callable[[], Outcome], ...] = (ruff, mypy, tsc, house)
