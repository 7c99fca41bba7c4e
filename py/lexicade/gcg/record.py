"""A game as a GCG file tells it: who played, what happened line by line, and nothing inferred.

A record keeps what the file says even where it is wrong or partly known (short racks, totals that
do not add up): judging it is for whoever replays it. It holds no spelling of its own beyond one
canonical form, so a canonical file read and written again is the same file, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Kind = Literal["play", "pass", "swap", "withdraw", "bonus", "went-out", "lost-rack", "time"]

MOST_PLAYERS = 4


class BadGcg(ValueError):  # noqa: N818  the format's name says what is bad
    """What is wrong with a file and in which line, counted from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class Pragma(NamedTuple):
    """A `#key text` line. The text of a note may run over several lines."""

    key: str
    text: str = ""

    def means(self, key: str) -> bool:
        return self.key.lower() == key


class PlayerName(NamedTuple):
    """The nick that opens each of a player's lines, and the name in full."""

    nick: str
    name: str


@dataclass(frozen=True)
class Event:
    """One `>nick:` line.

    play       `place` ("8H" reads across, "H8" down) and `text`: "FR.bBLE", a dot for each letter
               already on the board, lower case for a blank, "[CH]" for a longer face. A file may
               also repeat the letters on the board, and only the board can tell which they are
    pass       a lost turn after a challenge is a pass too; the format knows no difference
    swap       `tiles`, or only their `count` where nobody wrote them down
    withdraw   this player's last play was challenged off; `score` takes its points back
    bonus      points for having been challenged in vain, or a penalty if negative
    went-out   points for `tiles`, what the others had left; some rules count them twice
    lost-rack  points lost for `tiles`, this player's own rest
    time       points lost on the clock

    `rack` is as written, so it may be empty, short, or a word like UNKNOWN. `total` is the player's
    score after this line. `tail` is whatever else stands on the line (some list the words made),
    `remarks` the pragma lines below it, and `line` where it was read, for messages.
    """

    nick: str
    kind: Kind
    score: int
    total: int
    rack: str = ""
    place: str = ""
    text: str = ""
    tiles: str = ""
    count: int = 0
    tail: str = ""
    remarks: tuple[Pragma, ...] = ()
    line: int = field(default=0, compare=False)

    @property
    def notes(self) -> tuple[str, ...]:
        return tuple(remark.text for remark in self.remarks if remark.means("note"))


@dataclass(frozen=True)
class Record:
    """A whole file: pragmata above the first event, the events, and the racks told at the end.

    `encoding` is the text of the `#character-encoding` line, which always stands first; empty
    where there is none. So that line is not among the `headers`; the `#player` lines are.
    `closing` holds the `#rack1` and `#incomplete` lines found below the first event.
    """

    headers: tuple[Pragma, ...] = ()
    events: tuple[Event, ...] = ()
    closing: tuple[Pragma, ...] = ()
    encoding: str = "UTF-8"

    @property
    def players(self) -> tuple[PlayerName, ...]:
        """By seat: `#player1` is the first, wherever it stands."""
        named = [self._numbered("player", seat) for seat in range(MOST_PLAYERS)]
        return tuple(player_name(text) for text in named if text)

    @property
    def racks(self) -> tuple[str, ...]:
        """The tiles each seat held where the record stops, as far as it says."""
        return tuple(self._numbered("rack", seat) for seat in range(len(self.players)))

    @property
    def incomplete(self) -> bool:
        """Whether the file calls itself incomplete; some do so for finished games, too."""
        return any(pragma.means("incomplete") for pragma in self.headers + self.closing)

    def header(self, key: str) -> str:
        """The text of a header (`"title"`, `"lexicon"`), empty if there is none."""
        return next((pragma.text for pragma in self.headers if pragma.means(key)), "")

    def _numbered(self, key: str, seat: int) -> str:
        wanted = f"{key}{seat + 1}"
        told = [pragma.text for pragma in self.headers + self.closing if pragma.means(wanted)]
        return told[-1] if told else ""


def player_name(text: str) -> PlayerName:
    """The text of a `#player` line; a player without a full name goes by the nick."""
    nick, _, name = text.replace("\t", " ").partition(" ")
    return PlayerName(nick, name.strip(" ") or nick)


def player_headers(names: Iterable[str]) -> tuple[Pragma, ...]:
    """`#player` lines for players known by name only: nicks have no blanks and no two are alike."""
    headers: list[Pragma] = []
    nicks: set[str] = set()
    for number, name in enumerate(names, 1):
        full = " ".join(name.split()) or f"Player {number}"
        nick = full.replace(" ", "_")
        while nick in nicks:
            nick += "_"
        nicks.add(nick)
        headers.append(Pragma(f"player{number}", f"{nick} {full}"))
    return tuple(headers)
