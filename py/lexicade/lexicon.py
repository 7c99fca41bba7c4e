"""A word list as a minimal graph of faces: is this a word, which words fit, which letter next.

The whole graph is one array of 32-bit cells. A cell is an edge, "this letter may come next";
the edges that leave one point stand side by side in the order of `faces`:

    bits 0-5   SYMBOL: the place of the letter in `faces` (63 in cell 0, which matches nothing)
    bit  6     END: a word may end with this letter
    bit  7     LAST: no further sibling follows in the array
    bits 8-31  child: index of the first cell that may follow this letter, 0 for none

An edge, wherever one is handed out or taken, is the value of such a cell, so a walk never looks
at the same cell twice; 0 is "no edge". `START` is the edge before the first letter. A generator
in a hurry reads `cells` directly with those masks.
"""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from lexicade.lexicon_form import CHILD_SHIFT, END, LAST, SYMBOL, BadLexicon, unpack

__all__ = ["CHILD_SHIFT", "END", "LAST", "SYMBOL", "BadLexicon", "Lexicon", "load"]


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    id: str
    faces: tuple[str, ...]
    size: int
    sha: str
    source: str
    cells: "array[int]"
    START: int
    symbols: dict[str, int]

    def contains(self, word: Sequence[str | None]) -> bool:
        """Is it a word? Each item is a face, None may be any letter: A?E is ["A", None, "E"]."""
        cells, symbols, edge = self.cells, self.symbols, self.START
        for face in word:
            if face is None:
                return self._contains_wild(word)
            symbol = symbols.get(face)
            if symbol is None:
                return False
            at = edge >> CHILD_SHIFT
            edge = cells[at]
            while edge & SYMBOL != symbol:
                if edge & LAST:
                    return False
                at += 1
                edge = cells[at]
        return edge & END != 0

    def _contains_wild(self, word: Sequence[str | None]) -> bool:
        # All places reached at once: however many wildcards, no cell is visited twice per letter.
        edges = {self.START}
        for face in word:
            if face is None:
                edges = {below for edge in edges for _, below in self.edges_from(edge)}
            else:
                edges = {self.follow(edge, face) for edge in edges}
        return any(edge & END for edge in edges)

    def readings(self, word: Sequence[str | None]) -> list[tuple[str, ...]]:
        """Every word that fits, in order, with the wildcards (None) filled in."""
        found = []
        waiting: list[tuple[int, tuple[str, ...]]] = [(self.START, ())]
        while waiting:
            edge, read = waiting.pop()
            if len(read) == len(word):
                if edge & END:
                    found.append(read)
                continue
            wanted = word[len(read)]
            if wanted is None:
                steps = [(below, (*read, face)) for face, below in self.edges_from(edge)]
                waiting.extend(reversed(steps))
            elif below := self.follow(edge, wanted):
                waiting.append((below, (*read, wanted)))
        return found

    def follow(self, edge: int, face: str) -> int:
        """The edge of `face` after this one, 0 when no word goes on like that."""
        symbol = self.symbols.get(face)
        at = edge >> CHILD_SHIFT
        if symbol is None or not at:
            return 0
        cells = self.cells
        below = cells[at]
        while below & SYMBOL != symbol:
            if below & LAST:
                return 0
            at += 1
            below = cells[at]
        return below

    def ends(self, edge: int) -> bool:
        """Do the letters up to this edge make a word?"""
        return edge & END != 0

    def edges_from(self, edge: int) -> Iterator[tuple[str, int]]:
        """Each letter that may follow, with its edge."""
        at = edge >> CHILD_SHIFT
        below = 0 if at else LAST
        while not below & LAST:
            below = self.cells[at]
            yield self.faces[below & SYMBOL], below
            at += 1

    def words(self) -> Iterator[tuple[str, ...]]:
        """All words in the order of `faces`."""
        cells, faces = self.cells, self.faces
        read: list[str] = []
        levels = [self.START >> CHILD_SHIFT]  # the next cell at each depth, 0 when it is done
        while levels:
            at = levels[-1]
            if not at:
                levels.pop()
                if read:
                    read.pop()
                continue
            cell = cells[at]
            levels[-1] = 0 if cell & LAST else at + 1
            levels.append(cell >> CHILD_SHIFT)
            read.append(faces[cell & SYMBOL])
            if cell & END:
                yield tuple(read)


def load(data: bytes) -> Lexicon:
    """Read a packed list; anything else is refused with BadLexicon, in bounded time and space."""
    header, cells, root = unpack(data)
    return Lexicon(
        id=header.id,
        faces=header.faces,
        size=header.words,
        sha=sha256(data).hexdigest(),
        source=header.source,
        cells=cells,
        START=root << CHILD_SHIFT,
        symbols={face: symbol for symbol, face in enumerate(header.faces)},
    )
