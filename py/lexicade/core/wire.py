"""Reading requests: each reader names the field it could not read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any
from unicodedata import category as unicode_category

from lexicade.core.state import Refusal

Request = Mapping[str, Any]

LONGEST_NAME = 40
VISIBLE = "LNPS"  # letters, numbers, punctuation, symbols; joiners and marks alone show nothing
# Control characters, lone surrogates, private and unassigned ones.
UNSEEN = {"Cc", "Cs", "Co", "Cn"}
# An unfinished string runs to the end of the text: were it no match, the search would begin again
# at each of its quotes, and 40 kB of them would keep the engine busy for a quarter of a minute.
STRINGS = re.compile(r'"(?:[^"\\]++|\\.?)*+(?:"|\Z)', re.DOTALL)
NOT_BRACKETS = re.compile(r"[^\[\]{}]+")
DEEPEST = 64
LEVEL = re.compile(r"[a-z][a-z0-9-]*(/[a-z][a-z0-9-]*)?")


def read_json(text: str) -> Any:
    """JSON text as values; ValueError for anything that is not plain, shallow JSON.

    In WebAssembly deep nesting is the end of the whole interpreter, not a RecursionError, so the
    depth is looked at before the parser sees the text.
    """
    brackets = NOT_BRACKETS.sub("", STRINGS.sub("", text))
    for _ in range(DEEPEST):
        if not brackets:
            return json.loads(text, parse_constant=_no_such_number, parse_float=_finite)
        brackets = brackets.replace("[]", "").replace("{}", "")
    raise ValueError("nested too deeply")


def _no_such_number(name: str) -> float:
    raise ValueError(name)


def _finite(digits: str) -> float:
    """1e309 is too large for a float and would come back as Infinity, which is no JSON."""
    number = float(digits)
    return number if isfinite(number) else _no_such_number(digits)


def bad(field: str, why: str) -> Refusal:
    return Refusal("bad-request", field=field, why=why)


def text(request: Request, key: str, *, longest: int = 200, path: str = "") -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise bad(path + key, "must be text" if key in request else "is missing")
    if len(value) > longest:
        raise bad(path + key, f"is longer than {longest} characters")
    return value


def whole(value: Any, field: str, *, low: int, high: int) -> int:
    if type(value) is not int:
        raise bad(field, "must be a whole number")
    if not low <= value <= high:
        raise bad(field, f"must be from {low} to {high}")
    return value


def flag(request: Request, key: str) -> bool:
    """True or false; false where it is left out."""
    value = request.get(key, False)
    if type(value) is not bool:
        raise bad(key, "must be true or false")
    return value


def mapping(value: Any, field: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise bad(field, "must be an object")
    return value


def sequence(value: Any, field: str, *, longest: int = 1000) -> Sequence[Any]:
    if not isinstance(value, list):
        raise bad(field, "must be a list")
    if len(value) > longest:
        raise bad(field, f"has more than {longest} entries")
    return value


def seat_of(value: Any, field: str, players: int) -> int:
    return whole(value, field, low=0, high=players - 1)


def name(request: Request, key: str, *, path: str = "") -> str:
    """A player's name: short, visible, and fit to be written anywhere."""
    given = text(request, key, longest=4 * LONGEST_NAME, path=path)
    tidy = " ".join(given.split())
    if not any(unicode_category(letter)[0] in VISIBLE for letter in tidy):
        raise bad(path + key, "is empty")
    if len(tidy) > LONGEST_NAME:
        raise bad(path + key, f"is longer than {LONGEST_NAME} characters")
    if any(unicode_category(letter) in UNSEEN for letter in tidy):
        raise bad(path + key, "has characters that cannot be shown")
    return tidy


def bot(request: Request, *, path: str = "") -> str | None:
    """The level of a computer's seat; None where a person sits."""
    if request.get("bot") is None:
        return None
    level = text(request, "bot", longest=40, path=path)
    if not LEVEL.fullmatch(level):
        raise bad(f"{path}bot", "must be the name of a level")
    return level


def seats(given: Sequence[Any]) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    """Everybody's name, and the level of those that the computer plays."""
    paths = [f"seats[{at}]" for at in range(len(given))]
    told = [mapping(seat, path) for seat, path in zip(given, paths, strict=True)]
    return (
        tuple(name(seat, "name", path=f"{path}.") for seat, path in zip(told, paths, strict=True)),
        tuple(bot(seat, path=f"{path}.") for seat, path in zip(told, paths, strict=True)),
    )
