"""Where words are taken on trust: a letter more behind a word, which only a challenge finds out.

It bluffs seldom, by lot, and never where the other could gain much by calling: only a word that
stands alone grows, and it looks like one, an S, an ED or an ER longer.
"""

from __future__ import annotations

from lexicade.bots.sight import lot
from lexicade.bots.thinking import Move
from lexicade.bots.traits import Traits
from lexicade.core.game import problem_with
from lexicade.core.play import Laid, Play, formed
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.core.tiles import BLANK
from lexicade.parts.challenge import KEY, is_good

ENDINGS = ("ED", "ER", "S", "Y")


def bluffed(table: Table, state: State, seat: int, traits: Traits, move: Move) -> Move:
    """The same play, or now and then one with an ending that no list has."""
    if KEY not in state.extra or lot(table, state, seat, "bluff") >= traits.bluffs:
        return move
    play = _play(table, state, [*move["tiles"]])
    faces = set(table.rules.alphabet.faces)
    for ending in ENDINGS:
        longer = _longer(table, state, seat, move, play, ending) if faces >= set(ending) else None
        if longer and problem_with(table, state, seat, longer) is None:
            made = _play(table, state, longer["tiles"])
            wrong = [word for word in made.words if not is_good(table, word.text)]
            if len(made.words) == len(play.words) and wrong == [made.words[0]]:
                return longer
    return move


def _longer(
    table: Table, state: State, seat: int, move: Move, play: Play, ending: str
) -> Move | None:
    """With these letters from the rack behind its main word; None where there is no room."""
    grid, rack = table.rules.grid, list(state.players[seat].rack)
    for _, face, *_ in move["tiles"]:
        rack.remove(face)
    if not play.words or any(rack.count(face) < ending.count(face) for face in ending):
        return None
    cells = play.words[0].cells
    step = cells[1] - cells[0]
    new = [cells[-1] + step * (number + 1) for number in range(len(ending))]
    row = grid.width
    inside = all(
        0 <= cell < grid.size and (step > 1 or cell // row == cells[0] // row) for cell in new
    )
    if not inside or any(cell in state.board for cell in new):
        return None
    more = [[grid.name(cell), face] for cell, face in zip(new, ending, strict=True)]
    return {"kind": "play", "tiles": [*move["tiles"], *more]}


def _play(table: Table, state: State, tiles: list[list[str]]) -> Play:
    grid = table.rules.grid
    laid = tuple(
        Laid(grid.named(name) or 0, face, letter[0] if face == BLANK and letter else face)
        for name, face, *letter in tiles
    )
    return formed(grid, state.board, laid)
