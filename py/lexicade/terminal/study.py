"""`python -m lexicade study`: a word list asked once on the command line, or again and again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from lexicade.bridge import Bridge
from lexicade.terminal.console import Console, Left
from lexicade.terminal.door import Door, Json, Refused
from lexicade.terminal.files import find_lexicon
from lexicade.terminal.laying import folded
from lexicade.terminal.shelf import Shelf
from lexicade.terminal.study_shown import Page
from lexicade.terminal.texts import MESSAGES, Texts

DESCRIPTION = "Look words up, find anagrams and patterns, learn lists, see how a list is made."
EPILOG = """LIST is a game, or one of its lists. Without a COMMAND, questions are asked one by one.

commands:
  word QI              is it a word? its meaning, its hooks, its anagrams
  anagrams RETAINS?    words of all these letters; ? is a blank
  build RETAINS?       words of any of these letters
  pattern '?A?E*'      ? is any letter, * any letters or none
  hooks ART            the letters that go before and behind a word
  lists, list twos     the lists to learn, and one of them
  structure [5]        how the list is made, or its words of five letters
  anything else        is read as a word, letters or a pattern

beside a word or pattern: -U without U, +ZZ with two Z, 5 or 2-4 so many letters

examples:
  %(prog)s enable word quiz
  %(prog)s es list twos --lang es
  %(prog)s enable-plus 'q* -u'
"""
# What a command is asked with, and how it may be typed.
COMMANDS = {
    "word": ("word", "palabra"),
    "anagrams": ("anagrams", "anagramas"),
    "build": ("build", "formar"),
    "pattern": ("pattern", "patron"),
    "hooks": ("hooks", "ganchos"),
    "lists": ("lists", "listas"),
    "list": ("list", "lista"),
    "structure": ("structure", "estructura"),
    "help": ("help", "ayuda"),
    "quit": ("quit", "salir", "exit"),
}
SAID = {said.upper(): command for command, ways in COMMANDS.items() for said in ways}
EACH = 60  # words of one length


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--lang", choices=sorted(MESSAGES), help="the language of the answers")
    parser.add_argument(
        "--no-color", action="store_true", help="no colours (NO_COLOR does so, too)"
    )
    parser.add_argument("list", nargs="?", metavar="LIST", help="a game, or a word list")
    # As it stands: `-u` is a wish here, not an option.
    parser.add_argument("question", nargs=argparse.REMAINDER, metavar="COMMAND", help="see below")


def run(chosen: argparse.Namespace, console: Console | None = None) -> int:
    """0 when everything was answered, 2 when something asked on the command line was not."""
    question = _options_among(chosen)
    console = console or Console(sys.stdin, sys.stdout, plain=chosen.no_color)
    shelf = Shelf(door := Door(Bridge(find_lexicon)), chosen.lang)
    texts = shelf.texts
    console.stop_told = texts("session.stop-plain")
    try:
        game, lexicon = _list_named(shelf, chosen.list) if chosen.list else _asked(console, shelf)
        texts = shelf.texts_for(game)
        study = Study(console, door, texts, game, lexicon)
        if question:
            study.answer(" ".join(question))
            return 0
        study.conversation()
    except Refused as refused:
        console.paragraph(texts.refusal(refused))
        return 2
    except Left:
        pass
    return 0


def _options_among(chosen: argparse.Namespace) -> list[str]:
    """The question without the options that were typed behind it."""
    question = list(chosen.question)
    if "--no-color" in question:
        question.remove("--no-color")
        chosen.no_color = True
    for at, word in enumerate(question):
        _, equals, language = word.partition("=")
        if word.startswith("--lang") and (equals or at + 1 < len(question)):
            language = language if equals else question.pop(at + 1)
            if language in MESSAGES:
                chosen.lang = language
            del question[at]
            break
    return question


def _list_named(shelf: Shelf, typed: str) -> tuple[Json, str]:
    """A list by its id, or that of a game; and a game that plays with it."""
    for game in shelf.games:
        if typed.lower() in game["lexicons"] and typed.lower() == game["table"]["lexicon"]:
            return game, typed.lower()
    try:
        game = shelf.named(typed)
    except Refused:
        raise Refused("study-list", {"name": typed, "lists": _lists(shelf)}) from None
    return game, game["table"]["lexicon"]


def _lists(shelf: Shelf) -> list[str]:
    return list(dict.fromkeys(game["table"]["lexicon"] for game in shelf.games))


def _asked(console: Console, shelf: Shelf) -> tuple[Json, str]:
    texts = shelf.texts
    for number, game in enumerate(shelf.games, 1):
        told = shelf.told(game, texts)
        console.say(f"  {number}  {console.ink.bold(told.name)} ({game['table']['lexicon']})")
    while True:
        try:
            typed = console.ask(texts("study.which-list", high=len(shelf.games)) + " ")
            return _list_named(shelf, typed or "1")
        except Refused as refused:
            console.paragraph(texts.refusal(refused))


class Study:
    """One list, asked again and again."""

    def __init__(
        self, console: Console, door: Door, texts: Texts, game: Json, lexicon: str
    ) -> None:
        self._console, self._door, self._texts = console, door, texts
        self._asking: Json = {"lexicon": lexicon, "variant": game["id"]}
        self._page = Page(console.ink, texts, lexicon)

    def conversation(self) -> None:
        texts, console = self._texts, self._console
        console.editing.completes([texts(f"study.command-{name}") for name in COMMANDS])
        console.paragraph(texts("study.welcome", list=self._asking["lexicon"]))
        while True:
            typed = console.ask("\n› " if not console.ink.ascii else "\n> ")
            try:
                if typed and not self.answer(typed):
                    return
            except Refused as refused:
                console.paragraph(texts.refusal(refused))

    def answer(self, typed: str) -> bool:
        """Shows what was asked for; False when nothing more is wanted."""
        first, _, rest = typed.strip().partition(" ")
        command = SAID.get(folded(first), "")
        # Most commands are words themselves: on its own it is one, but for those that stand alone.
        if not rest and command not in ("lists", "structure", "help", "quit"):
            command = ""
        if command == "quit":
            return False
        self._show(self._answers().get(command, self._find)(rest if command else typed))
        return True

    def _answers(self) -> dict[str, Callable[[str], list[str]]]:
        return {
            "word": self._find,
            "hooks": lambda text: self._page.hooks(self._ask("word", text=text)),
            "anagrams": lambda text: self._page.found(self._ask("anagrams", text=text, n=EACH)),
            "build": lambda text: self._page.found(self._ask("build", text=text, n=EACH)),
            "pattern": lambda text: self._page.found(self._ask("pattern", text=text, n=EACH)),
            "lists": lambda text: self._page.lists(self._ask("lists")["lists"]),
            "list": lambda text: self._page.listed(self._ask("list", name=text.lower())),
            "structure": self._structure,
            "help": lambda text: self._page.help(),
        }

    def _ask(self, ask: str, **fields: object) -> Json:
        return self._door.ask("study", ask=ask, **self._asking, **fields)

    def _find(self, text: str) -> list[str]:
        told = self._ask("find", text=text, n=EACH)
        if told["kind"] == "words":
            return self._page.judged(told["words"])
        if told["kind"] == "word":
            return self._page.word(told, self._meaning(told["word"]))
        return self._page.sections(told)

    def _meaning(self, word: str) -> str:
        texts = self._texts
        try:
            gloss = self._ask("gloss", text=word)["gloss"]
        except Refused as refused:
            no_file = refused.code == "needs-lexicon"
            return texts("study.no-gloss-now") if no_file else texts.refusal(refused)
        if gloss is None:
            return texts("study.no-gloss")
        of = texts("study.form-of", word=gloss["of"]) + " " if gloss["of"] else ""
        return f"{of}{texts('study.kind-' + gloss['kinds'][0])}: {gloss['text']}"

    def _structure(self, text: str) -> list[str]:
        if text and not (text.isdecimal() and 1 <= int(text) <= 100):
            raise Refused("study-length", {"typed": text})
        told = self._ask("structure", **({"length": int(text)} if text else {}))
        return self._page.structure(told)

    def _show(self, lines: list[str]) -> None:
        if self._console.person:
            self._console.pages(lines, self._texts("session.more") + " ")
        else:
            self._console.say(*lines)
