"""The engine as a program other programs can drive: a JSON request a line, a reply a line."""

from __future__ import annotations

from typing import TextIO

from lexicade.bridge import Bridge
from lexicade.terminal.time_to_think import thought_out


def serve_lines(bridge: Bridge, requests: TextIO, replies: TextIO) -> None:
    for line in requests:
        if line.strip():
            replies.write(thought_out(bridge.think(line)) + "\n")
            replies.flush()
