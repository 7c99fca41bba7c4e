"""Forged saves, their checks made to fit: refused, or opened as a game that can be played.

A save of other rules opens from its snapshot, so there the snapshot is what a forger would edit.
"""

import json
from itertools import islice
from string import ascii_uppercase
from typing import Any

import pytest

from lexicade.bridge import Bridge
from lexicade.core.save import fingerprint
from tests.engine.nasty import FEW, spoilt
from tests.engine.story import Door, board_with, table_of
from tests.engine.test_saves import rechecked
from tests.engine.tiny import packed_words

LIST = packed_words("enable", ascii_uppercase, "HORN HORNS TRAINS")
# All seven thousand forgeries take a minute; no factor of len(FEW) + 1, so each kind has its turn.
ONE_IN = 13
GCG = "#player1 Ana Ana\n#player2 Bo Bo\n>Ana: AINRST 8H TRAINS +14 14\n>Bo: E - +0 0\n"


def resumable(save: dict[str, Any]) -> dict[str, Any]:
    """As if the rules had changed: its moves lead nowhere, its snapshot is well signed."""
    return {**save, "rules": 0, "moves": [{"kind": "castle"}], "digest": ""}


def door() -> Door:
    door = Door()
    door.bridge = Bridge(lambda id: LIST)
    return door


def short_game() -> dict[str, Any]:
    """A game of few tiles: a short save has fewer parts to spoil."""
    table = table_of("classic", racks=["S?", "Q"], bag="A", board=board_with("8H HORN"))
    save: dict[str, Any] = table.play("8H HORNS").door.must("save")["save"]
    return save


def ended_game() -> dict[str, Any]:
    table = table_of("classic", racks=["S", "Q"], bag="", board=board_with("8H HORN"))
    save: dict[str, Any] = table.play("8H HORNS").door.must("save")["save"]
    assert table.over()
    return save


def record() -> dict[str, Any]:
    save: dict[str, Any] = door().must("import", format="gcg", text=GCG, seed=1)["save"]
    # A whole bag of tiles tells no more than one.
    return {**save, "snapshot": {**save["snapshot"], "bag": ["A"]}}


def resumed(save: dict[str, Any]) -> dict[str, Any]:
    """The save of a game that went on from a snapshot."""
    opened = door()
    opened.must("load", save=signed(resumable(save)))
    found: dict[str, Any] = opened.must("move", seat=1, move={"kind": "pass"})["save"]
    return found


def signed(save: dict[str, Any]) -> dict[str, Any]:
    if save.get("digest") == "":
        return rechecked(save, digest=fingerprint(save.get("snapshot")))
    return rechecked(save)


SAVES = {
    "a game": short_game(),
    "a game under other rules": resumable(short_game()),
    "an ended game under other rules": resumable(ended_game()),
    "a record under other rules": resumable(record()),
    "a game gone on from a snapshot": resumed(short_game()),
}


@pytest.mark.parametrize("save", SAVES.values(), ids=SAVES)
def test_a_forged_save_is_refused_or_can_be_played(save):
    opened = 0
    door().must("load", save=signed(save))
    for forged in islice(spoilt(save, FEW), 0, None, ONE_IN):
        table = door()
        reply = table.ask("load", save=json.loads(json.dumps(signed(forged))))
        if not reply["ok"]:
            expected = ("bad-save", "save-too-new", "unknown-variant")
            assert reply["code"] in expected, (forged, reply)
            continue
        opened += 1
        whatever_can_be_asked(table, reply["view"]["turn"])
    assert opened > 5


def whatever_can_be_asked(door: Door, turn: int) -> None:
    """`ask` fails on a fault of the engine; refusals are fine."""
    for seat in (None, 0, 1):
        door.must("view", seat=seat)
    door.ask("preview", seat=turn, move={"kind": "play", "text": "L7 E.E"})
    door.must("hint", seat=turn)
    for format in ("text", "gcg"):
        door.ask("export", format=format)
    for move in ({"kind": "withdraw"}, {"kind": "swap", "tiles": ["A"]}, {"kind": "pass"}):
        door.ask("move", seat=door.must("view")["view"]["turn"], move=move)
    save = door.must("save")["save"]
    assert save == door.must("load", save=save)["save"]
    door.ask("undo")
