"""One `>nick:` line to an Event.

Programs differ: racks are left out, places stand in lower case, letters on the board are written
"(A)" instead of ".". All that is taken; a line that cannot be understood is refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from lexicade.gcg.record import BadGcg, Event, Kind

# Not `str.split()`: it would cut names and words at the no-break space, too.
BLANKS = " \t"

_PLACE = re.compile(r"0*([1-9][0-9]?)([A-Za-z])|([A-Za-z])0*([1-9][0-9]?)")
_NUMBER = re.compile(r"[+-]?[0-9]{1,6}")
_PLAY_TEXT = re.compile(r"(?:\[[^][()]+\]|\((?:\[[^][()]+\]|[^][()])+\)|[^][()])+")
_BRACKETED: dict[str, Kind] = {"(challenge)": "bonus", "(time)": "time"}


def event_in(line: int, statement: str, nicks: Sequence[str]) -> Event:
    """What stands after the `>`; the line's number is for messages."""
    statement = statement.lstrip(BLANKS)
    # Nicks may hold colons, so the longest one that fits is meant.
    fitting = [nick for nick in nicks if statement.startswith(f"{nick}:")]
    if not fitting:
        raise BadGcg(line, f"no #player line has the nick of >{shown(statement)}")
    nick = max(fitting, key=len)
    words = re.split(r"[ \t]+", statement[len(nick) + 1 :].strip(BLANKS))
    rack = "" if _begins_a_move(words[0]) else words.pop(0)
    if not words or not _begins_a_move(words[0]):
        raise BadGcg(line, f"no move in >{shown(statement)}")
    move = words.pop(0)
    text = words.pop(0) if _PLACE.fullmatch(move) and words else ""
    if len(words) < 2 or not all(_NUMBER.fullmatch(word) for word in words[:2]):
        raise BadGcg(line, f"no score and total in >{shown(statement)}")
    score, total, *tail = words
    event = Event(nick, "pass", int(score), int(total), rack, tail=" ".join(tail), line=line)
    return _moved(event, move, text, lost=score.startswith("-"))


def shown(text: str) -> str:
    """A line may be a megabyte of noise; a message shows its beginning."""
    return text if len(text) <= 60 else text[:59] + "…"


def _begins_a_move(word: str) -> bool:
    return word.startswith(("-", "(")) or _PLACE.fullmatch(word) is not None


def _moved(event: Event, move: str, text: str, lost: bool) -> Event:
    if place := _PLACE.fullmatch(move):
        if not _PLAY_TEXT.fullmatch(text):
            raise BadGcg(event.line, f"not a play: {shown(text)}")
        where = "".join(part for part in place.groups() if part).upper()
        return replace(event, kind="play", place=where, text=_dotted(text))
    if re.fullmatch(r"-0*", move):
        return event
    if move == "--":
        return replace(event, kind="withdraw")
    if re.fullmatch(r"-[0-9]{1,3}", move):
        return replace(event, kind="swap", count=int(move[1:]))
    if re.fullmatch(r"-[^-()]+", move):
        return replace(event, kind="swap", tiles=move[1:])
    if move in _BRACKETED:  # lower case only: (TIME) is four tiles
        return replace(event, kind=_BRACKETED[move])
    if re.fullmatch(r"\([^()]+\)", move):
        return replace(event, kind="lost-rack" if lost else "went-out", tiles=move[1:-1])
    raise BadGcg(event.line, f"no known move: {shown(move)}")


def _dotted(text: str) -> str:
    """ "(A)B([CH])" as ".B.": one dot for each letter on the board."""
    return re.sub(
        r"\(([^()]+)\)", lambda through: "." * len(re.findall(r"\[[^]]+\]|.", through[1])), text
    )
