"""Every legal play of a rack, fast.

The words of the list are bits of big integers (index.py). Each row of the board that a play could
fill (rows.py) asks for the words that have its letters, suit the words across and can be had from
the rack (supply.py, filling.py); what they are worth is a sum over the open cells (worth.py). The
slow generator, `oracle.py`, is the law that this one is held to.

The rules have the last word. Checks that the search keeps by itself are not asked again; any other
check of placement is asked once a row, because it looks at where tiles lie and not at what they
are, and any other check of spelling once a play.

Only what anybody may know is used: the board, the own rack, and `rules.told`.
"""

from __future__ import annotations

from collections.abc import Generator

from lexicade.core.game import before_move
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon
from lexicade.movegen.filling import Filled, Filler
from lexicade.movegen.index import index_of
from lexicade.movegen.plays import HOPED, KNOWN, Filling, Pick, Plays
from lexicade.movegen.rows import Row, anchors, lines, other_checks, rows
from lexicade.movegen.supply import BlankSets, Supply
from lexicade.movegen.worth import Scorer
from lexicade.oracle import Found
from lexicade.parts.laying import first_problem

__all__ = ["HOPED", "KNOWN", "Found", "Pick", "Plays", "all_plays", "every_play", "thinking"]

# Work is counted in what about a microsecond does, for the engine has no clock.
SLICE = 5_000
ROW, PLAY, PLAY_ASKED = 5, 1, 40


def every_play(table: Table, state: State, seat: int, lexicon: Lexicon) -> list[Found]:
    """All legal plays, best score first; each set of laid tiles once."""
    plays = all_plays(table, state, seat, lexicon)
    return plays.best(len(plays))


def all_plays(table: Table, state: State, seat: int, lexicon: Lexicon) -> Plays:
    work = thinking(table, state, seat, lexicon)
    while True:
        try:
            next(work)
        except StopIteration as done:
            plays: Plays = done.value
            return plays


def thinking(
    table: Table, state: State, seat: int, lexicon: Lexicon
) -> Generator[None, None, Plays]:
    """The search in slices of some milliseconds, so that whoever drives it can stop it."""
    rules = table.rules
    state = before_move(table, state, seat, {"kind": "play"})
    index = index_of(lexicon, rules.alphabet.faces if rules.joins else ())
    yield
    supply = Supply(index, state.players[seat].rack, rules.blanks.choices)
    filler = Filler(supply, rules.blanks.declared)
    judge = Judge(table, state, Scorer(table, state, index))
    anchored = anchors(table, state)
    found: list[Filling] = []
    work = 0
    for line in lines(table, state, index):
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
                yield
                work = 0
    return Plays(judge.scorer, found)


class Judge:
    """Asks the rules what the search does not keep by itself."""

    def __init__(self, table: Table, state: State, scorer: Scorer) -> None:
        self.table, self.state, self.scorer = table, state, scorer
        self.placement, self.spelling = other_checks(table.rules)

    def legal(self, row: Row, filled: Filled) -> Filled:
        if self.placement:
            play = self.scorer.play(row, filled[0][0], filled[0][1].masks[0])
            if first_problem(self.placement, self.table, self.state, play):
                return []
        if not self.spelling:
            return filled
        return [
            (word, kept)
            for word, blanks in filled
            if (kept := self._spelled(row, word, blanks)).masks
        ]

    def _spelled(self, row: Row, word: bytes, blanks: BlankSets) -> BlankSets:
        def passes(mask: int) -> bool:
            play = self.scorer.play(row, word, mask)
            return first_problem(self.spelling, self.table, self.state, play) is None

        return blanks.kept([passes(mask) for mask in blanks.masks])
