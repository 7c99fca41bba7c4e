"""Every legal play of a rack, found the slow and obvious way.

From every cell, across and down, walk the word list along the board, laying tiles where cells are
empty; then ask the rules of the game about each result. Nothing is pruned by cleverness, so that a
clever generator can be held against this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from lexicade.core.game import before_move
from lexicade.core.notation import play_text
from lexicade.core.play import Laid, Play, formed
from lexicade.core.rules import Table, Tally
from lexicade.core.state import State
from lexicade.core.tiles import BLANK, BLOCK, Faces, without
from lexicade.lexicon import Lexicon
from lexicade.parts.checks import words_are_listed
from lexicade.parts.laying import first_problem


@dataclass(frozen=True, eq=False, repr=False)
class Found:
    play: Play
    tally: Tally
    at: str
    text: str


def every_play(table: Table, state: State, seat: int, lexicon: Lexicon) -> list[Found]:
    """All legal plays, best score first; each set of laid tiles once."""
    rules = table.rules
    state = before_move(table, state, seat, {"kind": "play"})
    tried: set[frozenset[Laid]] = set()
    for start in range(rules.grid.size):
        for across in (True, False):
            tried.update(walks(table, state, seat, lexicon, start, across))
    found = []
    # Where words are taken on trust, none but good ones are looked for all the same.
    checks = rules.placement + (rules.spelling or (words_are_listed,))
    for laid in tried:
        play = formed(rules.grid, state.board, tuple(laid))
        if first_problem(checks, table, state, play) is None:
            tally = rules.told(table, state, play)
            at, text = play_text(rules.alphabet, rules.grid, state.board, play)
            found.append(Found(play, tally, at, text))
    return sorted(found, key=lambda one: (-one.tally.known, one.at, one.text))


def walks(
    table: Table, state: State, seat: int, lexicon: Lexicon, start: int, across: bool
) -> Iterator[frozenset[Laid]]:
    """What can be laid so that the word of this line starts at this cell."""
    grid, board, blanks = table.rules.grid, state.board, table.rules.blanks
    step = 1 if across else grid.width
    line = _line_from(table, start, across)
    before = start - step
    if line[0] != 0 and before in board:
        return
    cells = line[1]
    blocked = table.rules.blocked(table, state)

    def on(at: int, here: Place, rack: Faces, laid: tuple[Laid, ...]) -> Iterator[frozenset[Laid]]:
        ends_here = at == len(cells) or cells[at] not in board
        if laid and at > 1 and ends_here and lexicon.ends(here.edge) and not here.begun:
            yield frozenset(laid)
        if at == len(cells):
            return
        cell = cells[at]
        if cell in board:
            for there in _after(table, lexicon, here, board[cell].letter):
                yield from on(at + 1, there, rack, laid)
            return
        if cell in blocked:
            return
        for face in sorted(set(rack) - {BLOCK}):
            rest = without(rack, (face,))
            letters = blanks.choices if face == BLANK else (face,)
            for letter in letters:
                tile = Laid(cell, face, letter if face != BLANK or blanks.declared else None)
                for there in _after(table, lexicon, here, letter):
                    yield from on(at + 1, there, rest, (*laid, tile))

    yield from on(0, Place(lexicon.START), state.players[seat].rack, ())


class Place(NamedTuple):
    """How far a walk has come in the word list, and what it has of a longer face: C of CH."""

    edge: int
    begun: str = ""


def _after(table: Table, lexicon: Lexicon, here: Place, letter: str | None) -> Iterator[Place]:
    """Where one more letter leads; any letter where it is None."""
    if letter is None:
        yield from (Place(edge) for _, edge in lexicon.edges_from(here.edge))
        return
    following = lexicon.follow(here.edge, here.begun + letter)
    if following:
        yield Place(following)
    if table.rules.joins:
        begun = here.begun + letter
        if any(face != begun and face.startswith(begun) for face in lexicon.faces):
            yield Place(here.edge, begun)


def _line_from(table: Table, start: int, across: bool) -> tuple[int, range]:
    """How far into its line a cell lies, and the cells from it to the line's end."""
    grid = table.rules.grid
    row, column = divmod(start, grid.width)
    if across:
        return column, range(start, (row + 1) * grid.width)
    return row, range(start, grid.size, grid.width)


def shown(table: Table, found: Found) -> dict[str, Any]:
    """A play as the protocol gives it; `known` where hidden cells decide the rest."""
    grid = table.rules.grid
    known = {} if found.tally.total is not None else {"known": found.tally.known}
    return {
        "tiles": [
            [grid.name(tile.cell), tile.face]
            + ([tile.letter] if tile.face == BLANK and tile.letter else [])
            for tile in found.play.laid
        ],
        "score": found.tally.total,
        **known,
        "words": [list(word) for word in found.tally.words],
        "at": found.at,
        "text": found.text,
    }
