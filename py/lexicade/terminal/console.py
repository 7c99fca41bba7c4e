"""Asking and telling: a person at a terminal, or a script on standard input.

With a person, the screen is cleared and lines are edited; a script's lines are shown after their
prompts, so that what it printed reads as a game somebody played.
"""

from __future__ import annotations

import shutil
import textwrap
import time
from typing import TextIO

from lexicade.terminal.editing import LineEditing
from lexicade.terminal.ink import Ink, ink_for
from lexicade.terminal.time_taken import Now, TimeUp, alarm

# The whole screen, what has scrolled off it, and home: an earlier rack must not be found there.
WIPE = "\x1b[2J\x1b[3J\x1b[H"
WIDEST = 80


class Left(Exception):  # noqa: N818 -- it is no error
    """The person wants to go: the end of the input, or Ctrl-C twice."""


class Console:
    def __init__(
        self, source: TextIO, sink: TextIO, *, plain: bool = False, now: Now = time.monotonic
    ) -> None:
        self._source, self._sink, self.now = source, sink, now
        self.person = source.isatty() and sink.isatty()
        self.ink: Ink = ink_for(sink, plain=plain)
        self.editing = LineEditing(wanted=self.person)
        self.stop_told = ""  # what a first Ctrl-C is answered with
        self.ends_at: float | None = None  # from when on nothing is listened to any more

    def say(self, *lines: str) -> None:
        for line in lines:
            self._write(line + "\n")
        self._sink.flush()

    def paragraph(self, text: str) -> None:
        """Text of any length, wrapped to the screen."""
        self.say(*self.wrapped(text))

    def wrapped(self, text: str) -> list[str]:
        """A path stays in one piece, so that it can be copied."""
        room = self.columns - 1
        lines = textwrap.wrap(text, room, break_long_words=False, break_on_hyphens=False)
        return lines or [""]

    def ask(self, prompt: str) -> str:
        """One line, without the blanks around it.

        Raises Left when there are no more, and TimeUp when one comes too late.
        """
        stopped = False
        while True:
            try:
                line = self._line(prompt).strip()
                if self.ends_at is not None and self.now() >= self.ends_at:
                    raise TimeUp
                return line
            except TimeUp:
                self.say("")
                raise
            except EOFError:
                self.say("")
                raise Left from None
            except KeyboardInterrupt:
                self.say("")
                if stopped:
                    raise Left from None
                stopped = True
                self.say(self.stop_told)

    def _line(self, prompt: str) -> str:
        if self.person:
            with alarm(None if self.ends_at is None else self.ends_at - self.now()):
                return input(self._encodable(prompt))
        self._write(prompt)
        line = self._source.readline()
        if not line:
            raise EOFError
        self.say(line.rstrip("\n"))
        return line

    def clear(self) -> None:
        """A fresh screen for a person; a script's output goes on."""
        if self.person:
            self._write(WIPE)
        else:
            self.say("")

    def pages(self, lines: list[str], more: str) -> bool:
        """A long text, a screenful at a time; anything but Enter ends it. Whether it was read."""
        lines = [row for line in lines for row in self.wrapped(line)]
        height = max(10, self.rows - 2)
        for at in range(0, len(lines), height):
            self.say(*lines[at : at + height])
            if at + height < len(lines) and self.ask(more):
                return False
        return True

    @property
    def columns(self) -> int:
        return shutil.get_terminal_size((WIDEST, 40)).columns if self.person else WIDEST

    @property
    def rows(self) -> int:
        return shutil.get_terminal_size((WIDEST, 40)).lines

    def _write(self, text: str) -> None:
        self._sink.write(self._encodable(text))

    def _encodable(self, text: str) -> str:
        """A name may have letters that this terminal has not; the game goes on with a `?`."""
        encoding = self._sink.encoding or "utf-8"
        return text.encode(encoding, "replace").decode(encoding)
