"""Words are taken on trust until somebody challenges them.

Only the turn just before may be challenged, as the first thing in one's own, and once. If one of
its words is not in the list, the whole turn goes back and the challenger plays on; if all are, the
challenger has lost the turn. A turn that would end the game ends it only when it can no longer be
challenged: until then the other has to challenge or to accept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from lexicade.core.play import Play
from lexicade.core.rules import Action, Done, Table, Twist
from lexicade.core.state import Ending, Move, Refusal, State, Turn
from lexicade.core.wire import whole
from lexicade.parts.blocks import without_blocks
from lexicade.parts.endings import Ends
from lexicade.parts.turns import read_nothing, turn_of
from lexicade.parts.withdrawing import withdrawn

KEY = "challenge"


@dataclass(frozen=True, eq=False, repr=False)
class Challenges:
    """What a game with challenges is made of; `then` are the endings that wait for an answer."""

    then: tuple[Ends, ...]

    @property
    def twist(self) -> Twist:
        return Twist(
            KEY,
            setup=lambda table, state: state.with_extra(KEY, None),
            before_move=_answered,
            after_play=_may_be_challenged,
            view=self._view,
            read=_read,
        )

    @property
    def endings(self) -> tuple[Ends, ...]:
        return tuple(map(_once_answered, self.then))

    def actions(self, actions: Mapping[str, Action]) -> dict[str, Action]:
        """These, once whatever would end the game has been answered, and the two answers."""
        return {
            **{kind: self._after_answer(action) for kind, action in actions.items()},
            "challenge": Action("nothing", read_nothing, _challenge, _nothing_to_challenge),
            "accept": Action("nothing", read_nothing, _accept, self._nothing_to_accept),
        }

    def _ends(self, table: Table, state: State) -> bool:
        return bool(last_play(state)) and any(ending(table, state) for ending in self.then)

    def _view(self, table: Table, state: State, seat: int | None) -> Any:
        last = last_play(state)
        if not last or state.ending:
            return None
        words = [word for word, _ in last.detail["words"]]
        return {"seat": last.seat, "words": words, "ends": self._ends(table, state)}

    def _after_answer(self, action: Action) -> Action:
        def refused(table: Table, state: State, seat: int) -> Refusal | None:
            if self._ends(table, state):
                return Refusal("answer-first")
            return action.refused(table, state, seat)

        return replace(action, refused=refused)

    def _nothing_to_accept(self, table: Table, state: State, seat: int) -> Refusal | None:
        return None if self._ends(table, state) else Refusal("nothing-to-accept")


def last_play(state: State) -> Turn | None:
    """The play that may still be challenged."""
    ply = state.extra.get(KEY)
    if ply is None:
        return None
    return next((turn for turn in state.turns if turn.ply == ply and turn.kind == "play"), None)


def _answered(table: Table, state: State, seat: int, move: Move) -> State:
    """Whatever the other does instead of a challenge, the play stands for good."""
    return state if move["kind"] == "challenge" else state.with_extra(KEY, None)


def _may_be_challenged(table: Table, before: State, seat: int, play: Play, done: Done) -> Done:
    return replace(done, state=done.state.with_extra(KEY, done.turn.ply)) if play.words else done


def _once_answered(ending: Ends) -> Ends:
    def ended(table: Table, state: State) -> Ending | None:
        return None if last_play(state) else ending(table, state)

    return ended


def _nothing_to_challenge(table: Table, state: State, seat: int) -> Refusal | None:
    return None if last_play(state) else Refusal("nothing-to-challenge")


def _challenge(table: Table, state: State, seat: int, move: Move) -> Done:
    last = last_play(state)
    if last is None:
        raise Refusal("nothing-to-challenge")
    words = [word for word, _ in last.detail["words"]]
    wrong = [word for word in words if not is_good(table, word)]
    told = turn_of(state, seat, KEY, good=not wrong, words=wrong or words)
    state = state.with_extra(KEY, None)
    if not wrong:
        return Done(state, told)
    back, taken = withdrawn(table, replace(state, turns=(*state.turns, told)), last)
    blocks = last.detail.get("blocks")
    return Done(without_blocks(back, blocks) if blocks else back, taken, ends_turn=False)


def is_good(table: Table, word: str) -> bool:
    """Is it in the list? Blanks have said what they stand for."""
    letters = table.rules.alphabet.split(word)
    return letters is not None and table.lexicon.contains(letters)


def _accept(table: Table, state: State, seat: int, move: Move) -> Done:
    return Done(state, turn_of(state, seat, "accept"))


def _read(table: Table, memory: Any) -> Any:
    """The ply of the play that may be challenged; none in a position, which has no plays."""
    return None if memory is None else whole(memory, f"extra.{KEY}", low=1, high=100_000)
