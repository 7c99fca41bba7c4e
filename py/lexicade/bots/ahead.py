"""Trying plays out: what the next player may answer, in worlds that look the same to this seat.

The others' tiles, the bag and whatever else is hidden are drawn anew for each world, the same for
every play that is tried, so that none is lucky. Plays that fall behind are dropped on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import NamedTuple

from lexicade.bots.endgame import standing
from lexicade.bots.imagining import imagined, reply_worth
from lexicade.bots.sight import in_sight
from lexicade.bots.thinking import Bell, Move, until_rung
from lexicade.bots.traits import Traits
from lexicade.core.game import apply, read_move
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon
from lexicade.thinking import Thinking

WORLDS = 12
TRIED = 5  # plays, at first
SURE = 2  # worlds, after which the weakest are dropped
DOUBT = 4  # worlds that speak for the estimate: a few lucky ones must not make a poor play good
HOPELESS = 10.0  # points behind the best, when they are
# Of the answer's points: what a play opens for the other is open to the player as well, a turn
# later and if it is still there. To play that turn out would bring more chance than knowledge.
COUNTED = 0.6
WINNING = 300.0  # what winning is worth beside the points


class Try(NamedTuple):
    move: Move
    estimate: float  # of the play as it stands: what it leaves on the rack included
    keeps: float  # of that, what the tiles on the rack count


def tried(
    table: Table,
    state: State,
    seat: int,
    lexicon: Lexicon,
    traits: Traits,
    tries: Sequence[Try],
    bell: Bell,
) -> Thinking[Move]:
    """The best of these moves, the most promising of which come first."""
    left = list(tries[:TRIED])
    found: dict[int, list[float]] = {at: [] for at in range(len(left))}
    seed = in_sight(table, state, seat)
    for number in range(WORLDS):
        if len(found) < 2 or bell.rung:
            break
        world = imagined(table, state, seat, f"{seed} world {number}")
        for at in list(found):
            after = apply(table, world, seat, read_move(table, world, seat, left[at].move))
            worth = float(standing(after, seat) - standing(world, seat))
            if after.ending:
                worth += WINNING * (len(after.ending.winners) == 1) * _won(after, seat)
            elif after.turn == seat:
                worth += left[at].keeps
            else:
                reply = yield from until_rung(
                    reply_worth(table, after, after.turn, lexicon, traits), bell
                )
                if reply is None:
                    break
                worth += left[at].keeps - COUNTED * reply
            found[at].append(worth)
        if number + 1 >= SURE and not bell.rung:
            best = max(mean(worths) for worths in found.values())
            found = {at: all for at, all in found.items() if mean(all) > best - HOPELESS}
        if (yield (number + 1) / WORLDS):
            bell.rung = True
    # Only worlds in which all of them were tried are compared.
    told = min(map(len, found.values()))
    if not told:
        return left[0].move
    trust = told / (told + DOUBT)

    def weighed(at: int) -> float:
        return trust * mean(found[at][:told]) + (1 - trust) * left[at].estimate

    return left[max(found, key=weighed)].move


def _won(state: State, seat: int) -> int:
    winners = state.ending.winners if state.ending else ()
    return 1 if seat in winners else -1
