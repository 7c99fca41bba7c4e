"""The terminal's way to the engine: the same JSON door the page uses, and no other."""

from __future__ import annotations

import json
from typing import Any

from lexicade.bridge import Bridge

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
        """The reply to a request; a refusal is raised, so that a yes needs no looking at."""
        reply: Json = json.loads(self._bridge.handle(json.dumps({"do": do, **fields})))
        if not reply["ok"]:
            raise Refused(reply["code"], reply.get("detail"))
        return reply
