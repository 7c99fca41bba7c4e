"""The engine as the page gets it: one archive of modules compiled by Pyodide's own Python."""

from pathlib import Path

from .console import step
from .places import CACHE, ENGINE, PYODIDE
from .runtime import INSIDE, inside, page_sources
from .stamps import fingerprint, is_fresh, set_stamp, stamp_of

ARCHIVE = CACHE / "engine.zip"


def archive() -> Path:
    """The compiled archive; the trimmed runtime must be there already."""
    sources = page_sources()
    names = [path.relative_to(ENGINE.parent).as_posix() for path in sources]
    recipe = (INSIDE / "pack.py", INSIDE / "pyc.py")
    mark = fingerprint(PYODIDE / "package.json", *recipe, *sources, *names)
    stamp = stamp_of("engine")
    if is_fresh(stamp, mark, ARCHIVE):
        return ARCHIVE
    with step("Compiling the engine"):
        inside("pack.py", "/project/py", "/project/.cache/engine.zip", *names, trimmed=True)
    set_stamp(stamp, mark)
    return ARCHIVE
