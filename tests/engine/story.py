"""A table for stories: moves in the game's notation, everything through the one door."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from lexicade.bridge import Bridge
from lexicade.core.rules import Variant
from lexicade.lexicon import Lexicon, load

WORDLISTS = Path(__file__).resolve().parents[2] / "wordlists"


@cache
def packed(id: str) -> bytes | None:
    names = (f"{id}.lex", f"{id}.leaves", f"glosses/{id}.gloss")
    paths = [WORDLISTS / name for name in names]
    return next((path.read_bytes() for path in paths if path.is_file()), None)


@cache
def listed(id: str) -> Lexicon:
    """A word list, unpacked once for the whole run: it never changes."""
    data = packed(id)
    assert data is not None, f"no word list called {id}"
    return load(data)


class Door:
    """A bridge that speaks Python values and fails a test on a fault of the engine."""

    def __init__(self) -> None:
        self.bridge = Bridge(packed)
        for path in WORDLISTS.glob("*.lex"):
            self.bridge.books.lists[path.stem] = listed(path.stem)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        reply = json.loads(self.bridge.handle(json.dumps({"do": do, **fields})))
        assert reply.get("code") != "engine-fault", reply
        return reply

    def must(self, do: str, **fields: Any) -> dict[str, Any]:
        reply = self.ask(do, **fields)
        assert reply["ok"], reply
        return reply


class StoryTable:
    """A game as its players tell it. Every move is by the seat whose turn it is."""

    def __init__(self, game: str | Variant, names: list[str], new: dict[str, Any]) -> None:
        self.door = Door()
        if isinstance(game, Variant):
            self.door.bridge._shelf[game.id] = game
        seats = [{"name": name} for name in names]
        variant = game.id if isinstance(game, Variant) else game
        self.door.must("new", variant=variant, seats=seats, **new)
        self.last: dict[str, Any] = {}

    def turn(self) -> int:
        return int(self.view(None)["turn"])

    def play(self, text: str) -> StoryTable:
        return self.move({"kind": "play", "text": text})

    def swap(self, tiles: str) -> StoryTable:
        return self.move({"kind": "swap", "tiles": written_tiles(tiles)})

    def passes(self, times: int = 1) -> StoryTable:
        for _ in range(times):
            self.move({"kind": "pass"})
        return self

    def bomb(self, cell: str) -> StoryTable:
        return self.move({"kind": "bomb", "at": cell})

    def defuser(self, cell: str) -> StoryTable:
        return self.move({"kind": "defuser", "at": cell})

    def resign(self) -> StoryTable:
        return self.move({"kind": "resign"})

    def move(self, move: dict[str, Any]) -> StoryTable:
        self.last = self.door.must("move", seat=self.turn(), move=move)
        return self

    def refusal(self, move: str | dict[str, Any]) -> str:
        """The code a move is refused with; preview must say the same and nothing may change."""
        before = self.door.must("save")["save"]
        asked = {"kind": "play", "text": move} if isinstance(move, str) else move
        reply = self.door.ask("move", seat=self.turn(), move=asked)
        assert not reply["ok"], f"{move} was accepted"
        preview = self.door.ask("preview", seat=self.turn(), move=asked)
        if preview["ok"]:
            assert [reply["code"]] == [problem["code"] for problem in preview["problems"]]
        assert before == self.door.must("save")["save"]
        return str(reply["code"])

    def preview(self, text: str) -> dict[str, Any]:
        return self.door.must("preview", seat=self.turn(), move={"kind": "play", "text": text})

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.door.must("view", seat=seat)["view"]
        assert isinstance(view, dict)
        return view

    def score(self, seat: int) -> int:
        return int(self.view(seat)["scores"][seat])

    def scores(self) -> list[int]:
        scores = self.view(None)["scores"]
        assert isinstance(scores, list)
        return scores

    def over(self) -> bool:
        return bool(self.view(None)["over"])

    def census(self) -> int:
        """Every tile in the game: bag, racks, board."""
        view = self.view(None)
        on_board = sum(cell != "." for row in view["board"] for cell in written_tiles(row))
        return int(view["bag"]) + sum(view["racks"]) + on_board


def table_of(
    variant: str | Variant,
    racks: list[str] | None = None,
    names: tuple[str, ...] = ("Ana", "Bruno"),
    seed: str = "story",
    options: dict[str, Any] | None = None,
    first: int | str = 0,
    bombs: list[str] | None = None,
    **position: Any,
) -> StoryTable:
    if racks is not None:
        position["racks"] = racks
    if bombs is not None:
        position["extra"] = {"bombs": bombs}
    new: dict[str, Any] = {"seed": seed, "options": options or {}, "first": first}
    if position:
        new["position"] = position
    return StoryTable(variant, list(names), new)


def house_rules(variant: str) -> dict[str, Any]:
    """By key what may be chosen, the usual first; of a number the usual, the least, the most."""
    games = Door().must("variants")["variants"]
    options = next(game["options"] for game in games if game["id"] == variant)
    return {option["key"]: _choices(option) for option in options}


def _choices(option: dict[str, Any]) -> Any:
    usual = option["default"]
    if option["kind"] == "number":
        return (usual, option["min"], option["max"])
    if option["kind"] == "switch":
        return [usual, not usual]
    assert usual == option["choices"][0]["value"]
    return [choice["value"] for choice in option["choices"]]


def written_tiles(text: str) -> list[str]:
    """A row, a word or a rack tile by tile: `[CH]ICO` is CH, I, C, O."""
    return [long or short for long, short in re.findall(r"\[([^]]*)\]|(.)", text)]


def board_with(*lines: str, size: int = 15) -> list[str]:
    """Board rows from lines such as `8H FRIBBLE`: row, first column, letters."""
    rows = [["."] * size for _ in range(size)]
    for line in lines:
        place, word = line.split()
        if place[0].isdigit():
            row, column, down, right = int(place[:-1]) - 1, ord(place[-1]) - 65, 0, 1
        else:
            row, column, down, right = int(place[1:]) - 1, ord(place[0]) - 65, 1, 0
        for step, letter in enumerate(written_tiles(word)):
            rows[row + step * down][column + step * right] = (
                letter if len(letter) == 1 else f"[{letter}]"
            )
    return ["".join(row) for row in rows]
