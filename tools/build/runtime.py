"""Pyodide as the page loads it: the core as it comes, the standard library trimmed and compiled."""

import ast
import json
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from . import node
from .console import run, step
from .places import CACHE, ENGINE, PYODIDE, ROOT
from .stamps import files_under, fingerprint, is_fresh, set_stamp, stamp_of

RUNTIME = CACHE / "runtime"
CLAIMS = CACHE / "runtime-claims.txt"
INSIDE = ROOT / "tools" / "inside"
STANDINS = INSIDE / "standins"

CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STDLIB = "python_stdlib.zip"
LOCK = "pyodide-lock.json"

# Parts of the engine that only a terminal uses; the page gets neither them nor what they import.
TERMINAL_ONLY = ("__main__.py", "terminal")


def runtime() -> Path:
    """The folder with everything `loadPyodide` asks for."""
    node.packages()
    wanted = stdlib_names(page_sources())
    recipe = (INSIDE / "trim.py", INSIDE / "pyc.py", STANDINS, Path(__file__))
    mark = fingerprint(PYODIDE / "package.json", *recipe, " ".join(wanted))
    made = [RUNTIME / name for name in (*CORE, STDLIB, LOCK)]
    stamp = stamp_of("runtime")
    if is_fresh(stamp, mark, CLAIMS, *made):
        return RUNTIME
    RUNTIME.mkdir(parents=True, exist_ok=True)
    with step("Trimming and compiling Python's standard library"):
        for name in CORE:
            _copy_core(PYODIDE / name, RUNTIME / name)
        _write_lock()
        places = (_project(STANDINS), _project(RUNTIME / STDLIB), _project(CLAIMS))
        for again in (False, True):
            inside("trim.py", "/pyodide/" + STDLIB, *places, *wanted, trimmed=again)
    set_stamp(stamp, mark)
    return RUNTIME


def inside(script: str, *arguments: str, trimmed: bool = False) -> str:
    """Run one of `tools/inside/` in Pyodide: the stock one, or ours."""
    own = ["--runtime", str(RUNTIME)] if trimmed else []
    return run(
        [
            node.node(),
            INSIDE / "run.mjs",
            *own,
            *("--mount", f"{PYODIDE}=/pyodide"),
            (INSIDE / script).relative_to(ROOT).as_posix(),
            *arguments,
        ],
        failing=f"{script} failed inside Pyodide.",
    )


def page_sources() -> list[Path]:
    """The engine's modules that go to the page."""
    sources = (path for path in files_under([ENGINE]) if path.suffix == ".py")
    return [p for p in sources if p.relative_to(ENGINE).parts[0] not in TERMINAL_ONLY]


def stdlib_names(sources: Iterable[Path]) -> list[str]:
    """What these sources import from the standard library, wherever in them they do it."""
    names: set[str] = set()
    for source in sources:
        for part in ast.walk(ast.parse(source.read_bytes(), str(source))):
            if isinstance(part, ast.Import):
                names.update(alias.name for alias in part.names)
            elif isinstance(part, ast.ImportFrom) and part.module and not part.level:
                names.add(part.module)
    return sorted(name for name in names if name.split(".")[0] in sys.stdlib_module_names)


def _copy_core(source: Path, target: Path) -> None:
    if source.suffix == ".mjs":
        # The map is not shipped, and a browser's tools would ask for it.
        lines = source.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith("//# sourceMappingURL=")]
        target.write_text("".join(kept), encoding="utf-8", newline="\n")
    else:
        shutil.copyfile(source, target)


def _write_lock() -> None:
    """A lock file of no packages: Pyodide insists on one, and ours needs nothing else."""
    stock = json.loads((PYODIDE / LOCK).read_text(encoding="utf-8"))
    own = {"info": stock["info"], "packages": {}}
    (RUNTIME / LOCK).write_text(json.dumps(own, separators=(",", ":")), encoding="utf-8")


def _project(path: Path) -> str:
    """The same file as Pyodide sees it."""
    return "/project/" + path.relative_to(ROOT).as_posix()
