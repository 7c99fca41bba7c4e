"""Every play and the best play in the page's Python, against the plain walk in the same Python."""

from collections.abc import Sequence
from statistics import median

from tools.build.console import run
from tools.build.node import node
from tools.build.runtime import INSIDE, RUNTIME

from .rows import Row, quantile
from .stage import Stage

SCRIPT = "tools/inside/generator.py"
LEAST = (1.7, 5, 9)  # times faster than the walk, with no blank, one, two
BLANKS = ("no blank", "one blank", "two blanks")
# How it is asked, and what 95 of 100 boards may take, in ms.
BEST = (
    ("best play, new board", 20),
    ("ten best with the tiles kept, new board", None),
    ("best play, board seen before", 20),
)

Times = tuple[float, ...]


def measure(_stage: Stage) -> list[Row]:
    said = run([node(), INSIDE / "run.mjs", "--runtime", RUNTIME, SCRIPT], failing="It failed.")
    found: dict[int, list[Times]] = {0: [], 1: [], 2: []}
    for line in said.splitlines():
        count, *timed = line.split()
        found[int(count)].append(tuple(map(float, timed)))
    rows = []
    for blanks, (name, least) in enumerate(zip(BLANKS, LEAST, strict=True)):
        walked, listed = _column(found[blanks], 0), _column(found[blanks], 1)
        spread = f"p95 {quantile(listed, 0.95):.0f} ms, {len(listed)} positions"
        times = median(walked) / median(listed)
        rows += [
            Row(f"every play, {name}", median(listed), "ms", note=spread),
            Row(f"every play, {name}: times faster than the walk", times, "", at_least=least),
        ]
    every = [one for some in found.values() for one in some]
    for column, (name, budget) in enumerate(BEST, 2):
        own = _column(every, column)
        rows.append(Row(f"{name}, median", median(own), "ms", note=f"{len(own)} positions"))
        rows.append(Row(f"{name}, p95", quantile(own, 0.95), "ms", budget))
    return rows


def _column(times: Sequence[Times], number: int) -> list[float]:
    return [one[number] for one in times]
