"""A position that no game led to: what lies there, and the best plays of a rack.

What such a position does not tell is supposed, not drawn: no bombs but those it names, and who has
begun a road is seen on the board. The bridge loads this when it is first asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from lexicade.bots.saving import Keeping, laid_faces
from lexicade.core import wire
from lexicade.core.match import Match, opened
from lexicade.core.play import Word, word_through
from lexicade.core.position import seats_told
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.core.view import table_shown, view
from lexicade.movegen import Pick, Plays
from lexicade.parts.checks import is_listed
from lexicade.reading import Request
from lexicade.thinking import Thinking
from lexicade.thoughts import Room

Reply = dict[str, Any]

Wish = Callable[[Plays, Keeping], Thinking[Plays]]

LONGEST_PART = 30
TENTHS = 10  # of a point, in which worth is counted
# A word of one letter more comes before any number of points.
A_LETTER = 100_000


def board(room: Room, request: Request) -> Thinking[Reply]:
    """What a position looks like, and what on its board no game would have brought about."""
    match, seat = seated(room, request)
    yield None
    table, state = match.table, match.state
    grid = table.rules.grid
    wrong = [word for word in _words_on(table, state) if not is_listed(table, word)]
    return {
        "table": table_shown(table),
        "view": view(table, state, seat),
        "wrong": [[word.text, [grid.name(cell) for cell in word.cells]] for word in wrong],
        "loose": [grid.name(cell) for cell in _loose(table, state)],
    }


def seated(room: Room, request: Request) -> tuple[Match, int]:
    """The position as a game nobody played, and the seat that is asked about."""
    options = wire.mapping(request.get("options", {}), "options")
    table = room.table(wire.text(request, "variant"), options)
    position = wire.mapping(request.get("position"), "position")
    names = tuple(f"{seat + 1}" for seat in range(seats_told(table.variant, position)))
    match = opened(table, names, "solve", 0, position)
    seat = wire.seat_of(request.get("seat", match.state.turn), "seat", len(names))
    state = replace(_supposed(table, match.state, position.get("extra", {})), turn=seat)
    return replace(match, start=state, state=state), seat


def _supposed(table: Table, state: State, told: Mapping[str, Any]) -> State:
    for twist in table.rules.twists:
        if twist.key not in told:
            state = twist.suppose(table, state)
    return state


def _words_on(table: Table, state: State) -> Iterator[Word]:
    """Every word that lies on the board, across and then down."""
    grid = table.rules.grid
    letters = {cell: tile.letter for cell, tile in state.board.items()}
    for step in (1, grid.width):
        for cell in sorted(letters):
            word = word_through(grid, letters, cell, step)
            if word.cells[0] == cell and len(word.cells) > 1:
                yield word


def _loose(table: Table, state: State) -> list[int]:
    """The tiles that do not hang together with most of the others.

    Where everybody begins in a corner there are several beginnings, and none of them is loose.
    """
    start = table.rules.grid.start
    groups = _groups(table, state)
    rooted = [group for group in groups if start & group] or groups[:1]
    held = set[int]().union(*rooted)
    return sorted(cell for cell in state.board if cell not in held)


def _groups(table: Table, state: State) -> list[set[int]]:
    """Tiles that hang together, the largest group first."""
    groups, unseen = [], set(state.board)
    while unseen:
        group, waiting = set[int](), [min(unseen)]
        while waiting:
            cell = waiting.pop()
            if cell in unseen:
                unseen.discard(cell)
                group.add(cell)
                waiting += table.rules.grid.neighbours(cell)
        groups.append(group)
    return sorted(groups, key=lambda group: (-len(group), min(group)))


def wished(request: Request) -> Wish:
    """From every play to those that are asked for, hoped for in the order that is asked for."""
    part = wire.text(request, "with", longest=LONGEST_PART) if "with" in request else ""
    letters = part.strip().upper()
    order = request.get("sort", "score")
    if not isinstance(order, str) or order not in ORDERS:
        raise wire.bad("sort", f"must be one of: {', '.join(ORDERS)}")

    def wish(plays: Plays, keeping: Keeping) -> Thinking[Plays]:
        return (yield from ORDERS[order](plays.having(letters) if letters else plays, keeping))

    return wish


def in_order(request: Request, plays: list[Reply]) -> list[Reply]:
    """The plays told; where hidden cells decide, their worth is better known than their order."""
    if request.get("sort") != "estimate" or any(play["estimate"] is None for play in plays):
        return plays
    return sorted(plays, key=lambda play: -play["estimate"])


def _as_they_are(plays: Plays, keeping: Keeping) -> Thinking[Plays]:
    return plays
    yield


def _longest_first(plays: Plays, keeping: Keeping) -> Thinking[Plays]:
    yield None
    return plays.leaning(lambda play, most: A_LETTER * max(len(one.cells) for one in play.words))


def _worth_most_first(plays: Plays, keeping: Keeping) -> Thinking[Plays]:
    def left(pick: Pick) -> int:
        return round(TENTHS * keeping.worth(laid_faces(plays, pick)))

    return (yield from plays.adding(TENTHS, left))


# What the table has to say of it is said where the table is (advice.py).
COUNSEL = "advice"
ORDERS: Mapping[str, Wish] = {
    COUNSEL: _as_they_are,
    "score": _as_they_are,
    "estimate": _worth_most_first,
    "length": _longest_first,
}
