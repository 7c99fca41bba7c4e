"""An evening at the terminal for stories: what somebody typed, and everything that was shown."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path
from typing import Any, NamedTuple

from lexicade.terminal.console import Console
from lexicade.terminal.play import add_arguments, run
from tests.engine.story import StoryTable, table_of


class Pause(NamedTuple):
    """Time that goes by before the next line is typed."""

    seconds: float


class Typist(io.StringIO):
    """A script whose clock stands still but for its pauses."""

    def __init__(self, typed: tuple[str | Pause, ...]) -> None:
        super().__init__()
        self._typed = list(typed)
        self.seconds = 0.0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        while self._typed:
            one = self._typed.pop(0)
            if isinstance(one, str):
                return f"{one}\n"
            self.seconds += one.seconds
        return ""


class Evening:
    def __init__(self, shown: str, code: int) -> None:
        self.shown, self.code = shown, code

    def answers(self, typed: str) -> str:
        """What was shown after a line was typed, up to the next prompt."""
        after = self.shown.split(f"{typed}\n", 1)[1]
        return after.split(" › ", 1)[0].rsplit("\n", 1)[0]

    def screens(self) -> list[list[str]]:
        """Every screen that was drawn: the game's name, the board and what stands beside it."""
        parts = self.shown.split("\n\n")
        return [part.strip("\n").splitlines() for part in parts if "    A  " in part]


def evening(*typed: str | Pause, args: str = "") -> Evening:
    """Plays with these lines typed, as a script on standard input would."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    typist, sink = Typist(typed), io.StringIO()
    console = Console(typist, sink, now=lambda: typist.seconds)
    code = run(parser.parse_args(args.split()), console)
    return Evening(sink.getvalue(), code)


def kept_in(path: Path, table: StoryTable) -> Path:
    """The story's game as the page would save it to a file."""
    path.write_text(json.dumps(table.door.must("save")["save"], indent=1), encoding="utf-8")
    return path


def game_file(folder: Path, variant: str, racks: list[str], **given: Any) -> Path:
    return kept_in(folder / f"{variant}.json", table_of(variant, racks=racks, **given))


def last_game(folder: Path, variant: str) -> dict[str, Any]:
    """The game as it was kept when the evening ended."""
    path = folder / "lexicade" / f"last-{variant}.json"
    save = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(save, dict)
    return save
