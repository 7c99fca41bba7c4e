"""The rules of a game as one frozen value.

A question with exactly one answer is a slot, things that add up are tuples, named moves are a
table of actions, and a rule with a memory of its own is a Twist. So a house rule is
`replace(rules, ...)`, and no code ever asks which game it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from lexicade.core.grid import Grid, Premium
from lexicade.core.options import Option
from lexicade.core.play import Play
from lexicade.core.state import Ending, Move, Refusal, State, Turn
from lexicade.core.tiles import Alphabet, Faces

Marks = list[tuple[int, str]]


class Words(Protocol):
    """What the rules need of a word list; None in a word stands for any letter."""

    @property
    def id(self) -> str: ...
    @property
    def sha(self) -> str: ...
    def contains(self, word: Sequence[str | None]) -> bool: ...


@dataclass(frozen=True)
class Tally:
    """What a play is worth. A word's points are None where a hidden cell decides them."""

    words: tuple[tuple[str, int | None], ...]
    bonus: int = 0
    times: tuple[int, int] | None = None  # where it is tiles times words, both numbers

    @property
    def total(self) -> int | None:
        points = [points for _, points in self.words]
        return None if None in points else self.known

    @property
    def known(self) -> int:
        return sum(points or 0 for _, points in self.words) + self.bonus


@dataclass(frozen=True, eq=False, repr=False)
class Blanks:
    """Whether a blank's letter is fixed when it is laid, and which letters it may stand for."""

    declared: bool
    choices: Faces


@dataclass(frozen=True, eq=False, repr=False)
class Done:
    """What an action did: the state after it, its line in the log, whether the turn is over."""

    state: State
    turn: Turn
    ends_turn: bool = True
    refills: bool = True  # a play's rack is filled up again


@dataclass(frozen=True, eq=False, repr=False)
class Action:
    """A named move. `wants` tells a page what to ask for: play, tiles, cell or nothing.

    What wants a "record" is told by one and never offered to a player.
    """

    wants: str
    read: Callable[[Table, State, int, Move], Move]
    perform: Callable[[Table, State, int, Move], Done]
    refused: Callable[[Table, State, int], Refusal | None] = lambda table, state, seat: None


@dataclass(frozen=True, eq=False, repr=False)
class Twist:
    """A rule with its own memory, `state.extra[key]`. Its hooks run in the listed order.

    `view` makes the panel a seat sees, `marks` what it sees on cells, `resample` replaces what a
    seat cannot know by something it might be, `suppose` what nobody told of a board set up to be
    looked at by what the board suggests. The memory is plain JSON; `read` takes it from a
    position or a save, and refuses (`wire.bad`, field `extra.<key>`) what it can never have been.
    """

    key: str
    setup: Callable[[Table, State], State] = lambda table, state: state
    before_move: Callable[[Table, State, int, Move], State] = lambda table, state, seat, move: state
    after_play: Callable[[Table, State, int, Play, Done], Done] = (
        lambda table, before, seat, play, done: done
    )
    after_turn: Callable[[Table, State, int], State] = lambda table, state, seat: state
    view: Callable[[Table, State, int | None], Any] = lambda table, state, seat: None
    marks: Callable[[Table, State, int | None], Marks] = lambda table, state, seat: []
    resample: Callable[[Table, State, int | None, str], State] = lambda table, state, seat, seed: (
        state
    )
    suppose: Callable[[Table, State], State] = lambda table, state: state
    read: Callable[[Table, Any], Any] = lambda table, memory: memory


Check = Callable[["Table", State, Play], Refusal | None]


@dataclass(frozen=True, eq=False, repr=False)
class Rules:
    alphabet: Alphabet
    grid: Grid
    lexicon: str
    tiles: Mapping[str, int]
    rack_size: int
    bonus: int
    blanks: Blanks
    deal: Callable[[Table, State], State]
    draw: Callable[[Table, State, int, int, Move], State]  # seat, how many
    premium: Callable[[Table, State, int], Premium]
    score: Callable[[Table, State, Play], Tally]
    settle: Callable[[Table, State, Ending], tuple[int, ...]]
    actions: Mapping[str, Action]
    placement: tuple[Check, ...]  # asked in order; the first problem is the one told
    spelling: tuple[Check, ...]
    endings: tuple[Callable[[Table, State], Ending | None], ...]
    twists: tuple[Twist, ...] = ()
    open_racks: bool = False
    records: bool = False  # moves may say what was drawn: a game read from a record
    forecast: Callable[[Table, State, Play], Tally] | None = None  # where the score has secrets
    lids: bool = False  # cells are shut until a mark says what lies in them
    own_sets: bool = False  # everybody holds a full set of tiles, and there is no bag
    blocks: int = 0  # how many cells a play may shut for good
    blocked: Callable[[Table, State], frozenset[int]] = lambda table, state: frozenset()
    joins: bool = False  # tiles side by side may spell a longer face: C and H read as CH
    anchors: Callable[[Table, State], Collection[int]] | None = None  # see movegen/rows.py
    idle: Callable[[Table, State], bool] = lambda table, state: False  # can only pass, so it does

    def told(self, table: Table, state: State, play: Play) -> Tally:
        """What anybody may know of a play's worth before it is made."""
        return (self.forecast or self.score)(table, state, play)


@dataclass(frozen=True, eq=False, repr=False)
class Rung:
    """One step of a ladder: a game against the computer, to be won before the next."""

    id: str
    level: str
    options: Mapping[str, Any]


@dataclass(frozen=True, eq=False, repr=False)
class Variant:
    """A game on the shelf: what it declares, and its rules for given options."""

    id: str
    name: str
    version: int
    players: tuple[int, int]
    lexicons: tuple[str, ...]
    rules: Callable[[Mapping[str, Any]], Rules]
    options: tuple[Option, ...] = ()
    formats: tuple[str, ...] = ()  # of records from elsewhere that it reads and writes
    language: str = "en"  # of its words, and of its table unless somebody wants another
    ladder: tuple[Rung, ...] = ()  # for one person against the computer
    leaves: str | None = None  # the file of what kept tiles are worth here


@dataclass(frozen=True, eq=False, repr=False)
class Table:
    """What stays the same during a game: the game, its options, its rules, its word list."""

    variant: Variant
    options: Mapping[str, Any]
    rules: Rules
    lexicon: Words
    about: Mapping[str, Any] = field(default_factory=dict)  # a record's headers and notes
