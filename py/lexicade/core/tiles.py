"""Tiles and what is printed on them.

A face is text of any length: "A", "CH". So a digraph is just a longer face, and everything that
counts, counts faces and never characters. The blank's face is "?"; "#" is a block, which is laid
like a tile but shuts its cell instead of showing a letter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from unicodedata import normalize

BLANK = "?"
BLOCK = "#"

Faces = tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Alphabet:
    """The letter faces of a language in their order, each with its value."""

    values: Mapping[str, int]
    faces: Faces = field(init=False)
    longest: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "faces", tuple(self.values))
        object.__setattr__(self, "longest", max(map(len, self.values)))

    @classmethod
    def from_groups(cls, groups: Mapping[int, str]) -> Alphabet:
        """`{1: "A E I", 5: "CH Q"}`: values as rule books print them, faces then sorted."""
        values = {face: value for value, faces in groups.items() for face in faces.split()}
        # Taken apart, Ñ is an N with a sign over it and comes right after N.
        return cls(dict(sorted(values.items(), key=lambda item: normalize("NFD", item[0]))))

    def value(self, face: str) -> int:
        return 0 if face in (BLANK, BLOCK) else self.values[face]

    def letters(self) -> Alphabet:
        """The same without faces longer than a letter."""
        return Alphabet({face: value for face, value in self.values.items() if len(face) == 1})

    def split(self, word: str) -> Faces | None:
        """A word as faces, the longest that fits at each place; None if something else is in it."""
        faces = []
        at = 0
        while at < len(word):
            for size in range(min(self.longest, len(word) - at), 0, -1):
                if word[at : at + size] in self.values:
                    faces.append(word[at : at + size])
                    at += size
                    break
            else:
                return None
        return tuple(faces)


def tile_set(drawn: str) -> dict[str, int]:
    """How many of each face, from text such as `A9 B2 CH1 ?2`."""
    counts = {}
    for entry in drawn.split():
        face = entry.rstrip("0123456789")
        counts[face] = int(entry[len(face) :])
    return counts


def spread(counts: Mapping[str, int]) -> Faces:
    """Every single tile of a tile set."""
    return tuple(face for face, count in counts.items() for _ in range(count))


def own_set(counts: Mapping[str, int], players: int) -> Faces:
    """One player's tiles where the tile set is shared out evenly."""
    return spread({face: count // players for face, count in counts.items()})


def missing_from(rack: Sequence[str], wanted: Iterable[str]) -> Faces:
    """The wanted tiles that the rack does not hold, sorted."""
    return tuple(sorted((Counter(wanted) - Counter(rack)).elements()))


def without(rack: Sequence[str], taken: Iterable[str]) -> Faces:
    """The rack after taking tiles from it; the others keep their order."""
    left = list(rack)
    for face in taken:
        left.remove(face)
    return tuple(left)
