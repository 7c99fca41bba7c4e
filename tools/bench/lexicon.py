"""How much longer unpacking a word list takes in the page's Python than in the machine's own."""

import sys
from pathlib import Path

from tools.build.console import run
from tools.build.node import node
from tools.build.places import ROOT
from tools.build.runtime import INSIDE, RUNTIME

from .rows import Row
from .stage import Stage

SCRIPT = "tools/inside/unpack.py"


def measure(_stage: Stage) -> list[Row]:
    native = float(run([sys.executable, ROOT / SCRIPT], failing="Unpacking failed."))
    inside: list[str | Path] = [node(), INSIDE / "run.mjs", "--runtime", RUNTIME, SCRIPT]
    page = float(run(inside, failing="Unpacking failed inside Pyodide."))
    return [
        Row("word list unpacked, native", native, "ms"),
        Row("word list unpacked, Pyodide", page, "ms"),
        Row("ratio of the two", page / native, "", at_most=5),
    ]
