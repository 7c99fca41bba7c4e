"""The form of a packed word list, and its reader, which trusts nothing.

A file is one gzip member (whose check sum covers all of it) holding: MAGIC, a version byte, the
length of the header in two bytes (big-endian), the header in JSON (see Header), one byte an edge,
and the rest as varints.

Edges stand in post-order, children before parents, the root last; their bytes are the low bytes
of the cells that `lexicon.py` describes. The varints are first a table of the points with several
parents, most wanted first, as zigzag differences of their numbers; then one link an edge: 0 no
child, 1 the youngest point that has no parent yet, n + 2 the n-th of the table. So half of the
edges need no address, and the others a short one. A child can only be named once it is complete,
which is why no file can describe a cycle.
"""

import json
import zlib
from array import array
from collections.abc import Sequence
from typing import NamedTuple

SYMBOL, END, LAST, CHILD_SHIFT = 0x3F, 0x40, 0x80, 8
NO_MATCH = LAST | SYMBOL  # cell 0: looking for a letter below a childless edge ends here

MAGIC, VERSION = b"LEXICADE", 1
MOST_FACES = SYMBOL  # 63 symbols, 0 to 62
MOST_BRACKETS = 100  # in the header, whose own structure needs two
MOST_BYTES = 2 << 20  # packed or unpacked; a list of 173,000 words needs a seventh of it
MOST_WORDS = 1 << 24  # a small graph can spell more words than there are atoms


class BadLexicon(ValueError):  # noqa: N818 - what it is, as in "except BadLexicon"
    """The bytes are not a word list this version can read; the message is a sentence."""


class Header(NamedTuple):
    id: str
    faces: tuple[str, ...]
    words: int
    edges: int
    shared: int  # points with several parents
    source: str


def unpack(data: bytes) -> tuple[Header, "array[int]", int]:
    """The header, the cells, and the index of the root's first cell (0 for a list of nothing)."""
    content = _unzip(data)
    if not content.startswith(MAGIC):
        raise BadLexicon("This is not a Lexicade word list.")
    version, body = content[len(MAGIC) : len(MAGIC) + 1], len(MAGIC) + 3
    if version > bytes([VERSION]):
        raise BadLexicon(f"This word list has format {version[0]}, newer than {VERSION}.")
    if version != bytes([VERSION]) or len(content) < body:
        raise BadLexicon("The word list has no readable header.")
    graph = body + int.from_bytes(content[body - 2 : body], "big")
    header = _header(content[body:graph])
    edges = content[graph : graph + header.edges]
    if any(edge & SYMBOL >= len(header.faces) for edge in set(edges)):
        raise BadLexicon("The word list uses a letter that it does not declare.")
    numbers = _varints(content[graph + len(edges) :])
    if len(edges) != header.edges or len(numbers) != header.shared + len(edges):
        raise BadLexicon("The word list has fewer or more edges than it says.")
    shared = _table(numbers[: header.shared])
    cells, root = _cells(edges, numbers[header.shared :], shared, header.words)
    return header, cells, root


def _unzip(data: bytes) -> bytes:
    if len(data) > MOST_BYTES:
        raise BadLexicon("The word list is too large.")
    stream = zlib.decompressobj(wbits=31)
    try:
        content = stream.decompress(data, MOST_BYTES + 1)
    except zlib.error as error:
        raise BadLexicon("The word list is damaged, or is no word list at all.") from error
    if len(content) > MOST_BYTES:
        raise BadLexicon("The word list is too large.")
    if not stream.eof:
        raise BadLexicon("The word list is cut short.")
    if stream.unused_data:
        raise BadLexicon("Something else follows the word list.")
    return content


def _header(text: bytes) -> Header:
    if too_many_brackets(text):
        raise BadLexicon("The word list has no readable header.")
    try:
        fields = json.loads(text)
    except ValueError as error:
        raise BadLexicon("The word list has no readable header.") from error
    kinds = {"id": str, "faces": list, "words": int, "edges": int, "shared": int, "source": str}
    if not isinstance(fields, dict) or any(type(fields.get(k)) is not t for k, t in kinds.items()):
        raise BadLexicon("The word list's header lacks a field.")
    if problem := problem_with(fields["id"], fields["faces"]):
        raise BadLexicon(f"The word list is not usable: {problem}.")
    if min(fields["words"], fields["edges"], fields["shared"]) < 0:
        raise BadLexicon("The word list's header counts below zero.")
    if fields["words"] > MOST_WORDS:
        raise BadLexicon("The word list has too many words.")
    return Header(**{**{k: fields[k] for k in kinds}, "faces": tuple(fields["faces"])})


def too_many_brackets(header: bytes) -> bool:
    """JSON nested too deep ends the whole program in WebAssembly, where it should only raise."""
    return header.count(b"[") + header.count(b"{") > MOST_BRACKETS


def problem_with(id: str, faces: Sequence[object]) -> str:
    """What is wrong with a list's name or letters, "" when nothing is."""
    if not (id.isascii() and id.replace("-", "").isalnum()):
        return "its id may have letters, digits and hyphens only"
    if len(faces) > MOST_FACES:
        return f"it has more than {MOST_FACES} different letters"
    if not all(isinstance(face, str) and face and face.isprintable() for face in faces):
        return "one of its letters is not printable"
    if len(set(faces)) != len(faces):
        return "it has the same letter twice"
    return ""


def _varints(data: bytes) -> list[int]:
    numbers = []
    number = shift = 0
    for byte in data:
        if byte < 0x80:
            numbers.append(byte << shift | number)
            number = shift = 0
        else:
            number |= (byte & 0x7F) << shift
            shift += 7
            if shift > 21:
                raise BadLexicon("The word list has a number that is too large.")
    if shift:
        raise BadLexicon("The word list ends inside a number.")
    return numbers


def _table(steps: list[int]) -> list[int]:
    table = []
    point = 0
    for step in steps:
        point += step >> 1 ^ -(step & 1)
        if point < 0:
            raise BadLexicon("The word list points outside itself.")
        table.append(point)
    return table


def _cells(
    edges: bytes, links: list[int], shared: list[int], size: int
) -> tuple["array[int]", int]:
    cells = array("I", [NO_MATCH])
    firsts: list[int] = []  # by point: its first cell
    below: list[int] = []  # by point: how many words end in it or after it
    orphans: list[int] = []  # points that no edge leads to yet
    first, count, previous = 1, 0, -1
    try:
        for edge, link in zip(edges, links, strict=True):
            child = 0
            if link:
                point = orphans.pop() if link == 1 else shared[link - 2]
                child = firsts[point]
                count += below[point]
            elif not edge & END:
                raise BadLexicon("The word list has an edge that leads to no word.")
            if edge & END:
                count += 1
            if edge & SYMBOL <= previous:
                raise BadLexicon("The word list has letters out of order.")
            previous = edge & SYMBOL
            cells.append(child << CHILD_SHIFT | edge)
            if edge & LAST:
                if count > size:  # also keeps the counts of a hostile file small
                    raise BadLexicon("The word list has more words than it says.")
                orphans.append(len(firsts))
                firsts.append(first)
                below.append(count)
                first, count, previous = len(cells), 0, -1
    except IndexError as error:
        raise BadLexicon("The word list points outside itself.") from error
    if first != len(cells) or len(orphans) > 1 or (below[-1] if below else 0) != size:
        raise BadLexicon("The word list is not one whole graph of as many words as it says.")
    return cells, firsts[-1] if firsts else 0
