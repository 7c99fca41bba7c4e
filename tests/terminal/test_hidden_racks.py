"""Two people at one real terminal: nobody finds the other's tiles on it."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lexicade.terminal.console import WIPE
from lexicade.terminal.ink import bare
from tests.terminal.evening import game_file

PY = Path(__file__).resolve().parents[2] / "py"
PATIENCE = 60


class Keyboard:
    """The game in a pseudo terminal: what is typed, and what can be seen since the last wipe."""

    def __init__(self, *args: str) -> None:
        master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": str(PY)}
        self._master = master
        self._shown = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a read may cut a letter
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lexicade", "play", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**environment, "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "40"},
            start_new_session=True,
        )
        os.close(slave)

    def types(self, line: str) -> None:
        os.write(self._master, line.encode() + b"\n")

    def waits_for(self, text: str) -> str:
        """Everything on the screen once it says this; nothing wiped is on it any more."""
        ends = time.monotonic() + PATIENCE
        while text not in bare(self._shown.rsplit(WIPE, 1)[-1]):
            assert time.monotonic() < ends, f"no {text!r} in {bare(self._shown)[-2000:]}"
            if select.select([self._master], [], [], 0.1)[0]:
                try:
                    self._shown += self._decoder.decode(os.read(self._master, 65536))
                except OSError:  # how a pseudo terminal says that the other side is closed
                    break
        return bare(self._shown.rsplit(WIPE, 1)[-1])

    def rests(self) -> None:
        """Waits until the game waits: a signal between a prompt and its reading meets no reader."""
        ends = time.monotonic() + PATIENCE
        asked = ["ps", "-o", "state=", "-p", str(self.process.pid)]
        while not subprocess.check_output(asked, text=True).startswith("S"):
            assert time.monotonic() < ends, "it never rests"

    def close(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self._master)
        return code


def rack_on(screen: str) -> str:
    """The faces of a drawn rack: capitals with a small value after them."""
    return "".join(re.findall(r" ([A-Z])[₀-₉]+ ", screen))


@pytest.mark.native
def test_a_rack_is_shown_only_to_its_owner(tmp_path):
    file = game_file(tmp_path, "classic", ["QUIZERS", "ABDFGHK"])
    table = Keyboard("--load", str(file))

    assert "" == rack_on(table.waits_for("Ana: press Enter to see your tiles."))
    table.types("")
    assert "QUIZERS" == rack_on(table.waits_for("Ana › "))
    table.types("8h quack")
    assert "8h quack" in table.waits_for("Not on your rack: A, C, K.")
    table.types("8h quiz")
    between = table.waits_for("Bruno: press Enter to see your tiles.")
    assert "" == rack_on(between)
    assert "Ana played 8H QUIZ: 44 points." in between
    table.types("")
    seen = table.waits_for("Bruno › ")
    assert "ABDFGHK" == rack_on(seen)
    assert "quack" not in seen
    # The arrow up brings back a player's own lines; Ana's would tell of her tiles.
    table.types("\x1b[Amoves")
    assert "quack" not in table.waits_for("1 Ana: 8H QUIZ")
    table.types("quit")
    assert "--resume" in table.waits_for("Go on with it")
    assert 0 == table.close()


@pytest.mark.native
def test_an_open_table_waits_for_nobody(tmp_path):
    file = game_file(tmp_path, "classic", ["QUIZERS", "ABDFGHK"])
    table = Keyboard("--load", str(file), "--open")

    assert "QUIZERS" == rack_on(table.waits_for("Ana › "))
    table.types("8h quiz")
    assert "ABDFGHK" == rack_on(table.waits_for("Bruno › "))
    table.rests()
    table.process.send_signal(signal.SIGINT)
    table.waits_for("Ctrl-C once more leaves the game")
    # The help is a page of its own: Enter brings the board and its prompt back.
    table.types("help")
    table.waits_for("Enter to go back to the board")
    table.types("")
    table.waits_for("Bruno › ")
    table.types("quit")
    table.waits_for("The game is kept in")
    assert 0 == table.close()
