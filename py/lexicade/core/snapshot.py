"""A whole State as JSON and back, for saves. It holds every secret of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexicade.core import wire
from lexicade.core.rules import Table
from lexicade.core.state import Ending, Placed, Player, State, Turn
from lexicade.core.tiles import BLANK, Faces

LONG = 100_000


def snapshot(table: Table, state: State) -> dict[str, Any]:
    name = table.rules.grid.name
    return {
        "players": [
            {
                "name": player.name,
                "rack": list(player.rack),
                "score": player.score,
                "resigned": player.resigned,
            }
            for player in state.players
        ],
        "board": [
            [name(cell), tile.face, tile.letter, tile.seat]
            for cell, tile in sorted(state.board.items())
        ],
        "bag": list(state.bag),
        "turn": state.turn,
        "ply": state.ply,
        "turns": [
            [turn.ply, turn.seat, turn.kind, turn.score, turn.total, turn.detail, turn.private_to]
            for turn in state.turns
        ],
        "ending": _ending_shown(state.ending),
        "extra": dict(state.extra),
        "seed": state.seed,
    }


def _ending_shown(ending: Ending | None) -> list[Any] | None:
    if ending is None:
        return None
    return [ending.code, ending.seat, list(ending.settlement), list(ending.winners)]


def restored(table: Table, shot: Mapping[str, Any]) -> State:
    """The State again. Raises `bad-request` naming the field where the snapshot is damaged."""
    players = tuple(
        _player(table, wire.mapping(player, "snapshot.players"))
        for player in wire.sequence(shot.get("players"), "snapshot.players", longest=4)
    )
    seats = len(players)
    return State(
        players=players,
        board=dict(
            _placed(table, entry, seats)
            for entry in wire.sequence(shot.get("board"), "snapshot.board")
        ),
        bag=_faces(table, shot.get("bag"), "snapshot.bag"),
        turn=wire.seat_of(shot.get("turn"), "snapshot.turn", seats),
        ply=wire.whole(shot.get("ply"), "snapshot.ply", low=0, high=LONG),
        turns=tuple(
            _turn(entry, seats)
            for entry in wire.sequence(shot.get("turns"), "snapshot.turns", longest=LONG)
        ),
        ending=_ending(shot.get("ending"), seats),
        extra=wire.mapping(shot.get("extra"), "snapshot.extra"),
        seed=wire.text(shot, "seed", path="snapshot."),
    )


def _score(value: Any, field: str) -> int:
    return wire.whole(value, field, low=-(10**9), high=10**9)


def _player(table: Table, player: Mapping[str, Any]) -> Player:
    return Player(
        name=wire.text(player, "name", path="snapshot.players."),
        rack=_faces(table, player.get("rack"), "snapshot.players.rack"),
        score=_score(player.get("score"), "snapshot.players.score"),
        resigned=player.get("resigned") is True,
    )


def _faces(table: Table, given: Any, field: str) -> Faces:
    faces = wire.sequence(given, field)
    for face in faces:
        if not isinstance(face, str) or face not in table.rules.tiles:
            raise wire.bad(field, "holds something that is no tile of this game")
    return tuple(faces)


def _placed(table: Table, entry: Any, seats: int) -> tuple[int, Placed]:
    field = "snapshot.board"
    if len(wire.sequence(entry, field)) != 4:
        raise wire.bad(field, "each tile is [cell, face, letter, seat]")
    name, face, letter, seat = entry
    cell = table.rules.grid.named(name) if isinstance(name, str) else None
    known = (*table.rules.alphabet.faces, None)
    if cell is None or face not in (*table.rules.alphabet.faces, BLANK) or letter not in known:
        raise wire.bad(field, "holds something that is no tile on this board")
    return cell, Placed(face, letter, None if seat is None else wire.seat_of(seat, field, seats))


def _turn(entry: Any, seats: int) -> Turn:
    field = "snapshot.turns"
    if len(wire.sequence(entry, field)) != 7:
        raise wire.bad(field, "each turn is [ply, seat, kind, score, total, detail, private_to]")
    ply, seat, kind, score, total, detail, private_to = entry
    if not isinstance(kind, str):
        raise wire.bad(field, "a turn's kind must be text")
    return Turn(
        wire.whole(ply, field, low=0, high=LONG),
        wire.seat_of(seat, field, seats),
        kind,
        _score(score, field),
        _score(total, field),
        wire.mapping(detail, field),
        None if private_to is None else wire.seat_of(private_to, field, seats),
    )


def _ending(entry: Any, seats: int) -> Ending | None:
    field = "snapshot.ending"
    if entry is None:
        return None
    if len(wire.sequence(entry, field)) != 4 or not isinstance(entry[0], str):
        raise wire.bad(field, "must be [code, seat, settlement, winners]")
    code, seat, settlement, winners = entry
    return Ending(
        code,
        None if seat is None else wire.seat_of(seat, field, seats),
        tuple(_score(points, field) for points in wire.sequence(settlement, field, longest=seats)),
        tuple(wire.seat_of(seat, field, seats) for seat in wire.sequence(winners, field)),
    )
