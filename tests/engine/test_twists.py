"""A rule with a memory of its own: each of its hooks is called, in its place, and nothing leaks."""

from dataclasses import replace
from typing import Any

import pytest

from lexicade.core.game import apply, resample
from lexicade.core.rules import Twist
from lexicade.core.state import Turn
from lexicade.core.view import view
from tests.engine.story import Door, board_with
from tests.engine.test_saves import rechecked
from tests.engine.toy import GAME, KEY, toy_door

SEATS = [{"name": "Ana"}, {"name": "Bruno"}]
MEMORY = {"secret": 16, "laid": [0, 1], "moves": 7, "turns": 7}  # 16 is the cell B2


def opened(door: Door, **position: Any) -> Door:
    position = {"racks": ["CATSHRN", "EEIIOOU"], "extra": {KEY: MEMORY}, **position}
    door.must("new", variant="toy", seats=SEATS, seed="7", position=position)
    return door


@pytest.fixture
def door() -> Door:
    return opened(toy_door())


def panel(door: Door, seat: int | None = None) -> Any:
    return door.must("view", seat=seat)["view"][KEY]


def marks(door: Door, seat: int | None) -> list[str]:
    found = door.must("view", seat=seat)["view"]["marks"]
    return [cell for cell, mark in found if mark == "secret"]


def play(text: str, **more: Any) -> dict[str, Any]:
    return {"kind": "play", "text": text, **more}


def test_it_is_set_up_from_the_seed():
    secrets = []
    for seed in ("1", "1", "2"):
        door = toy_door()
        door.must("new", variant="toy", seats=SEATS, seed=seed)
        secrets.append(marks(door, 0))
        assert {"laid": [0, 0], "moves": 0, "turns": 0} == panel(door)
    assert secrets[0] == secrets[1] != secrets[2]


def test_a_position_brings_its_memory_which_is_checked(door):
    assert {"laid": [0, 1], "moves": 7, "turns": 7} == panel(door)
    assert ["B2"] == marks(door, 0)
    broken: list[tuple[dict[str, Any], str]] = [
        ({KEY: []}, "extra.vowels"),
        ({KEY: {**MEMORY, "turns": -1}}, "extra.vowels.turns"),
        ({"dragons": {}}, "extra.dragons"),
    ]
    for extra, field in broken:
        reply = door.ask("new", variant="toy", seats=SEATS, position={"extra": extra})
        assert ("bad-position", field) == (reply["code"], reply["detail"]["field"])


def test_it_sees_the_move_the_play_and_the_turn(door):
    door.must("move", seat=0, move=play("8H CAT"))
    assert {"laid": [1, 1], "moves": 8, "turns": 8} == panel(door)

    door.must("move", seat=1, move={"kind": "pass"})
    assert {"laid": [1, 1], "moves": 9, "turns": 9} == panel(door)


def test_what_it_adds_to_a_play_is_in_the_score_and_the_log(door):
    view = door.must("move", seat=0, move=play("8H CAT"))["view"]

    assert [(3 + 1 + 1) * 2 + 1, 0] == view["scores"]
    assert (11, 11, 1) == tuple(view["log"][-1][key] for key in ("score", "total", "vowels"))


def test_it_may_refuse_a_move_and_the_preview_says_so(door):
    late = play("8H CAT", spent_ms=60_001)
    before = door.must("save")

    assert "too-slow" == door.ask("move", seat=0, move=late)["code"]
    assert ["too-slow"] == [
        one["code"] for one in door.must("preview", seat=0, move=late)["problems"]
    ]
    assert before == door.must("save")
    door.must("move", seat=0, move=play("8H CAT", spent_ms=60_000))


def test_its_ending_ends_the_game(door):
    door.must("move", seat=0, move={"kind": "pass"})
    seen = door.must("move", seat=1, move=play("8H OE"))["view"]

    assert (True, "vowels") == (seen["over"], seen["ending"]["code"])


def test_an_action_that_does_not_end_the_turn(door):
    assert "nothing" == door.must("view", seat=0)["view"]["actions"]["peek"]

    reply = door.must("move", seat=0, move={"kind": "peek"})

    assert ["peek"] == [event["kind"] for event in reply["events"]]
    assert "B2" == reply["events"][0]["cell"]
    # Counted, it would tell the others that there was something to be told.
    assert (0, 0) == (reply["view"]["turn"], reply["view"]["ply"])
    assert {"laid": [0, 1], "moves": 8, "turns": 7} == panel(door)
    for stranger in (1, None):
        assert [] == door.must("view", seat=stranger)["view"]["log"]


def test_what_one_seat_knows_the_others_do_not(door):
    door.must("move", seat=0, move={"kind": "peek"})
    door.must("move", seat=0, move=play("8H CAT"))
    match = door.bridge._match
    assert match is not None

    assert (["B2"], [], []) == tuple(marks(door, seat) for seat in (0, 1, None))
    secrets = set()
    for seed in "abcde":
        for seat in (None, 0, 1):
            other = resample(match.table, match.state, seat, seed)
            assert view(match.table, match.state, seat) == view(match.table, other, seat)
            secrets.add((seat == 0, other.extra[KEY]["secret"]))
    assert {16} == {secret for known, secret in secrets if known}
    assert len(secrets) > 3


def test_its_memory_is_saved_and_taken_back(door):
    start = door.must("save")["save"]
    door.must("move", seat=0, move={"kind": "peek"})
    save = door.must("move", seat=0, move=play("8H CAT"))["save"]

    other = toy_door()
    assert save == other.must("load", save=save)["save"]
    assert panel(door) == panel(other)
    assert marks(door, 0) == marks(other, 0)
    assert start == other.must("undo", n=2)["save"]


def test_a_snapshot_brings_its_memory_which_is_checked(door):
    save = door.must("move", seat=0, move=play("8H CAT"))["save"]
    newer = toy_door(replace(GAME, version=2))
    lost = {**save, "moves": [{"kind": "castle"}]}

    loaded = newer.must("load", save=rechecked(lost))

    assert ["rules-changed"] == [notice["code"] for notice in loaded["notices"]]
    assert (panel(door), marks(door, 0)) == (panel(newer), marks(newer, 0))
    again = newer.must("save")["save"]
    assert again == newer.must("load", save=again)["save"]


def test_a_twist_that_came_later_begins_with_its_set_up(door):
    counter = Twist(
        "later",
        setup=lambda table, state: state.with_extra("later", 0),
        after_turn=lambda table, state, seat: state.with_extra("later", state.extra["later"] + 1),
        view=lambda table, state, seat: state.extra["later"],
    )
    save = door.must("move", seat=0, move=play("8H CAT"))["save"]

    def rules(options):
        plain = GAME.rules(options)
        return replace(plain, twists=(*plain.twists, counter))

    newer = toy_door(replace(GAME, version=2, rules=rules))
    assert 0 == newer.must("load", save=save)["view"]["later"]
    assert 1 == newer.must("move", seat=1, move={"kind": "pass"})["view"]["later"]


def test_twists_are_asked_in_their_order_and_their_lines_are_kept():
    def note(name):
        def written(state, hook):
            line = Turn(state.ply + 1, 0, f"{name} {hook}")
            return replace(state, turns=(*state.turns, line))

        return Twist(
            name,
            before_move=lambda table, state, seat, move: written(state, "before"),
            after_play=lambda table, before, seat, play, done: replace(
                done, state=written(done.state, "play")
            ),
            after_turn=lambda table, state, seat: written(state, "turn"),
        )

    door = toy_door()
    opened(door, board=board_with("8H HORN"))
    match = door.bridge._match
    assert match is not None
    table = replace(
        match.table, rules=replace(match.table.rules, twists=(note("one"), note("two")))
    )
    table = replace(table, rules=replace(table.rules, endings=()))

    after = apply(table, match.state, 0, {"kind": "play", "tiles": [["L8", "S"]]})

    assert [
        *("one before", "two before", "one play", "two play", "play", "one turn", "two turn")
    ] == [turn.kind for turn in after.turns]
