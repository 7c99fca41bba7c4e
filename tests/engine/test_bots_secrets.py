"""No opponent reads what is hidden: the same view, another truth, and the same move."""

import pytest

from lexicade.bookcase import Bookcase
from lexicade.bots import chosen
from lexicade.bots.lore import lore_of
from lexicade.core.game import resample
from lexicade.core.match import moved
from lexicade.core.view import view
from lexicade.levels import LEVELS
from lexicade.variants import shelf
from tests.engine.roaming import Setup, Step, game_of, words
from tests.engine.story import listed, packed, table_of

BOOKS = Bookcase(packed)


def small(id: str) -> Setup:
    sizes = [one for one in shelf()[id].options if one.key in ("board", "size")]
    return Setup(id, tuple((one.key, min(one.allowed)) for one in sizes), 2)


def steps_of(id: str) -> tuple[Step, ...]:
    return game_of(small(id))


@pytest.mark.parametrize("id", shelf())
def test_what_a_bot_is_handed_is_made_of_what_its_seat_sees_and_nothing_else(id):
    """Two truths that look alike come to the very same state, so no code could tell them apart."""
    for step in steps_of(id)[::4]:
        table, state = step.before.table, step.before.state
        truths = [state, *(resample(table, state, step.seat, f"truth {n}") for n in range(3))]
        seen = [view(table, truth, step.seat) for truth in truths]
        assert [seen[0]] * len(seen) == seen

        handed = [resample(table, truth, step.seat, "handed") for truth in truths]

        assert [handed[0]] * len(handed) == handed


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", shelf())
def test_whatever_is_hidden_every_level_moves_alike_and_legally(id, level):
    steps = [step for step in steps_of(id) if not step.before.state.ending]
    for step in (steps[len(steps) // 3], steps[-1]):
        table, state, seat = step.before.table, step.before.state, step.seat
        lexicon, lore = words(table.rules.lexicon), lore_of(table.variant, level, BOOKS.wanted)
        worlds = [resample(table, state, seat, name) for name in ("one world", "another")]

        moves = [chosen(level, table, world, seat, lexicon, lore) for world in worlds]

        assert moves[0] == moves[1]
        moved(step.before, seat, moves[0])


@pytest.mark.parametrize(("id", "everyday"), [("classic", "common-en"), ("cruzadas", "common-es")])
def test_an_everyday_player_lays_everyday_words_only(id, everyday):
    table = table_of(id)
    split = table.door.bridge.current().table.rules.alphabet.split
    formed: list[str] = []
    for _ in range(8):
        reply = table.door.must("bot", seat=table.turn(), level="steady", make=True)
        formed += [word for event in reply["events"] for word, _ in event.get("words", ())]

    assert len(formed) > 8
    assert formed == [word for word in formed if listed(everyday).contains(split(word) or ())]


def test_without_its_files_a_level_still_plays():
    step = steps_of("classic")[4]
    table = step.before.table
    for level in LEVELS:
        lexicon = words(table.rules.lexicon)
        seen = resample(table, step.before.state, step.seat, "seen")
        moved(step.before, step.seat, chosen(level, table, seen, step.seat, lexicon))


def test_a_level_that_is_no_longer_known_plays_as_the_usual_one():
    step = steps_of("classic")[4]
    table, lexicon = step.before.table, words(step.before.table.rules.lexicon)
    seen = resample(table, step.before.state, step.seat, "seen")

    moves = [chosen(level, table, seen, step.seat, lexicon) for level in ("of old", "keen")]

    assert moves[0] == moves[1]
