"""What the terminal says of hints, turns looked back at, and games to watch, in English."""

from __future__ import annotations

TEXTS: dict[str, str | tuple[str, str]] = {
    "help.hint": "a hint: where, again: which tiles, again: the play",
    "help.hint.with": "[all]",
    "help.review": "what you could have played in your last turn, or in turn N",
    "help.review.with": "[N]",
    "hint.best": ("The best play:", "The best plays:"),
    "hint.column": "column {line}, from {first} to {last}",
    "hint.instead": "You can {words}.",
    "hint.none": "No word can be laid with these tiles.",
    "hint.play": "{play}",
    "hint.row": "row {line}, from {first} to {last}",
    "hint.tiles": (
        "It takes {tiles}. “{word}” tells the play.",
        "They are {tiles}. “{word}” tells the play.",
    ),
    "hint.where": "Look at {place}. “{word}” tells the tiles.",
    "refusal.nothing-to-review": "You have had no turn to look at.",
    "review.best": "Nothing would have scored more.",
    "review.flawless": "In no turn was there more to be had.",
    "review.missed": ("{n} more point was there.", "{n} more points were there."),
    "review.no-word": "There was no word to lay.",
    "review.one": "“{word} 5” looks at turn 5.",
    "review.rack": "The tiles were {tiles}",
    "review.shut": "What lay hidden decided the points, so nobody could tell the best play.",
    "review.which": "Which turn? As in: {word} 5. “moves” has their numbers.",
    "review.worst": ("The biggest missed chance:", "The biggest missed chances:"),
}
