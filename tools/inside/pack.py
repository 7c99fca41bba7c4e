"""Writes the engine as one archive of compiled modules: pack.py FOLDER TARGET.zip file..."""

import sys
import zipfile
from pathlib import Path

from tools.inside.pyc import pyc, write_archive


def main(folder: str, target: str, *files: str) -> None:
    members = {}
    for file in files:
        source = (Path(folder) / file).read_bytes()
        members[file + "c"] = pyc(source, file, optimize=0)
    write_archive(Path(target), members, method=zipfile.ZIP_STORED)


if __name__ == "__main__":
    main(*sys.argv[1:])
