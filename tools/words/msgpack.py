"""The little of the msgpack format that a list of words is made of: texts, numbers, lists, maps."""

from typing import Any

SIZES = {0xD9: 1, 0xDA: 2, 0xDB: 4, 0xDC: 2, 0xDD: 4}  # of a text's or a list's length


def unpacked(data: bytes) -> list[Any]:
    """A list, packed. Anything else raises ValueError."""
    value, end = _value(data, 0)
    if not isinstance(value, list) or end != len(data):
        raise ValueError("no list, or more than one")
    return value


def _value(data: bytes, at: int) -> tuple[Any, int]:
    if at >= len(data):
        raise ValueError("it is cut short")
    kind, at = data[at], at + 1
    if kind < 0x80:
        return kind, at
    if kind < 0x90:
        return _map(data, at, kind & 0x0F)
    if kind < 0xA0:
        return _list(data, at, kind & 0x0F)
    if kind < 0xC0:
        return _text(data, at, kind & 0x1F)
    if kind not in SIZES:
        raise ValueError(f"it has a value of kind {kind:#x}")
    size = SIZES[kind]
    length = int.from_bytes(data[at : at + size], "big")
    return (_text if kind <= 0xDB else _list)(data, at + size, length)


def _text(data: bytes, at: int, length: int) -> tuple[str, int]:
    if at + length > len(data):
        raise ValueError("it is cut short")
    return data[at : at + length].decode(), at + length


def _list(data: bytes, at: int, length: int) -> tuple[list[Any], int]:
    found = []
    for _ in range(length):
        value, at = _value(data, at)
        found.append(value)
    return found, at


def _map(data: bytes, at: int, length: int) -> tuple[dict[Any, Any], int]:
    found = {}
    for _ in range(length):
        key, at = _value(data, at)
        found[key], at = _value(data, at)
    return found, at
