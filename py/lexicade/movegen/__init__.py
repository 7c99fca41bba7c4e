"""Every legal play of a rack, fast.

The words of the list are bits of big integers (index.py). Each row of the board that a play could
fill (rows.py) asks for the words that have its letters, suit the words across and can be had from
the rack (supply.py, filling.py); what they are worth is a sum over the open cells (worth.py). The
slow generator, `oracle.py`, is the law that this one is held to.

The rules have the last word: what the search does not keep by itself, they are asked (judging.py).
A rack too large for every play to be listed gets good ones instead (wide.py).

Only what anybody may know is used: the board, the own rack, and `rules.told`.
"""

from __future__ import annotations

from lexicade.core.game import before_move
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon
from lexicade.movegen import wide
from lexicade.movegen.filling import Filler
from lexicade.movegen.index import index_of
from lexicade.movegen.judging import Judge
from lexicade.movegen.plays import HOPED, KNOWN, Filling, Pick, Plays
from lexicade.movegen.rows import anchors, lines, rows
from lexicade.movegen.supply import Supply
from lexicade.movegen.worth import Scorer
from lexicade.oracle import Found
from lexicade.thinking import Thinking, thought_through

__all__ = ["HOPED", "KNOWN", "Found", "Pick", "Plays", "all_plays", "every_play", "thinking"]

ANY_LENGTH = 1_000
# Work is counted in what about a microsecond does, for the engine has no clock.
SLICE = 5_000
ROW, PLAY, PLAY_ASKED = 5, 1, 40


def every_play(table: Table, state: State, seat: int, lexicon: Lexicon) -> list[Found]:
    """All legal plays, best score first; each set of laid tiles once."""
    plays = all_plays(table, state, seat, lexicon)
    return plays.best(len(plays))


def all_plays(table: Table, state: State, seat: int, lexicon: Lexicon) -> Plays:
    """Every play, or some good ones where a rack is too large for that (wide.py)."""
    return thought_through(thinking(table, state, seat, lexicon))


def thinking(
    table: Table, state: State, seat: int, lexicon: Lexicon, longest: int = ANY_LENGTH
) -> Thinking[Plays]:
    """The search in slices. Hurried, it is content with what it has found once that is anything.

    `longest` is the longest word wanted of a rack that could lay one everywhere.
    """
    rules = table.rules
    state = before_move(table, state, seat, {"kind": "play"})
    index = index_of(lexicon, rules.alphabet.faces if rules.joins else ())
    yield None
    supply = Supply(index, state.players[seat].rack, rules.blanks.choices)
    if wide.is_wide(supply) and rules.blanks.declared:
        return (yield from wide.looking(table, state, index, supply, longest))
    filler = Filler(supply, rules.blanks.declared)
    judge = Judge(table, state, Scorer(table, state, index))
    anchored = anchors(table, state)
    found: list[Filling] = []
    work = 0
    every = list(lines(table, state, index))
    for number, line in enumerate(every):
        usable = filler.usable(line)
        for row in rows(line, usable, anchored, supply.size):
            work += ROW
            filled = filler.fill(row, line)
            if filled:
                filled = judge.legal(row, filled)
            if filled:
                worths = judge.scorer.worths(row, line, filled)
                found.append(Filling(row, filled, worths))
                work += len(worths.known) * (PLAY if judge.scorer.common else PLAY_ASKED)
            if work > SLICE:
                if (yield number / len(every)) and found:
                    return Plays(judge.scorer, found)
                work = 0
    return Plays(judge.scorer, found)
