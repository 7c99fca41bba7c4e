"""The door: every request as docs/protocol.md tells it, and whatever else may come through it."""

import json
from string import ascii_uppercase
from typing import Any

import pytest

from tests.engine.story import Door, board_with, packed
from tests.engine.tiny import packed_words

SEATS = [{"name": "Ana"}, {"name": "Bruno"}]
GAME_KEYS = {
    *("id", "version", "name", "language", "players", "lexicons", "options", "table"),
    *("levels", "vocabularies", "strategies", "settings", "budgets", "ladder"),
}
TABLE_KEYS = {
    *("variant", "version", "name", "lexicon", "options", "width", "height", "premiums", "start"),
    *("faces", "values", "tiles", "formats", "rack_size", "bonus", "blanks", "lids", "joins"),
    *("open_racks", "blocks"),
}
VIEW_KEYS = {
    *("variant", "seat", "turn", "ply", "names", "scores", "rack", "racks", "board", "marks"),
    *("bots", "actions", "bag", "unseen", "over", "winners", "ending", "log"),
}
SAVE_KEYS = {
    *("format", "schema", "variant", "rules", "lexicon", "seed", "seats", "options", "first"),
    *("position", "moves", "snapshot", "digest", "check"),
}


@pytest.fixture
def door() -> Door:
    """A door with a game of Fribble on the table; Ana holds FRIBBLE."""
    door = Door()
    position = {"racks": ["FRIBBLE", "SAEINOT"]}
    door.must("new", variant="fribble", seats=SEATS, seed="door", position=position)
    return door


def play(text: str) -> dict:
    return {"kind": "play", "text": text}


def test_every_reply_has_the_version_and_echoes_the_id():
    bridge = Door().bridge
    for id in ("7", 7, None, [1, {"a": 2}], False, 1.5):
        for do in ("variants", "view", "nonsense"):
            reply = json.loads(bridge.handle(json.dumps({"do": do, "id": id})))
            assert (1, id) == (reply["v"], reply["id"])
            assert isinstance(reply["ok"], bool)
    assert "id" not in json.loads(bridge.handle('{"do":"variants"}'))


def test_variants_tell_what_a_setup_sheet_needs():
    for game in Door().must("variants")["variants"]:
        assert GAME_KEYS == set(game)
        assert TABLE_KEYS == set(game["table"])
        assert game["id"] == game["table"]["variant"]
        for option in game["options"]:
            assert {"key", "label", "kind", "default"} <= set(option)
            assert {
                "switch": {"on", "off"},
                "choice": {"choices"},
                "number": {"min", "max", "step"},
            }[option["kind"]] <= set(option)
            assert option["default"] == game["table"]["options"][option["key"]]


def test_new_answers_view_table_and_save():
    reply = Door().must("new", variant="fribble", seats=SEATS, seed=7, seat=1)

    assert {"v", "ok", "view", "table", "save"} == set(reply)
    assert VIEW_KEYS == set(reply["view"])
    assert TABLE_KEYS == set(reply["table"])
    assert SAVE_KEYS <= set(reply["save"])
    assert 1 == reply["view"]["seat"]
    assert 7 == len(reply["view"]["rack"])
    assert "7" == reply["save"]["seed"]


def test_a_seed_decides_everything_and_none_is_a_new_one():
    def racks(**seed):
        return Door().must("new", variant="classic", seats=SEATS, seat=0, **seed)["view"]["rack"]

    assert racks(seed="7") == racks(seed=7)
    assert racks() != racks() or racks() != racks()


def test_the_first_player_is_a_seat_or_drawn_by_lot():
    def starts(first, seed):
        new = {"variant": "classic", "seats": SEATS, "seed": seed, "first": first}
        return Door().must("new", **new)["view"]["turn"]

    assert [0, 1] == [starts(first, "x") for first in (0, 1)]
    assert {0, 1} == {starts("lot", str(seed)) for seed in range(8)}


def test_view_is_for_a_seat_or_for_an_onlooker(door):
    own, other, onlooker = (door.must("view", seat=seat)["view"] for seat in (0, 1, None))

    assert list("FRIBBLE") == own["rack"]
    assert list("SAEINOT") == other["rack"]
    assert [] == onlooker["rack"]
    assert onlooker == door.must("view")["view"]
    assert {"play": "play", "swap": "tiles", "pass": "nothing", "resign": "nothing"} == own[
        "actions"
    ]
    assert {} == other["actions"] == onlooker["actions"]
    assert [7, 7] == own["racks"]


def test_preview_tells_words_score_and_problems(door):
    good = door.must("preview", seat=0, move=play("8H FRIBBLE"))
    phony = door.must("preview", seat=0, move=play("8H FRIBLE"))
    astray = door.must("preview", seat=0, move=play("1A BRIBE"))
    hasty = door.must("preview", seat=1, move={"kind": "pass"})

    keys = ("legal", "words", "score", "bonus", "at", "problems")
    assert (True, [["FRIBBLE", 34]], 69, 35, "8H", []) == tuple(good[key] for key in keys)
    assert (False, [["FRIBLE", 26]], 26, 0, "8H") == tuple(phony[key] for key in keys[:-1])
    assert [{"code": "not-a-word", "detail": {"words": ["FRIBLE"]}}] == phony["problems"]
    assert (False, [], 0, 0, None) == tuple(astray[key] for key in keys[:-1])
    assert ["not-on-start"] == [problem["code"] for problem in astray["problems"]]
    assert (False, [], 0, 0, None) == tuple(hasty[key] for key in keys[:-1])
    assert ["not-your-turn"] == [problem["code"] for problem in hasty["problems"]]


def test_a_preview_of_anything_says_what_the_move_would_say(door):
    bingo = play("8H FRIBBLE")
    moves = [
        *(play("8H FRIBLE"), play("1A FRIB"), play("8H QAT"), play("8H"), play("H8 (FR)IB")),
        *({"kind": "pass"}, {"kind": "dance"}, {"kind": "withdraw"}, {"kind": "play", "tiles": []}),
        *({"kind": "swap", "tiles": []}, {"kind": "swap", "tiles": ["Q"]}),
        *(
            {"kind": "pass", "spent_ms": -1},
            {**bingo, "spent_ms": "long"},
            {**bingo, "drew": ["Q"]},
        ),
    ]
    for move in moves:
        preview = door.ask("preview", seat=0, move=move)
        reply = door.ask("move", seat=0, move=move)
        problems = preview["problems"] if preview["ok"] else [preview]
        expected = [] if reply["ok"] else [reply["code"]]
        assert expected == [problem["code"] for problem in problems], move
        if reply["ok"]:
            door.must("undo")


def test_a_move_answers_view_save_and_events(door):
    reply = door.must("move", seat=0, move=play("8H FRIBBLE"))

    assert {"v", "ok", "view", "save", "events"} == set(reply)
    assert 0 == reply["view"]["seat"]
    tiles = [[f"{column}8", face] for column, face in zip("HIJKLMN", "FRIBBLE", strict=True)]
    told = {"words": [["FRIBBLE", 34]], "bonus": 35, "at": "8H", "text": "FRIBBLE", "tiles": tiles}
    turn = {"ply": 1, "seat": 0, "kind": "play", "score": 69, "total": 69}
    assert [turn | told] == reply["events"]
    marks = reply["view"]["marks"]
    assert ["H8", "by-0"] in marks and ["H8", "last"] in marks


def test_undo_save_and_load_walk_back_and_forth(door):
    before = door.must("save")
    after = door.must("move", seat=0, move=play("8H FRIBBLE"))

    undone = door.must("undo", seat=0)
    assert {"v", "ok", "view", "save"} == set(undone)
    assert before["save"] == undone["save"]

    loaded = door.must("load", save=after["save"], seat=0)
    assert {"v", "ok", "view", "table", "save", "notices"} == set(loaded)
    assert after["save"] == loaded["save"]
    assert after["view"] == loaded["view"]
    assert [] == loaded["notices"]


def test_several_moves_are_taken_back_at_once(door):
    start = door.must("save")["save"]
    door.must("move", seat=0, move=play("8H FRIBBLE"))
    door.must("move", seat=1, move={"kind": "pass"})

    assert "nothing-to-undo" == door.ask("undo", n=3)["code"]
    assert start == door.must("undo", n=2)["save"]


def test_sealed_saves_are_one_line_that_shows_no_rack(door):
    plain = door.must("save")["save"]
    sealed = door.must("save", sealed=True)["save"]

    assert isinstance(sealed, str) and "\n" not in sealed and "FRIBBLE" not in sealed
    assert plain == door.must("load", save=sealed)["save"]
    asked: list[dict[str, Any]] = [
        {"do": "new", "variant": "classic", "seats": SEATS},
        {"do": "load", "save": sealed},
        {"do": "move", "seat": 0, "move": {"kind": "pass"}},
        {"do": "undo"},
    ]
    for request in asked:
        assert isinstance(door.must(**request, sealed=True)["save"], str), request["do"]
    assert "sealed" == door.ask("save", sealed="yes")["detail"]["field"]


def test_export_and_import_tell_a_game_elsewhere():
    door = Door()
    door.must("new", variant="classic", seats=SEATS, seed="7")
    door.must("move", seat=0, move={"kind": "pass"})

    assert {"v", "ok", "text"} == set(door.must("export", format="gcg"))
    text = door.must("export", format="gcg")["text"]
    reply = door.must("import", format="gcg", text=text, seat=0)

    assert {"v", "ok", "view", "table", "save", "notices"} == set(reply)
    assert ["." * 15] * 15 == door.must("export", format="text")["text"].split("\n")


def test_hint_and_solve_list_plays_best_first():
    board = board_with("8H HORN")
    position = {"board": board, "racks": ["SEXAAAA"]}
    door = Door()
    solved = door.must("solve", variant="classic", position=position, n=5)
    door.must("new", variant="classic", seats=SEATS, position=position)
    hinted = door.must("hint", seat=0, n=5)

    assert {"v", "ok", "plays", "count"} == set(solved)
    assert solved == hinted
    assert 5 == len(solved["plays"]) < solved["count"]
    keys = {"tiles", "score", "words", "at", "text", "leave", "estimate"}
    assert keys == set(solved["plays"][0])
    scores = [play["score"] for play in solved["plays"]]
    assert sorted(scores, reverse=True) == scores
    assert [] == door.must("hint", seat=0, n=0)["plays"]


def test_solve_takes_as_many_seats_as_the_position_tells_of():
    position = {"board": board_with("8H HORN"), "racks": ["A", "E", "S"], "turn": 2}
    plays = Door().must("solve", variant="classic", position=position)["plays"]

    assert {"HORNS", "SHORN"} < {play["words"][0][0] for play in plays}


def test_lookup_answers_word_by_word():
    door = Door()

    assert [["QI", True]] == door.must("lookup", lexicon="enable-plus", word=" qi ")["words"]
    asked = ["HORN", "XQZ", "", "É", "?", "\ud800"]
    assert [["HORN", True]] + [[word, False] for word in asked[1:]] == door.must(
        "lookup", lexicon="enable", words=asked
    )["words"]


def test_a_missing_list_is_asked_for_and_then_brought():
    door = Door()
    door.bridge.books.lists.clear()
    door.bridge.books._find = lambda id: None
    asked = {"variant": "classic", "seats": SEATS}

    refused = door.ask("new", **asked)
    assert ("needs-lexicon", "enable") == (refused["code"], refused["detail"]["lexicon"])
    assert "no-game" == door.ask("view")["code"]

    data = packed("enable")
    assert data is not None
    door.bridge.add_lexicon("enable", data)
    door.must("new", **asked)


def test_a_list_that_is_no_list_is_asked_for_again():
    door = Door()
    door.bridge.books.lists.clear()
    door.bridge.books._find = lambda id: b"noise"

    refused = door.ask("lookup", lexicon="enable", word="A")

    assert ("needs-lexicon", "enable") == (refused["code"], refused["detail"]["lexicon"])


def test_keys_nobody_knows_are_passed_over(door):
    plain = door.must("view", seat=0)

    assert plain == door.must("view", seat=0, colour="green", move=None)
    assert "position" in str(door.ask("new", variant="classic", seats=SEATS, position=[]))


def test_a_game_read_from_a_record_goes_on_by_the_rules():
    door = Door()
    door.bridge.add_lexicon("enable", packed_words("enable", ascii_uppercase, "TRAINS STRAINS SO"))
    gcg = "#player1 Ana Ana\n#player2 Bo Bo\n>Ana: AINRSTE 8C TRAINS +16 16\n#rack2 SOEEIII\n"
    view = door.must("import", format="gcg", text=gcg, seat=1)["view"]
    assert {"play", "swap", "pass", "resign"} == set(view["actions"])

    phony = play("9C SO")  # TS and RO are no words
    problems = door.must("preview", seat=1, move=phony)["problems"]
    assert ["not-a-word"] == [problem["code"] for problem in problems]
    assert "not-a-word" == door.ask("move", seat=1, move=phony)["code"]
    plays = door.must("hint", seat=1)["plays"]
    assert ["SO", "STRAINS"] == [word for word, _ in plays[0]["words"]]
    for found in plays:
        door.must("move", seat=1, move={"kind": "play", "tiles": found["tiles"]})
        door.must("undo")


def test_a_device_that_is_passed_on_hears_nothing_of_the_tiles_just_drawn(door):
    move = {"kind": "play", "text": "8H FRIBBLE"}
    reply = door.must("move", seat=0, move=move, pass_on=True)

    assert (None, []) == (reply["view"]["seat"], reply["view"]["rack"])
    assert ["play"] == [event["kind"] for event in reply["events"]]
    assert door.must("view")["view"] == reply["view"]
    assert "pass_on" == door.ask("move", seat=1, move=move, pass_on="yes")["detail"]["field"]
