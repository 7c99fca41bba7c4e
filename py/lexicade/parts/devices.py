"""Bombs and defusers that two players place on empty cells, each seen by its owner alone.

A word laid on the other's bomb is destroyed with its tiles; a bomb placed on the other's defuser
changes sides. Nothing that is refused, offered or foretold may depend on what the other has hidden:
only what happened is told, an explosion or a capture.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from lexicade.core.play import Play
from lexicade.core.rng import dice, shuffled
from lexicade.core.rules import Action, Done, Marks, Table, Twist
from lexicade.core.state import Move, Refusal, State
from lexicade.core.wire import text
from lexicade.parts.kit import (
    BOMB,
    DEFUSER,
    KEY,
    KINDS,
    SEATS,
    Kit,
    full_kit,
    kit_of,
    read_kit,
    remembered,
    with_kit,
)
from lexicade.parts.turns import turn_of

# Lines that are written within a turn and do not make one.
WITHIN_A_TURN = (*KINDS, "capture")


@dataclass(frozen=True, eq=False, repr=False)
class Devices:
    """How many each player begins with, and what the house says about them."""

    bombs: int
    defusers: int
    is_turn: bool = False  # placing one is all a turn can hold
    finds: bool = False  # a defuser also captures a bomb that lies there already
    reusable: bool = False  # a defuser that captured a bomb stays where it is
    refill: bool = True  # the rack is filled again after an explosion
    shut: Callable[[Table, State], Collection[int]] = lambda table, state: ()  # to bombs

    @property
    def most(self) -> Mapping[str, int]:
        return {BOMB: self.bombs, DEFUSER: self.defusers}

    def actions(self) -> dict[str, Action]:
        return {kind: self._placing(kind) for kind in KINDS if self.most[kind]}

    def twist(self) -> Twist:
        return Twist(
            KEY,
            setup=lambda table, state: with_kit(table.rules.grid, state, full_kit(self.most)),
            after_play=self._after_play,
            after_turn=self._after_turn,
            view=self._view,
            marks=_marks,
            resample=self._resample,
            read=lambda table, memory: remembered(
                table.rules.grid, read_kit(table.rules.grid, self.most, memory)
            ),
        )

    def _placing(self, kind: str) -> Action:
        def refused(table: Table, state: State, seat: int) -> Refusal | None:
            kit = kit_of(table.rules.grid, state)
            if kind in kit.placed:
                return Refusal("one-device-a-turn", device=kind)
            return None if kit.held[kind][seat] else Refusal("no-device-left", device=kind)

        def perform(table: Table, state: State, seat: int, move: Move) -> Done:
            grid, name = table.rules.grid, move["at"]
            cell, kit = grid.named(name), kit_of(grid, state)
            assert cell is not None, "as it was read"
            if cell in state.board:
                raise Refusal("cell-taken", cell=name)
            if cell in kit.lying[kind][seat]:
                raise Refusal("device-there", cell=name, device=kind)
            if kind == BOMB and cell in self.shut(table, state):
                raise Refusal("start-protected", cell=name)
            kit, captured_by = self._placed(kit, kind, seat, cell)
            lines = [replace(turn_of(state, seat, kind, at=name), private_to=seat)]
            if captured_by is not None:
                said = {"from": 1 - captured_by, "at": name}
                lines.append(turn_of(state, captured_by, "capture", **said))
            if self.is_turn:
                lines.append(turn_of(state, seat, "device"))
            after = replace(state, turns=(*state.turns, *lines[:-1]))
            return Done(with_kit(grid, after, kit), lines[-1], ends_turn=self.is_turn)

        return Action("cell", _read_cell, perform, refused)

    def _placed(self, kit: Kit, kind: str, seat: int, cell: int) -> tuple[Kit, int | None]:
        """The kit with one more device on the board, and who captured a bomb by it."""
        kit = kit.changed(kind, seat, held=-1, laid=[cell])
        kit = replace(kit, placed=(*kit.placed, kind))
        keeper = 1 - seat if kind == BOMB else seat
        if cell not in kit.lying[DEFUSER][keeper] or cell not in kit.lying[BOMB][1 - keeper]:
            return kit, None
        if kind == DEFUSER and not self.finds:
            return kit, None
        kit = kit.changed(BOMB, 1 - keeper, lifted=[cell]).changed(BOMB, keeper, held=1)
        if not self.reusable:
            kit = kit.changed(DEFUSER, keeper, lifted=[cell])
        return kit, keeper

    def _after_play(self, table: Table, before: State, seat: int, play: Play, done: Done) -> Done:
        grid, other = table.rules.grid, 1 - seat
        kit, cells = kit_of(grid, before), play.cells
        struck = kit.lying[BOMB][other].intersection(cells)
        if struck:
            # The play never lay there: nothing else under it is touched.
            kit = kit.changed(BOMB, other, lifted=struck)
            blown = _exploded(table, before, seat, play, done, struck)
            return replace(
                blown, state=with_kit(grid, blown.state, kit), refills=done.refills and self.refill
            )
        kit = kit.taken_back(BOMB, seat, cells).taken_back(DEFUSER, seat, cells)
        kit = kit.changed(DEFUSER, other, lifted=cells)
        return replace(done, state=with_kit(grid, done.state, kit))

    def _after_turn(self, table: Table, state: State, seat: int) -> State:
        kit = kit_of(table.rules.grid, state)
        state = with_kit(table.rules.grid, state, replace(kit, placed=()))
        if self.refill or "exploded" in state.turns[-1].detail:
            return state
        # Without a refill an explosion leaves its player short for one turn, not for ever.
        wanted = table.rules.rack_size - len(state.players[seat].rack)
        return table.rules.draw(table, state, seat, max(0, wanted), {})

    def _view(self, table: Table, state: State, seat: int | None) -> Any:
        if seat is None:
            return None
        held = kit_of(table.rules.grid, state).held
        return {"held": {kind: held[kind][seat] for kind in KINDS}, "most": dict(self.most)}

    def _resample(self, table: Table, state: State, seat: int | None, seed: str) -> State:
        """Of others only the number is known: how many are out, and where, is drawn anew."""
        if state.ending:
            return state
        kit = kit_of(table.rules.grid, state)
        for owner in (other for other in SEATS if other != seat):
            for kind in KINDS:
                shut = self.shut(table, state) if kind == BOMB else ()
                kit = _dealt_anew(table, state, kit, kind, owner, shut, f"{seed} {kind} {owner}")
            if owner == state.turn:
                kit = replace(kit, placed=())
        return with_kit(table.rules.grid, state, kit)


def _read_cell(table: Table, state: State, seat: int, move: Move) -> Move:
    name = text(move, "at", longest=12, path="move.")
    cell = table.rules.grid.named(name)
    if cell is None:
        raise Refusal("no-such-cell", cell=name)
    return {"at": table.rules.grid.name(cell)}


def _exploded(
    table: Table, before: State, seat: int, play: Play, done: Done, struck: Collection[int]
) -> Done:
    """The board and the score as before; the tiles are gone, from the rack and from the game."""
    score = before.players[seat].score
    detail = {
        **done.turn.detail,
        "words": [[word.text, 0] for word in play.words],
        "bonus": 0,
        "exploded": [table.rules.grid.name(cell) for cell in sorted(struck)],
        "lost": [tile.face for tile in play.laid],
    }
    state = replace(done.state, board=before.board).with_player(seat, score=score)
    return replace(done, state=state, turn=replace(done.turn, score=0, total=score, detail=detail))


def _marks(table: Table, state: State, seat: int | None) -> Marks:
    """The own devices; everybody's once the game is over."""
    kit = kit_of(table.rules.grid, state)
    return [
        (cell, f"{kind}-{owner}")
        for kind in KINDS
        for owner in SEATS
        if owner == seat or state.ending
        for cell in sorted(kit.lying[kind][owner])
    ]


def _dealt_anew(
    table: Table,
    state: State,
    kit: Kit,
    kind: str,
    owner: int,
    shut: Collection[int],
    seed: str,
) -> Kit:
    lying = kit.lying[kind][owner]
    every = kit.held[kind][owner] + len(lying)
    # One a turn; a game that began from a position may have more out already.
    most = min(every, max(_turns_of(state, owner), len(lying)))
    out = int(dice(seed, "out")() * (most + 1))
    # On a cell with the other's counterpart one of them would have been captured.
    counterpart = DEFUSER if kind == BOMB else BOMB
    taken = {*state.board, *shut, *kit.lying[counterpart][1 - owner]}
    free = [cell for cell in range(table.rules.grid.size) if cell not in taken]
    cells = shuffled(free, seed, "cells")[:out]
    fewer = len(lying) - len(cells)
    return kit.changed(kind, owner, held=fewer, lifted=lying.difference(cells), laid=cells)


def _turns_of(state: State, seat: int) -> int:
    """How many turns a seat has begun."""
    ended = sum(turn.seat == seat and turn.kind not in WITHIN_A_TURN for turn in state.turns)
    return ended + (state.turn == seat)
