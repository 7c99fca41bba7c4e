"""One seat's screen: the board, the scores, the last moves and the rack, within 80 × 40.

The panel stands beside the board where both fit, else beneath it.
"""

from __future__ import annotations

from lexicade.terminal.board import BOMB, BoardPicture
from lexicade.terminal.door import Json
from lexicade.terminal.ink import Ink, cut, padded, width
from lexicade.terminal.moves_told import entry_brief
from lexicade.terminal.seen import face_shown
from lexicade.terminal.texts import Texts

NARROWEST_PANEL = 24
LONGEST_NAME = 16
LOG_NAME = 10
MOVES_BENEATH = 6
SMALL_DIGITS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class Screen:
    def __init__(self, table: Json, name: str, ink: Ink, texts: Texts) -> None:
        self._table, self._name, self._ink, self._texts = table, name, ink, texts

    def lines(self, view: Json, rack: list[str], columns: int = 80) -> list[str]:
        """Everything a seat may see on its turn; `rack` in the order its owner likes."""
        picture = BoardPicture(self._table, view, self._ink, self._texts)
        board = picture.lines()
        left = max(map(width, board)) + 2
        room = columns - left
        if room >= NARROWEST_PANEL:
            panel = self._panel(view, room, moves=len(board) - len(view["names"]) - 4)
            rows = _side_by_side(board, panel, left)
        else:
            rows = [*board, "", *self._beneath(view, columns)]
        legend = picture.legend()
        return [
            self._ink.bold(self._name) + self._ink.faint(f"  {self._about(view)}"),
            *rows,
            *([self._ink.faint(cut(legend, columns))] if legend else []),
            *self._racks(view, rack),
        ]

    def _about(self, view: Json) -> str:
        if view["over"]:
            return self._texts("screen.over")
        told = [self._texts("screen.turn", n=view["ply"] + 1)]
        told.append(self._texts("screen.bag", n=view["bag"]))
        return f" {self._ink.sign('·', '-')} ".join(told)

    def _panel(self, view: Json, columns: int, moves: int) -> list[str]:
        scores = self._scores(view, columns)
        log = self._log(view, columns)[-max(3, moves) :]
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
            if not view["over"] and count != self._table["rack_size"]:
                line += "  " + self._texts("screen.holds", n=count)
            lines.append(self._ink.bold(cut(line, columns)) if turn else cut(line, columns))
        return lines

    def _log(self, view: Json, columns: int) -> list[str]:
        """A line a move: who, what, and the points."""
        lines = []
        longest = min(LOG_NAME, max(map(width, view["names"])))
        for entry in view["log"]:
            who = padded(cut(view["names"][entry["seat"]], longest), longest)
            points = f" {entry['score']}" if entry["kind"] == "play" else ""
            told = entry_brief(entry, self._texts, self._ink.sign(*BOMB))
            what = cut(told, columns - width(who) - len(points) - 1)
            lines.append(f"{who} {what}{points}")
        return lines or [self._texts("log.none")]

    def _racks(self, view: Json, rack: list[str]) -> list[str]:
        lines = []
        for seat, held in enumerate(view["racks"]):
            if isinstance(held, list) and seat != view["seat"]:
                lines.append(self._rack(view["names"][seat], held))
        if view["seat"] is not None and not view["over"]:
            lines.append(self._rack(view["names"][view["seat"]], rack))
        return ["", *lines] if lines else []

    def _rack(self, name: str, faces: list[str]) -> str:
        tiles = " ".join(self._ink.paint(self._tile(face), "tile", bold=True) for face in faces)
        return f" {padded(cut(name, LONGEST_NAME), 8)}  {tiles}"

    def _tile(self, face: str) -> str:
        value = str(self._table["values"].get(face, 0))
        small = value if self._ink.ascii else value.translate(SMALL_DIGITS)
        return f" {face_shown(face)}{small} " if face != "?" else f" {face_shown(face)} "


def _side_by_side(left: list[str], right: list[str], columns: int) -> list[str]:
    lines = []
    for at in range(max(len(left), len(right))):
        one = left[at] if at < len(left) else ""
        two = right[at] if at < len(right) else ""
        lines.append(f"{padded(one, columns)}{two}".rstrip() if two else one)
    return lines
