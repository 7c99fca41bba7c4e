"""A GCG file as a match: every line a move that says what was drawn after it.

First the whole file is read for what everybody held (`hands.py`), then the moves are played by the
engine, which takes the record's word for points and phonies. Where engine and record count
differently, a notice says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from lexicade.core import wire
from lexicade.core.match import Match, moved, opened
from lexicade.core.notation import read_faces, read_play
from lexicade.core.play import Laid
from lexicade.core.rules import Table
from lexicade.core.save import TableFor
from lexicade.core.state import Placed, Refusal
from lexicade.core.tiles import Faces
from lexicade.gcg.exporting import RESIGNED
from lexicade.gcg.hands import Hands, Slot, faces_of
from lexicade.gcg.read import read_gcg
from lexicade.gcg.record import BadGcg, Event, Record
from lexicade.gcg.write import write_gcg

Notice = dict[str, Any]


def imported(
    data: bytes, variant: str, seed: str, table_for: TableFor
) -> tuple[Match, list[Notice]]:
    """Refuses with `bad-gcg`, naming the line."""
    try:
        record = read_gcg(data)
        table = table_for(variant, {}, {"gcg": write_gcg(record)})
        story = _Story(record, table)
        story.tell()
        return _played(record, table, story, seed)
    except BadGcg as bad:
        raise Refusal("bad-gcg", line=bad.line, why=bad.why) from None


class _Story:
    """The moves as they come out of the lines, and the hands they come from."""

    def __init__(self, record: Record, table: Table) -> None:
        low, high = table.variant.players
        if not low <= len(record.players) <= high:
            raise BadGcg(1, f"this game takes {low} to {high} players")
        self.record = record
        self.rules = table.rules
        self.nicks = [player.nick for player in record.players]
        self.hands = Hands(self.rules.tiles, self.rules.rack_size, len(self.nicks))
        self.board: dict[int, Placed] = {}
        self.moves: list[tuple[Event, dict[str, Any], list[Slot]]] = []
        self.notices: list[Notice] = []
        self.settlement: dict[int, int] = {}
        self.finisher: int | None = None

    def tell(self) -> None:
        events = self.record.events
        for event, following in zip(events, (*events[1:], None), strict=True):
            self._see_rack(event)
            off = following is not None and following.kind == "withdraw"
            self._tell(event, challenged_off=off and event.kind == "play")
        for seat, rack in enumerate(self.record.racks):
            self._show(seat, self._faces(rack), 0)
        if not self.hands.settle_unknown():
            raise BadGcg(1, "more of a tile is shown than the set has")

    def _tell(self, event: Event, challenged_off: bool) -> None:
        seat = self.nicks.index(event.nick)
        match event.kind:
            case "play":
                self._lay(event, seat, challenged_off)
            case "withdraw":
                self._withdraw(event, seat)
            case "swap":
                tiles = self._faces(event.tiles)
                slots = self.hands.show(seat, tiles) if event.tiles else None
                if slots is None:
                    slots = self.hands.held[seat][-(event.count or len(tiles)) :]
                drawn = self.hands.swap(seat, slots)
                self.moves.append((event, {"kind": "swap", "slots": slots}, drawn))
            case "pass":
                left = any(remark.means(RESIGNED) for remark in event.remarks)
                self.moves.append((event, {"kind": "resign" if left else "pass"}, []))
            case "bonus" | "time":
                why = "time" if event.kind == "time" else "challenge"
                adjust = {"kind": "adjust", "seat": seat, "points": event.score, "why": why}
                self.moves.append((event, adjust, []))
            case "went-out":
                self.finisher = seat
                self.settlement[seat] = event.score
            case "lost-rack":
                self.settlement[seat] = event.score

    def _lay(self, event: Event, seat: int, challenged_off: bool) -> None:
        try:
            laid = read_play(
                self.rules.alphabet, self.rules.grid, self.board, f"{event.place} {event.text}"
            )
        except Refusal as refusal:
            why = refusal.detail.get("why") or f"{event.place} {event.text} does not fit the board"
            raise BadGcg(event.line, str(why)) from None
        slots = self.hands.lay(seat, [tile.face for tile in laid])
        if slots is None or not laid:
            raise BadGcg(event.line, f"{event.nick} cannot have held the tiles of {event.text}")
        for tile in laid:
            self.board[tile.cell] = Placed(tile.face, tile.letter, seat)
        missing = self.rules.rack_size - len(self.hands.held[seat])
        drawn = [] if challenged_off else self.hands.draw(seat, missing)
        play = {"kind": "play", "tiles": self._shown(laid), "score": event.score, "slots": slots}
        self.moves.append((event, play, drawn))

    def _withdraw(self, event: Event, seat: int) -> None:
        if not self.moves or self.moves[-1][1]["kind"] != "play":
            raise BadGcg(event.line, "there is no play to take back")
        _, play, _ = self.moves[-1]
        for name, *_ in play["tiles"]:
            cell = self.rules.grid.named(name)
            if cell is not None:
                del self.board[cell]
        self.hands.held[seat] += play["slots"]
        self.moves.append((event, {"kind": "withdraw"}, []))

    def _see_rack(self, event: Event) -> None:
        # The rack of a withdrawal is the one after it: seen already, before the play.
        if event.kind not in ("went-out", "lost-rack", "withdraw"):
            self._show(self.nicks.index(event.nick), self._faces(event.rack), event.line)

    def _show(self, seat: int, faces: Faces, line: int) -> None:
        # A rack written down wrongly spoils nothing: what was laid decides.
        if self.hands.show(seat, faces) is None:
            self.notices.append({"code": "rack-differs", "detail": {"line": line}})

    def _faces(self, written: str) -> Faces:
        """Tiles as written; a word like UNKNOWN or a slip of the pen tells nothing."""
        try:
            faces = read_faces(self.rules.alphabet, written.upper())
        except ValueError:
            return ()
        return faces if len(faces) <= self.rules.rack_size else ()

    def _shown(self, laid: tuple[Laid, ...]) -> list[list[str]]:
        name = self.rules.grid.name
        return [
            [name(tile.cell), tile.face, *([tile.letter] if tile.letter != tile.face else [])]
            for tile in laid
            if tile.letter is not None
        ]

    def finish(self) -> dict[str, Any] | None:
        """How it ended, where the record settles the racks."""
        if not self.settlement:
            return None
        points = [self.settlement.get(seat, 0) for seat in range(len(self.nicks))]
        code = "scoreless" if self.finisher is None else "went-out"
        return {"kind": "finish", "code": code, "seat": self.finisher, "points": points}


def _played(record: Record, table: Table, story: _Story, seed: str) -> tuple[Match, list[Notice]]:
    names = tuple(_name(player.name, seat) for seat, player in enumerate(record.players))
    first = story.nicks.index(story.moves[0][0].nick) if story.moves else 0
    racks = [list(faces_of(slots)) for slots in story.hands.dealt]
    match = opened(table, names, seed, first, {"racks": racks})
    notices = list(story.notices)
    for event, told, drawn in story.moves:
        match = _made(match, event, told, drawn, story)
        notices += _differences(match, event)
    finish = story.finish()
    if finish:
        match = moved(match, match.state.turn, finish)
        notices += _end_differences(match, record, story.nicks)
    about: Mapping[str, Any] = {**table.about, "moves": len(match.moves)}
    return replace(match, table=replace(table, about=about)), notices


def _made(
    match: Match, event: Event, told: dict[str, Any], drawn: list[Slot], story: _Story
) -> Match:
    move = {key: value for key, value in told.items() if key != "slots"}
    if move["kind"] == "swap":
        move["tiles"] = list(faces_of(told["slots"]))
    if move["kind"] != "resign":  # which ends the game by rule, not by the record's word
        move["drew"] = list(faces_of(drawn))
    seat = match.state.turn
    if move["kind"] not in ("withdraw", "adjust") and story.nicks[seat] != event.nick:
        raise BadGcg(event.line, f"it is the turn of {story.nicks[seat]}, not of {event.nick}")
    try:
        return moved(match, seat, move)
    except Refusal as refusal:
        raise BadGcg(event.line, f"this cannot be played ({refusal.code})") from None


def _differences(match: Match, event: Event) -> list[Notice]:
    turn = match.state.turns[-1]
    found = []
    if turn.kind == "play":
        counted = sum(points for _, points in turn.detail["words"]) + turn.detail["bonus"]
        if counted != event.score:
            detail = {"line": event.line, "told": event.score, "counted": counted}
            found.append({"code": "score-differs", "detail": detail})
    # Time may be taken off before or after the racks are settled: the end shows the sum.
    if turn.kind != "adjust" and turn.total != event.total:
        found.append(_total_differs(event, turn.total))
    return found


def _end_differences(match: Match, record: Record, nicks: list[str]) -> list[Notice]:
    last = {event.nick: event for event in record.events}
    scores = dict(zip(nicks, (player.score for player in match.state.players), strict=True))
    return [
        _total_differs(event, scores[nick])
        for nick, event in last.items()
        if event.total != scores[nick]
    ]


def _total_differs(event: Event, counted: int) -> Notice:
    detail = {"line": event.line, "told": event.total, "counted": counted}
    return {"code": "total-differs", "detail": detail}


def _name(written: str, seat: int) -> str:
    try:
        return wire.name({"name": written}, "name")
    except Refusal:
        return f"Player {seat + 1}"
