"""What a request brings along: itself as JSON, a seed, a file."""

from __future__ import annotations

import os
from base64 import b64decode
from collections.abc import Mapping
from typing import Any

from lexicade.core import wire

LONGEST_REQUEST = 8_000_000

Request = Mapping[str, Any]


def read_request(text: str) -> Request:
    if len(text) > LONGEST_REQUEST:
        raise wire.bad("request", "is too large")
    try:
        request = wire.read_json(text)
    except ValueError:
        raise wire.bad("request", "is no JSON") from None
    return wire.mapping(request, "request")


def read_seed(request: Request) -> str:
    """The seed as text; a fresh one from the system where none is given."""
    seed = request.get("seed")
    if seed is None:
        return os.urandom(8).hex()
    if type(seed) is int:
        return str(wire.whole(seed, "seed", low=-(10**18), high=10**18))
    return wire.text(request, "seed")


def read_file(request: Request) -> bytes:
    """A file given as `text`, or byte for byte as `base64`."""
    if "text" in request:
        return wire.text(request, "text", longest=LONGEST_REQUEST).encode("utf-8", "replace")
    try:
        return b64decode(wire.text(request, "base64", longest=LONGEST_REQUEST), validate=True)
    except ValueError:
        raise wire.bad("base64", "is not base64") from None
