"""Work already done is not done again: a stamp remembers the fingerprint of what went in."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from .places import CACHE


def fingerprint(*parts: str | bytes | Path) -> str:
    """One digest of texts and of the contents of files and folders (names included)."""
    digest = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            for path in files_under([part]):
                name = path.relative_to(part.parent).as_posix()
                data = path.read_bytes()
                digest.update(f"\0{name}\0{len(data)}\0".encode() + data)
        else:
            data = part.encode() if isinstance(part, str) else part
            digest.update(b"\0%d\0" % len(data) + data)
    return digest.hexdigest()


def files_under(places: Iterable[Path]) -> list[Path]:
    """The files in these places, sorted, without what Python leaves behind."""
    found: list[Path] = []
    for place in places:
        if place.is_file():
            found.append(place)
        elif place.is_dir():
            inside = (path for path in place.rglob("*") if path.is_file())
            found.extend(sorted(p for p in inside if "__pycache__" not in p.parts))
    return found


def is_fresh(stamp: Path, mark: str, *made: Path) -> bool:
    """True when the stamp says this very mark and everything it stands for is still there."""
    try:
        return stamp.read_text() == mark and all(path.exists() for path in made)
    except OSError:
        return False


def set_stamp(stamp: Path, mark: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(mark)


def stamp_of(name: str) -> Path:
    return CACHE / "stamps" / name
