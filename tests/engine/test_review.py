"""What could I have played? A turn is looked at again with no more than its player knew."""

from dataclasses import replace

import pytest

from lexicade.core.game import resample
from lexicade.core.match import Match, moved
from lexicade.core.view import view
from lexicade.review import reviewed
from lexicade.thinking import thought_through
from lexicade.variants import shelf
from tests.engine.roaming import Setup, Step, game_of, words
from tests.engine.story import table_of


def asked(match: Match, seat: int, ply: int, n: int = 3):
    request = {"ply": ply, "n": n}
    return thought_through(reviewed(match, seat, words(match.table.rules.lexicon), request))


def test_the_best_plays_of_a_turn_and_what_was_missed():
    table = table_of("classic", racks=["QUIZEAT", "EEIIOOU"])
    hint = table.door.must("hint", seat=0, n=3)
    table.play("8H QUIZ").passes()

    review = table.door.must("review", seat=0, ply=1, n=3)

    assert (hint["plays"], hint["count"]) == (review["plays"], review["count"])
    assert list("QUIZEAT") == review["view"]["rack"]
    assert ["." * 15] * 15 == review["view"]["board"]
    assert ("play", review["gained"]) == (review["made"]["kind"], review["made"]["score"])
    assert hint["plays"][0]["score"] - review["gained"] == review["missed"]


def test_a_pass_misses_all_of_the_best_play():
    table = table_of("classic", racks=["QUIZEAT", "EEIIOOU"]).passes()

    review = table.door.must("review", seat=0, ply=1, n=1)

    assert (0, review["plays"][0]["score"]) == (review["gained"], review["missed"])


def test_only_turns_of_the_own_seat():
    table = table_of("classic", racks=["QUIZEAT", "EEIIOOU"]).play("8H QUIZ").passes()

    for seat, ply in ((0, 2), (1, 1), (0, 3), (1, 99)):
        reply = table.door.ask("review", seat=seat, ply=ply)
        assert ("no-such-turn", {"ply": ply}) == (reply["code"], reply["detail"])
    assert "bad-request" == table.door.ask("review", seat=0)["code"]
    assert "bad-request" == table.door.ask("review", ply=1)["code"]


def test_asking_changes_nothing_on_the_table():
    table = table_of("classic", racks=["QUIZEAT", "EEIIOOU"]).play("8H QUIZ").passes()
    before = table.door.must("save")

    table.door.must("review", seat=1, ply=2)

    assert before == table.door.must("save")


def test_a_play_that_was_challenged_away_left_nothing():
    table = table_of("wordominos", racks=["QXJEAT", "EAT"]).play("5D QXJ")
    table.move({"kind": "challenge"})

    review = table.door.must("review", seat=0, ply=1, n=1)

    assert 0 == review["gained"] < review["made"]["score"]


def test_after_a_device_the_turn_is_seen_with_it():
    table = table_of("contradictionary").bomb("H8")
    table.passes()

    review = table.door.must("review", seat=0, ply=1, n=1)

    assert ["H8", "bomb-0"] in review["view"]["marks"]
    assert "pass" == review["made"]["kind"]


@pytest.mark.parametrize("id", shelf())
def test_nothing_is_told_that_was_not_known_then(id):
    """The view is that of the time, and the plays would be the same in any world like it."""
    steps = [step for step in game_of(Setup(id, (), 2)) if counts(step)]
    last = game_of(Setup(id, (), 2))[-1].after
    for step in steps[::4]:
        table, state, seat = step.before.table, step.before.state, step.seat
        ply = step.after.state.ply
        otherwise = replace(step.before, state=resample(table, state, seat, "another world"))
        otherwise = replace(otherwise, start=otherwise.state, moves=())
        elsewhere = moved(otherwise, seat, {"kind": "pass"})

        now = asked(last, seat, ply)

        assert view(table, state, seat) == now["view"]
        assert asked(elsewhere, seat, ply)["plays"] == now["plays"]


def counts(step: Step) -> bool:
    """Not a secret move within a turn, which has no number of its own."""
    return step.after.state.ply > step.before.state.ply and step.move["kind"] == "play"
