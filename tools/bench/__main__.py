"""`python build.py bench [name ...]`: measure the built site and hold it to its budgets."""

import argparse
import importlib
import os
import pkgutil
import platform
import sys
from collections.abc import Sequence

from tools.build import site
from tools.build.console import Stop, say, step
from tools.build.places import ROOT

from . import rows as told
from .stage import stage

REPORT = ROOT / "docs" / "benchmarks.md"
# Of the engine alone, which takes minutes: measured when it is asked for by name.
PAGELESS = {"proof", "strength"}
NOT_MEASUREMENTS = {"__main__", "matches", "rows", "stage", "strength_page", "tasks", "walk"}


def main(arguments: Sequence[str] | None = None) -> int:
    known = _parser().parse_args(arguments)
    try:
        found = _measured(known)
    except Stop as stop:
        say(f"\n{stop}")
        return 1
    say("\n" + told.table(found))
    if known.write and PAGELESS.isdisjoint(known.names):
        REPORT.write_text(_report(found), encoding="utf-8")
        say(f"\nWritten to {REPORT.relative_to(ROOT)}.")
    missed = [row.what for row in found if not row.kept]
    if missed:
        say(f"\nMissed: {', '.join(missed)}.")
    return int(bool(missed) and known.strict)


def _measured(known: argparse.Namespace) -> list[told.Row]:
    wanted = known.names or [name for name in names() if name not in PAGELESS]
    modules = {name: importlib.import_module(f"{__package__}.{name}") for name in wanted}
    found: list[told.Row] = []
    for name in PAGELESS & set(modules):
        with step(f"Measuring: {name}"):
            found += modules.pop(name).measure(known.rounds, known.games, known.levels, known.write)
    if modules:
        with stage(site.build(), known.rounds) as played:
            for name, module in modules.items():
                with step(f"Measuring: {name}"):
                    found += module.measure(played)
    return found


def names() -> list[str]:
    """Every measurement there is: the modules of this folder."""
    folder = [str(ROOT / "tools" / "bench")]
    found = {module.name for module in pkgutil.iter_modules(folder)}
    return sorted(found - NOT_MEASUREMENTS)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=f"any of: {', '.join(names())}")
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds (default: 9)")
    parser.add_argument("--games", nargs="*", default=[], help="of strength and proof: only these")
    parser.add_argument("--levels", nargs="*", default=[], help="of strength: the stronger of two")
    parser.add_argument("--assert", dest="strict", action="store_true", help="fail on a miss")
    parser.add_argument(
        "--write",
        action="store_true",
        help="keep the table in docs/benchmarks.md, or that of strength in docs/strength.md",
    )
    return parser


def _report(found: Sequence[told.Row]) -> str:
    machine = f"{platform.machine()}, {os.cpu_count()} cores"
    return (
        "# Benchmarks\n\n"
        "Made by `python build.py bench --write`. Machines differ: the ratios and the bytes are "
        f"what counts. Measured on: {machine}, headless Chromium.\n\n" + told.table(found) + "\n"
    )


if __name__ == "__main__":
    sys.exit(main())
