"""A game read from a record: its moves say what was drawn, what it scored and how it ended.

Such a game takes the record's word: phonies stand until withdrawn, points are as written. Once a
move comes that no record tells (it has no `drew`), the ordinary rules hold again, so an unfinished
record can be played on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from lexicade.core.play import Play
from lexicade.core.rules import Action, Check, Done, Rules, Table, Twist
from lexicade.core.state import Ending, Move, Refusal, State, Turn
from lexicade.core.wire import bad, mapping, seat_of, sequence, text, whole
from lexicade.parts.supply import draw_as_recorded
from lexicade.parts.turns import read_nothing
from lexicade.parts.withdrawing import tiles_of, withdrawn

KEY = "record"
MOST_POINTS = 1_000_000


def as_recorded(rules: Rules) -> Rules:
    """The same game with the record's word above the rules'."""
    return replace(
        rules,
        draw=draw_as_recorded,
        spelling=tuple(_when_live(check) for check in rules.spelling),
        endings=(_finished, *(_only_live(ending) for ending in rules.endings)),
        settle=_settled_as_told(rules),
        actions={**rules.actions, "withdraw": WITHDRAW, "adjust": ADJUST, "finish": FINISH},
        twists=(*rules.twists, RECORD),
        records=True,
    )


def _told(state: State) -> dict[str, Any]:
    memory: dict[str, Any] = state.extra.get(KEY, {})
    return memory


def _before_move(table: Table, state: State, seat: int, move: Move) -> State:
    told = {"live": "drew" not in move}
    if "score" in move:
        told["score"] = move["score"]
    return state.with_extra(KEY, told)


def _score_as_told(table: Table, before: State, seat: int, play: Play, done: Done) -> Done:
    told = _told(done.state).get("score")
    if told is None:
        return done
    total = done.turn.total - done.turn.score + told
    turn = replace(done.turn, score=told, total=total)
    return replace(done, state=done.state.with_player(seat, score=total), turn=turn)


def _read_memory(table: Table, memory: Any) -> Any:
    return mapping(memory, f"extra.{KEY}")


RECORD = Twist(KEY, before_move=_before_move, after_play=_score_as_told, read=_read_memory)


def _when_live(check: Check) -> Check:
    def checked(table: Table, state: State, play: Play) -> Refusal | None:
        return check(table, state, play) if _told(state).get("live", True) else None

    return checked


def _only_live(
    ending: Callable[[Table, State], Ending | None],
) -> Callable[[Table, State], Ending | None]:
    def ended(table: Table, state: State) -> Ending | None:
        return ending(table, state) if _told(state).get("live", True) else None

    return ended


def _finished(table: Table, state: State) -> Ending | None:
    finish = _told(state).get("finish")
    return Ending(finish["code"], finish["seat"]) if finish else None


def _settled_as_told(rules: Rules) -> Callable[[Table, State, Ending], tuple[int, ...]]:
    def settle(table: Table, state: State, ending: Ending) -> tuple[int, ...]:
        finish = _told(state).get("finish")
        return tuple(finish["points"]) if finish else rules.settle(table, state, ending)

    return settle


def _withdraw(table: Table, state: State, seat: int, move: Move) -> Done:
    """The last play is taken back: its tiles to the rack, its points off the score."""
    if not state.turns or state.turns[-1].kind != "play":
        raise Refusal("nothing-to-undo", moves=0)
    last = state.turns[-1]
    rack = state.players[last.seat].rack
    if len(rack) + len(tiles_of(last)) > table.rules.rack_size:
        raise Refusal("nothing-to-undo", moves=0)  # its player has drawn since: it stands
    return Done(*withdrawn(table, state, last), ends_turn=False)


def _read_adjustment(table: Table, state: State, seat: int, move: Move) -> Move:
    return {
        "seat": seat_of(move.get("seat"), "move.seat", len(state.players)),
        "points": whole(move.get("points"), "move.points", low=-MOST_POINTS, high=MOST_POINTS),
        "why": text(move, "why", path="move."),
    }


def _adjust(table: Table, state: State, seat: int, move: Move) -> Done:
    """Points given or taken outside a play: a challenge bonus, time."""
    whose, points = move["seat"], move["points"]
    total = state.players[whose].score + points
    turn = Turn(state.ply + 1, whose, "adjust", points, total, {"why": move["why"]})
    return Done(state.with_player(whose, score=total), turn, ends_turn=False)


def _read_finish(table: Table, state: State, seat: int, move: Move) -> Move:
    seats = len(state.players)
    points = sequence(move.get("points"), "move.points", longest=seats)
    if len(points) != seats:
        raise bad("move.points", "must have one number a seat")
    whose = move.get("seat")
    return {
        "code": text(move, "code", path="move."),
        "seat": None if whose is None else seat_of(whose, "move.seat", seats),
        "points": [
            whole(number, "move.points", low=-MOST_POINTS, high=MOST_POINTS) for number in points
        ],
    }


def _finish(table: Table, state: State, seat: int, move: Move) -> Done:
    told = {**_told(state), "finish": {key: move[key] for key in ("code", "seat", "points")}}
    whose = seat if move["seat"] is None else move["seat"]
    turn = Turn(state.ply + 1, whose, "finish", 0, state.players[whose].score)
    return Done(state.with_extra(KEY, told), turn)


WITHDRAW = Action("record", read_nothing, _withdraw)
ADJUST = Action("record", _read_adjustment, _adjust)
FINISH = Action("record", _read_finish, _finish)
