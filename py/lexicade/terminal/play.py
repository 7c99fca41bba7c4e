"""`python -m lexicade play`: from the words after it, or from questions, to a game on the table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from lexicade.bridge import Bridge
from lexicade.terminal import saves, setup
from lexicade.terminal.console import Console, Left
from lexicade.terminal.door import Door, Json, Refused
from lexicade.terminal.files import find_lexicon
from lexicade.terminal.house_rules import read_options
from lexicade.terminal.session import Session
from lexicade.terminal.shelf import Shelf
from lexicade.terminal.sitting import Sitting
from lexicade.terminal.texts import MESSAGES

DESCRIPTION = "Play any game of the shelf here, with people, with the computer, or both."
# Seconds: to look at a computer's move, where nobody says otherwise and somebody looks.
UNHURRIED, LONGEST_DELAY = 1.0, 3600.0
EPILOG = """examples:
  %(prog)s                                      choose everything from a menu
  %(prog)s classic --players Ana Bruno          two people at one keyboard
  %(prog)s classic --players Ana computer       against the computer
  %(prog)s classic --players Ana --computer keen  the same, against one that plays well
  %(prog)s classic --players computer computer --delay 3  watch two of them
  %(prog)s --load game.json                     a game saved here or on the page
  %(prog)s --resume                             the game left last
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add = parser.add_argument
    add("game", nargs="?", help="its name, or its number on the shelf")
    add("--players", nargs="+", metavar="NAME", help="in turn; `computer` is the computer")
    add("--computer", metavar="LEVEL", help="how well the computer plays; it takes a seat")
    add("--lang", choices=sorted(MESSAGES), help="the language of the table")
    add("--seed", help="the same seed deals the same tiles")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    add("--lot", action="store_true", help="draw lots who begins")
    add("--load", type=Path, metavar="FILE", help="open a saved game or a game record (GCG)")
    add("--resume", action="store_true", help="go on with the game left last")
    add("--delay", type=seconds, metavar="SECONDS", help="to look at each move of computers alone")
    add("--open", action="store_true", help="do not hide racks between players")
    add("--no-color", action="store_true", help="no colours (NO_COLOR does the same)")


def seconds(typed: str) -> float:
    """A time somebody wants to wait: not less than nothing, and no more than an hour."""
    told = float(typed)
    if not 0 <= told <= LONGEST_DELAY:
        raise ValueError(typed)
    return told


def run(chosen: argparse.Namespace, console: Console | None = None) -> int:
    """Plays until somebody leaves. 2 where what was asked for can not be done."""
    console = console or Console(sys.stdin, sys.stdout, plain=chosen.no_color)
    door = Door(Bridge(find_lexicon))
    shelf = Shelf(door, chosen.lang)
    console.stop_told = shelf.texts("session.stop-plain")
    try:
        sitting, news = _table(chosen, console, door, shelf)
    except Refused as refused:
        console.say(shelf.texts.refusal(refused))
        return 2
    except Left:
        return 0
    delay = chosen.delay if chosen.delay is not None else UNHURRIED * console.person
    session = Session(console, shelf, sitting, open_table=chosen.open, delay=delay)
    try:
        session.play(news)
    except (Left, KeyboardInterrupt):  # the latter while a computer thinks
        console.say("", *session.goodbye())
    return 0


def _table(
    chosen: argparse.Namespace, console: Console, door: Door, shelf: Shelf
) -> tuple[Sitting, list[str]]:
    """The table to sit down at, and what its players should be told first."""
    game = shelf.named(chosen.game) if chosen.game else None
    if chosen.load:
        return _opened(door, chosen.load, shelf)
    if chosen.resume:
        return _resumed(door, shelf, game)
    if game is None:
        game = setup.ask_game(console, shelf, resumable=saves.newest_game() is not None)
        if game is None:
            return _resumed(door, shelf, None)
    texts = shelf.texts_for(game)
    options = read_options(game, chosen.option, shelf.told(game, texts))
    level = setup.read_level(chosen.computer, game, texts) if chosen.computer else None
    if chosen.players:
        seats = setup.seats_for(chosen.players, level, game, texts)
    else:
        seats = setup.ask_players(console, game, level, texts)
    if not (chosen.players or chosen.option):
        options = setup.ask_house_rules(console, game, seats, shelf, texts)
    low, high = game["players"]
    if not low <= len(seats) <= high:
        given = {"low": low, "high": high, "given": len(seats)}
        raise Refused("seats" if low < high else "seats-exactly", given)
    first: int | str = "lot" if chosen.lot else 0
    sitting = Sitting.begun(door, game["id"], seats, options, chosen.seed, first)
    saves.set_aside(game["id"])
    told = texts.at(sitting.table)
    # Who only watches types nothing.
    begins = [told("session.first", word=told("session.example"))] if sitting.people else []
    return sitting, begins


def _opened(door: Door, path: Path, shelf: Shelf) -> tuple[Sitting, list[str]]:
    reply = saves.open_file(door, path)
    saves.set_aside(reply["table"]["variant"])
    texts = shelf.texts_for(shelf.game(reply["table"]["variant"]))
    notices = [texts.get(f"notice.{one['code']}", "") for one in reply["notices"]]
    return Sitting(door, reply), list(dict.fromkeys(filter(None, notices)))


def _resumed(door: Door, shelf: Shelf, game: Json | None) -> tuple[Sitting, list[str]]:
    path = saves.newest_game(game["id"] if game else None)
    if path is None:
        raise Refused("nothing-to-resume")
    reply = saves.open_file(door, path)
    texts = shelf.texts_for(shelf.game(reply["table"]["variant"]))
    return Sitting(door, reply), [texts("session.resumed")]
