"""The fast search against counts from elsewhere, against the slow one, and against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from lexicade import oracle
from lexicade.core.match import opened
from lexicade.core.options import settled
from lexicade.core.play import Play
from lexicade.core.position import placed_at
from lexicade.core.rules import Table, Tally
from lexicade.core.state import State
from lexicade.core.tiles import BLANK
from lexicade.lexicon import Lexicon
from lexicade.movegen import Found, all_plays, every_play
from lexicade.variants import shelf
from tests.engine.roaming import NAMES
from tests.engine.story import listed

PERFT = Path(__file__).resolve().parents[1] / "perft" / "classic-enable.tsv"
ROWS = [
    line.split("\t")
    for line in PERFT.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def table_like(
    id: str, lexicon: Lexicon, options: dict[str, Any] | None = None, **changes: Any
) -> Table:
    game = shelf()[id]
    values = settled(game.options, options or {})
    return Table(game, values, replace(game.rules(values), **changes), lexicon)


def situation(table: Table, board: Sequence[str], rack: str) -> State:
    """A board and a rack, of which there may be more tiles than the game has."""
    begun = opened(table, NAMES[:2], "situation").state
    blanks = sum(row.count("?") for row in board) + rack.count("?") + 2
    plenty = replace(table.rules, tiles={**table.rules.tiles, BLANK: blanks + 20})
    return placed_at(replace(table, rules=plenty), begun, {"board": list(board), "racks": [rack]})


def told(found: list[Found]) -> list[tuple[Play, Tally, str, str]]:
    return [(one.play, one.tally, one.at, one.text) for one in found]


def known(lexicon: Table) -> Lexicon:
    assert isinstance(lexicon.lexicon, Lexicon)
    return lexicon.lexicon


def both(table: Table, state: State, seat: int = 0) -> tuple[list[Any], list[Any]]:
    """What the slow and the fast search say, in full."""
    slow = oracle.every_play(table, state, seat, known(table))
    return told(slow), told(every_play(table, state, seat, known(table)))


def test_the_counts_two_other_engines_agree_on():
    table = table_like("classic", listed("enable"))

    for board, rack, plays, best, total in ROWS:
        found = all_plays(table, situation(table, board.split("/"), rack), 0, known(table))
        counted = (len(found), max(found.points(), default=0), sum(found.points()))
        assert (int(plays), int(best), int(total)) == counted, (board, rack)
