"""The search for racks too large to list every play: what it says is true, and its best is best."""

from random import Random

import pytest

from lexicade.core.match import Match, moved, opened
from lexicade.core.tiles import BLANK, BLOCK
from lexicade.movegen import all_plays, every_play, thinking, wide
from lexicade.oracle import shown
from lexicade.thinking import thought_through
from tests.engine.roaming import NAMES, Setup, game_of, table_for, words

SETUP = Setup("wordominos", (("board", 7),), 2)


def positions() -> list[Match]:
    return [step.before for step in game_of(SETUP) if step.move["kind"] == "play"][::2]


def test_every_play_it_finds_can_be_made_for_what_it_promised():
    made = blanks = 0
    for at, match in enumerate(positions()):
        seat = match.state.turn
        found = every_play(match.table, match.state, seat, words(match.table.rules.lexicon))
        for play in Random(at).sample(found, min(40, len(found))):
            told = shown(match.table, play)
            move = {"kind": "play", "tiles": told["tiles"]}
            assert told["score"] == moved(match, seat, move).state.turns[-1].score
            made, blanks = made + 1, blanks + any(face == BLANK for _, face, *_ in told["tiles"])

    assert made > 100
    assert blanks


def test_its_best_is_the_best_of_all(monkeypatch):
    fewer = 0
    for at, match in enumerate(positions()[1:]):
        seat, lexicon = match.state.turn, words(match.table.rules.lexicon)
        letters = [face for face in match.state.players[seat].rack if face not in (BLANK, BLOCK)]
        rack = (*Random(at).sample(letters, min(14, len(letters))), BLANK, BLOCK)
        state = match.state.with_player(seat, rack=rack)

        few = all_plays(match.table, state, seat, lexicon)
        with monkeypatch.context() as patched:
            patched.setattr(wide, "MANY_TILES", 100)
            every = all_plays(match.table, state, seat, lexicon)

        fewer += len(few) < len(every)
        assert max(few.points(), default=0) == max(every.points(), default=0)

    assert fewer > 2


@pytest.mark.parametrize("size", [7, 11, 15])
def test_it_keeps_no_more_than_it_says(size):
    table = table_for(Setup("wordominos", (("board", size),), 2))
    lexicon = words(table.rules.lexicon)
    state = opened(table, NAMES[:2], "empty").state

    found = all_plays(table, state, 0, lexicon)

    assert 0 < len(found) <= wide.ROWS_FILLED * wide.WORDS_A_ROW
    assert min(7, size) in set(found.points())  # the longest word there is, as an opening


def test_no_word_is_longer_than_wanted():
    for match in positions():
        seat, lexicon = match.state.turn, words(match.table.rules.lexicon)
        plays = thought_through(thinking(match.table, match.state, seat, lexicon, longest=3))
        # The row's own word comes first, but a lone tile's longer word may lie across it.
        found = [one.play for one in plays.best(len(plays)) if len(one.play.laid) > 1]
        assert {2, 3} >= {len(play.words[0].cells) for play in found}
