"""What one seat may see.

An allow-list built from nothing: a key is here because somebody decided that this seat may know
it. A seat of None is an onlooker.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from lexicade.core.notation import board_rows
from lexicade.core.rules import Table
from lexicade.core.state import Ending, State, Turn


def view(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    rules = table.rules
    rack = () if seat is None else state.players[seat].rack
    seen = {
        "variant": table.variant.id,
        "seat": seat,
        "turn": state.turn,
        "ply": state.ply,
        "names": [player.name for player in state.players],
        "bots": [player.bot for player in state.players],
        "scores": [player.score for player in state.players],
        "rack": list(rack),
        "racks": [
            list(player.rack) if rules.open_racks else len(player.rack) for player in state.players
        ],
        "board": board_rows(rules.grid, state.board),
        "marks": marks(table, state, seat),
        "actions": actions(table, state, seat),
        "bag": len(state.bag),
        "unseen": unseen(table, state, seat),
        "over": state.ending is not None,
        "winners": list(state.ending.winners) if state.ending else [],
        "ending": ending_shown(state, state.ending) if state.ending else None,
        "log": log(state, seat),
    }
    for twist in rules.twists:
        panel = twist.view(table, state, seat)
        if panel is not None:
            seen[twist.key] = panel
    return seen


def marks(table: Table, state: State, seat: int | None) -> list[list[str]]:
    found = [
        (cell, f"by-{tile.seat}")
        for cell, tile in sorted(state.board.items())
        if tile.seat is not None
    ]
    last = next((turn for turn in reversed(state.turns) if "tiles" in turn.detail), None)
    if last:
        cells = [table.rules.grid.named(name) for name, *_ in last.detail["tiles"]]
        found += [(cell, "last") for cell in cells if cell is not None and cell in state.board]
    for twist in table.rules.twists:
        found += twist.marks(table, state, seat)
    return [[table.rules.grid.name(cell), mark] for cell, mark in found]


def actions(table: Table, state: State, seat: int | None) -> dict[str, str]:
    if seat is None or seat != state.turn or state.ending:
        return {}
    return {
        kind: action.wants
        for kind, action in table.rules.actions.items()
        if action.wants != "record" and action.refused(table, state, seat) is None
    }


def unseen(table: Table, state: State, seat: int | None) -> dict[str, int]:
    """How many of each face lie in the bag or on racks this seat cannot see."""
    hidden = Counter(state.bag)
    for other, player in enumerate(state.players):
        if other != seat and not table.rules.open_racks:
            hidden.update(player.rack)
    return {face: hidden[face] for face in table.rules.tiles}


def ending_shown(state: State, ending: Ending) -> dict[str, Any]:
    """Racks lie open once the game is over."""
    return {
        "code": ending.code,
        "seat": ending.seat,
        "settlement": [
            {"seat": seat, "points": points, "rack": list(state.players[seat].rack)}
            for seat, points in enumerate(ending.settlement)
        ],
    }


def log(state: State, seat: int | None) -> list[dict[str, Any]]:
    return [line(turn) for turn in state.turns if turn.private_to in (None, seat)]


def line(turn: Turn) -> dict[str, Any]:
    return {
        "ply": turn.ply,
        "seat": turn.seat,
        "kind": turn.kind,
        "score": turn.score,
        "total": turn.total,
        **turn.detail,
    }


def table_shown(table: Table) -> dict[str, Any]:
    """What a page needs to draw the table; the same for every seat during the whole game."""
    rules = table.rules
    return {
        "variant": table.variant.id,
        "version": table.variant.version,
        "name": table.variant.name,
        "lexicon": rules.lexicon,
        "options": dict(table.options),
        "width": rules.grid.width,
        "height": rules.grid.height,
        "premiums": rules.grid.picture(),
        "start": [rules.grid.name(cell) for cell in sorted(rules.grid.start)],
        "faces": list(rules.alphabet.faces),
        "values": {**rules.alphabet.values, "?": 0},
        "tiles": dict(rules.tiles),
        "formats": list(table.variant.formats),
        "rack_size": rules.rack_size,
        "bonus": rules.bonus,
        "lids": rules.lids,
        "open_racks": rules.open_racks,
        "blocks": rules.blocks,
        "joins": rules.joins,
        "blanks": {"declared": rules.blanks.declared, "choices": list(rules.blanks.choices)},
    }
