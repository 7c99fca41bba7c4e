"""Where the word lists lie on a disk: in the installed package, or in the project's folder."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
FOLDERS = (PACKAGE / "wordlists", PACKAGE.parent.parent / "wordlists")


def find_lexicon(id: str) -> bytes | None:
    """The packed list, or None. LEXICADE_WORDLISTS names a folder to look in first."""
    named = os.environ.get("LEXICADE_WORDLISTS")
    for folder in ([Path(named)] if named else []) + list(FOLDERS):
        path = folder / f"{id}.lex"
        if path.is_file():
            return path.read_bytes()
    return None
