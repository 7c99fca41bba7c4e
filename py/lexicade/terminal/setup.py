"""Setting the table by asking: which game, who plays, which house rules; Enter is always fine."""

from __future__ import annotations

from lexicade.terminal.console import Console
from lexicade.terminal.door import Json, Refused
from lexicade.terminal.house_rules import ask_options
from lexicade.terminal.laying import folded
from lexicade.terminal.shelf import Shelf
from lexicade.terminal.sitting import is_computer
from lexicade.terminal.texts import Texts

LONGEST_NAME = 40
COMPUTERS = ("COMPUTER", "ORDENADOR")


def ask_game(console: Console, shelf: Shelf, *, resumable: bool) -> Json | None:
    """The game to play; None to go on with the last one."""
    texts = shelf.texts
    console.clear()
    console.say(console.ink.bold("Lexicade"), "")
    for number, game in enumerate(shelf.games, 1):
        told = shelf.told(game, texts)
        console.say(f"  {number}  {console.ink.bold(told.name)}")
        if told.tagline:
            console.say(f"     {told.tagline}")
    if resumable:
        console.say(f"  0  {texts('setup.continue')}")
    console.say("")
    while True:
        typed = console.ask(texts("setup.which-game", high=len(shelf.games)) + " ")
        if resumable and typed == "0":
            return None
        try:
            return shelf.named(typed or "1")
        except Refused as refused:
            console.say(texts.refusal(refused))


def ask_players(console: Console, game: Json, level: str | None, texts: Texts) -> list[Json]:
    """The seats: people first, then computers, at this level or one that is asked for."""
    low, high = game["players"]
    people = _number(console, texts("setup.people", high=high), 0, high, 1, texts)
    names: list[str] = []
    for number in range(1, people + 1):
        names.append(_name(console, number, names, texts))
    least, most = max(0, low - people), high - people
    computers = least
    if most > least:
        question = texts("setup.computers", low=least, high=most)
        computers = _number(console, question, least, most, least, texts)
    names += computer_names(computers, texts)
    if computers and level is None:
        level = _level(console, game, texts)
    return [
        {"name": name, **({"bot": level} if at >= people else {})} for at, name in enumerate(names)
    ]


def seats_for(typed: list[str], level: str | None, game: Json, texts: Texts) -> list[Json]:
    """Seats by the names after the command; a bare `computer` is called as this table calls it.

    Where a level is asked for and nobody is called so, the computer takes the next seat.
    """
    if level is not None and not any(map(is_computer, typed)):
        typed = [*typed, texts("computer")]
    bare = [at for at, name in enumerate(typed) if folded(name) in COMPUTERS]
    called = dict(zip(bare, computer_names(len(bare), texts), strict=True))
    names = [called.get(at, name) for at, name in enumerate(typed)]
    level = level or usual_level(game)
    return [{"name": name, **({"bot": level} if is_computer(name) else {})} for name in names]


def usual_level(game: Json) -> str:
    """For those who do not choose: not the weakest, where there are several."""
    return str(game["levels"][min(1, len(game["levels"]) - 1)])


def read_level(typed: str, game: Json, texts: Texts) -> str:
    """A level by its number, its id, or what it is called; or a pair, words/strategy."""
    levels: list[str] = game["levels"]
    if typed.isdecimal() and 1 <= int(typed) <= len(levels):
        return levels[int(typed) - 1]
    for level in levels:
        if folded(typed) in (folded(level), folded(texts.get(f"level.{level}", level))):
            return level
    words, _, strategy = typed.lower().partition("/")
    if words in game["vocabularies"] and strategy in game["strategies"]:
        return typed.lower()
    raise Refused("unknown-level", {"name": typed, "allowed": levels})


def _level(console: Console, game: Json, texts: Texts) -> str:
    levels: list[str] = game["levels"]
    usual = usual_level(game)
    if len(levels) < 2:
        return usual
    for number, level in enumerate(levels, 1):
        console.say(f"  {number}  {texts.get(f'level.{level}', level)}")
    while True:
        typed = console.ask(f"{texts('setup.level')} [{levels.index(usual) + 1}] ")
        try:
            return read_level(typed, game, texts) if typed else usual
        except Refused as refused:
            console.say(texts.refusal(refused))


def computer_names(count: int, texts: Texts) -> list[str]:
    word = texts("computer")
    return [word if count == 1 else f"{word} {number}" for number in range(1, count + 1)]


def ask_house_rules(
    console: Console, game: Json, seats: list[Json], shelf: Shelf, texts: Texts
) -> Json:
    if not game["options"]:
        return {}
    if not console.ask(texts("setup.house") + " "):
        return {}
    computer = any(seat.get("bot") for seat in seats)
    return ask_options(console, game, shelf.told(game, texts), texts, computer=computer)


def _number(
    console: Console, question: str, low: int, high: int, default: int, texts: Texts
) -> int:
    while True:
        typed = console.ask(f"{question} [{default}] ")
        if not typed:
            return default
        if typed.isdecimal() and low <= int(typed) <= high:
            return int(typed)
        console.say(texts("setup.number", low=low, high=high))


def _name(console: Console, number: int, taken: list[str], texts: Texts) -> str:
    default = texts("setup.player", n=number)
    while True:
        typed = console.ask(f"{texts('setup.name', n=number)} [{default}] ") or default
        if typed in taken:
            console.say(texts("setup.name-taken", name=typed))
        elif len(typed) > LONGEST_NAME:
            console.say(texts("setup.name-long", n=LONGEST_NAME))
        else:
            return typed
