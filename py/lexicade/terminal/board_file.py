"""A board as people and programs write it, brought to the rows of the protocol.

Rows are the protocol's, and besides: spaces, `_`, `-` or `·` for an empty cell, cells apart, row
numbers and column letters at the edges, fewer rows or shorter ones than the board has. Text that
begins with `{` is a whole position, or a request or game that has one.
"""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Any

from lexicade.terminal.door import Json, Refused

LONGEST = 100_000
EMPTY = "._-–—· \u00a0"
CELL = re.compile(r"\[[^\]]*\]|.")


def position_in(text: str, table: Json) -> Json:
    """The position a file tells; a refusal names the row."""
    if len(text) > LONGEST:
        raise Refused("board-too-long", {"most": LONGEST})
    text = unicodedata.normalize("NFC", text.lstrip("\ufeff"))
    if text.lstrip().startswith("{"):
        return _told(text)
    if text.lstrip().startswith('["') or text.lstrip().startswith('[ "'):
        return {"board": _rows(_quoted(text), table)}
    return {"board": _rows(text.splitlines(), table)}


def _told(text: str) -> Json:
    try:
        told: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("board-no-json") from None
    position = told.get("position", told)
    if not isinstance(position, dict):
        raise Refused("board-no-json")
    return position


def _quoted(text: str) -> list[str]:
    try:
        rows: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("board-no-json") from None
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise Refused("board-no-json")
    return rows


def _rows(lines: list[str], table: Json) -> list[str]:
    width, height = table["width"], table["height"]
    columns = "".join(chr(ord("A") + column) for column in range(width))
    lines = [line for line in lines if "".join(line.split()) != columns]
    lines = [_without_edge(line) for line in _numbered(lines, height) or lines]
    while lines and (not lines[0] or (len(lines) > height and not lines[0].strip())):
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise Refused("board-no-rows")
    if len(lines) > height:
        raise Refused("board-many-rows", {"n": len(lines), "rows": height})
    rows = [_row(line, number, width) for number, line in enumerate(lines, 1)]
    return [*rows, *["." * width] * (height - len(rows))]


def _numbered(lines: list[str], height: int) -> list[str] | None:
    """Every row in its place, where each says which it is."""
    told = [(re.match(r"\s*(\d{1,2})(?!\d)", line), line) for line in lines if line.strip()]
    numbers = [int(number[1]) if number else 0 for number, _ in told]
    if (
        not numbers
        or numbers != sorted(set(numbers))
        or not 1 <= numbers[0] <= numbers[-1] <= height
    ):
        return None
    places = dict(zip(numbers, (line for _, line in told), strict=True))
    return [places.get(row, ".") for row in range(1, height + 1)]


def _without_edge(line: str) -> str:
    line = re.sub(r"^\s*\d{1,2}(?:[|:.)]\s?|\s|$)", "", line)
    return re.sub(r"^\s*[|│]|[|│]\s*$", "", re.sub(r"\s+\d{1,2}\s*$", "", line))


def _row(line: str, number: int, width: int) -> str:
    apart = CELL.findall("".join(line.split()))
    cells = apart if len(apart) >= width else CELL.findall(line.rstrip())
    if len(cells) > width:
        cells = apart
    if len(cells) > width:
        raise Refused("board-wide-row", {"row": number, "n": len(cells), "columns": width})
    written = "".join("." if cell in EMPTY else cell for cell in cells)
    return written + "." * (width - len(cells))


def rack_in(text: str, table: Json) -> list[str]:
    """A rack as typed: the longest face that fits, `[CH]` one tile, `C H` two, `_` a blank, too."""
    known = sorted(table["tiles"], key=len, reverse=True)
    typed = unicodedata.normalize("NFC", text[:LONGEST]).upper().replace("_", "?")
    rack: list[str] = []
    for run in re.findall(r"\[[^\]]*\]|[^\s\[]+|\[", typed):
        if run.startswith("[") and run.strip("[]") in known:
            rack.append(run.strip("[]"))
            continue
        while run:
            face = next((face for face in known if run.startswith(face)), None)
            if face is None:
                raise Refused("rack-tile", {"letter": run[:1]})
            rack.append(face)
            run = run.removeprefix(face)
    return rack


def rows_with(rows: list[str], tiles: list[list[str]]) -> list[str]:
    """The rows with a play laid in."""
    cells = [CELL.findall(row) for row in rows]
    for name, face, *letter in tiles:
        shown = letter[0].lower() if letter else face
        text = shown if len(shown) == 1 else f"[{shown}]"
        cells[int(name[1:]) - 1][ord(name[0]) - ord("A")] = text
    return ["".join(row) for row in cells]


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)
