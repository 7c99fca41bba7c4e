"""How long from navigation to Python's first answer, against `loadPyodide` with the stock files."""

import shutil
import statistics
from pathlib import Path

from tools.build.places import CACHE, PYODIDE
from tools.build.runtime import CORE, LOCK, STDLIB

from .rows import Row
from .stage import Stage, until

STOCK_FILES = (*CORE, STDLIB, LOCK)
WORKER = 'import { loadPyodide } from "./pyodide.mjs";\n'
WORKER += 'const python = await loadPyodide();\npostMessage({ n: python.runPython("1 + 1") });\n'
PAGE = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="main.js"></script>'
MAIN = """\
const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = () => { globalThis.answered = performance.now(); };
"""

ASK = """() => lexicadeBench.asked ??= (async () => {
  await lexicadeBench.ask({ do: "variants" });
  return performance.now();
})()"""


def measure(stage: Stage) -> list[Row]:
    stock = _stock_site()
    own_times: list[float] = []
    stock_times: list[float] = []
    for round in range(stage.rounds + 1):
        own, bare = _own(stage), _bare(stage, stock)
        if round:  # the first fills the server's store of compressed files
            own_times.append(own)
            stock_times.append(bare)
    own_median, stock_median = statistics.median(own_times), statistics.median(stock_times)
    spread = f"{min(own_times):.0f} to {max(own_times):.0f}"
    return [
        Row("first answer, bare loadPyodide", stock_median, "ms", note=f"{stage.rounds} rounds"),
        Row("first answer, this site", own_median, "ms", note=spread),
        Row("ratio of the two", own_median / stock_median, "", at_most=0.45),
    ]


def _own(stage: Stage) -> float:
    with stage.page() as page:
        page.goto(stage.address_of(stage.dist))
        until(page, "lexicadeBench.worker !== null")
        return float(page.evaluate(ASK))


def _bare(stage: Stage, stock: Path) -> float:
    with stage.page() as page:
        page.goto(stage.address_of(stock))
        return float(until(page, "globalThis.answered"))


def _stock_site() -> Path:
    """A page that does nothing but start Pyodide as it comes from npm, in a worker."""
    folder = CACHE / "bench" / "stock"
    folder.mkdir(parents=True, exist_ok=True)
    for name in STOCK_FILES:
        shutil.copy2(PYODIDE / name, folder / name)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "main.js").write_text(MAIN, encoding="utf-8")
    (folder / "worker.js").write_text(WORKER, encoding="utf-8")
    return folder
