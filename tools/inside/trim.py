"""Writes a standard library of only the modules that are reached, compiled.

    trim.py STOCK.zip STANDINS TARGET.zip CLAIMS.txt module...

Reached is what Pyodide has imported when it is up, what importing the given modules brings, and
what is listed below. The rest of the standard library is the slow part of a stock start. A module
in STANDINS takes the place of the stock one; what only the stock one imported is noticed when this
runs a second time, in the Python that the first run made.
"""

import importlib
import sys
import zipfile
from pathlib import Path

from tools.inside.pyc import pyc, write_archive

# Imported late, by functions rather than by modules, so that looking at sys.modules misses them.
LATE = (
    "_pylong",  # int <-> text of very long numbers
    "difflib",
    "encodings.ascii",
    "encodings.cp1252",
    "encodings.latin_1",
    "encodings.utf_8_sig",
    "traceback",
)

# Imported at the start by asyncio, zipfile and shutil, which all take their absence in good part.
# There is nothing to decrypt and nothing so compressed in the page.
UNWANTED = ("_ssl", "ssl", "bz2", "lzma", "compression")


def main(stock_path: str, standins: str, target: str, claims: str, *wanted: str) -> None:
    stock = zipfile.ZipFile(stock_path)
    names = {module_of(name): name for name in stock.namelist() if name.endswith(".py")}
    own = {}
    for path in Path(standins).rglob("*.py"):
        own[module_of(path.relative_to(standins).as_posix())] = path
    for module in (*wanted, *LATE):
        importlib.import_module(module)
    reached = [name for name in sorted(sys.modules) if name in names]
    reached = [name for name in reached if not unwanted(name) and not frozen(name)]

    members = {}
    for module in reached:
        name = names[module]
        source = own[module].read_bytes() if module in own else stock.read(name)
        # Without docstrings and asserts: a third less to send, and nobody reads help() here.
        members[name + "c"] = pyc(source, f"/lib/python/{name}", optimize=2)
    write_archive(Path(target), members, method=zipfile.ZIP_STORED)
    Path(claims).write_text("\n".join(reached) + "\n", encoding="utf-8")


def module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def frozen(module: str) -> bool:
    """True for what is compiled into the interpreter itself and so needs no file."""
    spec = sys.modules[module].__spec__
    return spec is not None and spec.origin == "frozen"


def unwanted(module: str) -> bool:
    return any(module == name or module.startswith(name + ".") for name in UNWANTED)


if __name__ == "__main__":
    main(*sys.argv[1:])
