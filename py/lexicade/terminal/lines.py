"""The engine as a program other programs can drive: a JSON request a line, a reply a line."""

from __future__ import annotations

from typing import TextIO

from lexicade.bridge import Bridge


def serve_lines(bridge: Bridge, requests: TextIO, replies: TextIO) -> None:
    for line in requests:
        if line.strip():
            replies.write(bridge.handle(line) + "\n")
            replies.flush()
