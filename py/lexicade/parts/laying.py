"""The play: reading its tiles, asking every check, scoring it, laying it on the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from lexicade.core.game import before_move, read_move
from lexicade.core.notation import play_text, read_play
from lexicade.core.play import Laid, Play, formed
from lexicade.core.rules import Action, Done, Table, Tally
from lexicade.core.state import Move, Placed, Refusal, State, Turn
from lexicade.core.tiles import BLANK, BLOCK, missing_from, without
from lexicade.core.wire import bad, sequence, text


def read_tiles(table: Table, state: State, seat: int, move: Move) -> Move:
    """`tiles` (or `text`) in canonical form: board order, faces, letters of blanks."""
    grid = table.rules.grid
    blocks = _read_blocks(table, move)
    if "tiles" not in move and "text" in move:
        written = text(move, "text", longest=80, path="move.")
        laid = read_play(table.rules.alphabet, grid, state.board, written)
        if table.rules.joins and missing_from(state.players[seat].rack, _faces_of(laid)):
            # Written the same, laid letter by letter: CHICO from C, H, I, C, O.
            laid = read_play(table.rules.alphabet.letters(), grid, state.board, written)
    else:
        given = move.get("tiles", [] if blocks else None)
        entries = sequence(given, "move.tiles", longest=grid.size)
        laid = tuple(_read_tile(table, entry, at) for at, entry in enumerate(entries))
    tiles = [_shown(table, tile) for tile in sorted(laid, key=lambda tile: tile.cell)]
    return {"tiles": tiles, **({"blocks": blocks} if blocks else {})}


def _read_blocks(table: Table, move: Move) -> list[str]:
    """The cells that the play shuts, in board order."""
    grid = table.rules.grid
    names = sequence(move.get("blocks", []), "move.blocks", longest=grid.size)
    if names and not table.rules.blocks:
        raise bad("move.blocks", "this game has no blocks")
    cells = []
    for at, name in enumerate(names):
        if not isinstance(name, str) or len(name) > 12:
            raise bad(f"move.blocks[{at}]", "must be the name of a cell")
        cell = grid.named(name)
        if cell is None:
            raise Refusal("no-such-cell", cell=name)
        cells.append(cell)
    return [grid.name(cell) for cell in sorted(cells)]


def _read_tile(table: Table, entry: Any, at: int) -> Laid:
    field = f"move.tiles[{at}]"
    if not (isinstance(entry, list) and len(entry) in (2, 3)):
        raise bad(field, "must be [cell, face] or [cell, face, letter]")
    if not all(isinstance(part, str) and len(part) < 12 for part in entry):
        raise bad(field, "must hold short texts")
    name, face = entry[0], entry[1]
    cell = table.rules.grid.named(name)
    if cell is None:
        raise Refusal("no-such-cell", cell=name)
    if face not in table.rules.tiles or face == BLOCK:
        raise bad(field, "no such tile in this game")
    if face != BLANK:
        if len(entry) == 3 and entry[2] != face:
            raise bad(field, "only a blank stands for another letter")
        return Laid(cell, face, face)
    return Laid(cell, face, entry[2] if len(entry) == 3 else None)


def _faces_of(laid: tuple[Laid, ...]) -> list[str]:
    return [tile.face for tile in laid]


def _shown(table: Table, tile: Laid) -> list[str]:
    shown = [table.rules.grid.name(tile.cell), tile.face]
    if tile.face == BLANK and tile.letter is not None:
        shown.append(tile.letter)
    return shown


def laid_on(table: Table, state: State, seat: int, move: Move) -> Play:
    """The play a canonical move makes, once its tiles can lie where it puts them."""
    grid = table.rules.grid
    laid = tuple(_read_tile(table, entry, at) for at, entry in enumerate(move["tiles"]))
    blocks = tuple(grid.named(name) or 0 for name in move.get("blocks", ()))
    if not laid and not blocks:
        raise Refusal("no-tiles")
    blocked = table.rules.blocked(table, state)
    seen = set()
    for cell in (*(tile.cell for tile in laid), *blocks):
        if cell in state.board or cell in blocked:
            raise Refusal("cell-taken", cell=grid.name(cell))
        if cell in seen:
            raise Refusal("cell-twice", cell=grid.name(cell))
        seen.add(cell)
    for tile in laid:
        _check_blank(table, tile, grid.name(tile.cell))
    missing = missing_from(state.players[seat].rack, [*_faces_of(laid), *[BLOCK] * len(blocks)])
    if missing:
        raise Refusal("not-on-rack", tiles=list(missing))
    return formed(grid, state.board, laid, blocks)


def _check_blank(table: Table, tile: Laid, name: str) -> None:
    if tile.face != BLANK:
        return
    blanks = table.rules.blanks
    if blanks.declared and tile.letter is None:
        raise Refusal("blank-undeclared", cell=name)
    if tile.letter is not None and (not blanks.declared or tile.letter not in blanks.choices):
        raise Refusal("blank-choice", cell=name, letter=tile.letter)


def first_problem(
    checks: tuple[Callable[[Table, State, Play], Refusal | None], ...],
    table: Table,
    state: State,
    play: Play,
) -> Refusal | None:
    return next(filter(None, (check(table, state, play) for check in checks)), None)


def lay(table: Table, state: State, seat: int, move: Move) -> Done:
    """A legal play laid and scored, the rack filled again."""
    rules = table.rules
    play = laid_on(table, state, seat, move)
    problem = first_problem(rules.placement + rules.spelling, table, state, play)
    if problem:
        raise problem
    tally = rules.score(table, state, play)
    done = _committed(table, state, seat, move, play, tally)
    for twist in rules.twists:
        done = twist.after_play(table, state, seat, play, done)
    if not done.refills:
        return done
    wanted = rules.rack_size - len(done.state.players[seat].rack)
    return replace(done, state=rules.draw(table, done.state, seat, max(0, wanted), move))


def _committed(table: Table, state: State, seat: int, move: Move, play: Play, tally: Tally) -> Done:
    player = state.players[seat]
    rack = without(player.rack, [*_faces_of(play.laid), *[BLOCK] * len(play.blocks)])
    total = player.score + tally.known
    blocks = {"blocks": move["blocks"]} if play.blocks else {}
    if not play.laid:
        turn = Turn(state.ply + 1, seat, "block", 0, total, blocks)
        return Done(state.with_player(seat, rack=rack), turn)
    at, written = play_text(table.rules.alphabet, table.rules.grid, state.board, play)
    new = {tile.cell: Placed(tile.face, tile.letter, seat) for tile in play.laid}
    after = replace(state, board={**state.board, **new})
    detail = {
        "words": [list(word) for word in tally.words],
        "bonus": tally.bonus,
        "at": at,
        "text": written,
        "tiles": move["tiles"],
        **({"times": list(tally.times)} if tally.times else {}),
        **blocks,
    }
    return Done(
        after.with_player(seat, rack=rack, score=total),
        Turn(state.ply + 1, seat, "play", tally.known, total, detail),
    )


PLAY = Action("play", read_tiles, lay)


def preview(table: Table, state: State, seat: int, move: Move) -> dict[str, Any]:
    """What a play would make and be worth, and what is wrong with it, told while it is laid."""
    rules = table.rules
    shown: dict[str, Any] = {"legal": False, "words": [], "score": 0, "bonus": 0, "at": None}
    try:
        move = read_move(table, state, seat, move)
        refusal = rules.actions[move["kind"]].refused(table, state, seat)
        if refusal:
            raise refusal
        state = before_move(table, state, seat, move)
        play = laid_on(table, state, seat, move)
    except Refusal as refusal:
        if refusal.code == "bad-request":
            raise
        return {**shown, "problems": [refusal]}
    problem = first_problem(rules.placement, table, state, play)
    if problem:
        return {**shown, "problems": [problem]}
    if not play.laid:
        return {**shown, "legal": True, "problems": []}
    tally = rules.told(table, state, play)
    at, _ = play_text(rules.alphabet, rules.grid, state.board, play)
    shown |= {
        "words": [list(word) for word in tally.words],
        "score": tally.total,
        "bonus": tally.bonus,
        "at": at,
    }
    if tally.total is None:
        shown["known"] = tally.known
    if tally.times:
        shown["times"] = list(tally.times)
    problem = first_problem(rules.spelling, table, state, play)
    return {**shown, "legal": problem is None, "problems": [problem] if problem else []}
