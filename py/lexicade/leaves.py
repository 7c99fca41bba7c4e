"""What tiles are worth that stay on the rack, trained by games of the computer with itself.

A leave is worth the sum of what is known of its tiles one by one, of its pairs and of its threes:
a pair's number is what it brings beyond its two tiles, a three's what it brings beyond its pairs.
So a leave of any size has a worth, and a short table does.

    MAGIC, a version byte, then one zlib stream (whose check sum covers it) of a line of JSON,
    ended by LF: {"id", "faces", "step", "sizes"}, and one signed byte a number: first the single
    tiles in the order of `faces`, then the pairs, then the threes, each as
    `combinations_with_replacement` lists them. A number times `step` is points.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Sequence
from itertools import chain, combinations, combinations_with_replacement
from math import comb

MAGIC, VERSION = b"LEXLEAVE", 1
MOST_BYTES = 1 << 20
MOST_FACES = 63
SIZES = 3  # of a leave's parts that have a number of their own

Part = tuple[str, ...]


class BadLeaves(ValueError):  # noqa: N818 - what it is, as in "except BadLeaves"
    """The bytes are no table of leaves this version can read; the message is a sentence."""


class Leaves:
    def __init__(self, id: str, faces: Sequence[str], worth: dict[Part, float]) -> None:
        self.id, self.faces = id, tuple(faces)
        self._order = {face: at for at, face in enumerate(self.faces)}
        self._parts = {
            tuple(self._order[face] for face in part): points for part, points in worth.items()
        }
        self._known: dict[tuple[int, ...], float] = {}

    def worth(self, rack: Sequence[str]) -> float:
        """Of these tiles, with the rest drawn from the bag; a strange one counts nothing."""
        order = self._order
        key = tuple(sorted(order[face] for face in rack if face in order))
        found = self._known.get(key)
        if found is None:
            parts = self._parts
            found = self._known[key] = sum(
                parts.get(part, 0.0)
                for part in chain(*(combinations(key, size) for size in range(1, SIZES + 1)))
            )
        return found


def is_leaves(data: bytes) -> bool:
    return data.startswith(MAGIC)


def load(data: bytes) -> Leaves:
    """Read a packed table; anything else is refused with BadLeaves."""
    if not is_leaves(data):
        raise BadLeaves("This is no table of leaves.")
    if data[len(MAGIC) : len(MAGIC) + 1] != bytes([VERSION]):
        raise BadLeaves("This table of leaves has another format.")
    stream = zlib.decompressobj()
    try:
        content = stream.decompress(data[len(MAGIC) + 1 :], MOST_BYTES)
    except zlib.error as error:
        raise BadLeaves("The table of leaves is damaged.") from error
    if not stream.eof or stream.unused_data:
        raise BadLeaves("The table of leaves is cut short, or something follows it.")
    header, _, numbers = content.partition(b"\n")
    id, faces, step = _header(header)
    if len(numbers) != sum(comb(len(faces) + size - 1, size) for size in range(1, SIZES + 1)):
        raise BadLeaves("The table of leaves has fewer or more numbers than it should.")
    return Leaves(
        id,
        faces,
        {
            part: number * step
            for part, number in zip(every_part(faces), array("b", numbers), strict=True)
            if number
        },
    )


def pack(id: str, faces: Sequence[str], worth: dict[Part, float]) -> bytes:
    """The bytes of a table; points are rounded to what a byte can say."""
    step = max(0.01, round(max(map(abs, worth.values()), default=0) / 127 + 0.0005, 3))
    fields = {"id": id, "faces": list(faces), "step": step, "sizes": SIZES}
    header = json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()
    numbers = array("b", [round(worth.get(part, 0.0) / step) for part in every_part(faces)])
    packed = zlib.compress(header + b"\n" + numbers.tobytes(), 9)
    return MAGIC + bytes([VERSION]) + packed


def every_part(faces: Sequence[str]) -> list[Part]:
    sizes = range(1, SIZES + 1)
    return list(chain(*(combinations_with_replacement(faces, size) for size in sizes)))


def _header(text: bytes) -> tuple[str, list[str], float]:
    # Nested too deep, JSON would end WebAssembly's interpreter: a flat list is all there is.
    if text.count(b"[") + text.count(b"{") > 2:
        raise BadLeaves("The table of leaves has no readable header.")
    try:
        fields = json.loads(text)
        id, faces, step = fields["id"], fields["faces"], float(fields["step"])
    except (ValueError, TypeError, KeyError) as error:
        raise BadLeaves("The table of leaves has no readable header.") from error
    if not isinstance(id, str) or not isinstance(faces, list) or fields.get("sizes") != SIZES:
        raise BadLeaves("The table of leaves has no readable header.")
    if not all(isinstance(face, str) and face for face in faces) or len(faces) > MOST_FACES:
        raise BadLeaves("The table of leaves names no tiles.")
    return id, faces, step
