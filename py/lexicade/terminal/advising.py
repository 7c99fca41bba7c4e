"""What a player may ask for beside moves: a hint in steps, and what could have been played."""

from __future__ import annotations

from typing import Any

from lexicade.terminal.commands import main_word
from lexicade.terminal.door import Json, Refused
from lexicade.terminal.moves_told import points_told, spelt, turn_told, typable
from lexicade.terminal.seen import (
    SHOWN_BLANK,
    cell_name,
    face_shown,
    is_within_turn,
    tiles_on,
    turns_in,
)
from lexicade.terminal.sitting import Sitting
from lexicade.terminal.texts import Texts
from lexicade.terminal.turn_orders import Outcome

PLAYS = 6
MOST_MISSED = 3
STEPS = ("where", "tiles", "play")
EVERYTHING = ("all", "best", "todas", "todo", "mejores")
TURNS = ("play", "swap", "pass", "device", "block")


class Advising:
    def __init__(self, sitting: Sitting, texts: Texts) -> None:
        self._sitting, self._texts = sitting, texts
        self._about: Any = None  # what the last hint was about, and how far it went
        self._plays: list[Json] = []
        self._told = 0

    def hint(self, rest: str, seat: int, view: Json) -> Outcome:
        """Where, then which tiles, then the play; then the same of the next best."""
        about = (view["ply"], seat, view["rack"], view["board"])
        if self._about != about:
            asked = {"n": PLAYS, "sort": "advice", "once": True}
            found = self._sitting.door.ask("hint", seat=seat, **asked)["plays"]
            self._about, self._plays, self._told = about, found, 0
        if not self._plays:
            return Outcome([self._texts("hint.none"), *self._instead(view)])
        if rest.lower() in EVERYTHING:
            lines = [f"  {self._typed(play, view)}" for play in self._plays]
            return Outcome([self._texts("hint.best", n=len(lines)), *lines])
        at, step = divmod(self._told, len(STEPS))
        play = self._plays[at % len(self._plays)]
        self._told += 1
        return Outcome([self._step(STEPS[step], play, view)])

    def _step(self, step: str, play: Json, view: Json) -> str:
        word = main_word("hint", self._texts.language)
        if step == "where":
            return self._texts("hint.where", place=self._place(play), word=word)
        if step == "tiles":
            # In the order of the alphabet: that of the word would be the word.
            tiles = sorted(face_shown(tile[1]) for tile in play["tiles"])
            return self._texts("hint.tiles", tiles=" ".join(tiles), n=len(tiles), word=word)
        return self._texts("hint.play", play=self._typed(play, view))

    def _place(self, play: Json) -> str:
        cells = [tile[0] for tile in play["tiles"]]
        at: str = play["at"]
        if at[0].isdigit():
            first, last = cells[0][0], cells[-1][0]
            return self._texts("hint.row", line=cells[0][1:], first=first, last=last)
        first, last = cells[0][1:], cells[-1][1:]
        return self._texts("hint.column", line=cells[0][0], first=first, last=last)

    def _instead(self, view: Json) -> list[str]:
        words = [name for name in ("swap", "pass") if name in view["actions"]]
        named = [main_word(name, self._texts.language) for name in words]
        return [self._texts("hint.instead", words=self._texts.listed(named))] if named else []

    def _typed(self, play: Json, view: Json) -> str:
        letters = {
            cell_name(cell): tile.letter or SHOWN_BLANK
            for cell, tile in tiles_on(view["board"]).items()
        }
        return f"{typable(play, letters)}  {points_told(play, self._texts)}"

    def review(self, rest: str, seat: int, view: Json) -> Outcome:
        """One of the own turns, the last unless a number is told; when it is over, anybody's."""
        turns = self._turns(view, None if view["over"] else seat)
        if view["over"] and not rest:
            return self._whole_game(turns, view)
        if rest and not rest.isdecimal():
            return Outcome([self._texts("review.which", word=self._word())])
        number = int(rest) if rest else max(turns, default=0)
        if number not in turns:
            raise Refused("no-such-turn", {"ply": rest}) if rest else Refused("nothing-to-review")
        return Outcome(self._one_turn(number, turns[number], view))

    def _one_turn(self, number: int, entry: Json, view: Json) -> list[str]:
        review = self._ask(entry, PLAYS + 1)
        lines = [f"{number}. {turn_told(entry, view['names'], self._texts)}"]
        if review["view"]["rack"] and len(review["view"]["rack"]) <= len("ABCDEFGHIJKL"):
            tiles = " ".join(face_shown(face) for face in review["view"]["rack"])
            lines.append(self._texts("review.rack", tiles=tiles))
        lines.append(self._verdict(review))
        made = spelt(entry.get("words", []))
        others = [play for play in review["plays"] if spelt(play["words"]) != made]
        for play in others[:PLAYS]:
            lines.append(f"  {self._typed(play, review['view'])}{self._more(play, review)}")
        return lines

    def _whole_game(self, turns: dict[int, Json], view: Json) -> Outcome:
        """The biggest missed chances."""
        found = []
        for number, entry in turns.items():
            review = self._ask(entry, 1)
            if review["missed"]:
                found.append((review["missed"], number, review))
        if not found:
            return Outcome([self._texts("review.flawless")])
        found.sort(key=lambda one: (-one[0], one[1]))
        lines = [self._texts("review.worst", n=min(len(found), MOST_MISSED))]
        for missed, number, review in found[:MOST_MISSED]:
            name = view["names"][review["made"]["seat"]]
            best = self._typed(review["plays"][0], review["view"])
            lines.append(f"  {number:>3} {name}: {best}  (+{missed})")
        return Outcome([*lines, self._texts("review.one", word=self._word())])

    def _ask(self, entry: Json, n: int) -> Json:
        asked = {"seat": entry["seat"], "ply": entry["ply"], "n": n, "once": True}
        return self._sitting.door.ask("review", **asked)

    def _turns(self, view: Json, seat: int | None) -> dict[int, Json]:
        """By the numbers that `moves` gives them."""
        log = view["log"]
        numbered = {
            turns_in(log[:at]) + 1: entry
            for at, entry in enumerate(log)
            if not is_within_turn(entry)
        }
        return {
            number: entry
            for number, entry in numbered.items()
            if entry["kind"] in TURNS and not entry.get("idle") and seat in (None, entry["seat"])
        }

    def _verdict(self, review: Json) -> str:
        if not review["plays"]:
            return self._texts("review.no-word")
        if review["missed"] is None:
            return self._texts("review.shut")
        missed = review["missed"]
        return self._texts("review.missed", n=missed) if missed else self._texts("review.best")

    def _more(self, play: Json, review: Json) -> str:
        return "" if play["score"] is None else f"  ({play['score'] - review['gained']:+d})"

    def _word(self) -> str:
        return main_word("review", self._texts.language)
