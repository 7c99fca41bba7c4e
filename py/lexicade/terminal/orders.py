"""What each command does. A line is a play, a command, or a mistake that is answered kindly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lexicade.terminal import saves
from lexicade.terminal.advising import Advising
from lexicade.terminal.commands import COMMANDS, Unknown, main_word, read_order
from lexicade.terminal.console import Console, Left
from lexicade.terminal.door import Json, Refused
from lexicade.terminal.game_texts import GameTexts
from lexicade.terminal.laying import folded
from lexicade.terminal.moves_told import entry_told
from lexicade.terminal.places import read_typed
from lexicade.terminal.plain_text import plain_lines
from lexicade.terminal.seen import (
    are_counted,
    face_shown,
    is_within_turn,
    offered,
    turns_in,
)
from lexicade.terminal.sitting import Sitting
from lexicade.terminal.texts import Texts
from lexicade.terminal.turn_orders import Outcome, TurnOrders

# Commands that a game may have no use for.
ACTING = ("swap", "pass", "resign")
AFTER_THE_END = (
    "again",
    "review",
    "undo",
    "save",
    "load",
    "moves",
    "help",
    "rules",
    "word",
    "quit",
)

Command = Callable[[str, int, Json], Outcome]


class Orders:
    def __init__(self, console: Console, sitting: Sitting, texts: Texts, told: GameTexts) -> None:
        self._console, self._sitting, self._texts, self._told = console, sitting, texts, told
        self._turn = TurnOrders(console, sitting, texts)
        advising = Advising(sitting, texts)
        self._written: set[Path] = set()
        self._commands: dict[str, Command] = {
            "help": self._help,
            "rules": self._rules,
            "try": self._try,
            "board": lambda rest, seat, view: Outcome(redraw=True),
            "shuffle": self._shuffle,
            "hint": advising.hint,
            "review": advising.review,
            "moves": self._moves,
            "unseen": self._unseen,
            "word": self._word,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
            "again": lambda rest, seat, view: Outcome([texts("again.not-yet")]),
        }

    def obey(self, line: str, seat: int, view: Json) -> Outcome:
        """Does what a line of the player whose turn it is asks for."""
        if not line:
            return Outcome(redraw=True)
        typed = read_typed(line)
        if typed is not None:
            return self._turn.play(typed, seat, view)
        order = read_order(line, offered(self._sitting.table, view))
        if isinstance(order, Unknown):
            return Outcome([self._puzzled(order)])
        if order.name in self._commands and not order.action:
            return self._commands[order.name](order.rest, seat, view)
        return self._turn.act(order.name, order.rest, seat, view)

    def after_the_end(self, line: str, view: Json) -> Outcome:
        """The few things that make sense once a game is over; an empty line is goodbye."""
        order = read_order(line, {}) if line else None
        if order is None or (not isinstance(order, Unknown) and order.name == "quit"):
            raise Left
        if isinstance(order, Unknown) or order.name not in AFTER_THE_END:
            return Outcome([self._texts("refusal.game-over")])
        if order.name == "again":
            saves.set_aside(self._sitting.table["variant"])
            return Outcome(sitting=self._sitting.again(), moved=True)
        return self._commands[order.name](order.rest, int(view["turn"]), view)

    def _puzzled(self, unknown: Unknown) -> str:
        said = self._texts("order.unknown", typed=unknown.typed)
        if unknown.near:
            return f"{said} {self._texts('order.near', near=unknown.near)}"
        return f"{said} {self._texts('order.how')}"

    def _help(self, rest: str, seat: int, view: Json) -> Outcome:
        """How to play, and the words for whatever this game offers at this moment."""
        if view["over"]:
            return Outcome([self._helped(name) for name in AFTER_THE_END if name != "help"])
        actions = offered(self._sitting.table, view)
        own = [name for name in actions if name not in COMMANDS and name != "play"]
        listed = [name for name in COMMANDS if self._is_useful(name, actions, view)]
        told = self._texts("help.text").split("\n")
        if any(len(face) > 1 for face in self._sitting.table["faces"]):
            told.append(self._texts("help.longer-faces"))
        if "block" in actions:
            told.append(self._texts("help.blocks-with-word"))
        return Outcome([*told, "", *(self._helped(name) for name in (*own, *listed))])

    def _is_useful(self, name: str, actions: dict[str, str], view: Json) -> bool:
        if name in ACTING:
            return name in actions
        if name == "unseen":
            return any(view["unseen"].values())
        if name == "shuffle":
            return not are_counted(self._sitting.table)
        return name not in ("help", "again")

    def _helped(self, name: str) -> str:
        word = main_word(name, self._texts.language)
        wants = self._texts.get(f"help.{name}.with", "")
        return f"  {f'{word} {wants}':<19}{self._texts.get(f'help.{name}', '')}".rstrip()

    def _rules(self, rest: str, seat: int, view: Json) -> Outcome:
        columns = min(self._console.columns, 80) - 2
        bullet = self._console.ink.sign("•", "-")
        lines = plain_lines(self._told.help, columns, bullet)
        return Outcome(lines or [self._texts("help.none")])

    def _try(self, rest: str, seat: int, view: Json) -> Outcome:
        typed = read_typed(rest)
        if typed is None:
            return Outcome([self._texts("order.how")])
        return self._turn.tried(typed, seat, view)

    def _shuffle(self, rest: str, seat: int, view: Json) -> Outcome:
        self._sitting.shuffle(view)
        return Outcome(redraw=True)

    def _moves(self, rest: str, seat: int, view: Json) -> Outcome:
        lines = []
        for at, entry in enumerate(view["log"]):
            within = is_within_turn(entry)
            number = "" if within else turns_in(view["log"][:at]) + 1
            who = view["names"][entry["seat"]]
            what = f"{number:>3} {who}: {entry_told(entry, self._texts)}"
            points = f"  {entry['score']:+d} = {entry['total']}"
            lines.append(what + points * (not within or entry["score"] != 0))
        return Outcome(lines or [self._texts("log.none")])

    def _unseen(self, rest: str, seat: int, view: Json) -> Outcome:
        unseen = view["unseen"]
        shown = [f"{face_shown(face)} {count}" for face, count in unseen.items() if count]
        total = sum(unseen.values())
        return Outcome([self._texts("unseen.title", n=total, bag=view["bag"]), "   ".join(shown)])

    def _word(self, rest: str, seat: int, view: Json) -> Outcome:
        if "challenge" in view:  # to look first would take the risk out of it
            raise Refused("word-on-trust")
        words = [folded(word) for word in rest.replace(",", " ").split()]
        if not words:
            return Outcome(
                [self._texts("word.which", word=main_word("word", self._texts.language))]
            )
        lexicon = self._sitting.table["lexicon"]
        found = self._sitting.door.ask("lookup", lexicon=lexicon, words=words)["words"]
        return Outcome(
            [self._texts("word.yes" if good else "word.no", word=word) for word, good in found]
        )

    def _undo(self, rest: str, seat: int, view: Json) -> Outcome:
        """Back to the last person's own turn; where several play, the others must agree."""
        people = self._sitting.people
        # With this seat's own eyes, so that a secret move of its own is one to take back.
        mine = [
            entry
            for entry in self._sitting.view(seat)["log"]
            if (entry["seat"] in people or not people) and not _of_another(entry)
        ]
        if not mine:
            raise Refused("nothing-to-undo")
        mover = self._sitting.names[mine[-1]["seat"]]
        if len(people) > 1:
            others = [self._sitting.names[one] for one in people if one != mine[-1]["seat"]]
            question = self._texts("undo.agree", others=self._texts.listed(others), name=mover)
            if not self._turn.agreed(question):
                return Outcome([self._texts("play.not-done")])
        self._sitting.door.ask("undo", turn_of=mine[-1]["seat"])
        return Outcome([self._texts("undo.done", name=mover)], moved=True)

    def _save(self, rest: str, seat: int, view: Json) -> Outcome:
        path = Path(rest or self._file_name()).expanduser()
        strange = path.exists() and path not in self._written
        if strange and not self._turn.agreed(self._texts("save.over", file=path)):
            return Outcome([self._texts("play.not-done")])
        saves.write_save(path, self._sitting.save())
        self._written.add(path)
        return Outcome([self._texts("save.done", file=path)])

    def _file_name(self) -> str:
        """As the page names its files: the game and who plays it."""
        words = " ".join([self._sitting.table["variant"], *self._sitting.names]).lower()
        kept = "".join(letter if letter.isalnum() else " " for letter in words)
        return "-".join(kept.split())[:60] + ".json"

    def _load(self, rest: str, seat: int, view: Json) -> Outcome:
        if not rest:
            return Outcome(
                [self._texts("load.which", word=main_word("load", self._texts.language))]
            )
        reply = saves.open_file(self._sitting.door, Path(rest))
        saves.set_aside(reply["table"]["variant"])
        notices = [self._texts.get(f"notice.{one['code']}", "") for one in reply["notices"]]
        lines = [self._texts("load.done", file=rest), *filter(None, dict.fromkeys(notices))]
        return Outcome(lines, sitting=Sitting(self._sitting.door, reply), moved=True)

    def _quit(self, rest: str, seat: int, view: Json) -> Outcome:
        raise Left


def _of_another(entry: Json) -> bool:
    """A line that tells of its seat, and was written by somebody else's move."""
    return entry["kind"] in ("withdraw", "capture") or bool(entry.get("idle"))
