"""The other things a player may do with a turn: swap tiles, pass, resign."""

from __future__ import annotations

from collections.abc import Callable

from lexicade.core.rules import Action, Done, Table
from lexicade.core.state import Move, Refusal, State, Turn
from lexicade.core.tiles import missing_from, without
from lexicade.core.wire import bad, sequence
from lexicade.parts.supply import put_back


def turn_of(state: State, seat: int, kind: str, **detail: object) -> Turn:
    """A line of the log for something that scores nothing."""
    return Turn(state.ply + 1, seat, kind, 0, state.players[seat].score, detail)


def read_nothing(table: Table, state: State, seat: int, move: Move) -> Move:
    return {}


def read_faces(table: Table, state: State, seat: int, move: Move) -> Move:
    faces = sequence(move.get("tiles"), "move.tiles", longest=200)
    for at, face in enumerate(faces):
        if not isinstance(face, str) or face not in table.rules.tiles:
            raise bad(f"move.tiles[{at}]", "no such tile in this game")
    return {"tiles": sorted(faces)}


def swap(*, needs: int | None = None) -> Action:
    """Exchange tiles with the bag, which must hold as many, or a fixed number where one is named.

    The new tiles are drawn before the old ones go back, so none of them can return at once.
    """

    def refused(table: Table, state: State, seat: int) -> Refusal | None:
        least = needs or 1
        if len(state.bag) >= least:
            return None
        return Refusal("bag-too-small", bag=len(state.bag), needs=least)

    def perform(table: Table, state: State, seat: int, move: Move) -> Done:
        tiles = tuple(move["tiles"])
        rack = state.players[seat].rack
        if not tiles:
            raise Refusal("no-tiles")
        missing = missing_from(rack, tiles)
        if missing:
            raise Refusal("not-on-rack", tiles=list(missing))
        if len(tiles) > len(state.bag):
            raise Refusal("bag-too-small", bag=len(state.bag), needs=len(tiles))
        after = state.with_player(seat, rack=without(rack, tiles))
        after = table.rules.draw(table, after, seat, len(tiles), move)
        return Done(put_back(after, tiles), turn_of(state, seat, "swap", count=len(tiles)))

    return Action("tiles", read_faces, perform, refused)


def _pass(table: Table, state: State, seat: int, move: Move) -> Done:
    return Done(state, turn_of(state, seat, "pass"))


def _resign(table: Table, state: State, seat: int, move: Move) -> Done:
    return Done(state.with_player(seat, resigned=True), turn_of(state, seat, "resign"))


def _stop(table: Table, state: State, seat: int, move: Move) -> Done:
    """All agree to end the game here: whoever says it speaks for the table."""
    return Done(state, turn_of(state, seat, "stop"))


def simple(perform: Callable[[Table, State, int, Move], Done]) -> Action:
    return Action("nothing", read_nothing, perform)


def empty_handed(table: Table, state: State) -> bool:
    """No tile, none to draw, while somebody else still has some: a turn of nothing but a pass."""
    return (
        not state.bag
        and not state.players[state.turn].rack
        and any(player.rack for player in state.players)
    )


PASS = simple(_pass)
RESIGN = simple(_resign)
STOP = simple(_stop)
