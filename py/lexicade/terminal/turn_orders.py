"""What a player does with a turn: plays, swaps, passes, and whatever else a game offers."""

from __future__ import annotations

from dataclasses import dataclass, field

from lexicade.terminal.commands import main_word
from lexicade.terminal.console import Console
from lexicade.terminal.door import Json, Refused
from lexicade.terminal.laying import Laying, faces_from_rack, signs_of
from lexicade.terminal.moves_told import preview_told
from lexicade.terminal.places import Typed, on_board, read_cells
from lexicade.terminal.seen import BLANK, BLOCK, offered
from lexicade.terminal.sitting import Sitting
from lexicade.terminal.texts import Texts

YES = ("y", "yes", "s", "si", "sí")
NO = ("n", "no")


@dataclass
class Outcome:
    """What came of a line: something to say, a move made, or another game on the table."""

    lines: list[str] = field(default_factory=list)
    moved: bool = False
    sitting: Sitting | None = None
    redraw: bool = False


class TurnOrders:
    def __init__(self, console: Console, sitting: Sitting, texts: Texts) -> None:
        self._console, self._sitting, self._texts = console, sitting, texts

    def play(self, typed: Typed, seat: int, view: Json) -> Outcome:
        """Lays the word at once if it is legal. Only a blank nobody asked for is asked about."""
        tiles, preview = self._chosen(typed, seat, view)
        _must_be_legal(preview, view)
        if self._spends_blank(typed, tiles):
            told = preview_told(preview, tiles, self._texts)
            self._console.say(*told)
            if self._console.ask(self._texts("play.with-blank") + " ").lower() in NO:
                return Outcome([self._texts("play.taken-back")])
        self._sitting.move(seat, _laid(tiles, typed.blocks))
        return Outcome(moved=True)

    def tried(self, typed: Typed, seat: int, view: Json) -> Outcome:
        """What a play would be worth, without playing it."""
        tiles, preview = self._chosen(typed, seat, view)
        lines = preview_told(preview, tiles, self._texts)
        lines += [self._texts.refusal(problem) for problem in _problems(preview, view)]
        return Outcome(lines)

    def swap(self, rest: str, seat: int, view: Json) -> Outcome:
        everything = rest.lower() in ("all", "todas", "todo")
        tiles = (
            list(view["rack"])
            if everything
            else faces_from_rack(rest, self._sitting.table, view["rack"])
        )
        self._sitting.move(seat, {"kind": "swap", "tiles": tiles})
        return Outcome(moved=True)

    def act(self, name: str, rest: str, seat: int, view: Json) -> Outcome:
        """An action of this game, by what it wants; what ends a game for good is asked about."""
        wants = offered(self._sitting.table, view).get(name)
        if wants is None:
            raise self._why_not(name, seat, view)
        if wants == "cells":
            return self._blocks(rest, seat, view)
        if wants == "tiles":
            return (
                self.swap(rest, seat, view)
                if name == "swap"
                else self._with_tiles(name, rest, seat, view)
            )
        move: Json = {"kind": name}
        if wants == "cell":
            cells = read_cells(rest) if rest else ()
            if len(cells) != 1:
                word = main_word(name, self._texts.language)
                return Outcome([self._texts("action.needs-cell", word=word)])
            move["at"] = cells[0]
        question = self._question(name)
        if question and not self.agreed(question):
            return Outcome([self._texts("play.not-done")])
        self._sitting.move(seat, move)
        return Outcome(moved=True)

    def _blocks(self, rest: str, seat: int, view: Json) -> Outcome:
        """A turn of blocks alone."""
        move = _laid([], read_cells(rest))
        _must_be_legal(self._sitting.door.ask("preview", seat=seat, move=move), view)
        self._sitting.move(seat, move)
        return Outcome(moved=True)

    def _why_not(self, name: str, seat: int, view: Json) -> Refused:
        """What the engine says to an action that is not offered now, wherever it would go."""
        move: Json = {"kind": name, "at": "A1", "tiles": []}
        if name == "block":
            if not self._sitting.table["blocks"]:
                return Refused("unknown-move")
            move = _laid([], ("A1",))
        problems = _problems(self._sitting.door.ask("preview", seat=seat, move=move), view)
        return problems[0] if problems else Refused("other")

    def agreed(self, question: str) -> bool:
        return self._console.ask(question + " ").lower() in YES

    def _question(self, name: str) -> str | None:
        others = [other for other in self._sitting.people if len(self._sitting.people) > 1]
        if name == "resign":
            return self._texts("resign.sure")
        if name == "stop":
            return self._texts("stop.agree" if others else "stop.sure")
        return None

    def _with_tiles(self, name: str, rest: str, seat: int, view: Json) -> Outcome:
        tiles = faces_from_rack(rest, self._sitting.table, view["rack"])
        self._sitting.move(seat, {"kind": name, "tiles": tiles})
        return Outcome(moved=True)

    def _chosen(self, typed: Typed, seat: int, view: Json) -> tuple[list[list[str]], Json]:
        """The tiles for a typed word and their preview: of several ways, the one worth most."""
        table = self._sitting.table
        typed = on_board(typed, table["width"], table["height"])
        if typed.blocks and not table["blocks"]:
            raise Refused("unknown-move")
        found = []
        for way in Laying(table, view, typed).ways():
            tiles = [list(tile) for tile in way]
            move = _laid(tiles, typed.blocks)
            found.append((tiles, self._sitting.door.ask("preview", seat=seat, move=move)))
        return max(found, key=lambda one: (one[1]["legal"], _worth(one[1])))

    def _spends_blank(self, typed: Typed, tiles: list[list[str]]) -> bool:
        wanted = sum(sign.starred or sign.text == "_" for sign in signs_of(typed.word))
        return sum(tile[1] == BLANK for tile in tiles) > wanted


def _worth(preview: Json) -> int:
    score = preview["score"]
    return int(preview.get("known", 0) if score is None else score)


def _laid(tiles: list[list[str]], blocks: tuple[str, ...]) -> Json:
    return {"kind": "play", "tiles": tiles, **({"blocks": list(blocks)} if blocks else {})}


def _must_be_legal(preview: Json, view: Json) -> None:
    for problem in _problems(preview, view):
        raise problem


def _problems(preview: Json, view: Json) -> list[Refused]:
    """What is in the way of a play; of blocks it is said more plainly."""
    found = []
    for problem in preview["problems"]:
        code, detail = problem["code"], problem["detail"]
        if code == "cell-taken" and [detail["cell"], "block"] in view["marks"]:
            code = "cell-blocked"
        elif code == "not-on-rack" and set(detail["tiles"]) == {BLOCK}:
            code, detail = "no-block-left", {"held": view["rack"].count(BLOCK)}
        found.append(Refused(code, detail))
    return found
