"""A game on the table and who sits at it: people, computers, and the racks as people sort them.

Nothing secret is kept here. What a seat may see is asked for when that seat looks.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from lexicade.terminal.door import Door, Json
from lexicade.terminal.laying import folded
from lexicade.terminal.time_taken import Watch

COMPUTER = re.compile(r"(?:THE )?(?:COMPUTER|ORDENADOR)\b")


def is_computer(name: str) -> bool:
    """Earlier saves hold names and no more, so there the name says who thinks."""
    return bool(COMPUTER.match(folded(name)))


class Sitting:
    def __init__(self, door: Door, reply: Json, first: int = 0) -> None:
        """`reply` is that of `new`, `load` or `import`."""
        self.door = door
        self.table: Json = reply["table"]
        self.first = first
        self.seats: list[Json] = reply["save"]["seats"]
        self.names: list[str] = [seat["name"] for seat in self.seats]
        told = any(seat.get("bot") for seat in self.seats)
        self.computers = {
            at
            for at, seat in enumerate(self.seats)
            if seat.get("bot") or (not told and is_computer(seat["name"]))
        }
        self.watch: Watch | None = None  # of the person whose turn it is
        self._orders: dict[int, list[str]] = {}

    @classmethod
    def begun(
        cls,
        door: Door,
        variant: str,
        seats: Sequence[Json],
        options: Json | None = None,
        seed: str | None = None,
        first: int | str = 0,
    ) -> Sitting:
        fields: dict[str, Any] = {"seed": seed} if seed is not None else {}
        reply = door.ask(
            "new", variant=variant, seats=list(seats), options=options or {}, first=first, **fields
        )
        return cls(door, reply, int(reply["view"]["turn"]))

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.computers]

    def again(self) -> Sitting:
        """The same table once more; the next one begins."""
        first = (self.first + 1) % len(self.names)
        return self.begun(
            self.door, self.table["variant"], self.seats, self.table["options"], first=first
        )

    def view(self, seat: int | None) -> Json:
        view: Json = self.door.ask("view", seat=seat)["view"]
        return view

    def watched(self) -> Json:
        """What there is to see of a game among computers: everything, for nobody plays it."""
        seen, views = self.view(None), [self.view(seat) for seat in range(len(self.names))]
        marks = {tuple(mark): mark for view in views for mark in view["marks"]}
        racks = [view["rack"] for view in views]
        return {**seen, "racks": racks, "marks": list(marks.values())}

    def hides(self, view: Json) -> bool:
        """Whether somebody else at this keyboard must not see a rack."""
        return len(self.people) > 1 and all(isinstance(rack, int) for rack in view["racks"])

    def move(self, seat: int, move: Json) -> None:
        self.door.ask("move", seat=seat, move=self.watch.timed(move) if self.watch else move)

    def move_computer(self, seat: int) -> None:
        """The engine chooses and makes the move; it tells what the people here may know of it."""
        alone = {"for": self.people[0]} if len(self.people) == 1 else {}
        self.door.ask("bot", seat=seat, make=True, **alone)

    def save(self) -> Json:
        save: Json = self.door.ask("save")["save"]
        return save

    def rack(self, view: Json) -> list[str]:
        """A seat's tiles in the order their owner last saw them; new ones come at the end."""
        left: Counter[str] = Counter(view["rack"])
        kept = []
        for face in self._orders.get(view["seat"], ()):
            if left[face]:
                left[face] -= 1
                kept.append(face)
        fresh = [face for face in view["rack"] if left[face] and not left.subtract([face])]
        self._orders[view["seat"]] = [*kept, *fresh]
        return [*kept, *fresh]

    def shuffle(self, view: Json) -> None:
        rack = self.rack(view)
        # The order on the screen is no part of the game: no seed has to bring it back.
        random.shuffle(rack)
        self._orders[view["seat"]] = rack
