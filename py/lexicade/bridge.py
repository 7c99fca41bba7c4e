"""The one door to the engine: a JSON request in, a JSON reply out. See docs/protocol.md.

The page's worker, the terminal and the tests all come through here. A refused request changes
nothing: the match on the table is replaced only by a finished answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from lexicade.bookcase import Bookcase
from lexicade.core import save, wire
from lexicade.core.game import problem_shown, problem_with
from lexicade.core.match import Match, moved, opened, taken_back, turn_taken_back
from lexicade.core.notation import board_rows
from lexicade.core.options import against_computer, settled
from lexicade.core.rules import Rules, Table, Variant
from lexicade.core.state import Move, Refusal
from lexicade.core.tiles import Alphabet
from lexicade.core.view import log, table_shown, view
from lexicade.describing import described
from lexicade.levels import settings_of, told_wrong
from lexicade.parts.laying import preview
from lexicade.parts.record import as_recorded
from lexicade.reading import Request, read_file, read_request, read_seed
from lexicade.thinking import Cancelled, Thinking, Thought
from lexicade.thoughts import THINKING, begun, budget_of
from lexicade.variants import shelf

VERSION = 1

Reply = dict[str, Any]


class Bridge:
    """One table, and the word lists brought to it so far."""

    def __init__(self, find_lexicon: Callable[[str], bytes | None] | None = None) -> None:
        """`find_lexicon` gives a file by its name; without it, whoever asks has to bring it."""
        self.books = Bookcase(find_lexicon)
        self._shelf = shelf()
        self._match: Match | None = None
        self._requests: dict[str, Callable[[Request], Reply]] = {
            "variants": self._variants,
            "new": self._new,
            "view": self._view,
            "preview": self._preview,
            "move": self._move,
            "undo": self._undo,
            "save": lambda request: {"save": save.dump(self.current())},
            "load": self._load,
            "export": self._export,
            "import": self._import,
            "lookup": self._lookup,
        }

    def handle(self, text: str) -> str:
        """The reply, however long it takes."""
        thought = self.think(text)
        while (reply := thought.step()) is None:
            pass
        return reply

    def think(self, text: str) -> Thought:
        """The same for whoever wants to do something else meanwhile: step by step.

        Requests may be asked while others are on their way; each counts from its first step.
        """
        return Thought(self._replying(text))

    def _replying(self, text: str) -> Thinking[str]:
        request: Any = {}
        try:
            request = read_request(text)
            yield budget_of(self, request)
            reply = {"v": VERSION, "ok": True, **(yield from self._answering(request))}
        except Cancelled:
            reply = {"v": VERSION, "ok": False, **problem_shown(Refusal("cancelled"))}
        except Refusal as refusal:
            reply = {"v": VERSION, "ok": False, **problem_shown(refusal)}
        except Exception as fault:  # the door: whatever went wrong, answer
            why = f"{type(fault).__name__}: {fault}"[:300]
            reply = {"v": VERSION, "ok": False, "code": "engine-fault", "detail": {"why": why}}
        if "id" in request:
            reply["id"] = request["id"]
        return json.dumps(reply, separators=(",", ":"))

    def add_lexicon(self, id: str, data: bytes) -> None:
        """A file: a word list, or what kept tiles are worth."""
        self.books.add(id, data)

    def do_without(self, id: str) -> None:
        """A file that a refusal called optional cannot be had: the computer plays without it."""
        self.books.do_without(id)

    def _answering(self, request: Request) -> Thinking[Reply]:
        name = wire.text(request, "do")
        answer = self._requests.get(name)
        if answer is None and name not in THINKING:
            raise Refusal("unknown-request", name=name[:80])
        # Guessing would leave every rack open in a save meant to be closed.
        sealed = wire.flag(request, "sealed")
        reply = answer(request) if answer else (yield from begun(self, name, request))
        if sealed and "save" in reply:
            reply["save"] = save.seal(reply["save"])
        return reply

    # What every request needs.

    def _game(self, id: str) -> Variant:
        if id not in self._shelf:
            raise Refusal("unknown-variant", name=id[:80])
        return self._shelf[id]

    def table(
        self, id: str, options: Mapping[str, Any], record: Mapping[str, Any] | None = None
    ) -> Table:
        game = self._game(id)
        values = settled(game.options, options)
        rules: Rules = game.rules(values)
        if record is not None:
            rules = as_recorded(rules)
        return Table(game, values, rules, self.books.words(rules.lexicon), record or {})

    def current(self) -> Match:
        if self._match is None:
            raise Refusal("no-game")
        return self._match

    def _seen(self, request: Request, match: Match, *, whole_table: bool = False) -> Reply:
        """The view a request asks for; an onlooker's where it names no seat."""
        seat = request.get("seat")
        if seat is not None:
            seat = wire.seat_of(seat, "seat", len(match.names))
        reply: Reply = {"view": view(match.table, match.state, seat)}
        if whole_table:
            reply["table"] = table_shown(match.table)
        return reply

    def _put_on_table(self, request: Request, match: Match) -> Reply:
        reply = {**self._seen(request, match, whole_table=True), "save": save.dump(match)}
        self._match = match
        return reply

    # The requests.

    def _variants(self, request: Request) -> Reply:
        return {"variants": [described(game) for game in self._shelf.values()]}

    def _new(self, request: Request) -> Reply:
        variant = wire.text(request, "variant")
        options = wire.mapping(request.get("options", {}), "options")
        game = self._game(variant)
        low, high = game.players
        seats = wire.sequence(request.get("seats"), "seats", longest=high)
        if len(seats) < low:
            raise wire.bad("seats", f"must be at least {low}")
        names, bots = wire.seats(seats)
        for at, level in enumerate(bots):
            if level is not None and not settings_of(level):
                raise wire.bad(f"seats[{at}].bot", told_wrong())
        first = request.get("first", 0)
        if first != "lot":
            first = wire.seat_of(first, "first", len(names))
        position = request.get("position")
        if position is not None:
            wire.mapping(position, "position")
        usual = against_computer(game.options) if any(bots) else {}
        table = self.table(variant, {**usual, **options})
        match = opened(table, names, read_seed(request), first, position, bots)
        return self._put_on_table(request, match)

    def _view(self, request: Request) -> Reply:
        return self._seen(request, self.current())

    def _preview(self, request: Request) -> Reply:
        match = self.current()
        seat = wire.seat_of(request.get("seat"), "seat", len(match.names))
        move = wire.mapping(request.get("move"), "move")
        if move.get("kind") == "play" and not match.state.ending and seat == match.state.turn:
            shown = preview(match.table, match.state, seat, move)
            problems = [problem_shown(problem) for problem in shown["problems"]]
            return {**shown, "problems": problems, "ply": match.state.ply}
        problem = problem_with(match.table, match.state, seat, move)
        return {
            "legal": problem is None,
            "words": [],
            "score": 0,
            "bonus": 0,
            "at": None,
            "problems": [problem_shown(problem)] if problem else [],
            "ply": match.state.ply,
        }

    def _move(self, request: Request) -> Reply:
        match = self.current()
        seat = wire.seat_of(request.get("seat"), "seat", len(match.names))
        pass_on = wire.flag(request, "pass_on")
        return self.made(match, seat, wire.mapping(request.get("move"), "move"), seat, pass_on)

    def made(
        self, match: Match, seat: int, move: Move, told: int | None, pass_on: bool = False
    ) -> Reply:
        """A move on the table, and what the seat told of it may see."""
        if match is not self._match:  # somebody moved while this was thought about
            raise Refusal("cancelled")
        after = moved(match, seat, move)
        if pass_on and (after.state.ending or after.state.turn != seat):
            told = None
        seen = view(after.table, after.state, told)
        reply = {
            "view": seen,
            "save": save.dump(after),
            "events": seen["log"][len(log(match.state, told)) :],
        }
        self._match = after
        return reply

    def _undo(self, request: Request) -> Reply:
        match = self.current()
        if "turn_of" in request:
            seat = wire.seat_of(request["turn_of"], "turn_of", len(match.names))
            match = turn_taken_back(match, seat)
        else:
            count = wire.whole(request.get("n", 1), "n", low=1, high=100_000)
            match = taken_back(match, count)
        reply = {**self._seen(request, match), "save": save.dump(match)}
        self._match = match
        return reply

    def _load(self, request: Request) -> Reply:
        match, notices = save.load(request.get("save"), self.table)
        return {**self._put_on_table(request, match), "notices": notices}

    def _export(self, request: Request) -> Reply:
        format = wire.text(request, "format")
        match = self.current()
        if format == "text":
            return {"text": "\n".join(board_rows(match.table.rules.grid, match.state.board))}
        if format not in match.table.variant.formats:
            raise Refusal("not-for-this-game", name=format[:80])
        from lexicade.gcg import exporting, record  # see _import

        try:
            return {"text": exporting.exported(match)}
        except record.BadGcg as bad:  # the record a save says it came from
            raise Refusal("bad-gcg", line=bad.line, why=bad.why) from None

    def _import(self, request: Request) -> Reply:
        format = wire.text(request, "format")
        readers = [id for id, game in self._shelf.items() if format in game.formats]
        variant = wire.text(request, "variant") if "variant" in request else (*readers, "")[0]
        if variant not in readers:
            raise Refusal("not-for-this-game", name=format[:80])
        # Imported here because few visits want it, and every start would wait for it.
        from lexicade.gcg.importing import imported

        match, notices = imported(read_file(request), variant, read_seed(request), self.table)
        return {**self._put_on_table(request, match), "notices": notices}

    def _lookup(self, request: Request) -> Reply:
        id = wire.text(request, "lexicon")
        if not any(id in game.lexicons for game in self._shelf.values()):
            raise Refusal("unknown-lexicon", lexicon=id[:80])
        given = {"word": request["word"]} if "word" in request else {}
        if not given:
            listed = enumerate(wire.sequence(request.get("words"), "words"))
            given = {f"words[{at}]": word for at, word in listed}
        words = [wire.text(given, field).strip().upper() for field in given]
        known = self.books.words(id)
        split = Alphabet(dict.fromkeys(known.faces, 0)).split
        return {"words": [[word, known.contains(split(word) or ())] for word in words]}
