"""Bluffing and being found out: words on trust, challenged, undone or standing."""

from typing import Any

from tests.engine.story import StoryTable
from tests.engine.test_wordominos_story import MINUTE, only_blocks, with_blocks, wordominos

CHALLENGE = {"kind": "challenge"}
ACCEPT = {"kind": "accept"}


def ending(table: StoryTable) -> Any:
    view = table.view(None)
    return view["ending"] and (view["ending"]["code"], view["winners"])


def test_a_bluff_found_out_goes_back_whole_and_the_challenger_plays_on():
    table = wordominos().move(with_blocks("6C XQzJ", "F7", "B6"))
    assert 3 == table.score(0)

    table.move(CHALLENGE)

    view = table.view(1)
    assert ([0, 0], 1, {"."}) == (view["scores"], view["turn"], set("".join(view["board"])))
    assert ([], 84) == (view["marks"], len(view["racks"][0]))
    told, back = view["log"][-2:]
    assert ("challenge", 1, False, ["XQZJ"]) == tuple(
        told[key] for key in ("kind", "seat", "good", "words")
    )
    assert ("withdraw", 0, -3, 0) == tuple(back[key] for key in ("kind", "seat", "score", "total"))
    assert 3 == table.play("6C CAT").score(1)


def test_only_the_words_that_are_wrong_are_told():
    table = wordominos().play("6C CAT").passes().play("F6 SQ").move(CHALLENGE)

    assert ["SQ"] == table.view(0)["log"][-2]["words"]


def test_a_challenge_of_good_words_costs_the_turn():
    table = wordominos().play("6C CAT").move(CHALLENGE)

    view = table.view(0)
    assert (0, [3, 0]) == (view["turn"], view["scores"])
    assert (True, ["CAT"]) == (view["log"][-1]["good"], view["log"][-1]["words"])
    assert "challenge" not in view
    assert "nothing-to-challenge" == table.refusal(CHALLENGE)


def test_one_wrong_cross_word_undoes_the_whole_turn():
    table = wordominos("6C CAT")

    table.play("7D SH").move(CHALLENGE)

    view = table.view(1)
    assert (["TH"], 0, 1) == (view["log"][-2]["words"], table.score(0), view["turn"])
    assert 3 == sum(cell != "." for row in view["board"] for cell in row)


def test_a_turn_that_was_answered_by_a_move_stands_for_good():
    table = wordominos().play("6C XQZ").passes()

    assert "nothing-to-challenge" == table.refusal(CHALLENGE)
    assert 3 == table.score(0)


def test_blocks_alone_cannot_be_challenged():
    table = wordominos("6C CAT").move(only_blocks("F6"))

    assert "nothing-to-challenge" == table.refusal(CHALLENGE)


def test_a_turn_is_challenged_once():
    table = wordominos().play("6C XQZ").move(CHALLENGE)

    assert "nothing-to-challenge" == table.refusal(CHALLENGE)


def test_nobody_challenges_the_own_turn():
    table = wordominos().play("6C XQZ")

    reply = table.door.ask("move", seat=0, move=CHALLENGE)

    assert "not-your-turn" == reply["code"]


def test_what_may_be_challenged_is_told():
    told = wordominos().play("6C CAT").view(1)["challenge"]

    assert {"seat": 0, "words": ["CAT"], "ends": False} == told


def last_tile(**more: Any) -> StoryTable:
    """Ana lays her last tile; the game would be over."""
    return wordominos("6C CAT", racks=["S", "ABC"], scores=[3, 90], **more)


def test_the_end_waits_until_the_last_turn_was_accepted():
    table = last_tile().play("6C CATS")
    assert not table.over()
    assert {"challenge", "accept", "resign", "timeout"} == set(table.view(1)["actions"])
    assert "answer-first" == table.refusal("F6 .A")
    assert "answer-first" == table.refusal({"kind": "pass"})

    assert ("cleared", [0]) == ending(table.move(ACCEPT))


def test_the_end_comes_when_the_last_turn_was_challenged_in_vain():
    assert ("cleared", [0]) == ending(last_tile().play("6C CATS").move(CHALLENGE))


def test_the_end_does_not_come_when_the_last_turn_was_a_bluff():
    table = wordominos("6C XQJ", racks=["S", "ABC"], scores=[3, 90]).play("6C XQJS")

    table.move(CHALLENGE)

    assert (None, 1, ["S"]) == (ending(table), table.turn(), table.view(1)["racks"][0])


def test_who_should_answer_may_run_out_of_time():
    table = last_tile().play("6C CATS").move({"kind": "timeout", "spent_ms": 10 * MINUTE})

    assert ("time", [0]) == ending(table)


def test_there_is_nothing_to_accept_in_the_middle_of_a_game():
    table = wordominos().play("6C CAT")

    assert "nothing-to-accept" == table.refusal(ACCEPT)
    assert "accept" not in table.view(1)["actions"]


def test_a_target_reached_by_a_bluff_waits_too():
    table = wordominos(scores=[47, 0], options={"target": 50}).play("6C XQZ")
    assert table.view(1)["challenge"]["ends"]

    assert None is ending(table.move(CHALLENGE))
    assert [47, 0] == table.scores()


def test_undo_brings_a_challenged_turn_back():
    table = wordominos().play("6C XQZ").move(CHALLENGE)

    table.door.must("undo", n=1)

    assert (3, {"seat": 0, "words": ["XQZ"], "ends": False}) == (
        table.score(0),
        table.view(1)["challenge"],
    )
