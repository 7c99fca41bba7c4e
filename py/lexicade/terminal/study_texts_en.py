"""What the terminal says of words and lists, in English."""

from __future__ import annotations

TEXTS: dict[str, str | tuple[str, str]] = {
    "refusal.no-glosses": "There are no definitions for these words.",
    "refusal.no-star-here": "A * cannot be a tile. Use ? for a blank.",
    "refusal.not-a-letter": "Not a letter of this list: {letters}",
    "refusal.nothing-asked": "Type a word, letters, or a pattern.",
    "refusal.one-at-a-time": (
        "Several words can be checked together, but only one pattern at a time."
    ),
    "refusal.too-long": "That is too long: {most} characters at most.",
    "refusal.unknown-list": "There is no list {name} to learn.",
}
