"""The project's own Python environment in `.venv/`, made once and renewed when the pins change."""

import importlib.util
import os
import shutil
import sys
from functools import cache
from pathlib import Path

from . import debian
from .console import Stop, run, step
from .places import REQUIREMENTS, VENV
from .stamps import fingerprint, is_fresh, set_stamp

BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "lexicade.stamp"


@cache
def python() -> Path:
    """The environment's interpreter, with every pinned requirement installed."""
    mark = fingerprint(REQUIREMENTS, sys.version)
    if is_fresh(STAMP, mark, PYTHON):
        return PYTHON
    made()
    with step("Installing the Python tools"):
        install("-r", str(REQUIREMENTS))
    set_stamp(STAMP, mark)
    return PYTHON


def made() -> None:
    """See to it that an environment of this Python stands, with pip and no more in it."""
    if not _fits():
        with step("Making the Python environment in .venv"):
            _make()


def install(*what: str) -> None:
    run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what],
        failing="pip could not install the Python tools: is the network there? Try again.",
    )


def site_packages() -> Path:
    """Where the environment keeps its packages."""
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return Path(run([python(), "-c", code], failing="The environment's Python broke.").strip())


def _fits() -> bool:
    """True when a usable environment of this very Python stands already."""
    try:
        code = "import pip, sys; print(sys.version)"
        return run([PYTHON, "-c", code], failing="").strip() == sys.version.strip()
    except Stop:
        return False


def _make() -> None:
    if VENV.exists():
        shutil.rmtree(VENV)
    # Debian cuts `ensurepip` out of its Python and sells it as a package of its own.
    if importlib.util.find_spec("ensurepip") is None and not _make_with_borrowed_pip():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        debian.install(f"python{version}-venv", wanted_for="making a virtual environment")
    if not PYTHON.exists():
        run([sys.executable, "-m", "venv", VENV], failing="Python could not make .venv.")


def _make_with_borrowed_pip() -> bool:
    """Make the environment without pip and let the outer pip bring one, where there is one."""
    if importlib.util.find_spec("pip") is None:
        return False
    run([sys.executable, "-m", "venv", "--without-pip", VENV], failing="Python made no .venv.")
    command = [sys.executable, "-m", "pip", "--python", str(PYTHON), "install", "-q", "pip"]
    run(command, failing="pip could not bring itself into .venv: is the network there?")
    return True
