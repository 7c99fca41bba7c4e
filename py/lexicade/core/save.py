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
from hashlib import sha256
from typing import Any

from lexicade.core import wire
from lexicade.core.match import Match, opened, replayed
from lexicade.core.rules import Table
from lexicade.core.snapshot import restored, snapshot
from lexicade.core.state import Player, Refusal

FORMAT = "lexicade-save"
SCHEMA = 1
SEAL = "lexicade1."
LONGEST = 4_000_000
LONG = 100_000
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
        "seats": [_seat(player) for player in match.start.players],
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


def _seat(player: Player) -> dict[str, str]:
    return {"name": player.name, **({"bot": player.bot} if player.bot else {})}


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
        why = f"is {schema}; this version knows {SCHEMA}"
        raise Refusal("save-too-new", field="schema", why=why, schema=schema, known=SCHEMA)
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
    table = table_for(
        wire.text(save, "variant"),
        wire.mapping(save.get("options"), "options"),
        _record(save.get("record")),
    )
    changed = []
    if wire.whole(save.get("rules"), "rules", low=0, high=LONG) != table.variant.version:
        changed.append({"code": "rules-changed", "detail": {}})
    listed = {"id": table.lexicon.id, "sha": table.lexicon.sha}
    if wire.mapping(save.get("lexicon"), "lexicon") != listed:
        changed.append({"code": "words-changed", "detail": {"lexicon": table.lexicon.id}})
    try:
        return _replayed(save, table), []
    except Refusal:
        if not changed:
            raise
    if fingerprint(save.get("snapshot")) != save.get("digest"):
        raise bad_save("digest", "does not match the snapshot")
    return _resumed(save, table, "snapshot"), changed


def _record(record: Any) -> Mapping[str, Any] | None:
    if record is None:
        return None
    about = wire.mapping(record, "record")
    wire.whole(about.get("moves", 0), "record.moves", low=0, high=LONG)
    return about


def _replayed(save: dict[str, Any], table: Table) -> Match:
    """The truth: the moves from the start, which must lead where the digest says."""
    match = _begun(save, table)
    moves = [
        wire.mapping(move, f"moves[{at}]")
        for at, move in enumerate(wire.sequence(save.get("moves"), "moves", longest=LONG))
    ]
    try:
        match = replayed(match, moves)
    except Refusal as refusal:
        raise bad_save("moves", f"cannot be replayed ({refusal.code})") from None
    if fingerprint(snapshot(table, match.state)) != save.get("digest"):
        raise bad_save("digest", "does not match the moves")
    return match


def _begun(save: dict[str, Any], table: Table) -> Match:
    if save.get("start") is not None:
        return _resumed(save, table, "start")
    (names, bots), first = _seats(save, table), save.get("first")
    if first != "lot":
        first = wire.seat_of(first, "first", len(names))
    position = save.get("position")
    if position is not None:
        wire.mapping(position, "position")
    return opened(table, names, wire.text(save, "seed"), first, position, bots)


def _resumed(save: dict[str, Any], table: Table, key: str) -> Match:
    """A match that starts where a snapshot stood; how it came there is no longer known."""
    names, _ = _seats(save, table)
    shot = restored(table, wire.mapping(save.get(key), key), len(names), key)
    return Match(table, names, wire.text(save, "seed"), 0, None, shot, shot, resumed=True)


def _seats(save: dict[str, Any], table: Table) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    low, high = table.variant.players
    given = wire.sequence(save.get("seats"), "seats", longest=high)
    if len(given) < low:
        raise bad_save("seats", f"must be at least {low}")
    return wire.seats(given)


def bad_save(field: str, why: str) -> Refusal:
    return Refusal("bad-save", field=field, why=why)
