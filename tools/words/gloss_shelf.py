"""The definitions in `wordlists/glosses/`, with their checksums: made, compared, written."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from lexicade.bookcase import GLOSSES
from lexicade.lexicon import load
from tools.build.console import say
from tools.build.places import WORDLISTS

from .glosses import entries, files
from .registry import Read
from .shelf import CHECKSUMS, content_of, read_checksums, replaced

ID = "glosses"
ENGLISH = ("enable", "enable-plus", "2of12inf-style")  # whose words are defined

Made = dict[str, bytes]  # by the name of the file


def make(read: Read) -> Made:
    """Of the words that the packed lists have."""
    words = {
        "".join(word).lower()
        for id in ENGLISH
        for word in load((WORDLISTS / f"{id}.lex").read_bytes()).words()
    }
    found = entries(read, words)
    made = {f"{GLOSSES}{letter}.gloss": data for letter, data in files(found).items()}
    say(f"  {len(found):,} entries in {sum(map(len, made.values())):,} bytes")
    return made


def write(made: Made, folder: Path) -> None:
    for name, data in made.items():
        replaced(folder / ID / name, data)
    text = json.dumps({name: _entry(data) for name, data in made.items()}, indent=2)
    replaced(folder / ID / CHECKSUMS, text.encode() + b"\n")


def differences(made: Made, folder: Path) -> list[str]:
    """How the folder differs from what was just made: sentences, none when all is well."""
    told = read_checksums(folder / ID)
    found = []
    for name, data in made.items():
        path = folder / ID / name
        if not path.is_file():
            found.append(f"{name} is missing.")
        elif told.get(name) != _entry(committed := path.read_bytes()):
            found.append(f"{name} does not have the sha256 that {CHECKSUMS} gives.")
        elif content_of(committed) != content_of(data):
            found.append(f"{name} holds something else than the recipe makes.")
    return found


def _entry(data: bytes) -> dict[str, Any]:
    return {"sha256": sha256(data).hexdigest(), "size": len(data)}
