"""A match told as a GCG record.

A game that came from a GCG file keeps that file's own words for the moves it had; what was played
since is added below. A resignation, which the format does not know, is a pass with a remark.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lexicade.core.game import apply
from lexicade.core.match import Match
from lexicade.core.notation import faces_text
from lexicade.core.state import Move, Refusal, State, Turn
from lexicade.gcg.read import read_gcg
from lexicade.gcg.record import Event, Pragma, Record, player_headers
from lexicade.gcg.write import write_gcg

RESIGNED = "resigned"


def exported(match: Match) -> str:
    about = match.table.about
    told = about.get("moves", 0)
    if "gcg" not in about or len(match.moves) < told:
        return write_gcg(record_of(match))
    record = read_gcg(str(about["gcg"]))
    if len(match.moves) == told:
        return write_gcg(record)
    since = record_of(match, told)
    kept = tuple(pragma for pragma in record.closing if not pragma.key.lower().startswith("rack"))
    return write_gcg(
        replace(record, events=record.events + since.events, closing=kept + since.closing)
    )


def record_of(match: Match, after: int = 0) -> Record:
    """The moves from the one numbered `after` on, with the racks they were made from."""
    if match.resumed or (match.position is not None and not match.table.rules.records):
        raise Refusal("not-for-this-game", name="gcg", why="it did not start from an empty board")
    headers = player_headers(match.names)
    nicks = [pragma.text.split(" ")[0] for pragma in headers]
    events: list[Event] = []
    state = match.start
    for number, move in enumerate(match.moves):
        following = apply(match.table, state, state.turn, move)
        if number >= after:
            events += _told(state, following, move, following.turns[-1], nicks)
        state = following
    closing = () if state.ending else tuple(_racks(state))
    return Record(headers, tuple(events), closing)


def _told(before: State, after: State, move: Move, turn: Turn, nicks: list[str]) -> Iterator[Event]:
    nick, rack = nicks[turn.seat], _text(before, turn.seat)
    match turn.kind:
        case "play":
            place, text = turn.detail["at"], turn.detail["text"]
            yield Event(nick, "play", turn.score, turn.total, rack, place=place, text=text)
        case "swap":
            yield Event(nick, "swap", 0, turn.total, rack, tiles=faces_text(move["tiles"]), count=0)
        case "pass":
            yield Event(nick, "pass", 0, turn.total, rack)
        case "resign":
            yield Event(nick, "pass", 0, turn.total, rack, remarks=(Pragma(RESIGNED),))
        case "withdraw":
            yield Event(nick, "withdraw", turn.score, turn.total, _text(after, turn.seat))
        case "adjust" if turn.detail["why"] == "time":
            yield Event(nick, "time", turn.score, turn.total, rack)
        case "adjust":
            yield Event(nick, "bonus", turn.score, turn.total, rack)
    if after.ending:
        yield from _settlement(after, nicks)


def _settlement(state: State, nicks: list[str]) -> Iterator[Event]:
    """Whoever went out gains the racks of the others; everybody else loses the own one."""
    ending = state.ending
    if ending is None or ending.code == "resigned":
        return
    if ending.code == "went-out" and ending.seat is not None:
        gained, total = ending.settlement[ending.seat], state.players[ending.seat].score
        others = "".join(_text(state, seat) for seat in _losers(state))
        yield Event(nicks[ending.seat], "went-out", gained, total, tiles=others)
    for seat in _losers(state):
        lost, rack = ending.settlement[seat], _text(state, seat)
        if lost or ending.code != "went-out":
            total = state.players[seat].score
            yield Event(nicks[seat], "lost-rack", lost, total, rack, tiles=rack)


def _losers(state: State) -> list[int]:
    return [seat for seat, player in enumerate(state.players) if player.rack]


def _racks(state: State) -> Iterator[Pragma]:
    for seat, player in enumerate(state.players):
        if player.rack:
            yield Pragma(f"rack{seat + 1}", _text(state, seat))


def _text(state: State, seat: int) -> str:
    return faces_text(sorted(state.players[seat].rack))
