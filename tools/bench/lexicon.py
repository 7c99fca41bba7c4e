"""How large each word list is, and how long the page's Python takes to unpack it."""

import sys
from pathlib import Path
from statistics import median

from tools.build.console import run
from tools.build.node import node
from tools.build.places import ROOT
from tools.build.runtime import INSIDE, RUNTIME

from .rows import Row
from .stage import Stage

SCRIPT = "tools/inside/unpack.py"
# What a list may weigh on its way to the page, in kB; the lists are gzipped as they lie there.
HEAVIEST = {"2of12inf-style": 130, "es": 260, "enable": 260, "enable-plus": 260}


# Each with its own process to start; turn about, so that a busy moment does not meet one alone.
ROUNDS = 3


def measure(_stage: Stage) -> list[Row]:
    native, page = [], []
    for _ in range(ROUNDS):
        native.append(_times([sys.executable, ROOT / SCRIPT]))
        page.append(_times([node(), INSIDE / "run.mjs", "--runtime", RUNTIME, SCRIPT]))
    rows = []
    for id in page[0]:
        took = median(times[id] for times in page)
        plain = median(times[id] for times in native)
        spread = f"{min(times[id] for times in page):.0f} to {max(times[id] for times in page):.0f}"
        weighs = (ROOT / "wordlists" / f"{id}.lex").stat().st_size / 1000
        rows += [
            Row(f"{id}: size", weighs, "kB", at_most=HEAVIEST.get(id)),
            Row(f"{id}: unpacked in Pyodide", took, "ms", note=spread),
            Row(f"{id}: ratio to native", took / plain, "", at_most=5),
        ]
    return rows


def _times(command: list[str | Path]) -> dict[str, float]:
    said = run(command, failing="Unpacking failed.")
    return {id: float(took) for id, took in (line.split() for line in said.splitlines())}
