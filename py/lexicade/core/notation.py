"""How boards, tiles and plays are written: board rows, `8H LETTERS`, `H8 LE.TERS`.

Row first reads across, column first reads down. A capital is a letter tile, lower case a blank
standing for that letter, `?` a blank left undeclared, `.` an empty cell in a board row and a
letter already on the board in a play. Faces of more than one letter stand in brackets: `[CH]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from lexicade.core.grid import Grid, column_name
from lexicade.core.play import Laid, Play
from lexicade.core.state import Placed, Refusal
from lexicade.core.tiles import BLANK, BLOCK, Alphabet, Faces

EMPTY = "."


class Written(NamedTuple):
    """One tile as written: a face and the letter it stands for."""

    face: str
    letter: str | None


def written(face: str, letter: str | None) -> str:
    """A tile on the board as text."""
    if letter is None:
        return BLANK
    text = letter.lower() if face == BLANK else letter
    return text if len(letter) == 1 else f"[{text}]"


def tokens(alphabet: Alphabet, text: str) -> Iterator[Written | None]:
    """The tiles of a written row or word; None is a dot. Raises ValueError on anything else."""
    for bracketed, plain in re.findall(r"\[([^\[\]]*)\]|(.)", text, re.DOTALL):
        letter = bracketed or plain
        if letter == EMPTY:
            yield None
        elif letter == BLANK:
            yield Written(BLANK, None)
        elif letter in alphabet.values:
            yield Written(letter, letter)
        elif letter.upper() in alphabet.values and _is_lower(letter):
            yield Written(BLANK, letter.upper())
        else:
            raise ValueError(letter)


def _is_lower(text: str) -> bool:
    """Lower case of something: `ß` and the long s have capitals that lead elsewhere."""
    return text != text.upper() and text == text.upper().lower()


def board_rows(grid: Grid, board: Mapping[int, Placed]) -> list[str]:
    cells = [EMPTY] * grid.size
    for cell, tile in board.items():
        cells[cell] = written(tile.face, tile.letter)
    return ["".join(cells[at : at + grid.width]) for at in range(0, grid.size, grid.width)]


def read_row(alphabet: Alphabet, row: str) -> list[Written | None]:
    """A board row as tiles; ValueError names what cannot stand there."""
    return list(tokens(alphabet, row))


def faces_text(faces: Sequence[str]) -> str:
    return "".join(face if len(face) == 1 else f"[{face}]" for face in faces)


def read_faces(alphabet: Alphabet, text: str) -> Faces:
    """Rack or bag tiles from text such as `AE?[CH]`; ValueError names what is no tile."""
    faces = []
    for part in re.split(f"({BLOCK})", text):
        if part == BLOCK:
            faces.append(BLOCK)
            continue
        for tile in tokens(alphabet, part):
            if tile is None or (tile.face == BLANK and tile.letter is not None):
                raise ValueError(tile.letter if tile else EMPTY)
            faces.append(tile.face)
    return tuple(faces)


def place(grid: Grid, cell: int, across: bool) -> str:
    row, column = divmod(cell, grid.width)
    return f"{row + 1}{column_name(column)}" if across else f"{column_name(column)}{row + 1}"


def play_text(
    alphabet: Alphabet, grid: Grid, board: Mapping[int, Placed], play: Play
) -> tuple[str, str]:
    """A play as place and word: `("8H", "LE.TERS")`. The play must be in one line without gaps."""
    new = {tile.cell: tile for tile in play.laid}
    step = 1 if play.across else grid.width
    cells: Sequence[int] = play.cells
    for word in play.words[:1]:
        if word.cells[1] - word.cells[0] == step:
            cells = word.cells
    tiles = [written(new[cell].face, new[cell].letter) if cell in new else EMPTY for cell in cells]
    text = "".join(tiles)
    if alphabet.longest > 1 and len(_word_tokens(alphabet, text)) != len(tiles):
        text = "".join(_kept_apart(alphabet, tiles))
    return place(grid, cells[0], play.across), text


def _kept_apart(alphabet: Alphabet, tiles: Sequence[str]) -> list[str]:
    """Where C and H lie side by side, only brackets keep them from reading as one CH."""
    joined = {
        at + step
        for at, (one, next_one) in enumerate(pairwise(tiles))
        for step in (0, 1)
        if (one + next_one).upper() in alphabet.values
    }
    return [f"[{tile}]" if at in joined else tile for at, tile in enumerate(tiles)]


def read_place(grid: Grid, text: str) -> tuple[int, bool] | None:
    """The cell and whether it reads across: `8H` across, `H8` down, in either case of letters."""
    if text[:1].isdigit():
        cell, across = grid.named(text[-1:] + text[:-1]), True
    else:
        cell, across = grid.named(text), False
    return None if cell is None else (cell, across)


def read_play(
    alphabet: Alphabet, grid: Grid, board: Mapping[int, Placed], text: str
) -> tuple[Laid, ...]:
    """The tiles that `8H LETTERS` lays. Letters on the board may be repeated, bracketed or dotted.

    Round brackets are how some programs mark letters already there: `(LE)TTERS`.
    """
    where, _, word = text.strip().partition(" ")
    start = read_place(grid, where)
    if start is None:
        raise Refusal("bad-request", field="move.text", why=f"no such place: {where[:12]}")
    cell, across = start
    step = 1 if across else grid.width
    room = grid.width - cell % grid.width if across else grid.height - cell // grid.width
    try:
        tiles = _word_tokens(alphabet, word.strip().replace("(", "").replace(")", ""))
    except ValueError as bad:
        why = f"no such tile: {str(bad)[:12]}"
        raise Refusal("bad-request", field="move.text", why=why) from None
    if len(tiles) > room:
        raise Refusal("bad-request", field="move.text", why="the word leaves the board")
    laid = []
    for tile in tiles:
        old = board.get(cell)
        if old is None:
            if tile is None:
                raise Refusal("bad-request", field="move.text", why="a dot on an empty cell")
            laid.append(Laid(cell, *tile))
        elif tile is not None and old.letter is not None and tile.letter != old.letter:
            raise Refusal("cell-taken", cell=grid.name(cell))
        cell += step
    return tuple(laid)


def _word_tokens(alphabet: Alphabet, word: str) -> list[Written | None]:
    """As `tokens`, but a run of letters outside brackets is split into the longest faces."""
    tiles: list[Written | None] = []
    for run in re.findall(r"\[[^\[\]]*\]|[^\[\]]+|.", word, re.DOTALL):
        if run.startswith("["):
            tiles += tokens(alphabet, run)
            continue
        for piece in re.findall(r"[.?]|[^.?]+", run, re.DOTALL):
            for lower, letters in groupby(piece, str.islower):
                tiles += _same_case(alphabet, "".join(letters), lower)
    return tiles


def _same_case(alphabet: Alphabet, letters: str, lower: bool) -> list[Written | None]:
    faces = alphabet.split(letters.upper() if lower and _is_lower(letters) else letters)
    if faces is None:
        return list(tokens(alphabet, letters))
    return [Written(BLANK if lower else face, face) for face in faces]
