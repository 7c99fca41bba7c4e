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

from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon
from lexicade.movegen.best import Best, Keeping, Valued, topping
from lexicade.movegen.ground import Ground
from lexicade.movegen.plays import HOPED, KNOWN, Pick, Plays
from lexicade.movegen.searching import thinking
from lexicade.oracle import Found
from lexicade.thinking import thought_through

__all__ = ["HOPED", "KNOWN", "Best", "Found", "Ground", "Keeping", "Pick", "Plays", "Valued"]
__all__ += ["all_plays", "every_play", "thinking", "top", "topping"]


def every_play(table: Table, state: State, seat: int, lexicon: Lexicon) -> list[Found]:
    """All legal plays, best score first; each set of laid tiles once."""
    plays = all_plays(table, state, seat, lexicon)
    return plays.best(len(plays))


def all_plays(
    table: Table, state: State, seat: int, lexicon: Lexicon, ground: Ground | None = None
) -> Plays:
    """Every play, or some good ones where a rack is too large for that (wide.py)."""
    return thought_through(thinking(table, state, seat, lexicon, ground=ground))


def top(
    table: Table,
    state: State,
    seat: int,
    lexicon: Lexicon,
    n: int = 1,
    worth: Keeping | None = None,
    ground: Ground | None = None,
) -> Best:
    """The `n` best plays, found without listing every play; blanks hardly cost anything.

    By points; with `worth`, by points and what the tiles left on the rack are worth: any function
    of sorted faces, such as that of trained leaves. It is asked once for each different leave. The
    result is exact: the plays that a full list would put first, equal ones in the order of the
    board.

    For a simulation, which asks the same board for many racks and boards that differ by a word,
    make one `Ground(table, lexicon)` and hand it in every time: a board seen before takes about a
    quarter of the time. `topping` is the same in slices.

        ground = Ground(table, lexicon)
        for play in top(table, state, seat, lexicon, n=10, worth=leaves.worth, ground=ground).plays:
            play.value, play.points, play.pick
    """
    return thought_through(topping(table, state, seat, lexicon, n, worth, ground))
