"""Which of its plays a player takes, by its strategy; or a swap, where that is worth more."""

from __future__ import annotations

from typing import Any, NamedTuple

from lexicade.bots import ahead, blocking, endgame, evening, odds, roads, saving
from lexicade.bots.lore import Lore
from lexicade.bots.sight import in_sight
from lexicade.bots.taking import content, first_seen, taken
from lexicade.bots.thinking import Bell, Move, listening
from lexicade.bots.traits import Traits
from lexicade.core.game import problem_with
from lexicade.core.rules import Table
from lexicade.core.state import State
from lexicade.lexicon import Lexicon
from lexicade.movegen import HOPED, Plays, thinking
from lexicade.thinking import Thinking

CANDIDATES = 12
RELIEF = 2.0  # points: where the plays it knows fall so far short of its wish, it thinks harder


class Seat(NamedTuple):
    """Who is to move, and all it knows."""

    table: Table
    state: State
    seat: int
    lexicon: Lexicon
    traits: Traits
    lore: Lore
    seen: dict[str, Any]
    bell: Bell

    @property
    def words(self) -> Lexicon:
        return self.lore.everyday or self.lexicon

    @property
    def sight(self) -> str:
        return in_sight(self.table, self.state, self.seat)


def looked_for(me: Seat, words: Lexicon) -> Thinking[Plays]:
    """The plays it knows, hoped for as it sees them; with longer words where it must."""
    for longest in (me.traits.longest, None):
        told = () if longest is None else (longest,)
        search = thinking(me.table, me.state, me.seat, words, *told)
        plays = yield from listening(search, me.bell)
        if len(plays) or longest is None:
            break
    return valued(me, plays) if len(plays) else plays


def valued(me: Seat, plays: Plays) -> Plays:
    """What its place brings a play besides points, or may cost it."""
    table, state, traits = me.table, me.state, me.traits
    if "bombs" in state.extra and traits.care:
        drawn = odds.DRAWN if traits.care > 1 else 0
        chances = odds.Odds(table, state, me.sight, drawn)
        mend = odds.expected if traits.care > 1 else odds.careful
        plays = mend(table, state, plays, chances)
    return roads.leaning(table, state, me.seat, traits, me.seen, plays)


def picked(me: Seat, plays: Plays, may_swap: bool) -> Thinking[Move]:
    table, state, traits = me.table, me.state, me.traits
    if table.rules.own_sets:
        picks = content(plays, traits, me.sight)
        return (
            yield from blocking.weighed(table, state, me.seat, me.lexicon, traits, plays, picks)
        )
    if traits.saves:
        return (yield from _saved(me, plays, may_swap))
    if traits.evens:
        return (yield from _evened(me, plays))
    if traits.glances:
        return taken(table, plays, first_seen(plays, me.sight))
    return taken(table, plays, content(plays, traits, me.sight)[0])


def _evened(me: Seat, plays: Plays) -> Thinking[Move]:
    wish = evening.wished(me.table, me.state, me.seat, me.seen)
    if wish - max(plays.points(HOPED)) > RELIEF and me.lore.everyday:
        # Behind, and nothing everyday will do: rarer words come to its mind.
        more = yield from looked_for(me, me.lexicon)
        plays = more if len(more) else plays
    return taken(me.table, plays, evening.nearest(me.table, me.state, me.seat, plays, wish))


def _saved(me: Seat, plays: Plays, may_swap: bool) -> Thinking[Move]:
    table, state, seat, traits = me.table, me.state, me.seat, me.traits
    if traits.looks and endgame.can_be_counted(table, state):
        counted = yield from endgame.counted_out(table, state, seat, me.lexicon, me.bell)
        if counted:
            return counted
    keeping = saving.Keeping(me.lore.leaves, state, seat)
    best = saving.weighed(plays, keeping, CANDIDATES)
    tries = [_as_try(me, plays, keeping, estimate, pick) for estimate, pick in best]
    swap = _swap(me, keeping) if may_swap and me.lore.leaves else None
    if swap:
        tries = sorted([*tries, swap], key=lambda one: -one.estimate)
    if not traits.looks or len(tries) < 2 or me.bell.rung:
        return tries[0].move
    return (yield from ahead.tried(table, state, seat, me.lexicon, traits, tries, me.bell))


def _as_try(
    me: Seat, plays: Plays, keeping: saving.Keeping, estimate: float, pick: Any
) -> ahead.Try:
    leave = keeping.worth(saving.laid_faces(plays, pick))
    road = 0.0
    if "road" in me.seen:
        road = estimate - leave - plays.written(pick).tally.known
    return ahead.Try(taken(me.table, plays, pick), estimate, leave + road)


def _swap(me: Seat, keeping: saving.Keeping) -> ahead.Try | None:
    worth, tiles = keeping.best_swap(len(me.state.bag))
    move = {"kind": "swap", "tiles": tiles}
    if not tiles or problem_with(me.table, me.state, me.seat, move):
        return None
    return ahead.Try(move, worth, worth)
