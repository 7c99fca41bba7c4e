"""A game from the first turn to the last: whose screen it is, who is asked, what is kept.

Between two people the screen is wiped and shows no rack until the next one says so. After every
move the game is kept in a file, so that whatever happens to the terminal nothing is lost.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from lexicade.terminal import saves
from lexicade.terminal.commands import Order, read_order, vocabulary
from lexicade.terminal.console import Console
from lexicade.terminal.door import Json, Refused
from lexicade.terminal.ending import ending_told
from lexicade.terminal.moves_told import turn_told
from lexicade.terminal.orders import Orders
from lexicade.terminal.screen import Screen
from lexicade.terminal.seen import offered
from lexicade.terminal.shelf import Shelf
from lexicade.terminal.sitting import Sitting
from lexicade.terminal.time_taken import TimeUp, Watch, time_shown
from lexicade.terminal.turn_orders import Outcome

MOST_NEWS = 4
# What may be asked for before the next player has looked: nothing that shows a rack.
CURTAIN_ORDERS = ("undo", "quit", "save", "moves")


class Session:
    def __init__(
        self,
        console: Console,
        shelf: Shelf,
        sitting: Sitting,
        *,
        open_table: bool = False,
        delay: float = 0.0,
    ) -> None:
        """`delay`: seconds to look at each move of a game that nobody but computers play."""
        self._console, self._shelf, self._open = console, shelf, open_table
        self._delay = delay
        self._news: list[str] = []  # what the next to look should be told
        self._secrets: list[Json] = []  # of a turn that goes on: its player knows of them
        self._kept = True
        self._sit_down(sitting)

    def play(self, news: list[str]) -> None:
        """Plays until somebody leaves: Left goes through to the caller, who says goodbye."""
        self._news += news
        while True:
            outcome = self._next(self._sitting.view(None))
            if outcome.moved and outcome.lines:
                # They tell of a game that stands elsewhere now.
                self._news, self._secrets = [], []
            self._news += outcome.lines
            if outcome.sitting is not None:
                self._sit_down(outcome.sitting)
            elif outcome.moved:
                self._keep()

    def goodbye(self) -> list[str]:
        """Keeps the game and says how to come back to it."""
        self._kept = True
        self._keep()
        if not self._kept:
            return self._news
        if self._sitting.view(None)["over"]:
            return [self._texts("session.bye")]
        return [self._texts("session.kept", file=self._place), self._texts("session.resume")]

    def _sit_down(self, sitting: Sitting) -> None:
        game = self._shelf.game(sitting.table["variant"])
        told = self._shelf.told(game, self._shelf.texts_for(game))
        self._sitting = sitting
        self._texts = self._shelf.texts_for(game).at(sitting.table)
        self._screen = Screen(sitting.table, told.name, self._console.ink, self._texts)
        self._orders = Orders(self._console, sitting, self._texts, told)
        self._place = saves.last_game(game["id"])
        self._eyes: int | None = None  # the person the screen was last shown to
        onlooker = sitting.view(None)
        self._told = int(onlooker["ply"])
        log = sitting.view(onlooker["turn"])["log"]
        # What is secret is not counted before the turn is over.
        self._secrets = [entry for entry in log if entry["ply"] > self._told]
        self._by_hand = False
        self._thinks: int | None = None  # the computer that is said to think
        self._console.stop_told = self._texts("session.stop")
        self._keep()

    def _keep(self) -> None:
        """Writes the game where `--resume` finds it; says so once where that fails."""
        try:
            saves.write_save(self._place, self._sitting.save())
        except Refused as refused:
            if self._kept:
                self._news.append(self._texts.refusal(refused))
            self._kept = False

    def _next(self, onlooker: Json) -> Outcome:
        seat = int(onlooker["turn"])
        person = seat in self._sitting.people
        # Whoever goes on is told of secret moves, too: they are their own.
        goes_on = person and seat == self._eyes and not onlooker["over"]
        self._hear(self._sitting.view(seat) if goes_on else onlooker)
        if onlooker["over"]:
            return self._after_the_end(onlooker)
        if not person and not self._by_hand:
            return self._computer(seat, onlooker)
        hidden = not self._open and self._sitting.hides(onlooker)
        if person and hidden and seat != self._eyes:
            outcome = self._curtain(onlooker, seat)
            if outcome is not None:
                return outcome
        if person:
            self._eyes = seat
        self._thinks = None
        return self._turn(seat)

    def _hear(self, view: Json) -> None:
        """What was done since anybody was told."""
        log = [entry for entry in view["log"] if entry["ply"] > self._told]
        fresh = [entry for entry in log if entry not in self._secrets]
        self._news += [turn_told(entry, view["names"], self._texts) for entry in fresh]
        if fresh:
            self._news = self._news[-MOST_NEWS:]
        self._told = int(view["ply"])
        known = [*self._secrets, *fresh]
        self._secrets = [entry for entry in known if entry["ply"] > self._told]

    def _turn(self, seat: int) -> Outcome:
        """One person's turn, or a part of it, with the clock running where there is one."""
        view = self._sitting.view(seat)
        self._sitting.watch = watch = Watch(self._console.now, view)
        self._console.ends_at = watch.ends_at
        try:
            return self._asked(seat, view)
        except TimeUp:
            self._sitting.move(seat, {"kind": "timeout"})
            return Outcome(moved=True)
        finally:
            self._sitting.watch = self._console.ends_at = None

    def _asked(self, seat: int, view: Json) -> Outcome:
        """Line after line, until one of them changes something."""
        self._console.editing.belongs_to(seat)
        self._console.editing.completes(sorted(vocabulary(offered(self._sitting.table, view))))
        prompt = f"{self._sitting.names[seat]} {self._console.ink.sign('›', '>')} "
        redraw = True
        while True:
            if redraw or self._console.person:
                self._draw(view)
            self._tell(view)
            typed = self._console.ask(prompt)
            outcome = self._answered(partial(self._orders.obey, typed, seat, view))
            if outcome.moved or outcome.sitting is not None:
                return outcome
            # A fresh screen would leave an answer without its question.
            echo = [prompt + typed] if self._console.person and outcome.lines else []
            self._news, redraw = echo + outcome.lines, outcome.redraw

    def _answered(self, answer: Callable[[], Outcome]) -> Outcome:
        try:
            return answer()
        except Refused as refused:
            if refused.code == "time-is-up":
                raise TimeUp from None
            return Outcome([self._texts.refusal(refused)])

    def _draw(self, view: Json) -> None:
        self._console.clear()
        self._console.say(*self._lines(view), "")

    def _lines(self, view: Json) -> list[str]:
        rack = self._sitting.rack(view) if view["seat"] is not None else []
        if self._sitting.watch:
            view = self._sitting.watch.seen(view)
        return self._screen.lines(view, rack, self._console.columns)

    def _tell(self, view: Json) -> None:
        """The news under the board, or on a screen of their own where they are too long."""
        news, self._news = self._news, []
        room = self._console.rows - len(self._lines(view)) - 2
        if self._console.person and len(news) > max(2, room):
            self._console.clear()
            if self._console.pages(news, self._texts("session.more") + " "):
                self._console.ask(self._texts("session.back") + " ")
            self._draw(view)
            return
        for line in news:
            self._console.paragraph(line)

    def _curtain(self, onlooker: Json, seat: int) -> Outcome | None:
        """The board without a rack, until the next player is there. A script needs no waiting."""
        if not self._console.person:
            return None
        name = self._sitting.names[seat]
        self._console.editing.belongs_to(None)
        self._draw(onlooker)
        for line in self._news:
            self._console.paragraph(line)
        self._console.say("", self._console.ink.bold(self._texts("curtain.pass", name=name)))
        if "clock" in onlooker:
            left = time_shown(onlooker["clock"]["left"][seat])
            self._console.say(self._texts("curtain.clock", time=left))
        return self._between_turns(self._texts("curtain.enter", name=name), seat, onlooker)

    def _between_turns(self, prompt: str, seat: int, onlooker: Json) -> Outcome | None:
        """Enter goes on; a few orders can be given without a look at any rack."""
        typed = self._console.ask(prompt + " ")
        order = read_order(typed, {}) if typed else None
        if isinstance(order, Order) and order.name in CURTAIN_ORDERS:
            return self._answered(partial(self._orders.obey, typed, seat, onlooker))
        return None

    def _computer(self, seat: int, onlooker: Json) -> Outcome:
        name = self._sitting.names[seat]
        if not self._sitting.people:
            self._watch()
        if self._thinks != seat:  # saying it twice would tell of a secret move in between
            self._console.say(self._texts("session.thinking", name=name))
        self._thinks = seat
        try:
            self._sitting.move_computer(seat)
        except Refused as refused:
            if refused.code == "cancelled":
                prompt = self._texts("session.stopped", name=name)
                return self._between_turns(prompt, seat, onlooker) or Outcome()
            self._by_hand = True
            why = self._texts.refusal(refused)
            if refused.code == "unknown-request":
                why = self._texts("session.no-computer")
            return Outcome([f"{why} {self._texts('session.by-hand', name=name)}"])
        return Outcome(moved=True)

    def _watch(self) -> None:
        """Computers among themselves: the board after each move, with time to look at it."""
        view = self._sitting.watched()
        self._draw(view)
        self._tell(view)
        time.sleep(self._delay)

    def _after_the_end(self, view: Json) -> Outcome:
        """The result, every rack and whatever lay hidden; then once more, or goodbye."""
        self._console.editing.belongs_to(None)
        told = ending_told(view, self._texts)
        if self._news[-1:] == told[:1]:
            self._news.pop()  # a move that is the ending, such as resigning
        self._draw(view)
        self._tell(view)
        self._console.say(*told, "")
        prompt = self._texts("ending.ask") + " "
        while True:
            typed = self._console.ask(prompt)
            outcome = self._answered(partial(self._orders.after_the_end, typed, view))
            if outcome.moved or outcome.sitting is not None:
                return outcome
            self._console.say(*outcome.lines)
