"""Where tiles come from: a bag mixed once from the seed, its first tile drawn first."""

from __future__ import annotations

from dataclasses import replace

from lexicade.core.rng import shuffled
from lexicade.core.rules import Table
from lexicade.core.state import Move, State
from lexicade.core.tiles import missing_from, own_set, spread, without
from lexicade.core.wire import bad


def deal_from_bag(table: Table, state: State) -> State:
    """A mixed bag, then full racks seat by seat."""
    state = replace(state, bag=shuffled(spread(table.rules.tiles), state.seed, "bag"))
    for seat in range(len(state.players)):
        state = draw_from_bag(table, state, seat, table.rules.rack_size, {})
    return state


def deal_own_sets(table: Table, state: State) -> State:
    """To everybody the same full set; nothing is left to chance."""
    seats = len(state.players)
    for seat in range(seats):
        state = state.with_player(seat, rack=own_set(table.rules.tiles, seats))
    return state


def draw_nothing(table: Table, state: State, seat: int, wanted: int, move: Move) -> State:
    return state


def draw_from_bag(table: Table, state: State, seat: int, wanted: int, move: Move) -> State:
    """That many tiles, or what is left."""
    rack = state.players[seat].rack
    state = state.with_player(seat, rack=rack + state.bag[:wanted])
    return replace(state, bag=state.bag[wanted:])


def draw_as_recorded(table: Table, state: State, seat: int, wanted: int, move: Move) -> State:
    """Take the tiles the record says were drawn; where it is silent, draw as usual."""
    if "drew" not in move:
        return draw_from_bag(table, state, seat, wanted, move)
    drew = move["drew"]
    if missing_from(state.bag, drew):
        raise bad("move.drew", "these tiles are not in the bag")
    rack = state.players[seat].rack
    state = state.with_player(seat, rack=rack + tuple(drew))
    return replace(state, bag=without(state.bag, drew))


def put_back(state: State, tiles: tuple[str, ...]) -> State:
    """Tiles into the bag, which is mixed again: nobody knows where they lie."""
    return replace(state, bag=shuffled(state.bag + tiles, state.seed, f"put back {state.ply}"))
