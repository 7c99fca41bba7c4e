"""The terminal's way to the engine: the same JSON door the page uses, and no other."""

from __future__ import annotations

import json
from typing import Any

from lexicade.bridge import Bridge
from lexicade.terminal.time_to_think import stoppable, thought_out

Json = dict[str, Any]


class Refused(Exception):  # noqa: N818 -- a no is an answer, not an error
    """The engine's no: a stable code, and what a sentence about it needs."""

    def __init__(self, code: str, detail: Json | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail or {}


class Door:
    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    def ask(self, do: str, **fields: Any) -> Json:
        """The reply to a request; a refusal is raised, so that a yes needs no looking at.

        Ctrl-C stops a thought (`cancelled`), not the program.
        """
        with stoppable() as stopped:
            thought = self._bridge.think(json.dumps({"do": do, **fields}))
            reply: Json = json.loads(thought_out(thought, stopped))
        if not reply["ok"]:
            raise Refused(reply["code"], reply.get("detail"))
        return reply
