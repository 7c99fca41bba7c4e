"""What `lexicade solve` says, in English."""

from __future__ import annotations

TEXTS: dict[str, str | tuple[str, str]] = {
    "solve.rack": "Rack",
    "solve.points": "points",
    "solve.at": "at",
    "solve.word": "word",
    "solve.with": "with",
    "solve.leaves": "leaves",
    "solve.worth": "worth",
    "solve.none": "Nothing can be played.",
    "solve.count": ("{n} play in all.", "{n} plays in all."),
    "solve.wrong": "Not in the word list: {words}.",
    "solve.loose": "Hangs together with nothing: {cells}.",
    "solve.row": "row {n}",
    "solve.bad-position": "That position does not work: {field}: {why}.",
    "solve.too-many": "There are not so many of these tiles in the game: {tiles}.",
    "refusal.solve-rack": "A rack is needed: --rack AEINRST?",
    "refusal.rack-tile": "{letter} is no tile of this game.",
    "refusal.solve-seat": "Seats are numbered 1 to {most}.",
    "refusal.board-too-long": "A board has no more than {most} characters.",
    "refusal.board-no-json": "The file begins like JSON, and is no position or list of rows.",
    "refusal.board-no-rows": "There are no rows in it.",
    "refusal.board-many-rows": "There are {n} rows; this board has {rows}.",
    "refusal.board-wide-row": "Row {row} has {n} squares instead of {columns}.",
}
