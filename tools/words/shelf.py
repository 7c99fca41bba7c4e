"""The packed lists in `wordlists/` and `checksums.json` beside them: made, compared, written."""

import json
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from lexicade.lexicon_pack import pack
from tools.build.console import Stop

from .recipes import Recipe
from .registry import Read

CHECKSUMS = "checksums.json"


@dataclass(frozen=True)
class Entry:
    """What `checksums.json` says of a list."""

    file: str
    sha256: str
    size: int
    words: int
    list_sha256: str


@dataclass(frozen=True)
class Made:
    id: str
    packed: bytes
    entry: Entry


def make(recipe: Recipe, read: Read) -> Made:
    """The list, packed, after proof that it has exactly the words the recipe promises."""
    words = sorted(set(recipe.derive(read)))
    list_sha256 = sha256("".join(word + "\n" for word in words).encode()).hexdigest()
    if recipe.words is not None and (len(words), list_sha256) != (recipe.words, recipe.sha256):
        raise Stop(
            f"{recipe.id} came out with {len(words):,} words, sha256 {list_sha256}, but should "
            f"have {recipe.words:,}, sha256 {recipe.sha256}. Nothing was written."
        )
    packed = pack(recipe.id, recipe.faces, map(recipe.spell, words), recipe.source)
    digest = sha256(packed).hexdigest()
    entry = Entry(f"{recipe.id}.lex", digest, len(packed), len(words), list_sha256)
    return Made(recipe.id, packed, entry)


def write(lists: Sequence[Made], folder: Path) -> None:
    """Put the lists on the shelf, leaving those that were not made as they are."""
    entries = read_checksums(folder) | {made.id: asdict(made.entry) for made in lists}
    for made in lists:
        replaced(folder / made.entry.file, made.packed)
    text = json.dumps(entries, indent=2, sort_keys=True) + "\n"
    replaced(folder / CHECKSUMS, text.encode())


def differences(lists: Iterable[Made], folder: Path) -> list[str]:
    """How the shelf differs from the lists just made: sentences, none when all is well."""
    entries = read_checksums(folder)
    return [found for made in lists if (found := _difference(made, entries.get(made.id), folder))]


def _difference(made: Made, entry: Any, folder: Path) -> str:
    path = folder / made.entry.file
    if not path.is_file():
        return f"{path.name} is missing."
    committed = path.read_bytes()
    if not isinstance(entry, dict) or entry.get("sha256") != sha256(committed).hexdigest():
        return f"{path.name} does not have the sha256 that {CHECKSUMS} gives."
    # Another zlib may squeeze the same content into other bytes; the content is what counts.
    if committed != made.packed and content_of(committed) != content_of(made.packed):
        return f"{path.name} holds something else than the recipe makes."
    told = {key: entry.get(key) for key in ("file", "size", "words", "list_sha256")}
    true = asdict(made.entry) | {"size": len(committed)}
    if any(true[key] != value for key, value in told.items()):
        return f"{CHECKSUMS} does not describe {path.name}."
    return ""


def read_checksums(folder: Path) -> dict[str, Any]:
    path = folder / CHECKSUMS
    if not path.exists():
        return {}
    try:
        entries = json.loads(path.read_bytes())
    except ValueError as error:
        raise Stop(f"{path} is not JSON ({error}); mend or remove it.") from error
    if not isinstance(entries, dict):
        raise Stop(f"{path} is not a table of lists; mend or remove it.")
    return entries


def content_of(packed: bytes) -> bytes:
    try:
        return zlib.decompress(packed, wbits=31)
    except zlib.error:
        return b""


def replaced(path: Path, content: bytes) -> None:
    # Never half a list: a build that is stopped in between leaves the old file whole.
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_bytes(content)
    new.replace(path)
