"""What holds in every game on the shelf, under any of its house rules, whatever the players do."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicade.core.game import problem_with, resample
from lexicade.core.grid import Grid
from lexicade.core.match import moved, taken_back
from lexicade.core.play import Laid, formed
from lexicade.core.rules import Rules, Table, Tally
from lexicade.core.save import dump, fingerprint, load
from lexicade.core.snapshot import snapshot
from lexicade.core.state import Refusal, State, Turn
from lexicade.core.tiles import BLOCK, without
from lexicade.core.view import view
from lexicade.oracle import every_play, shown
from lexicade.parts.laying import laid_on, preview, read_tiles
from lexicade.parts.scoring import sum_of_words
from tests.engine.roaming import Setup, Step, game_of, setups, words

pytestmark = pytest.mark.parametrize("setup", setups(), ids=str)


def some(setup: Setup, every: int) -> list[Step]:
    """Some steps of the game, the last one always among them."""
    return list(reversed(game_of(setup)[::-every]))


def plays(setup: Setup) -> list[Step]:
    return [step for step in game_of(setup) if step.move["kind"] == "play"]


def onlooker_and_seats(state: State) -> tuple[int | None, ...]:
    return (None, *range(len(state.players)))


def test_no_tile_is_lost_or_found(setup):
    for step in game_of(setup):
        state = step.after.state
        tiles = Counter(state.bag) + Counter(tile.face for tile in state.board.values())
        tiles[BLOCK] += len(step.after.table.rules.blocked(step.after.table, state))
        for player in state.players:
            tiles.update(player.rack)
        for turn in state.turns:
            tiles.update(turn.detail.get("lost", ()))
        assert Counter(step.after.table.rules.tiles) == +tiles


def test_scores_are_what_the_log_says(setup):
    for step in game_of(setup):
        state = step.after.state
        totals = [0] * len(state.players)
        for turn in state.turns:
            totals[turn.seat] += turn.score
            assert totals[turn.seat] == turn.total
        for seat, points in enumerate(state.ending.settlement if state.ending else ()):
            totals[seat] += points
        assert totals == [player.score for player in state.players]
        counted = {turn.ply for turn in state.turns if turn.private_to is None}
        assert set(range(1, state.ply + 1)) == counted
        last = state.turns[-1]
        assert last.ply == state.ply + (last.private_to is not None)
        assert state.ply == len(step.after.moves) or has_secrets(step)


def has_secrets(step: Step) -> bool:
    return any(turn.private_to is not None for turn in step.after.state.turns)


def test_a_save_leads_to_the_same_place(setup):
    table = game_of(setup)[0].before.table
    for step in some(setup, 20):
        save = dump(step.after)
        match, notices = load(save, lambda id, options, record: table)
        assert (save, []) == (dump(match), notices)
        assert fingerprint(snapshot(match.table, match.state)) == save["digest"]


def test_taken_back_and_made_again_is_the_same(setup):
    for step in some(setup, 20):
        undone = taken_back(step.after, 1)
        assert (step.before.state, step.before.moves) == (undone.state, undone.moves)
        assert step.after.state == moved(undone, step.seat, step.move).state


def test_a_move_changes_nothing_that_was_there_before(setup):
    for step in some(setup, 10):
        before = fingerprint(snapshot(step.before.table, step.before.state))
        moved(step.before, step.seat, step.move)
        assert before == fingerprint(snapshot(step.before.table, step.before.state))


def test_nobody_sees_what_could_be_otherwise(setup):
    differing = 0
    for at, step in enumerate(some(setup, 4)):
        table, state = step.after.table, step.after.state
        for seat in onlooker_and_seats(state):
            other = resample(table, state, seat, f"other {at}")
            assert view(table, state, seat) == view(table, other, seat)
            differing += (other.bag, other.players) != (state.bag, state.players)
    # Where everything lies open and there is no bag, nothing could be otherwise.
    assert differing > 5 or game_of(setup)[0].before.table.rules.own_sets


def test_others_learn_of_a_move_only_what_lies_on_the_board(setup):
    """Two worlds that look the same to the others, the same move in both: they still do.

    The log is no part of what `resample` draws anew, so it is held against another world's.
    """
    for at, step in enumerate(game_of(setup)):
        table, state, kind = step.before.table, step.before.state, step.move["kind"]
        quiet = kind in ("swap", "pass") or (kind == "play" and not table.rules.twists)
        # Where racks lie open, the others see the tiles that were drawn, and should.
        if step.after.state.ending or not quiet or table.rules.open_racks:
            continue
        for seat in onlooker_and_seats(state):
            if seat == step.seat:
                continue
            other, move = elsewhere(step, seat, Random(at))
            after = moved(replace(step.before, state=other), step.seat, move).state
            assert view(table, step.after.state, seat) == view(table, after, seat)


def test_a_secret_move_leaves_no_trace_for_the_others(setup):
    for step in game_of(setup):
        table, before, after = step.before.table, step.before.state, step.after.state
        written = after.turns[len(before.turns) :]
        if any(turn.private_to is None for turn in written):
            continue
        for seat in onlooker_and_seats(before):
            if seat != step.seat:
                assert view(table, before, seat) == view(table, after, seat)


def elsewhere(step: Step, seat: int | None, dice: Random) -> tuple[State, dict[str, Any]]:
    """A world this seat cannot tell from the real one, and what the same move would be there."""
    table, state, move = step.before.table, step.before.state, step.move
    rack = state.players[step.seat].rack
    laid = [face for _, face, *_ in move["tiles"]] if move["kind"] == "play" else []
    state = state.with_player(step.seat, rack=without(rack, laid))
    other = resample(table, state, seat, f"elsewhere {dice.random()}")
    if move["kind"] == "swap":
        tiles = dice.sample(other.players[step.seat].rack, len(move["tiles"]))
        return other, {**move, "tiles": tiles}
    return other.with_player(step.seat, rack=other.players[step.seat].rack + tuple(laid)), move


def test_no_refusal_and_no_preview_tells_a_secret(setup):
    for at, step in enumerate(some(setup, 6)):
        table, state, seat = step.before.table, step.before.state, step.seat
        other = resample(table, state, seat, f"other {at}")
        for move in [step.move, *strange_moves(table, state, Random(at))]:
            assert answered(table, state, seat, move) == answered(table, other, seat, move)


def strange_moves(table: Table, state: State, dice: Random) -> list[dict[str, Any]]:
    """Moves of every kind, most of them wrong."""
    grid, faces = table.rules.grid, list(table.rules.tiles)
    rack = [face for player in state.players for face in player.rack] or faces
    moves: list[dict[str, Any]] = [{"kind": kind} for kind in table.rules.actions]
    for _ in range(12):
        start, step = dice.randrange(grid.size), dice.choice((1, grid.width))
        cells = [(start + step * at) % grid.size for at in range(dice.randint(1, 4))]
        tiles = [[grid.name(cell), dice.choice(dice.choice((rack, faces)))] for cell in cells]
        moves.append({"kind": "play", "tiles": tiles})
        moves.append({"kind": "swap", "tiles": [face for _, face in tiles]})
        moves += [{"kind": kind, "at": grid.name(start)} for kind in table.rules.actions]
    return moves


def answered(table: Table, state: State, seat: int, move: dict[str, Any]) -> Any:
    """What a player hears who asks before moving. Anything but a refusal fails the test."""
    try:
        if move["kind"] == "play":
            told = preview(table, state, seat, move)
            return {**told, "problems": [(one.code, one.detail) for one in told["problems"]]}
        problem = problem_with(table, state, seat, move)
        return problem and (problem.code, problem.detail)
    except Refusal as refusal:
        return refusal.code, refusal.detail


def test_a_play_is_worth_what_its_preview_said_in_whatever_order_it_was_laid(setup):
    for step in plays(setup):
        table, state, seat = step.before.table, step.before.state, step.seat
        told = preview(table, state, seat, step.move)
        turn = step.after.state.turns[-1]
        assert told["legal"] and told["problems"] == []
        assert told["at"] == turn.detail["at"]
        assert_kept(told, turn)
        backwards = {**step.move, "tiles": step.move["tiles"][::-1]}
        as_text = {**step.move, "text": f"{turn.detail['at']} {turn.detail['text']}"}
        del as_text["tiles"]
        for same in (backwards, as_text):
            assert step.after.state == moved(step.before, seat, same).state


def assert_kept(told: dict[str, Any], turn: Turn) -> None:
    """What was told of a play beforehand came true; only what hidden cells decide may be open."""
    made = turn.detail["words"]
    assert [word for word, _ in told["words"]] == [word for word, _ in made]
    if "exploded" in turn.detail:
        assert 0 == turn.score == sum(points for _, points in made)
        return
    certain = [points for _, points in told["words"] if points is not None]
    assert certain == [made[at][1] for at, word in enumerate(told["words"]) if word[1] is not None]
    if len(certain) == len(made):
        assert told["score"] == turn.score
    else:
        assert told["score"] is None
        assert told["known"] == sum(certain) <= turn.score


def test_a_play_is_worth_what_a_person_would_count(setup):
    for step in plays(setup):
        rules = step.before.table.rules
        if rules.score is sum_of_words:
            assert counted_by_hand(rules, step) == step.after.state.turns[-1].score


def counted_by_hand(rules: Rules, step: Step) -> int:
    """Line by line with a finger on the board, the slow way."""
    width, height = rules.grid.width, rules.grid.height
    board, new = step.after.state.board, set(step.after.state.board) - set(step.before.state.board)
    lines = [[row * width + column for column in range(width)] for row in range(height)]
    lines += [[row * width + column for row in range(height)] for column in range(width)]
    points = rules.bonus if len(new) == rules.rack_size else 0
    for line in lines:
        for filled, run in groupby(line, board.__contains__):
            cells = list(run)
            if not filled or len(cells) < 2 or new.isdisjoint(cells):
                continue
            word, times = 0, 1
            for cell in cells:
                value = 0 if board[cell].face == "?" else rules.alphabet.values[board[cell].face]
                letter, whole = rules.grid.premiums[cell] if cell in new else (1, 1)
                word += value * letter
                times *= whole
            points += word * times
    return points


def test_every_play_of_the_oracle_is_accepted_for_the_score_it_promised(setup):
    step = game_of(setup)[len(game_of(setup)) // 3]
    table = step.before.table
    rack = step.before.state.players[step.seat].rack
    few = tuple(Random(1).sample(rack, min(7, len(rack))))
    before = replace(step.before, state=step.before.state.with_player(step.seat, rack=few))
    found = every_play(table, before.state, step.seat, words(table.rules.lexicon))
    assert found == sorted(found, key=lambda play: -play.tally.known)
    for play in Random(1).sample(found, min(25, len(found))):
        told = shown(table, play)
        move = {"kind": "play", "tiles": told["tiles"]}
        turn = moved(before, step.seat, move).state.turns[-1]
        assert_kept(told, turn)
        assert (told["at"], told["text"]) == (turn.detail["at"], turn.detail["text"])


def test_a_board_mirrored_at_its_diagonal_scores_the_same(setup):
    grid = game_of(setup)[0].before.table.rules.grid
    mirror = [
        column * grid.width + row for row in range(grid.width) for column in range(grid.width)
    ]
    if grid.width != grid.height or grid.premiums != tuple(grid.premiums[to] for to in mirror):
        return
    for step in plays(setup):
        table, state = step.before.table, step.before.state
        move = read_tiles(table, state, step.seat, step.move)
        play = laid_on(table, state, step.seat, move)
        laid = tuple(Laid(mirror[tile.cell], tile.face, tile.letter) for tile in play.laid)
        board = {mirror[cell]: tile for cell, tile in state.board.items()}
        other = formed(grid, board, laid)
        assert play.across != other.across or len(laid) == 1
        score = table.rules.score(table, state, play)
        moved_over = replace(state, board=board, extra=mirrored(grid, mirror, state.extra))
        assert counted(score) == counted(table.rules.score(table, moved_over, other))


def mirrored(grid: Grid, mirror: list[int], extra: Mapping[str, Any]) -> dict[str, Any]:
    """What the twists remember of cells, with the cells moved over."""
    moved_over = {grid.name(cell): grid.name(to) for cell, to in enumerate(mirror)}
    return {
        key: tuple(moved_over.get(name, name) for name in memory)
        if isinstance(memory, list | tuple)
        else memory
        for key, memory in extra.items()
    }


def counted(tally: Tally) -> Any:
    return Counter(tally.words), tally.bonus, tally.total


def test_a_game_of_passing_ends(setup):
    match = next(step.after for step in plays(setup) if step.after.state.turns[-1].score)
    for _ in range(8 * setup.seats):
        if match.state.ending:
            break
        match = moved(match, match.state.turn, {"kind": "pass"})
    assert match.state.ending


def test_an_ended_game_takes_no_move_and_has_winners(setup):
    match = game_of(setup)[-1].after
    state = match.state
    assert state.ending and state.ending.winners
    best = max(player.score for player in state.players if not player.resigned)
    if state.ending.code in ("went-out", "scoreless"):
        assert {best} == {state.players[seat].score for seat in state.ending.winners}
    for seat in range(setup.seats):
        assert {} == view(match.table, state, seat)["actions"]
        with pytest.raises(Refusal) as refused:
            moved(match, seat, {"kind": "pass"})
        assert "game-over" == refused.value.code


names = st.text(max_size=4) | st.sampled_from(["H8", "A1", "?", "A", "Q"])
moves = st.fixed_dictionaries(
    {"kind": st.sampled_from(["play", "swap", "pass", "resign"]) | names},
    optional={
        "tiles": st.lists(names | st.lists(names, max_size=4), max_size=8),
        "text": names | st.from_regex(r"\A[0-9]{1,2}[A-P] [A-Za-z.?()\[\]]{1,9}\Z"),
        "spent_ms": st.integers() | st.none(),
        "at": names,
    },
)


@settings(deadline=None, max_examples=40)
@given(moves, st.randoms(use_true_random=False))
def test_any_move_at_all_is_made_or_refused(setup, move, dice):
    match = dice.choice(game_of(setup)).before
    seat = match.state.turn
    try:
        after = moved(match, seat, move)
    except Refusal as refusal:
        assert refusal.code.replace("-", "").isalpha()
    else:
        assert len(match.moves) + 1 == len(after.moves)
        assert answered(match.table, match.state, seat, move) is None or move["kind"] == "play"
