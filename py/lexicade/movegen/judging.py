"""Asks the rules what the search does not keep by itself.

Any such check of placement is asked once a row, because it looks at where tiles lie and not at what
they are; any such check of spelling once a play.
"""

from __future__ import annotations

from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.movegen.filling import Filled
from lexicade.movegen.rows import Row, other_checks
from lexicade.movegen.supply import BlankSets
from lexicade.movegen.worth import Scorer
from lexicade.parts.laying import first_problem


class Judge:
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
