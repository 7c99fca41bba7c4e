"""The computer's moves: legal in every game, and the same whatever it cannot see."""

import pytest

from lexicade.bots import chosen
from lexicade.core.game import resample
from lexicade.core.match import moved, opened
from lexicade.levels import LEVELS
from lexicade.variants import shelf
from tests.engine.roaming import Setup, game_of, table_for, words
from tests.engine.story import Door

LONGEST_GAME = 200
SEATS = [{"name": "Ana"}, {"name": "Bruno"}]


@pytest.mark.parametrize("id", shelf())
def test_the_computer_finishes_a_game_with_itself(id):
    door = Door()
    view = door.must("new", variant=id, seats=SEATS, seed="itself")["view"]

    while not view["over"] and view["ply"] < 200:
        move = door.must("bot", seat=view["turn"])["move"]
        view = door.must("move", seat=view["turn"], move=move)["view"]

    assert view["over"]
    assert max(view["scores"]) > 30


def small(id: str) -> Setup:
    """A game on its smallest board: what it calls that is among its options."""
    sizes = [one for one in shelf()[id].options if one.key in ("board", "size")]
    return Setup(id, tuple((one.key, min(one.allowed)) for one in sizes), 2)


@pytest.mark.parametrize("id", shelf())
def test_any_two_levels_finish_a_game(id):
    for levels in (("beginner", "keen"), ("steady", "casual")):
        match = opened(table_for(small(id)), levels, "any two")
        while not match.state.ending and match.state.ply < LONGEST_GAME:
            seat = match.state.turn
            lexicon = words(match.table.rules.lexicon)
            move = chosen(levels[seat], match.table, match.state, seat, lexicon)
            match = moved(match, seat, move)

        assert match.state.ending
        assert "resigned" != match.state.ending.code


@pytest.mark.parametrize("id", shelf())
def test_what_it_cannot_see_does_not_move_it(id):
    for at, step in enumerate(game_of(Setup(id, (), 2))[::3]):
        table, state = step.before.table, step.before.state
        lexicon, level = words(table.rules.lexicon), LEVELS[at % len(LEVELS)]
        moves = [
            chosen(level, table, resample(table, state, step.seat, other), step.seat, lexicon)
            for other in ("one world", "another")
        ]
        assert moves[0] == moves[1]
        moved(step.before, step.seat, moves[0])


def test_it_is_asked_only_in_its_turn_and_by_a_level_there_is():
    door = Door()
    door.must("new", variant="classic", seats=SEATS, seed="asked")

    assert "not-your-turn" == door.ask("bot", seat=1)["code"]
    assert "level" == door.ask("bot", seat=0, level="genius")["detail"]["field"]
    door.must("move", seat=0, move={"kind": "resign"})
    assert "game-over" == door.ask("bot", seat=0)["code"]


def test_a_seat_of_the_computers_is_kept_in_the_save():
    door = Door()
    seats = [{"name": "Ana"}, {"name": "Kit", "bot": "casual"}]
    new = door.must("new", variant="fribble", seats=seats, seed="7")

    again = Door().must("load", save=new["save"])

    assert [None, "casual"] == new["view"]["bots"] == again["view"]["bots"]
    assert seats == again["save"]["seats"]


@pytest.mark.parametrize("level", ["genius", "", 3, "Keen", "x" * 50])
def test_a_level_there_is_not_is_refused_by_its_field(level):
    seats = [{"name": "Ana"}, {"name": "Kit", "bot": level}]

    reply = Door().ask("new", variant="fribble", seats=seats)

    assert ("bad-request", "seats[1].bot") == (reply["code"], reply["detail"]["field"])


def test_a_move_made_behind_the_door_is_told_as_the_asker_may_know_it():
    door = Door()
    seats = [{"name": "Ana"}, {"name": "Kit", "bot": "keen"}]
    door.must("new", variant="fribble", seats=seats, seed="7", first=1)

    reply = door.must("bot", seat=1, make=True, **{"for": 0})

    assert {"v", "ok", "view", "save", "events"} == set(reply)
    assert (0, 0, 1) == (reply["view"]["seat"], reply["view"]["turn"], reply["view"]["ply"])
    assert door.must("view", seat=0)["view"] == reply["view"]


@pytest.mark.parametrize(("bot", "clock"), [(None, 5), ("keen", 0)])
def test_a_house_rule_may_have_another_default_against_the_computer(bot, clock):
    seats = [{"name": "Ana"}, {"name": "Kit", "bot": bot}]

    new = Door().must("new", variant="contradictionary", seats=seats)

    assert clock == new["table"]["options"]["clock"]
