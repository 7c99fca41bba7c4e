"""A Record as GCG text, in the form that every known reader takes.

One blank between the parts of a line. An empty rack leaves two, except before the tiles of a player
who went out: there the format has no rack at all. Losses carry a minus even when they are 0.
"""

from __future__ import annotations

from collections.abc import Iterator

from lexicade.gcg.charset import codec, is_unmarked_utf8
from lexicade.gcg.record import Event, Pragma, Record

_LOSSES = ("withdraw", "lost-rack", "time")


def write_gcg(record: Record) -> str:
    """The record as text to be stored as UTF-8, and saying so unless it is plain ASCII anyway."""
    body = _body(record)
    fits = codec(record.encoding) == "utf-8" or (codec(record.encoding) and body.isascii())
    return _declaring(record.encoding if fits else "UTF-8", body)


def write_gcg_bytes(record: Record) -> bytes:
    """The record in its own encoding; in UTF-8 where that one lacks a letter or would mislead."""
    body = _body(record)
    try:
        data = _declaring(record.encoding, body).encode(codec(record.encoding) or "ascii")
        misleads = not record.encoding and is_unmarked_utf8(data)
    except UnicodeEncodeError:
        misleads = True
    if misleads or not codec(record.encoding):
        return _declaring("UTF-8", body).encode()
    return data


def _declaring(encoding: str, body: str) -> str:
    return f"#character-encoding {encoding}\n{body}" if encoding else body


def _body(record: Record) -> str:
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    yield from map(_pragma_line, record.headers)
    for event in record.events:
        yield _event_line(event)
        yield from map(_pragma_line, event.remarks)
    yield from map(_pragma_line, record.closing)


def _pragma_line(pragma: Pragma) -> str:
    blank = "" if pragma.text[:1] in ("", "\n") else " "
    return f"#{pragma.key}{blank}{pragma.text}"


def _event_line(event: Event) -> str:
    rackless = event.kind == "went-out" and not event.rack
    loses = event.score < 0 or (event.score == 0 and event.kind in _LOSSES)
    parts = [
        f">{event.nick}:",
        *([] if rackless else [event.rack]),
        _move(event),
        f"{'-' if loses else '+'}{abs(event.score)}",
        str(event.total),
        *([event.tail] if event.tail else []),
    ]
    return " ".join(parts)


def _move(event: Event) -> str:
    match event.kind:
        case "play":
            return f"{event.place} {event.text}"
        case "pass":
            return "-"
        case "swap":
            return f"-{event.tiles or event.count}"
        case "withdraw":
            return "--"
        case "bonus":
            return "(challenge)"
        case "time":
            return "(time)"
        case "went-out" | "lost-rack":
            return f"({event.tiles})"
