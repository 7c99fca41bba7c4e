"""The complete search, line by line, and what a search needs to begin."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from lexicade.core.game import before_move
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon
from lexicade.movegen import wide
from lexicade.movegen.filling import Filled, Filler
from lexicade.movegen.ground import Ground, Slot, anchored_in
from lexicade.movegen.judging import Judge
from lexicade.movegen.plays import Filling, Plays
from lexicade.movegen.rows import Line, Row, anchors, rows
from lexicade.movegen.supply import Supply
from lexicade.movegen.worth import Rate, Scorer
from lexicade.thinking import Thinking

ANY_LENGTH = 1_000
# Work is counted in what about a microsecond does, for the engine has no clock.
SLICE = 4_000
LINE, ROW, WORD, PLAY, PLAY_ASKED = 40, 12, 1, 0.1, 40


@dataclass(frozen=True, eq=False)
class Search:
    """A rack before a board."""

    table: Table
    state: State
    ground: Ground
    supply: Supply
    filler: Filler
    judge: Judge
    anchored: Collection[int]

    @property
    def is_wide(self) -> bool:
        return self.table.rules.blanks.declared and wide.is_wide(self.supply)

    def rows(self, line: Line) -> Iterator[Row | Slot]:
        """The rows of a line that this rack could fill, with what is known of them."""
        is_anchor, most = anchored_in(line, self.anchored), self.supply.size
        slots = None
        if most <= self.table.rules.rack_size:
            slots = self.ground.slots(line, is_anchor, self.judge.scorer)
        if slots is None:
            return rows(line, self.filler.usable(line), is_anchor, most)
        return (slot for slot in slots if len(slot.row.open) <= most)

    def filled(self, one: Row | Slot, line: Line) -> tuple[Row, Filled, Rate | None]:
        """What may be laid there."""
        if isinstance(one, Slot):
            row, filled, rate = one.row, self.filler.supplied(one.row, one.words), one.rate
        else:
            row, filled, rate = one, self.filler.fill(one, line), None
        return row, self.judge.legal(row, filled) if filled else filled, rate


def prepared(
    table: Table, state: State, seat: int, lexicon: Lexicon, ground: Ground | None
) -> Search:
    state = before_move(table, state, seat, {"kind": "play"})
    ground = ground or Ground(table, lexicon)
    blanks = table.rules.blanks
    supply = Supply(ground.index, state.players[seat].rack, blanks.choices)
    return Search(
        table,
        state,
        ground,
        supply,
        Filler(supply, blanks.declared),
        Judge(table, state, Scorer(table, state, ground.index)),
        anchors(table, state),
    )


def thinking(
    table: Table,
    state: State,
    seat: int,
    lexicon: Lexicon,
    longest: int = ANY_LENGTH,
    ground: Ground | None = None,
) -> Thinking[Plays]:
    """The search in slices. Hurried, it is content with what it has found once that is anything.

    `longest` is the longest word wanted of a rack that could lay one everywhere. `ground` is worth
    having where a board is asked for more than once (ground.py).
    """
    search = prepared(table, state, seat, lexicon, ground)
    yield None
    if search.is_wide:
        return (
            yield from wide.looking(
                table, search.state, search.ground.index, search.supply, longest
            )
        )
    scorer = search.judge.scorer
    a_play = PLAY if scorer.common else PLAY_ASKED
    found: list[Filling] = []
    work = 0.0
    lines = search.ground.lines(search.state)
    for number, line in enumerate(lines):
        work += LINE
        for one in search.rows(line):
            row, filled, rate = search.filled(one, line)
            work += ROW
            if filled:
                worths = scorer.worths(row, line, filled, rate)
                found.append(Filling(row, filled, worths))
                work += WORD * len(filled) + a_play * len(worths.known)
            if work > SLICE:
                if (yield number / len(lines)) and found:
                    return Plays(scorer, found)
                work = 0.0
    return Plays(scorer, found)
