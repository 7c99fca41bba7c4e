"""One seat's screen: the board, the scores, the last moves and the rack, within 80 × 40.

The panel stands beside the board where both fit, else beneath it.
"""

from __future__ import annotations

from lexicade.terminal.board import BOMB, DEVICES, BoardPicture
from lexicade.terminal.door import Json
from lexicade.terminal.ink import Ink, cut, padded, width
from lexicade.terminal.moves_told import entry_brief
from lexicade.terminal.racks import Racks
from lexicade.terminal.seen import are_counted, turns_in
from lexicade.terminal.texts import Texts
from lexicade.terminal.time_taken import time_shown

NARROWEST_PANEL = 24
LONGEST_NAME = 16
LOG_NAME = 10
MOVES_BENEATH = 6


class Screen:
    def __init__(self, table: Json, name: str, ink: Ink, texts: Texts) -> None:
        self._table, self._name, self._ink, self._texts = table, name, ink, texts
        self._racks = Racks(table, ink)
        self._counted = are_counted(table)
        seats = sum(table["tiles"].values()) / table["rack_size"]
        self._bag = seats > 2  # full sets leave nothing to draw from

    def lines(self, view: Json, rack: list[str], columns: int = 80) -> list[str]:
        """Everything a seat may see on its turn; `rack` in the order its owner likes."""
        picture = BoardPicture(self._table, view, self._ink, self._texts)
        board = picture.lines()
        left = max(map(width, board)) + 2
        room = columns - left
        if room >= NARROWEST_PANEL:
            panel = self._panel(view, room, len(board))
            rows = _side_by_side(board, panel, left)
        else:
            rows = [*board, "", *self._beneath(view, columns)]
        legend = picture.legend()
        return [
            self._ink.bold(self._name) + self._ink.faint(f"  {self._about(view)}"),
            *rows,
            *([self._ink.faint(cut(legend, columns))] if legend else []),
            *self._challenge(view, columns),
            *self._racks.lines(view, rack),
        ]

    def _about(self, view: Json) -> str:
        if view["over"]:
            return self._texts("screen.over")
        told = [self._texts("screen.turn", n=turns_in(view["log"]) + 1)]
        if self._bag:
            told.append(self._texts("screen.bag", n=view["bag"]))
        return f" {self._ink.sign('·', '-')} ".join(told)

    def _panel(self, view: Json, columns: int, rows: int) -> list[str]:
        scores = self._scores(view, columns)
        log = self._log(view, columns)[-max(3, rows - len(scores) - 2) :]
        title = self._ink.faint(self._texts("screen.moves"))
        return [*scores, "", title, *log]

    def _beneath(self, view: Json, columns: int) -> list[str]:
        half = columns // 2 - 1
        scores = self._scores(view, half)
        log = self._log(view, columns - half - 2)[-MOVES_BENEATH:]
        return _side_by_side(scores, log, half + 2)

    def _scores(self, view: Json, columns: int) -> list[str]:
        lines = []
        longest = min(LONGEST_NAME, max(map(width, view["names"])))
        for seat, name in enumerate(view["names"]):
            turn = seat == view["turn"] and not view["over"]
            arrow = self._ink.sign("▸", ">") if turn or seat in view["winners"] else " "
            held = view["racks"][seat]
            count = held if isinstance(held, int) else len(held)
            line = f"{arrow} {padded(cut(name, longest), longest)} {view['scores'][seat]:>4}"
            line += self._time(view, seat)
            if not view["over"] and count != self._table["rack_size"] and not self._counted:
                line += "  " + self._texts("screen.holds", n=count)
            lines.append(self._ink.bold(cut(line, columns)) if turn else cut(line, columns))
            if "road" in view:
                lines.append(cut(f"    {self._road(view['road'][seat])}", columns))
        held = view.get("devices", {}).get("held", {})
        if held and not view["over"]:
            lines.append("")
            for kind, count in held.items():
                sign = self._ink.sign(*DEVICES[kind])
                lines.append(cut(f"  {sign} {self._texts(f'screen.{kind}', n=count)}", columns))
        return lines

    def _time(self, view: Json, seat: int) -> str:
        """What is left on a clock; of one that begins anew each turn, the mover's alone."""
        clock = view.get("clock")
        if not clock or view["over"] or (clock["per"] == "turn" and seat != view["turn"]):
            return ""
        return f"  {time_shown(clock['left'][seat])}"

    def _road(self, road: Json) -> str:
        """How far a road has come, and from where it leads where."""
        ends = f"{road['start']}{self._ink.sign('→', '-')}{road['goal']}"
        reached = len(road["cells"])
        if road["done"]:
            return f"{ends} {self._texts('screen.road-done', n=reached)}"
        if not reached:
            return f"{ends} {self._texts('screen.no-road')}"
        return f"{ends} {self._texts('screen.road', n=reached, all=reached + road['left'])}"

    def _challenge(self, view: Json, columns: int) -> list[str]:
        """The words that may be challenged now, and what hangs on it."""
        pending = view.get("challenge")
        if not pending:
            return []
        name, words = view["names"][pending["seat"]], ", ".join(pending["words"])
        told = self._texts("screen.challenge", name=cut(name, LONGEST_NAME), words=words)
        lines = [self._ink.bold(cut(f"{self._ink.sign('▸', '>')} {told}", columns))]
        return [*lines, cut(self._texts("screen.ends"), columns)] if pending["ends"] else lines

    def _log(self, view: Json, columns: int) -> list[str]:
        """A line a move: who, what, and the points."""
        lines = []
        longest = min(LOG_NAME, max(map(width, view["names"])))
        for entry in view["log"]:
            who = padded(cut(view["names"][entry["seat"]], longest), longest)
            points = f" {entry['score']}" if entry["kind"] in ("play", "withdraw") else ""
            told = entry_brief(entry, self._texts, self._ink.sign(*BOMB))
            what = cut(told, columns - width(who) - len(points) - 1)
            lines.append(f"{who} {what}{points}")
        return lines or [self._texts("log.none")]


def _side_by_side(left: list[str], right: list[str], columns: int) -> list[str]:
    lines = []
    for at in range(max(len(left), len(right))):
        one = left[at] if at < len(left) else ""
        two = right[at] if at < len(right) else ""
        lines.append(f"{padded(one, columns)}{two}".rstrip() if two else one)
    return lines
