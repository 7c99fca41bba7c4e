"""What everybody held, as far as a record tells.

Players write down what they saw: their own racks, sometimes half of them, and the tiles laid. A
tile nobody wrote down is a Slot without a face. Whenever a line shows that a player held some
tiles, slots of that hand get their faces; whatever is still unknown at the end is given any of the
tiles left over, for it never showed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from lexicade.core.tiles import Faces


class Slot:
    """A tile somebody drew; its face may become known later."""

    __slots__ = ("drawn_later", "face")

    def __init__(self) -> None:
        self.face = ""
        # For a tile that went back: how many slots had been drawn by then. None if it never did.
        self.drawn_later: int | None = None


class Hands:
    def __init__(self, tiles: Mapping[str, int], rack_size: int, seats: int) -> None:
        self._tiles = tiles
        self._slots: list[Slot] = []
        self.bag = sum(tiles.values())
        self.held: list[list[Slot]] = [[] for _ in range(seats)]
        self.dealt = [self.draw(seat, rack_size) for seat in range(seats)]

    def draw(self, seat: int, wanted: int) -> list[Slot]:
        drawn = [Slot() for _ in range(min(wanted, self.bag))]
        self.bag -= len(drawn)
        self._slots += drawn
        self.held[seat] += drawn
        return drawn

    def show(self, seat: int, faces: Sequence[str]) -> list[Slot] | None:
        """The slots that hold these faces; None, and nothing changed, where they cannot."""
        known = [slot for slot in self.held[seat] if slot.face]
        unknown = [slot for slot in self.held[seat] if not slot.face]
        shown = []
        for face in faces:
            slot = next((slot for slot in known if slot.face == face), None)
            if slot is not None:
                known.remove(slot)
            elif unknown:
                slot = unknown.pop(0)
            else:
                return None
            shown.append(slot)
        for slot, face in zip(shown, faces, strict=True):
            slot.face = face
        return shown

    def lay(self, seat: int, faces: Sequence[str]) -> list[Slot] | None:
        """The same slots, gone from the hand."""
        shown = self.show(seat, faces)
        for slot in shown or ():
            self.held[seat].remove(slot)
        return shown

    def swap(self, seat: int, slots: list[Slot]) -> list[Slot]:
        """New slots for old; the old ones go back after the draw."""
        drawn = self.draw(seat, len(slots))
        for slot in slots:
            slot.drawn_later = len(self._slots)
            if slot in self.held[seat]:
                self.held[seat].remove(slot)
        self.bag += len(slots)
        return drawn

    def settle_unknown(self) -> bool:
        """Every slot a face; False where the record shows more of a face than there are."""
        left = Counter(self._tiles)
        left.subtract(slot.face for slot in self._slots if slot.face and slot.drawn_later is None)
        if any(count < 0 for count in left.values()):
            return False
        spare = sorted(left.elements())
        for slot in self._slots:
            if not slot.face and slot.drawn_later is None:
                slot.face = spare.pop()
        # A tile that went back is in the bag at the end, or somebody drew it again later.
        taken: set[int] = set()
        for slot in self._slots:
            if slot.face or slot.drawn_later is None:
                continue
            later = range(slot.drawn_later, len(self._slots))
            again = next((at for at in later if self._can_be(at, taken)), None)
            if again is not None:
                taken.add(again)
                slot.face = self._slots[again].face
            else:
                slot.face = spare.pop()
        return True

    def _can_be(self, at: int, taken: set[int]) -> bool:
        slot = self._slots[at]
        return bool(slot.face) and slot.drawn_later is None and at not in taken


def faces_of(slots: Sequence[Slot]) -> Faces:
    return tuple(slot.face for slot in slots)
