"""Racks beneath the board: a few tiles side by side, or full sets counted by kind."""

from __future__ import annotations

from lexicade.terminal.door import Json
from lexicade.terminal.ink import Ink, cut, padded
from lexicade.terminal.seen import BLANK, BLOCK, are_counted, face_shown

NAME = 8
COUNTED_NAME = 10
LONGEST_NAME = 16
SMALL_DIGITS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class Racks:
    def __init__(self, table: Json, ink: Ink) -> None:
        self._table, self._ink = table, ink

    def lines(self, view: Json, rack: list[str]) -> list[str]:
        """Those this seat may see; its own last, in the order it likes."""
        shown = [
            (seat, held)
            for seat, held in enumerate(view["racks"])
            if isinstance(held, list) and seat != view["seat"]
        ]
        if view["seat"] is not None and not view["over"]:
            shown.append((view["seat"], rack))
        if not shown:
            return []
        if are_counted(self._table):
            return ["", *self._counted(view, shown)]
        return ["", *(self._in_line(view["names"][seat], held) for seat, held in shown)]

    def _counted(self, view: Json, shown: list[tuple[int, list[str]]]) -> list[str]:
        """One line of kinds for all, and under each kind how many of it everybody has."""
        kinds = list(self._table["tiles"])
        signs = {BLOCK: self._ink.sign("■", "#")}
        head = " ".join(signs.get(kind) or face_shown(kind) for kind in kinds)
        lines = [padded("", COUNTED_NAME + 3) + self._ink.bold(head)]
        none = self._ink.sign("·", ".")
        for seat, held in shown:
            counts = [held.count(kind) for kind in kinds]
            row = " ".join(
                padded(str(count or none), len(face_shown(kind)))
                for kind, count in zip(kinds, counts, strict=True)
            )
            name = padded(cut(view["names"][seat], COUNTED_NAME), COUNTED_NAME)
            painted = self._ink.paint(f" {row} ", "tile", bold=seat == view["seat"])
            lines.append(f" {name} {painted} {len(held)}")
        return lines

    def _in_line(self, name: str, faces: list[str]) -> str:
        tiles = " ".join(self._ink.paint(self._tile(face), "tile", bold=True) for face in faces)
        return f" {padded(cut(name, LONGEST_NAME), NAME)}  {tiles}"

    def _tile(self, face: str) -> str:
        value = str(self._table["values"].get(face, 0))
        small = value if self._ink.ascii else value.translate(SMALL_DIGITS)
        return f" {face_shown(face)} " if face == BLANK else f" {face_shown(face)}{small} "
