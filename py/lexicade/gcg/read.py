"""GCG text to a Record: blanks, tabs, blank lines and any system's line ends do not matter.

What cannot be understood is refused with its line: a record with a hole would be another game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from lexicade.gcg.charset import decoded, lines
from lexicade.gcg.line import BLANKS, event_in, shown
from lexicade.gcg.record import MOST_PLAYERS, BadGcg, Event, Pragma, Record, player_name

_MAY_RUN_ON = ("note", "comment", "description", "title")  # over lines of their own
_NUMBERED = re.compile(r"(player|rack)([0-9]+)", re.IGNORECASE | re.ASCII)


def read_gcg(data: bytes | str) -> Record:
    """The record in a file's bytes, or in text that was decoded already."""
    text, encoding = decoded(data)
    headers: list[Pragma] = []
    events: list[tuple[Event, list[Pragma]]] = []
    closing: list[Pragma] = []
    nicks: dict[str, str] = {}
    for line, statement in _statements(text):
        if statement[0] == ">":
            events.append((event_in(line, statement[1:], list(nicks.values())), []))
            continue
        pragma = _pragma(statement)
        numbered = _NUMBERED.fullmatch(pragma.key)
        if pragma.means("character-encoding"):
            continue
        if numbered and numbered[1].lower() == "player":
            if events:
                raise BadGcg(line, "a player is named after the first move")
            nicks[numbered[2]] = _new_nick(line, pragma, numbered[2], nicks)
        if not events:
            headers.append(pragma)
        elif numbered or pragma.means("incomplete"):
            closing.append(pragma)
        else:
            events[-1][1].append(pragma)
    _refuse_gaps(nicks)
    return Record(
        headers=tuple(headers),
        events=tuple(replace(event, remarks=tuple(remarks)) for event, remarks in events),
        closing=tuple(closing),
        encoding=encoding,
    )


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Each pragma or event with the number of its line; a note with the lines it runs on over."""
    started = 0
    parts: list[str] = []
    runs_on = False
    gap = 0
    for number, raw in enumerate(lines(text), 1):
        line = raw.strip(BLANKS)
        if not line:
            gap += 1
            continue
        if line[0] in "#>":
            if parts:
                yield started, "\n".join(parts)
            started, parts = number, [line]
            runs_on = line[0] == "#" and _pragma(line).key.lower() in _MAY_RUN_ON
        elif runs_on:
            parts += [""] * gap + [raw.rstrip(BLANKS)]
        else:
            raise BadGcg(number, f"neither a # line nor a > line: {shown(line)}")
        gap = 0
    if parts:
        yield started, "\n".join(parts)


def _pragma(statement: str) -> Pragma:
    key = re.split(r"[ \t\n]", statement[1:], maxsplit=1)[0]
    return Pragma(key, statement[1 + len(key) :].lstrip(BLANKS))


def _new_nick(line: int, pragma: Pragma, number: str, nicks: dict[str, str]) -> str:
    nick = player_name(pragma.text).nick
    if number not in map(str, range(1, MOST_PLAYERS + 1)):
        raise BadGcg(line, f"players are numbered 1 to {MOST_PLAYERS}, not {shown(number)}")
    if number in nicks:
        raise BadGcg(line, f"player {number} is named twice")
    if not nick:
        raise BadGcg(line, f"player {number} has no nick")
    if nick in nicks.values():
        raise BadGcg(line, f"two players have the nick {shown(nick)}")
    return nick


def _refuse_gaps(nicks: dict[str, str]) -> None:
    for number in range(1, max(len(nicks), 1) + 1):
        if str(number) not in nicks:
            raise BadGcg(1, f"there is no #player{number} line")
