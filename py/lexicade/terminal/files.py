"""Where things lie on a disk: word lists and games' texts come with the package or the project."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent
PROJECT = PACKAGE.parent.parent
FOLDERS = (PACKAGE / "wordlists", PROJECT / "wordlists")
GAMES = (PACKAGE / "games", PROJECT / "web" / "games")


def find_lexicon(id: str) -> bytes | None:
    """A list, leaves or glosses, or None. LEXICADE_WORDLISTS names a folder to look in first."""
    named = os.environ.get("LEXICADE_WORDLISTS")
    for folder in ([Path(named)] if named else []) + list(FOLDERS):
        for name in (f"{id}.lex", f"{id}.leaves", f"glosses/{id}.gloss"):
            path = folder / name
            if path.is_file():
                return path.read_bytes()
    return None


def find_texts(id: str, language: str) -> dict[str, Any]:
    """A game's name, rules and labels in a language; empty where nobody has written them."""
    for folder in GAMES:
        path = folder / id / f"texts.{language}.json"
        if path.is_file():
            texts = json.loads(path.read_text(encoding="utf-8"))
            if isinstance(texts, dict):
                return texts
    return {}
