"""A whole State as JSON and back, for saves. It holds every secret of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexicade.core import wire
from lexicade.core.rules import Table
from lexicade.core.state import Ending, Placed, Player, State, Turn
from lexicade.core.tiles import BLANK, Faces

LONG = 100_000
OF_EVERY_TURN = {"ply", "seat", "kind", "score", "total"}


def snapshot(table: Table, state: State) -> dict[str, Any]:
    name = table.rules.grid.name
    return {
        "players": [
            {
                "name": player.name,
                "rack": list(player.rack),
                "score": player.score,
                "resigned": player.resigned,
                **({"bot": player.bot} if player.bot else {}),
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


def restored(table: Table, shot: Mapping[str, Any], seats: int, key: str) -> State:
    """The State again. Raises `bad-request` naming the field where the snapshot is damaged."""
    players = tuple(
        _player(table, wire.mapping(player, f"{key}.players"), f"{key}.players.")
        for player in wire.sequence(shot.get("players"), f"{key}.players", longest=seats)
    )
    if len(players) != seats or all(player.resigned for player in players):
        raise wire.bad(f"{key}.players", "must be as many as the seats, one of them still playing")
    state = State(
        players=players,
        board=dict(
            _placed(table, entry, seats, f"{key}.board")
            for entry in wire.sequence(shot.get("board"), f"{key}.board")
        ),
        bag=_faces(table, shot.get("bag"), f"{key}.bag"),
        turn=wire.seat_of(shot.get("turn"), f"{key}.turn", seats),
        ply=wire.whole(shot.get("ply"), f"{key}.ply", low=0, high=LONG),
        turns=tuple(
            _turn(entry, seats, f"{key}.turns")
            for entry in wire.sequence(shot.get("turns"), f"{key}.turns", longest=LONG)
        ),
        ending=_ending(shot.get("ending"), seats, f"{key}.ending"),
        seed=wire.text(shot, "seed", path=f"{key}."),
    )
    return _remembered(table, state, wire.mapping(shot.get("extra"), f"{key}.extra"))


def _remembered(table: Table, state: State, extra: Mapping[str, Any]) -> State:
    """Each twist's memory; one that came into the game since then begins with its set-up."""
    for twist in table.rules.twists:
        if twist.key in extra:
            state = state.with_extra(twist.key, twist.read(table, extra[twist.key]))
        else:
            state = twist.setup(table, state)
    return state


def _score(value: Any, field: str) -> int:
    return wire.whole(value, field, low=-(10**9), high=10**9)


def _player(table: Table, player: Mapping[str, Any], path: str) -> Player:
    return Player(
        name=wire.name(player, "name", path=path),
        rack=_faces(table, player.get("rack"), f"{path}rack"),
        score=_score(player.get("score"), f"{path}score"),
        resigned=player.get("resigned") is True,
        bot=wire.bot(player, path=path),
    )


def _faces(table: Table, given: Any, field: str) -> Faces:
    faces = wire.sequence(given, field)
    for face in faces:
        if not isinstance(face, str) or face not in table.rules.tiles:
            raise wire.bad(field, "holds something that is no tile of this game")
    return tuple(faces)


def _placed(table: Table, entry: Any, seats: int, field: str) -> tuple[int, Placed]:
    if len(wire.sequence(entry, field)) != 4:
        raise wire.bad(field, "each tile is [cell, face, letter, seat]")
    name, face, letter, seat = entry
    cell = table.rules.grid.named(name) if isinstance(name, str) else None
    faces = table.rules.alphabet.faces
    fits = letter in (*faces, None) if face == BLANK else face in faces and letter == face
    if cell is None or not fits:
        raise wire.bad(field, "holds something that is no tile on this board")
    return cell, Placed(face, letter, None if seat is None else wire.seat_of(seat, field, seats))


def _turn(entry: Any, seats: int, field: str) -> Turn:
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
        _detail(kind, wire.mapping(detail, field), field),
        None if private_to is None else wire.seat_of(private_to, field, seats),
    )


def _detail(kind: str, detail: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    """What a line adds to its turn: nothing the turn says itself, and a play's tiles as laid."""
    if not OF_EVERY_TURN.isdisjoint(detail):
        raise wire.bad(field, "a turn's detail repeats what the turn says")
    if kind == "play" or "tiles" in detail:
        for laid in wire.sequence(detail.get("tiles"), field):
            if not (isinstance(laid, list) and len(laid) in (2, 3)):
                raise wire.bad(field, "a play's tiles are [cell, face] or [cell, face, letter]")
            if not all(isinstance(part, str) for part in laid):
                raise wire.bad(field, "a play's tiles are texts")
    return detail


def _ending(entry: Any, seats: int, field: str) -> Ending | None:
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
