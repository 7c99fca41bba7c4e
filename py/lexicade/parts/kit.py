"""Who has which bombs and defusers: in hand, and lying on the board. For two players.

Nothing here knows what a device does; `devices.py` does.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from lexicade.core.grid import Grid
from lexicade.core.state import State
from lexicade.core.wire import bad, mapping, sequence, whole

KEY = "devices"
BOMB, DEFUSER = "bomb", "defuser"
KINDS = (BOMB, DEFUSER)
SEATS = (0, 1)

Cells = frozenset[int]


@dataclass(frozen=True)
class Kit:
    lying: Mapping[str, tuple[Cells, ...]]  # by kind and seat
    held: Mapping[str, tuple[int, ...]]
    placed: tuple[str, ...] = ()  # kinds of which the seat on turn has placed one in this turn

    def changed(
        self,
        kind: str,
        seat: int,
        *,
        held: int = 0,
        laid: Collection[int] = (),
        lifted: Collection[int] = (),
    ) -> Kit:
        """So many more in hand, some laid on the board, some lifted from it."""
        lying, hands = list(self.lying[kind]), list(self.held[kind])
        lying[seat] = lying[seat].union(laid).difference(lifted)
        hands[seat] += held
        return replace(
            self,
            lying={**self.lying, kind: tuple(lying)},
            held={**self.held, kind: tuple(hands)},
        )

    def taken_back(self, kind: str, seat: int, cells: Collection[int]) -> Kit:
        """Those of this seat's devices that lie there return to its hand."""
        own = self.lying[kind][seat].intersection(cells)
        return self.changed(kind, seat, held=len(own), lifted=own)


def full_kit(most: Mapping[str, int]) -> Kit:
    return Kit(
        lying={kind: tuple(frozenset() for _ in SEATS) for kind in KINDS},
        held={kind: tuple(most[kind] for _ in SEATS) for kind in KINDS},
    )


def kit_of(grid: Grid, state: State) -> Kit:
    memory = state.extra[KEY]
    return Kit(
        lying={
            kind: tuple(frozenset(grid.named(name) or 0 for name in names) for names in by_seat)
            for kind, by_seat in ((kind, memory[f"{kind}s"]) for kind in KINDS)
        },
        held={kind: tuple(memory["held"][kind]) for kind in KINDS},
        placed=tuple(memory["placed"]),
    )


def with_kit(grid: Grid, state: State, kit: Kit) -> State:
    return state.with_extra(KEY, remembered(grid, kit))


def remembered(grid: Grid, kit: Kit) -> dict[str, Any]:
    lying = {
        f"{kind}s": tuple(tuple(grid.name(cell) for cell in sorted(cells)) for cells in by_seat)
        for kind, by_seat in kit.lying.items()
    }
    return {**lying, "held": dict(kit.held), "placed": kit.placed}


def read_kit(grid: Grid, most: Mapping[str, int], memory: Any) -> Kit:
    """From a position or a save. What is not told of hands is what does not lie on the board."""
    told = mapping(memory, f"extra.{KEY}")
    for key in told:
        if key not in {*(f"{kind}s" for kind in KINDS), "held", "placed"}:
            raise bad(f"extra.{KEY}.{key[:40]}", "no such key")
    lying = {kind: _lying(grid, told, f"{kind}s") for kind in KINDS}
    hands = mapping(told.get("held", {}), f"extra.{KEY}.held")
    held = {kind: _held(hands, kind, most[kind], lying[kind]) for kind in KINDS}
    placed = sequence(told.get("placed", []), f"extra.{KEY}.placed", longest=len(KINDS))
    if any(kind not in KINDS for kind in placed):
        raise bad(f"extra.{KEY}.placed", f"must be some of: {', '.join(KINDS)}")
    return Kit(lying, held, tuple(kind for kind in KINDS if kind in placed))


def _lying(grid: Grid, told: Mapping[str, Any], key: str) -> tuple[Cells, ...]:
    where = f"extra.{KEY}.{key}"
    by_seat = _two(told.get(key, [[], []]), where)
    found = []
    for seat, entry in enumerate(by_seat):
        names = sequence(entry, f"{where}[{seat}]", longest=grid.size)
        cells = {grid.named(name) if isinstance(name, str) else None for name in names}
        known = frozenset(cell for cell in cells if cell is not None)
        if len(known) < len(names):
            raise bad(f"{where}[{seat}]", "must be cells of the board, each once")
        found.append(known)
    return tuple(found)


def _held(
    hands: Mapping[str, Any], kind: str, most: int, lying: tuple[Cells, ...]
) -> tuple[int, ...]:
    where = f"extra.{KEY}.held.{kind}"
    if kind in hands:
        # Bombs change hands, so one player may have had them all.
        high = most * len(SEATS) if kind == BOMB else most
        by_seat = enumerate(_two(hands[kind], where))
        held = tuple(whole(entry, f"{where}[{seat}]", low=0, high=high) for seat, entry in by_seat)
    else:
        held = tuple(max(0, most - len(cells)) for cells in lying)
    if sum(held) + sum(map(len, lying)) > most * len(SEATS):
        raise bad(where, f"with those on the board there are more than {most} for each player")
    return held


def _two(entry: Any, where: str) -> list[Any]:
    by_seat = sequence(entry, where, longest=len(SEATS))
    if len(by_seat) < len(SEATS):
        raise bad(where, f"must have {len(SEATS)} entries, one a seat")
    return list(by_seat)
