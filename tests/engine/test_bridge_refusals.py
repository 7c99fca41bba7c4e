"""Whatever comes through the door gets an answer: a documented code, and the game untouched."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from string import ascii_uppercase
from typing import Any

import pytest

from lexicade.bridge import Bridge
from tests.engine.nasty import spoilt
from tests.engine.story import Door, board_with
from tests.engine.tiny import packed_words

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
SEATS = [{"name": "Ana"}, {"name": "Bruno"}]
NEW = {"variant": "classic", "seats": SEATS, "seed": "7"}


def documented() -> set[str]:
    """The codes in the protocol's own table, but those that no single request brings about."""
    table = PROTOCOL.read_text(encoding="utf-8").split("## Codes")[1]
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    return set(re.findall(r"`([a-z-]+)`", " ".join(rows))) - {"engine-fault", "cancelled"}


def laid(*tiles: str) -> dict[str, Any]:
    """`laid("H8 A", "I8 ? B")`"""
    return {"kind": "play", "tiles": [tile.split() for tile in tiles]}


def move(played: Any, seat: Any = 0) -> dict[str, Any]:
    return {"do": "move", "seat": seat, "move": played}


SAVE: dict[str, Any] = Door().must("new", **NEW)["save"]
HORN = {"board": board_with("8H HORN"), "racks": ["CAT?STS", "EEIIOOU"]}
SHORT_BAG = {**HORN, "bag": "AEIOU"}
EMPTY: dict[str, Any] = {"racks": ["CAT?STS", "EEIIOOU"]}
NOTHING = None  # no game on the table
MINED = {"bombs": [["C3"], []], "held": {"bomb": [1, 3], "defuser": [0, 3]}, "placed": []}
DEVICES = ("contradictionary", {"extra": {"devices": MINED}})
PLACED = ("contradictionary", {"extra": {"devices": {**MINED, "placed": ["bomb"]}}})
OPEN = {"board": board_with("4D CAT", size=7), "racks": ["S##", "AT"]}
UNOPENED = ("contradictionary", EMPTY)
BLOCKS = ("wordominos", OPEN)
LAST = ("wordominos", {**OPEN, "racks": ["S", "AT"]}, {"kind": "play", "text": "4D CATS"})
FIVE_MINUTES = {"spent_ms": 5 * 60_000}

# on the table (a position, or a game, position and moves), request, code, what the detail tells
STUDY = {"do": "study", "lexicon": "enable", "ask": "find", "text": "qi"}
REFUSALS: list[tuple[Any, dict[str, Any], str, set[str]]] = [
    (HORN, {}, "bad-request", {"field", "why"}),
    (HORN, move([]), "bad-request", {"field", "why"}),
    (HORN, {"do": "dance"}, "unknown-request", {"name"}),
    (HORN, {"do": "new", **NEW, "variant": "chess"}, "unknown-variant", {"name"}),
    (HORN, {"do": "new", **NEW, "options": {"star": True}}, "unknown-option", {"name"}),
    (HORN, move({"kind": "castle"}), "unknown-move", {"name"}),
    (HORN, move({"kind": "withdraw"}), "unknown-move", {"name"}),
    (NOTHING, {"do": "view"}, "no-game", set()),
    (NOTHING, move({"kind": "pass"}), "no-game", set()),
    (HORN, {"do": "lookup", "lexicon": "latin", "word": "A"}, "unknown-lexicon", {"lexicon"}),
    (HORN, {"do": "new", **NEW, "position": {"turn": 5}}, "bad-position", {"field", "why"}),
    (HORN, {"do": "load", "save": {}}, "bad-save", {"field", "why"}),
    (HORN, {"do": "load", "save": {**SAVE, "schema": 2}}, "save-too-new", {"field", "why"}),
    (HORN, {"do": "import", "format": "gcg", "text": "?"}, "bad-gcg", {"line", "why"}),
    (HORN, move({"kind": "pass"}, 1), "not-your-turn", {"turn"}),
    ("over", move({"kind": "pass"}), "game-over", set()),
    ("over", move({"kind": "pass"}, 1), "game-over", set()),
    (HORN, move(laid("P8 A")), "no-such-cell", {"cell"}),
    (HORN, move(laid("H0 A")), "no-such-cell", {"cell"}),
    (HORN, move(laid("H8 A")), "cell-taken", {"cell"}),
    (HORN, move({"kind": "play", "text": "8H CAT"}), "cell-taken", {"cell"}),
    (HORN, move(laid("H9 A", "H9 T")), "cell-twice", {"cell"}),
    (HORN, move(laid("L8 Q")), "not-on-rack", {"tiles"}),
    (HORN, move(laid("L8 C", "M8 C")), "not-on-rack", {"tiles"}),
    (HORN, move({"kind": "swap", "tiles": ["A", "A"]}), "not-on-rack", {"tiles"}),
    (HORN, move(laid("L8 ?")), "blank-undeclared", {"cell"}),
    (HORN, move(laid("L8 ? Ñ")), "blank-choice", {"cell"}),
    (HORN, move(laid("L8 ? ?")), "blank-choice", {"cell"}),
    (HORN, move(laid()), "no-tiles", set()),
    (HORN, move({"kind": "swap", "tiles": []}), "no-tiles", set()),
    (HORN, move(laid("G8 S", "L9 S")), "not-in-line", set()),
    (HORN, move(laid("L8 S", "N8 S")), "gap", {"cells"}),
    (HORN, move(laid("A1 S", "B1 S")), "not-linked", {"cells"}),
    (EMPTY, move(laid("A1 A", "B1 T")), "not-on-start", {"cells"}),
    (UNOPENED, move(laid("H8 A", "I8 T")), "not-on-own-start", {"cell"}),
    (EMPTY, move(laid("H8 A")), "too-short", set()),
    (HORN, move(laid("L8 C")), "not-a-word", {"words"}),
    (SHORT_BAG, move({"kind": "swap", "tiles": ["A"]}), "bag-too-small", {"bag", "needs"}),
    (DEVICES, move({"kind": "defuser", "at": "D4"}), "no-device-left", {"device"}),
    (PLACED, move({"kind": "bomb", "at": "D4"}), "one-device-a-turn", {"device"}),
    (DEVICES, move({"kind": "bomb", "at": "C3"}), "device-there", {"cell", "device"}),
    (DEVICES, move({"kind": "bomb", "at": "O15"}), "start-protected", {"cell"}),
    (DEVICES, move({"kind": "bomb", "at": "P15"}), "no-such-cell", {"cell"}),
    (DEVICES, move({"kind": "bomb"}), "bad-request", {"field", "why"}),
    (BLOCKS, move({"kind": "play", "tiles": [], "blocks": ["A1"]}), "block-not-beside", {"cells"}),
    (
        BLOCKS,
        move({**laid("G4 S"), "blocks": ["C4"]}),
        "block-not-beside-new",
        {"cells"},
    ),
    (
        ("wordominos", {**OPEN, "racks": ["S###", "AT"]}),
        move({**laid("G4 S"), "blocks": ["G3", "G5", "F5"]}),
        "too-many-blocks",
        {"most"},
    ),
    (BLOCKS, move({"kind": "challenge"}), "nothing-to-challenge", set()),
    (BLOCKS, move({"kind": "accept"}), "nothing-to-accept", set()),
    (LAST, move({"kind": "pass"}, 1), "answer-first", set()),
    (DEVICES, move({"kind": "pass", **FIVE_MINUTES}), "time-is-up", set()),
    (DEVICES, move({"kind": "timeout"}), "time-left", {"ms"}),
    (HORN, {"do": "undo"}, "nothing-to-undo", {"moves"}),
    (HORN, {"do": "review", "seat": 0, "ply": 1}, "no-such-turn", {"ply"}),
    ("fribble", {"do": "export", "format": "gcg"}, "not-for-this-game", {"name"}),
    (HORN, {"do": "export", "format": "pgn"}, "not-for-this-game", {"name"}),
    ("no list", {"do": "new", **NEW}, "needs-lexicon", {"lexicon"}),
    (NOTHING, {**STUDY, "text": " "}, "nothing-asked", set()),
    (NOTHING, {**STUDY, "text": "?" * 61}, "too-long", {"most"}),
    (NOTHING, {**STUDY, "text": "qi z?"}, "one-at-a-time", set()),
    (NOTHING, {**STUDY, "text": "c4t"}, "not-a-letter", {"letters"}),
    (NOTHING, {**STUDY, "ask": "build", "text": "c*"}, "no-star-here", set()),
    (NOTHING, {**STUDY, "ask": "list", "name": "nines"}, "unknown-list", {"name"}),
    (NOTHING, {**STUDY, "ask": "gloss", "lexicon": "es"}, "no-glosses", {"language"}),
]


def door_at(situation: Any) -> Door:
    door = Door()
    if situation == "no list":
        door.bridge.books.lists.clear()
        door.bridge.books._find = lambda id: None
    elif situation == "fribble":
        door.must("new", variant="fribble", seats=SEATS)
    elif situation == "over":
        door.must("new", **NEW)
        door.must("move", seat=0, move={"kind": "resign"})
    elif isinstance(situation, tuple):
        variant, position, *moves = situation
        door.must("new", variant=variant, seats=SEATS, position=position)
        for made in moves:
            door.must("move", seat=0, move=made)
    elif situation is not NOTHING:
        door.must("new", **NEW, position=situation)
    return door


@pytest.mark.parametrize(("situation", "request_", "code", "told"), REFUSALS)
def test_a_refusal_has_its_code_and_what_a_sentence_needs(situation, request_, code, told):
    door = door_at(situation)
    before = door.bridge._match

    reply = json.loads(door.bridge.handle(json.dumps(request_)))

    assert {"v": 1, "ok": False, "code": code, "detail": reply.get("detail")} == reply
    assert told <= set(reply["detail"])
    assert before is door.bridge._match


def test_every_documented_code_is_among_them():
    assert documented() == {code for _, _, code, _ in REFUSALS}


@pytest.mark.parametrize("seat", [-1, 2, True, 1.0, "0", None, [], 10**30])
def test_a_wrong_seat_is_named(seat):
    door = door_at(HORN)
    for asked in (
        {"do": "preview", "move": {"kind": "pass"}},
        move({"kind": "pass"}),
        {"do": "hint"},
        {"do": "review", "ply": 1},
    ):
        reply = door.ask(**{**asked, "seat": seat})
        assert ("bad-request", "seat") == (reply["code"], reply["detail"]["field"])
    for asked in (
        {"do": "view"},
        {"do": "undo"},
        {"do": "new", **NEW},
        {"do": "load", "save": SAVE},
    ):
        if seat is not None and asked["do"] != "undo":
            reply = door.ask(**{**asked, "seat": seat})
            assert ("bad-request", "seat") == (reply["code"], reply["detail"]["field"])
    assert "HORN" in door.must("view")["view"]["board"][7]


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u0301", "a\x00b", "\ud800", "\ue000", "x" * 41, 7, None]
)
def test_a_name_must_be_short_and_visible(name):
    reply = Door().ask("new", variant="classic", seats=[{"name": "Ana"}, {"name": name}])

    assert ("bad-request", "seats[1].name") == (reply["code"], reply["detail"]["field"])


def test_names_of_every_script_are_fine_and_spaces_are_tidied():
    seats = [{"name": "  Анна \t Ñandú "}, {"name": "👩‍👧 李"}]

    assert ["Анна Ñandú", "👩‍👧 李"] == Door().must("new", variant="classic", seats=seats)["view"][
        "names"
    ]


# Made when wanted: together they are a hundred megabytes.
NOISE: dict[str, Callable[[], str]] = {
    "nothing": lambda: "",
    "no object": lambda: "[]",
    "a number": lambda: "7",
    "cut": lambda: '{"do":"variants"',
    "two": lambda: '{"do":"variants"} {}',
    "NaN": lambda: '{"do":"variants","id":NaN}',
    "minus infinity": lambda: '{"do":"variants","id":-Infinity}',
    "a float too large": lambda: '{"do":"variants","id":[1e309]}',
    "an int too long": lambda: '{"do":"variants","id":%s}' % ("9" * 5000),
    "deep lists": lambda: '{"do":"variants","id":%s}' % ("[" * 100_000 + "]" * 100_000),
    "deep objects": lambda: '{"a":' * 100_000,
    "brackets": lambda: "[" * 2_000_000,
    "quotes": lambda: '"' * 8_000_000,
    "an unfinished string": lambda: '"' + '\\"' * 3_999_999,
    "a last backslash": lambda: '"' + '\\"' * 1_000_000 + "\\",
    "noise": lambda: "noise\x00\ud800{" * 4_000_000,
    "fifty megabytes": lambda: '{"do":"variants","id":"%s"}' % ("x" * 50_000_000),
}


@pytest.mark.parametrize("noise", NOISE.values(), ids=NOISE)
def test_noise_is_refused_in_no_time(noise):
    door = door_at(HORN)

    reply = json.loads(door.bridge.handle(noise()))

    assert ("bad-request", "request") == (reply["code"], reply["detail"]["field"])
    assert "HORN" in door.must("view")["view"]["board"][7]


@pytest.mark.parametrize("id", ["[" * 60 + "]" * 60, "9" * 4000, '"\\ud800"', "1e300", '"[[[["'])
def test_a_strange_id_comes_back_as_it_went(id):
    reply = Door().bridge.handle('{"do":"view","id":' + id + "}")

    assert "no-game" == json.loads(reply)["code"]
    assert json.loads(id) == json.loads(reply)["id"]


POSITION: dict[str, Any] = {
    "board": board_with("8H HORN"),
    "racks": ["AE", ["S", "?"]],
    "scores": [1, 2],
    "turn": 1,
    "bag": "AEI",
    "extra": {},
}
GCG = "#player1 Ana Ana\n#player2 Bo Bo\n>Ana: AEINRST 8H TRAINS +14 14\n>Bo: QQ - +0 0\n"
VALID: list[dict[str, Any]] = [
    {"do": "variants", "sealed": False},
    {"do": "new", **NEW, "options": {"words": "enable"}, "first": 1, "position": None, "seat": 0},
    {"do": "new", **NEW, "position": POSITION},
    {"do": "view", "seat": 1},
    {"do": "preview", "seat": 0, "move": {**laid("L8 S"), "spent_ms": 12}},
    {"do": "preview", "seat": 0, "move": {"kind": "play", "text": "8H HORNs"}},
    move({**laid("L8 ? S"), "spent_ms": 12}),
    move({"kind": "play", "text": "8H HORNs"}),
    move({"kind": "swap", "tiles": ["A", "T"]}),
    move({"kind": "pass"}),
    {"do": "undo", "seat": 0, "n": 1},
    {"do": "save", "sealed": True},
    {"do": "load", "save": SAVE, "seat": 0},
    {"do": "export", "format": "gcg"},
    {"do": "import", "format": "gcg", "text": GCG, "seat": 0, "seed": 7},
    {"do": "import", "format": "gcg", "base64": "PkFuYTo=", "variant": "classic"},
    {"do": "hint", "seat": 1, "n": 3},
    {"do": "review", "seat": 0, "ply": 1, "n": 3},
    {"do": "solve", "variant": "classic", "position": POSITION, "n": 1, "options": {}, "seat": 0},
    {"do": "lookup", "lexicon": "enable", "word": "horn"},
    {"do": "lookup", "lexicon": "enable", "words": ["horn"]},
]


@pytest.mark.parametrize(
    "valid", VALID, ids=lambda valid: "-".join([valid["do"], *list(valid)[1:5]])
)
def test_any_field_may_be_anything(valid):
    bridge = Bridge(lambda id: packed_words(id, ascii_uppercase, "HORN HORNS AE TRAINS"))
    known = documented()
    bridge.handle(json.dumps({"do": "new", **NEW, "position": HORN}))
    before = bridge._match
    assert before is not None
    for asked in spoilt(valid):
        reply = bridge.handle(json.dumps(asked))
        answer = json.loads(reply, parse_constant=lambda name: pytest.fail(name))
        assert answer["ok"] or answer["code"] in known, (asked, answer)
        assert answer["ok"] or bridge._match is before, (asked, answer)
        bridge._match = before
