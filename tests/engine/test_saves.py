"""Saves: there and back, cut, edited, from other times; and the real old files in tests/saves.

A new variant needs a save of its own, made from its golden game and kept for ever:

    PYTHONPATH=py:. python -m tests.engine.test_saves record fribble
"""

import json
import sys
from base64 import b64encode
from pathlib import Path
from string import ascii_uppercase
from typing import Any
from zlib import compress

import pytest

from lexicade.core.save import SCHEMA, fingerprint
from lexicade.variants import shelf
from tests.engine.story import Door, StoryTable, table_of
from tests.engine.tiny import packed_words

TESTS = Path(__file__).resolve().parents[1]
FILES = sorted((TESTS / "saves").glob("*.json"))
MOVES_IN_A_FILE = 12

Save = dict[str, Any]


def rechecked(save: Save, **changes: Any) -> Save:
    """The save as somebody would forge it: changed, and its check made to fit."""
    forged = {key: value for key, value in {**save, **changes}.items() if key != "check"}
    return {**forged, "check": fingerprint(forged)}


def played() -> StoryTable:
    table = table_of("classic", racks=["FRIBBLE", "SAEINOT"])
    return table.play("8H FRIBBLE").swap("AE").passes()


@pytest.fixture(scope="module")
def save() -> Save:
    found: Save = played().door.must("save")["save"]
    return found


def refused(given: Any) -> tuple[str, str]:
    """The code and the field; the game on the table stays as it was."""
    table = table_of("fribble", racks=["HORNAAE", "EEIIOOU"]).play("8H HORN")
    before = table.door.must("save")
    reply = table.door.ask("load", save=given)
    assert not reply["ok"], reply
    assert before == table.door.must("save")
    return reply["code"], reply["detail"].get("field", "")


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("id", shelf())
def test_a_game_is_the_same_after_every_move_saved_and_loaded(id, sealed):
    told = json.loads((TESTS / "playthroughs" / f"{id}.json").read_text(encoding="utf-8"))
    here, there = Door(), Door()
    here.must("new", **told["new"])
    for seat, move, _ in told["moves"]:
        save = here.must("move", seat=seat, move=move, sealed=sealed)["save"]
        given = save if sealed else json.dumps(save)
        loaded = there.must("load", save=given, sealed=sealed)
        assert (save, []) == (loaded["save"], loaded["notices"])
        for whose in (None, 0, 1):
            assert here.must("view", seat=whose) == there.must("view", seat=whose)


def test_a_save_may_be_an_object_a_text_or_sealed(save):
    door = Door()
    door.must("load", save=save)
    sealed = door.must("save", sealed=True)["save"]

    for given in (save, json.dumps(save), json.dumps(save, indent=1), sealed, f"{sealed}\n"):
        assert save == door.must("load", save=given)["save"]


def test_a_save_cut_anywhere_is_refused(save):
    door = Door()
    door.must("load", save=save)
    for text in (door.must("save", sealed=True)["save"], json.dumps(save)):
        for end in [*range(40), *range(40, len(text), 97), len(text) - 1]:
            reply = door.ask("load", save=text[:end])
            assert "bad-save" == reply["code"], end
            assert {"field", "why"} <= set(reply["detail"])


@pytest.mark.parametrize(
    "key", ["seed", "seats", "options", "moves", "snapshot", "digest", "first"]
)
def test_an_edited_save_is_refused(save, key):
    assert ("bad-save", "check") == refused({**save, key: "edited"})
    assert ("bad-save", "check") == refused({k: v for k, v in save.items() if k != key})
    assert ("bad-save", "check") == refused({**save, "more": 1})


def test_a_forged_save_is_refused_where_its_moves_do_not_lead_to_its_digest(save):
    moves, names = save["moves"], [{"name": "Eve"}, {"name": "Bruno"}]
    assert ("bad-save", "digest") == refused(rechecked(save, moves=moves[:-1]))
    assert ("bad-save", "digest") == refused(rechecked(save, seats=names))
    assert ("bad-save", "digest") == refused(rechecked(save, seed="other"))
    assert ("bad-save", "digest") == refused(rechecked(save, digest="0" * 64))
    assert ("bad-save", "moves") == refused(rechecked(save, moves=moves[1:]))
    assert ("bad-save", "moves") == refused(rechecked(save, moves=[*moves, {"kind": "castle"}]))
    assert ("bad-save", "moves[3]") == refused(rechecked(save, moves=[*moves, 7]))
    assert ("bad-save", "racks[0]") == refused(rechecked(save, position={"racks": ["ZZZ"]}))
    assert ("bad-save", "options") == refused(rechecked(save, options={"star": True}))
    assert ("bad-save", "options.words") == refused(rechecked(save, options={"words": "latin"}))
    assert ("bad-save", "seats") == refused(rechecked(save, seats=names[:1]))
    assert ("bad-save", "first") == refused(rechecked(save, first=2))


def test_the_moves_are_the_truth_not_the_snapshot(save):
    door = Door()

    loaded = door.must("load", save=rechecked(save, snapshot={}))

    assert (save, []) == (loaded["save"], loaded["notices"])


def test_saves_of_the_future_and_of_others_are_told_apart(save):
    assert ("save-too-new", "schema") == refused({**save, "schema": SCHEMA + 1})
    assert ("bad-save", "schema") == refused({**save, "schema": "1"})
    assert ("bad-save", "format") == refused({**save, "format": "chess-save"})
    assert ("unknown-variant", "") == refused(rechecked(save, variant="chess"))
    assert ("bad-save", "digest") == refused(rechecked(save, variant="fribble"))
    nonsense: list[Any] = [None, [], {}, 7, True, "", "{}", "lexicade1.", "lexicade1.é"]
    for given in (*nonsense, "lexicade1.AAAA"):
        assert "bad-save" == refused(given)[0], given


def test_a_save_that_unpacks_to_far_too_much_is_refused():
    bomb = "lexicade1." + b64encode(compress(b" " * 20_000_000)).decode()

    assert ("bad-save", "save") == refused(bomb)


def goes_on(door: Door, loaded: dict[str, Any]) -> None:
    """An opened game can be played on, saved, loaded again without a word, and taken back."""
    turn = loaded["view"]["turn"]
    after = door.must("move", seat=turn, move={"kind": "pass"})
    again = Door()
    again.bridge.books.lists = door.bridge.books.lists
    opened = again.must("load", save=after["save"], seat=turn)
    assert (after["save"], []) == (opened["save"], opened["notices"])
    assert after["view"] == opened["view"]
    assert loaded["save"] == again.must("undo")["save"]


def test_where_the_rules_changed_the_snapshot_opens_and_a_notice_says_so(save):
    door = Door()
    view = door.must("load", save=save)["view"]
    outdated = [{"kind": "play", "tiles": [["A1", "Q"]]}, *save["moves"][1:]]

    loaded = door.must("load", save=rechecked(save, rules=0, moves=outdated))

    assert ["rules-changed"] == [notice["code"] for notice in loaded["notices"]]
    assert view == loaded["view"]
    assert "nothing-to-undo" == door.ask("undo")["code"]
    goes_on(door, loaded)


def test_changed_rules_that_lead_to_the_same_place_are_no_news(save):
    assert [] == Door().must("load", save=rechecked(save, rules=0))["notices"]


def test_a_position_the_changed_rules_refuse_does_not_lose_the_game(save):
    door = Door()

    loaded = door.must("load", save=rechecked(save, rules=0, position={"racks": ["ZZZ"]}))

    assert ["rules-changed"] == [notice["code"] for notice in loaded["notices"]]
    goes_on(door, loaded)


def test_where_the_list_lost_a_word_the_snapshot_opens(save):
    door = Door()
    door.bridge.add_lexicon("enable", packed_words("enable", ascii_uppercase, "HORN"))

    loaded = door.must("load", save=save)

    assert [{"code": "words-changed", "detail": {"lexicon": "enable"}}] == loaded["notices"]
    assert "FRIBBLE" in loaded["view"]["board"][7]
    goes_on(door, loaded)


def test_a_list_that_changed_elsewhere_is_no_news(save):
    door = Door()
    door.bridge.add_lexicon("enable", packed_words("enable", ascii_uppercase, "FRIBBLE HORN"))

    assert [] == door.must("load", save=save)["notices"]


def test_undone_is_unmade_and_redone_is_the_same():
    table = played()
    saves = [table.door.must("save")["save"]]
    for _ in range(3):
        saves.append(table.door.must("undo")["save"])
    assert [3, 2, 1, 0] == [len(save["moves"]) for save in saves]

    for save in saves:
        assert save == Door().must("load", save=save)["save"]
    table.play("8H FRIBBLE").swap("AE").passes()
    assert saves[0] == table.door.must("save")["save"]


def test_there_is_a_real_save_of_every_schema():
    found = {path.stem.removesuffix("-sealed") for path in FILES}
    assert set(range(1, SCHEMA + 1)) == {int(stem.split("-")[1]) for stem in found}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_real_save_opens_for_ever(path):
    kept = json.loads(path.read_text(encoding="utf-8"))
    door = Door()

    loaded = door.must("load", save=kept)

    assert MOVES_IN_A_FILE == len(loaded["save"]["moves"])
    if isinstance(kept, dict):
        assert kept["snapshot"]["players"][0]["score"] == loaded["view"]["scores"][0]
        if not loaded["notices"]:
            assert kept["digest"] == loaded["save"]["digest"]
    goes_on(door, loaded)


def recorded(id: str, *, sealed: bool) -> str:
    told = json.loads((TESTS / "playthroughs" / f"{id}.json").read_text(encoding="utf-8"))
    door = Door()
    door.must("new", **told["new"])
    for seat, move, _ in told["moves"][:MOVES_IN_A_FILE]:
        door.must("move", seat=seat, move=move)
    return json.dumps(door.must("save", sealed=sealed)["save"], separators=(",", ":")) + "\n"


if __name__ == "__main__":
    _, command, wanted = sys.argv
    if command != "record" or wanted not in shelf():
        sys.exit(__doc__)
    for name, is_sealed in {wanted: False, f"{wanted}-sealed": True}.items():
        path = TESTS / "saves" / f"schema-{SCHEMA}-{name}.json"
        path.write_text(recorded(wanted, sealed=is_sealed), encoding="utf-8")
