"""Where everything lies open: what the other would answer, and a block that spoils it."""

from __future__ import annotations

from typing import Any

from lexicade.bots.taking import taken
from lexicade.bots.traits import Traits
from lexicade.core.game import apply, problem_with, read_move
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.core.tiles import BLOCK
from lexicade.lexicon import Lexicon
from lexicade.movegen import Pick, Plays, thinking
from lexicade.movegen.rows import Row
from lexicade.thinking import Thinking

TRIED = 4  # cells for a block
Move = dict[str, Any]


def weighed(
    table: Table,
    state: State,
    seat: int,
    lexicon: Lexicon,
    traits: Traits,
    plays: Plays,
    picks: list[Pick],
) -> Thinking[Move]:
    """The play that leaves most over the other's best answer, with a block where one pays."""
    best, most = taken(table, plays, picks[0]), None
    answers: Plays | None = None
    looked: set[Row] = set()
    for pick in picks if traits.replies or traits.blocks else ():
        if len(looked) >= max(1, traits.replies):
            break
        # The words of one row are much the same to the other.
        if pick.row in looked:
            continue
        looked.add(pick.row)
        move = taken(table, plays, pick)
        after = made(table, state, seat, move)
        if after.ending:
            return move
        reply = yield from thinking(table, after, after.turn, lexicon)
        left = plays.written(pick).tally.known - highest(reply)
        if most is None or left > most:
            best, most, answers = move, left, reply
    if answers is None or not traits.blocks:
        return best
    return (yield from blocked(table, state, seat, lexicon, traits.blocks, best, answers))


def blocked(
    table: Table,
    state: State,
    seat: int,
    lexicon: Lexicon,
    least: int,
    play: Move,
    answers: Plays,
) -> Thinking[Move]:
    """The play with the block beside it that costs the other most, if it is worth a block."""
    grid = table.rules.grid
    if not len(answers) or BLOCK not in state.players[seat].rack:
        return play
    new = [grid.named(name) or 0 for name, *_ in play["tiles"]]
    beside = {cell for old in new for cell in grid.neighbours(old)}
    _, top = answers.top()
    cells = [pick.row.cell(place) for pick in top for place in pick.row.open]
    cells = sorted(set(cells) & beside, key=lambda cell: (-cells.count(cell), cell))[:TRIED]
    before, best, gained = highest(answers), play, least - 1
    for cell in cells:
        move = {**play, "blocks": [grid.name(cell)]}
        if problem_with(table, state, seat, move):
            continue
        after = made(table, state, seat, move)
        if after.ending:
            continue
        reply = yield from thinking(table, after, after.turn, lexicon)
        if before - highest(reply) > gained:
            best, gained = move, before - highest(reply)
    return best


def made(table: Table, state: State, seat: int, move: Move) -> State:
    return apply(table, state, seat, read_move(table, state, seat, move))


def highest(plays: Plays) -> int:
    return max(plays.points(), default=0)
