"""Words into a packed list: the smallest graph that holds them, the same bytes every time.

Only the recipe for the lists, and people who bring a list of their own, need this side.
"""

import json
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lexicade.lexicon_form import (
    END,
    LAST,
    MAGIC,
    MOST_BYTES,
    MOST_WORDS,
    VERSION,
    problem_with,
    too_many_brackets,
)

# A gzip header without time and system, so that one list is one file wherever it is packed.
GZIP_START = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"

Edge = tuple[int, bool, int]  # symbol, whether a word ends here, the point below (or NOTHING)
Point = tuple[Edge, ...]
NOTHING = -1


class Graph(NamedTuple):
    edges: bytes
    links: list[int]
    shared: list[int]


def pack(id: str, faces: Sequence[str], words: Iterable[Sequence[str]], source: str = "") -> bytes:
    """The file for these words; each is a sequence of faces, in any order, twice does no harm."""
    if problem := problem_with(id, faces):
        raise ValueError(f"Cannot pack the list {id!r}: {problem}.")
    spelled = _spelled(faces, words)
    if len(spelled) > MOST_WORDS:
        raise ValueError("The list has too many words: no reader would take it.")
    graph = _written(_minimal(spelled))
    header = {
        "id": id,
        "faces": list(faces),
        "words": len(spelled),
        "edges": len(graph.edges),
        "shared": len(graph.shared),
        "source": source,
    }
    text = json.dumps(header, sort_keys=True, separators=(",", ":")).encode()
    if len(text) > 0xFFFF or too_many_brackets(text):
        raise ValueError("The note on the list's source is too long, or all brackets.")
    start = MAGIC + bytes([VERSION]) + len(text).to_bytes(2, "big") + text
    content = start + graph.edges + _varints([*_steps(graph.shared), *graph.links])
    if len(content) > MOST_BYTES:
        raise ValueError("The list is too large: no reader would take it.")
    return _zipped(content)


def _spelled(faces: Sequence[str], words: Iterable[Sequence[str]]) -> list[bytes]:
    symbols = {face: symbol for symbol, face in enumerate(faces)}
    spelled = set()
    for word in words:
        try:
            spelled.add(bytes(symbols[face] for face in word))
        except KeyError as error:
            raise ValueError(f"The word {word!r} has a letter outside the list's faces.") from error
    if b"" in spelled:
        raise ValueError("A word of no letters cannot be packed.")
    return sorted(spelled)


def _minimal(words: list[bytes]) -> list[Point]:
    """The points of the minimal graph, children before parents, the root last.

    Words come sorted, so once a word leaves a branch that branch is finished: it is looked up
    among the finished ones, and kept only when none has the same edges (Daciuk et al., 2000).
    """
    points: list[Point] = []
    known: dict[Point, int] = {}
    branch: list[list[Edge]] = [[]]  # the unfinished points along the latest word

    def finish(depth: int) -> None:
        while len(branch) > depth + 1:
            point = tuple(branch.pop())
            if point:
                number = known.setdefault(point, len(points))
                if number == len(points):
                    points.append(point)
                symbol, ends, _ = branch[-1].pop()
                branch[-1].append((symbol, ends, number))

    latest = b""
    for word in words:
        common = 0
        while common < len(latest) and latest[common] == word[common]:
            common += 1
        finish(common)
        for depth in range(common, len(word)):
            branch[-1].append((word[depth], depth == len(word) - 1, NOTHING))
            branch.append([])
        latest = word
    finish(0)
    return [*points, tuple(branch[0])] if words else []


def _written(points: list[Point]) -> Graph:
    """The graph in post-order, its last branch first, as the reader's stack of orphans wants it."""
    wanted = Counter(below for point in points for _, _, below in point if below != NOTHING)
    order: list[int] = []
    met = {len(points) - 1}
    begotten: set[tuple[int, int]] = set()  # (point, symbol) of the edges that met a point first
    waiting = [(len(points) - 1, list(points[-1]))] if points else []
    while waiting:
        point, unseen = waiting[-1]
        if not unseen:
            order.append(point)
            waiting.pop()
            continue
        symbol, _, below = unseen.pop()
        if below != NOTHING and below not in met:
            met.add(below)
            begotten.add((point, symbol))
            waiting.append((below, list(points[below])))

    number = {point: at for at, point in enumerate(order)}
    shared = [point for point in order if wanted[point] > 1]
    shared.sort(key=lambda point: -wanted[point])
    rank = {point: at for at, point in enumerate(shared)}
    edges = bytearray()
    links: list[int] = []
    for point in order:
        for symbol, ends, below in points[point]:
            edges.append(symbol | (END if ends else 0))
            if below == NOTHING:
                links.append(0)
            else:
                links.append(1 if (point, symbol) in begotten else rank[below] + 2)
        edges[-1] |= LAST
    return Graph(bytes(edges), links, [number[point] for point in shared])


def _steps(table: list[int]) -> list[int]:
    differences = [here - before for before, here in zip([0, *table], table, strict=False)]
    return [step << 1 if step >= 0 else ~(step << 1) for step in differences]


def _varints(numbers: Iterable[int]) -> bytes:
    written = bytearray()
    for number in numbers:
        while number > 0x7F:
            written.append(number & 0x7F | 0x80)
            number >>= 7
        written.append(number)
    return bytes(written)


def _zipped(content: bytes) -> bytes:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    body = squeeze.compress(content) + squeeze.flush()
    ends = zlib.crc32(content).to_bytes(4, "little") + len(content).to_bytes(4, "little")
    return GZIP_START + body + ends
