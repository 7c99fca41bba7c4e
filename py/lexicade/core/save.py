"""Saves: dump, load, and the named steps that bring an old save forward.

A save holds every secret of its game. `check` covers all the rest, so a cut or edited save is
refused; `digest` is the fingerprint of the position the moves must lead to.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

from lexicade.core import wire
from lexicade.core.match import Match, opened, replayed
from lexicade.core.rules import Table
from lexicade.core.snapshot import restored, snapshot
from lexicade.core.state import Refusal

FORMAT = "lexicade-save"
SCHEMA = 1
SEAL = "lexicade1."
LONGEST = 4_000_000
# From the schema named to the next: a save made under an older one passes through each in turn.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}

TableFor = Callable[[str, Mapping[str, Any], Mapping[str, Any] | None], Table]


def fingerprint(value: Any) -> str:
    plain = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()


def dump(match: Match) -> dict[str, Any]:
    table = match.table
    shot = snapshot(table, match.state)
    save = {
        "format": FORMAT,
        "schema": SCHEMA,
        "variant": table.variant.id,
        "rules": table.variant.version,
        "lexicon": {"id": table.lexicon.id, "sha": table.lexicon.sha},
        "seed": match.seed,
        "seats": [{"name": name} for name in match.names],
        "options": dict(table.options),
        "first": match.first,
        "position": match.position,
        "record": dict(table.about) if table.rules.records else None,
        "start": snapshot(table, match.start) if match.resumed else None,
        "moves": list(match.moves),
        "snapshot": shot,
        "digest": fingerprint(shot),
    }
    return {**save, "check": fingerprint(save)}


def seal(save: Mapping[str, Any]) -> str:
    """A save as one line that shows nothing at a glance. No lock: who wants to look, can."""
    plain = json.dumps(save, separators=(",", ":")).encode()
    return SEAL + base64.b64encode(zlib.compress(plain, 6)).decode()


def unsealed(text: str) -> Any:
    """A sealed save, or one given as JSON text, as the object it was."""
    if len(text) > LONGEST:
        raise bad_save("save", "is too large")
    if not text.startswith(SEAL):
        return parsed(text)
    try:
        packed = base64.b64decode(text[len(SEAL) :].strip(), validate=True)
        opener = zlib.decompressobj()
        plain = opener.decompress(packed, LONGEST)
    except (binascii.Error, zlib.error, ValueError):
        raise bad_save("save", "is damaged: it cannot be unpacked") from None
    if not opener.eof:
        raise bad_save("save", "is too large" if len(plain) >= LONGEST else "is cut short")
    return parsed(plain.decode("utf-8", "replace"))


def parsed(text: str) -> Any:
    try:
        return wire.read_json(text)
    except ValueError:
        raise bad_save("save", "is no readable JSON; it may be cut short") from None


def load(given: Any, table_for: TableFor) -> tuple[Match, list[dict[str, Any]]]:
    """The match and notices about it. Refuses with `bad-save` or `save-too-new`."""
    save = unsealed(given) if isinstance(given, str) else given
    try:
        return _loaded(_brought_forward(save), table_for)
    except Refusal as refusal:
        if refusal.code in ("bad-request", "bad-position", "unknown-option"):
            detail = {"field": "options", "why": "names an unknown option", **refusal.detail}
            raise bad_save(str(detail["field"]), str(detail["why"])) from None
        raise


def _brought_forward(save: Any) -> dict[str, Any]:
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise bad_save("format", "is no save of this program")
    schema = wire.whole(save.get("schema"), "schema", low=1, high=10**6)
    if schema > SCHEMA:
        raise Refusal("save-too-new", schema=schema, known=SCHEMA)
    try:
        check = fingerprint({key: value for key, value in save.items() if key != "check"})
    except (ValueError, RecursionError):
        check = ""
    if save.get("check") != check:
        raise bad_save("check", "does not match: the save was cut or edited")
    for step in range(schema, SCHEMA):
        save = MIGRATIONS[step](save)
    return dict(save)


def _loaded(save: dict[str, Any], table_for: TableFor) -> tuple[Match, list[dict[str, Any]]]:
    record = save.get("record")
    table = table_for(
        wire.text(save, "variant"),
        wire.mapping(save.get("options"), "options"),
        None if record is None else wire.mapping(record, "record"),
    )
    match = _start(save, table)
    moves = [
        wire.mapping(move, f"moves[{at}]")
        for at, move in enumerate(wire.sequence(save.get("moves"), "moves", longest=100_000))
    ]
    lexicon = wire.mapping(save.get("lexicon"), "lexicon")
    changed = []
    if save.get("rules") != table.variant.version:
        changed.append({"code": "rules-changed", "detail": {}})
    if lexicon != {"id": table.lexicon.id, "sha": table.lexicon.sha}:
        changed.append({"code": "words-changed", "detail": {"lexicon": table.lexicon.id}})
    try:
        match = replayed(match, moves)
        if fingerprint(snapshot(table, match.state)) == save.get("digest"):
            return match, []
        problem = bad_save("digest", "does not match the moves")
    except Refusal as refusal:
        problem = bad_save("moves", f"cannot be replayed ({refusal.code})")
    if not changed:
        raise problem
    shot = restored(table, wire.mapping(save.get("snapshot"), "snapshot"))
    return replace(match, start=shot, state=shot, moves=(), resumed=True), changed


def _start(save: dict[str, Any], table: Table) -> Match:
    seats = wire.sequence(save.get("seats"), "seats", longest=4)
    names = tuple(
        wire.text(wire.mapping(seat, f"seats[{at}]"), "name", path=f"seats[{at}].")
        for at, seat in enumerate(seats)
    )
    low, high = table.variant.players
    if not low <= len(names) <= high:
        raise bad_save("seats", f"must be from {low} to {high}")
    first = save.get("first")
    if first != "lot":
        first = wire.seat_of(first, "first", len(names))
    position = save.get("position")
    if position is not None:
        wire.mapping(position, "position")
    match = opened(table, names, wire.text(save, "seed"), first, position)
    if save.get("start") is None:
        return match
    shot = restored(table, wire.mapping(save["start"], "start"))
    return replace(match, start=shot, state=shot, resumed=True)


def bad_save(field: str, why: str) -> Refusal:
    return Refusal("bad-save", field=field, why=why)
