"""The bag is empty and two are left: what the other holds can be counted, so all lies open.

A bounded search: the most promising moves of each, so many turns deep, then both simply take the
most until the game is over. What counts is the difference of the scores at the end.
"""

from __future__ import annotations

from typing import NamedTuple

from lexicade.bots.taking import taken
from lexicade.bots.thinking import Bell, Move, until_rung
from lexicade.core.game import apply, problem_with, read_move
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon
from lexicade.movegen import HOPED, thinking
from lexicade.movegen.plays import Plays
from lexicade.thinking import Thinking

WIDTHS = (8, 4, 2)  # moves looked at, of whoever is on turn, the next and so on
NODES = 140  # positions whose plays are looked for
LONGEST = 30  # turns of a game that is played out
PASS: Move = {"kind": "pass"}


class Budget:
    """How many positions may still be looked at."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes


class Line(NamedTuple):
    margin: float
    move: Move


def can_be_counted(table: Table, state: State) -> bool:
    """Is everything known to whoever is on turn?"""
    closed = not table.rules.own_sets and not table.rules.lids and not _secret(state)
    return closed and not state.bag and len(state.seats_in_play()) == len(state.players) == 2


def _secret(state: State) -> bool:
    return "devices" in state.extra


def standing(state: State, seat: int) -> int:
    """Points more than the best of the others."""
    others = [player.score for other, player in enumerate(state.players) if other != seat]
    return state.players[seat].score - max(others)


def counted_out(
    table: Table, state: State, seat: int, lexicon: Lexicon, bell: Bell
) -> Thinking[Move | None]:
    """The move that leads to the best end; None where the bell rang before any was found."""
    budget = Budget(NODES)
    best: Line | None = None
    moves = yield from _moves(table, state, lexicon, WIDTHS[0], budget, bell)
    for number, move in enumerate(moves or ()):
        least = best.margin if best else -10_000.0
        after = apply(table, state, seat, read_move(table, state, seat, move))
        margin = yield from _end(table, after, seat, lexicon, 1, least, 10_000.0, budget, bell)
        if margin is None:
            break
        if best is None or margin > best.margin:
            best = Line(margin, move)
        if (yield (number + 1) / len(moves or ())):
            bell.rung = True
    return best.move if best else None


def _end(
    table: Table,
    state: State,
    seat: int,
    lexicon: Lexicon,
    depth: int,
    low: float,
    high: float,
    budget: Budget,
    bell: Bell,
) -> Thinking[float | None]:
    """How the game ends for this seat, between what both are sure of already."""
    if state.ending:
        return float(standing(state, seat))
    wide = depth < len(WIDTHS) and budget.nodes > 0
    moves = yield from _moves(table, state, lexicon, WIDTHS[depth] if wide else 1, budget, bell)
    if moves is None or depth > LONGEST:
        return None if moves is None else float(standing(state, seat))
    mine = state.turn == seat
    best: float | None = None
    for move in moves:
        after = apply(table, state, state.turn, read_move(table, state, state.turn, move))
        margin = yield from _end(table, after, seat, lexicon, depth + 1, low, high, budget, bell)
        if margin is None:
            return None
        if best is None or (margin > best if mine else margin < best):
            best = margin
        low, high = (max(low, best), high) if mine else (low, min(high, best))
        if low >= high:
            break
    return best


def _moves(
    table: Table, state: State, lexicon: Lexicon, width: int, budget: Budget, bell: Bell
) -> Thinking[list[Move] | None]:
    """The most promising moves, best first: points, and tiles gone from the rack."""
    seat = state.turn
    budget.nodes -= 1
    plays = yield from until_rung(thinking(table, state, seat, lexicon), bell)
    if plays is None:
        return None
    found = _promising(table, state, seat, plays, width)
    # To pass may be best, where the other has nothing or must open something.
    if (not found or width > 3) and problem_with(table, state, seat, PASS) is None:
        found.append(PASS)
    return found


def _promising(table: Table, state: State, seat: int, plays: Plays, width: int) -> list[Move]:
    if not len(plays):
        return []
    value = table.rules.alphabet.value
    rack = state.players[seat].rack
    others = sum(
        value(face)
        for other, player in enumerate(state.players)
        if other != seat
        for face in player.rack
    )
    best = max(plays.points(HOPED))
    ranked = []
    for points, pick in plays.at_least(best - 25, HOPED):
        laid = len(pick.row.open)
        gone = others * 2 if laid == len(rack) else laid
        ranked.append((-(points + gone), pick.row, pick.word, pick.blanks, pick))
    ranked.sort(key=lambda one: one[:4])
    found: list[Move] = []
    seen: set[tuple[object, bytes]] = set()
    for *_, pick in ranked:
        # Which letter a blank is does not matter for once.
        key = (pick.row, bytes(pick.word))
        if key not in seen:
            seen.add(key)
            found.append(taken(table, plays, pick))
            if len(found) >= width:
                break
    return found
