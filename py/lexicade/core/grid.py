"""The fixed board: its size, its premium cells and where the first word must lie.

A grid is drawn as text. `.` plain, `l` 2L, `L` 3L, `w` 2W, `W` 3W; `*` a plain start cell,
`+` a start cell that doubles the word.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Premium(NamedTuple):
    """What a cell does to a new tile on it: the letter and the word are multiplied."""

    letter: int = 1
    word: int = 1


PLAIN = Premium()
DRAWN = {
    ".": PLAIN,
    "l": Premium(letter=2),
    "L": Premium(letter=3),
    "w": Premium(word=2),
    "W": Premium(word=3),
    "*": PLAIN,
    "+": Premium(word=2),
}
SYMBOL = {premium: symbol for symbol, premium in reversed(DRAWN.items()) if symbol not in "*+"}


@dataclass(frozen=True, eq=False, repr=False)
class Grid:
    """Cells are numbered row by row from 0; people call them `A1` (top left), `H8`."""

    width: int
    height: int
    premiums: tuple[Premium, ...]
    start: frozenset[int]

    @classmethod
    def drawn(cls, picture: str) -> Grid:
        rows = picture.split()
        cells = "".join(rows)
        if any(len(row) != len(rows[0]) for row in rows):
            raise ValueError("every row of a grid must be as long as the first")
        return cls(
            width=len(rows[0]),
            height=len(rows),
            premiums=tuple(DRAWN[symbol] for symbol in cells),
            start=frozenset(cell for cell, symbol in enumerate(cells) if symbol in "*+"),
        )

    @property
    def size(self) -> int:
        return self.width * self.height

    def name(self, cell: int) -> str:
        row, column = divmod(cell, self.width)
        return f"{column_name(column)}{row + 1}"

    def named(self, name: str) -> int | None:
        """The cell of that name, or None where the board has no such cell."""
        letters = name.rstrip("0123456789")
        digits = name[len(letters) :]
        # str.isdigit and int() also take digits of other scripts; a cell's name has plain ones.
        if not (len(letters) == 1 and letters.isascii() and letters.isalpha()):
            return None
        if not (digits.isascii() and 1 <= len(digits) <= 3) or digits.startswith("0"):
            return None
        column, row = ord(letters.upper()) - ord("A"), int(digits) - 1
        if column >= self.width or row >= self.height:
            return None
        return row * self.width + column

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The cells that share an edge with this one."""
        row, column = divmod(cell, self.width)
        around = []
        if row > 0:
            around.append(cell - self.width)
        if column > 0:
            around.append(cell - 1)
        if column < self.width - 1:
            around.append(cell + 1)
        if row < self.height - 1:
            around.append(cell + self.width)
        return tuple(around)

    def picture(self) -> list[str]:
        """The premium symbols row by row, start cells drawn as what they multiply."""
        symbols = "".join(SYMBOL[premium] for premium in self.premiums)
        return [symbols[at : at + self.width] for at in range(0, self.size, self.width)]


def column_name(column: int) -> str:
    return chr(ord("A") + column)
