"""Starting from any situation, as FEN does in chess: board, racks, scores, turn, bag, memory.

The words on the board are taken as they stand. Sizes, faces and counts are checked, and a refusal
names the field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from lexicade.core.notation import read_faces, read_row
from lexicade.core.rng import shuffled
from lexicade.core.rules import Table, Variant
from lexicade.core.state import Placed, Refusal, State
from lexicade.core.tiles import Faces, missing_from, own_set, spread, without
from lexicade.core.wire import mapping, seat_of, sequence, whole

KEYS = {"board", "racks", "scores", "turn", "bag", "extra"}
HIGHEST_SCORE = 1_000_000


def seats_told(game: Variant, position: Mapping[str, Any]) -> int:
    """How many sit at a table that only a position tells of, as far as the game allows."""
    told = [position.get("racks"), position.get("scores")]
    low, high = game.players
    return min(high, max([low, *(len(one) for one in told if isinstance(one, list))]))


def placed_at(table: Table, begun: State, position: Mapping[str, Any]) -> State:
    """The begun game with whatever the position says put in its place."""
    try:
        return _placed(table, begun, position)
    except Refusal as refusal:
        if refusal.code == "bad-request":
            raise Refusal("bad-position", **refusal.detail) from None
        raise


def _placed(table: Table, begun: State, position: Mapping[str, Any]) -> State:
    for key in position:
        if key not in KEYS:
            raise _bad(str(key)[:40], "no such key in a position")
    seats = len(begun.players)
    state = replace(begun, board=_board(table, position.get("board")))
    racks = [
        None if rack is None else _faces(table, rack, f"racks[{seat}]")
        for seat, rack in enumerate(sequence(position.get("racks", []), "racks", longest=seats))
    ]
    racks += [None] * (seats - len(racks))
    bag = None if position.get("bag") is None else _faces(table, position["bag"], "bag")
    state = _supplied(table, state, racks, bag)
    scores = sequence(position.get("scores", []), "scores", longest=seats)
    for seat, score in enumerate(scores):
        points = whole(score, f"scores[{seat}]", low=-HIGHEST_SCORE, high=HIGHEST_SCORE)
        state = state.with_player(seat, score=points)
    if "turn" in position:
        state = replace(state, turn=seat_of(position["turn"], "turn", seats))
    return _remembered(table, state, mapping(position.get("extra", {}), "extra"))


def _board(table: Table, rows: Any) -> dict[int, Placed]:
    if rows is None:
        return {}
    grid = table.rules.grid
    board = {}
    if len(sequence(rows, "board")) != grid.height:
        raise _bad("board", f"must have {grid.height} rows")
    for number, row in enumerate(rows):
        field = f"board[{number}]"
        if not isinstance(row, str) or len(row) > 12 * grid.width:
            raise _bad(field, "must be text")
        try:
            tiles = read_row(table.rules.alphabet, row)
        except ValueError as bad:
            raise _bad(field, f"no such tile: {str(bad)[:12]}") from None
        if len(tiles) != grid.width:
            raise _bad(field, f"must have {grid.width} cells, not {len(tiles)}")
        for column, tile in enumerate(tiles):
            if tile is not None:
                if tile.letter is None and table.rules.blanks.declared:
                    raise _bad(field, "a blank on this board stands for a letter")
                board[number * grid.width + column] = Placed(tile.face, tile.letter)
    return board


def _faces(table: Table, given: Any, field: str) -> Faces:
    known = table.rules.tiles
    if isinstance(given, str) and len(given) <= 2000:
        try:
            return read_faces(table.rules.alphabet, given)
        except ValueError as bad:
            raise _bad(field, f"no such tile: {str(bad)[:12]}") from None
    faces = sequence(given, field)
    if not all(isinstance(face, str) and face in known for face in faces):
        raise _bad(field, "holds something that is no tile of this game")
    return tuple(faces)


def _supplied(table: Table, state: State, racks: list[Faces | None], bag: Faces | None) -> State:
    """Racks and bag filled in, no face used more often than the tile set has it."""
    used: Faces = ()
    board = tuple(tile.face for tile in state.board.values())
    named = [(f"racks[{seat}]", rack) for seat, rack in enumerate(racks)]
    for field, faces in [("board", board), *named, ("bag", bag)]:
        used += faces or ()
        over = missing_from(spread(table.rules.tiles), used)
        if over:
            why = f"more of {', '.join(over)} than the tile set has"
            raise _bad(field, why, tiles=sorted(set(over)))
    rest = without(spread(table.rules.tiles), used)
    if bag and table.rules.own_sets:
        raise _bad("bag", "this game has no bag")
    tiles = shuffled(rest, state.seed, "bag") if bag is None else bag
    for seat, rack in enumerate(racks):
        if rack is None:
            rack, tiles = _drawn(table, tiles)
        elif len(rack) > table.rules.rack_size:
            raise _bad(f"racks[{seat}]", f"has more than {table.rules.rack_size} tiles")
        state = state.with_player(seat, rack=rack)
    return replace(state, bag=() if table.rules.own_sets else tiles)


def _drawn(table: Table, tiles: Faces) -> tuple[Faces, Faces]:
    """A rack from these tiles, and the tiles then left."""
    if not table.rules.own_sets:
        return tiles[: table.rules.rack_size], tiles[table.rules.rack_size :]
    full = own_set(table.rules.tiles, table.variant.players[0])
    rack = without(full, missing_from(tiles, full))
    return rack, without(tiles, rack)


def _remembered(table: Table, state: State, extra: Mapping[str, Any]) -> State:
    twists = {twist.key: twist for twist in table.rules.twists}
    for key, memory in extra.items():
        if key not in twists:
            raise _bad(f"extra.{key[:40]}", "this game remembers no such thing")
        state = state.with_extra(key, twists[key].read(table, memory))
    return state


def _bad(field: str, why: str, **more: Any) -> Refusal:
    return Refusal("bad-position", field=field, why=why, **more)
