"""Line editing where Python has it: arrow keys, a history for each seat, Tab for commands.

What one player typed tells of that player's tiles, so no seat finds another's lines.
"""

from __future__ import annotations

import glob
import os
from collections.abc import Sequence
from typing import Any

readline: Any
try:
    import readline
except ImportError:  # Windows, and Pythons built without it
    readline = None


class LineEditing:
    def __init__(self, *, wanted: bool) -> None:
        self._on = wanted and readline is not None
        self._histories: dict[object, list[str]] = {}
        self._owner: object = None
        self._commands: Sequence[str] = ()
        if self._on:
            readline.set_auto_history(True)
            readline.set_completer_delims(" \t\n")
            readline.set_completer(self._completion)
            # macOS has libedit under the same name, with another way of saying it.
            edit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if edit else "tab: complete")

    def belongs_to(self, owner: object) -> None:
        """From here on the history is this owner's; the one before keeps its lines for later."""
        if not self._on or owner == self._owner:
            return
        lines = [readline.get_history_item(at + 1) for at in range(self._length())]
        self._histories[self._owner] = [line for line in lines if line]
        readline.clear_history()
        for line in self._histories.get(owner, ()):
            readline.add_history(line)
        self._owner = owner

    def completes(self, commands: Sequence[str]) -> None:
        self._commands = commands

    def _length(self) -> int:
        return int(readline.get_current_history_length())

    def _completion(self, text: str, state: int) -> str | None:
        first = readline.get_begidx() == 0
        found = [one + " " for one in self._commands if one.startswith(text.lower())]
        if not first:
            found = files_like(text)
        return found[state] if state < len(found) else None


def files_like(text: str) -> list[str]:
    paths = sorted(glob.glob(glob.escape(os.path.expanduser(text)) + "*"))
    return [path + os.sep if os.path.isdir(path) else path for path in paths]
