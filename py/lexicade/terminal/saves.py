"""Games as files: the same saves the page exports, and a place for the game left last.

A file is written whole beside its place and then moved there, so a full disk or a pulled plug
never leaves half a game.
"""

from __future__ import annotations

import base64
import json
import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path

from lexicade.terminal.door import Door, Json, Refused

LARGEST = 5 * 1024 * 1024
# A save begins as JSON does, or with its seal; anything else is taken for a record.
LOOKS_LIKE_SAVE = re.compile(r"\s*(\{|lexicade\d)")


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    named = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    folder = Path(named) if named else Path.home() / ".local" / "share"
    return folder / "lexicade"


def last_game(variant: str) -> Path:
    return data_folder() / f"last-{variant}.json"


def newest_game(variant: str | None = None) -> Path | None:
    """The game left last, of this kind or of any."""
    if variant:
        path = last_game(variant)
        return path if path.is_file() else None
    found = list(data_folder().glob("last-*.json"))
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


def write_save(path: Path, save: Json) -> None:
    path = path.expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(save, indent=1, ensure_ascii=False)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise Refused("file-unwritable", {"file": str(path), "why": why}) from None


def set_aside(variant: str) -> None:
    """Before a new game takes the place of the last one: that one stays to be found."""
    path = last_game(variant)
    try:
        if path.is_file():
            os.replace(path, path.with_name(f"earlier-{variant}.json"))
    except OSError:
        return  # the new game will say so if it can not be written either


def open_file(door: Door, path: Path) -> Json:
    """Puts the file's game on the table; the reply is that of `load` or `import`."""
    path = path.expanduser()
    shown = {"file": str(path)}
    try:
        if path.stat().st_size > LARGEST:
            raise Refused("file-too-large", {**shown, "limit": LARGEST // 1024 // 1024})
        data = path.read_bytes()
    except FileNotFoundError:
        raise Refused("file-missing", shown) from None
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise Refused("file-unreadable", {**shown, "why": why}) from None
    if not data.strip():
        raise Refused("file-empty", shown)
    text = data.decode("utf-8", "replace").lstrip("\ufeff")
    if LOOKS_LIKE_SAVE.match(text):
        return door.ask("load", save=text.strip())
    return door.ask("import", format="gcg", base64=base64.b64encode(data).decode())
