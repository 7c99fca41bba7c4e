"""What the terminal says, in the player's language: messages by key, refusals by code."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from lexicade.terminal import (
    advice_texts_en,
    advice_texts_es,
    solve_texts_en,
    solve_texts_es,
    study_texts_en,
    study_texts_es,
    texts_en,
    texts_es,
)
from lexicade.terminal.door import Refused

# A text, or one for a single thing and one for several.
Message = str | tuple[str, str]

MESSAGES: Mapping[str, Mapping[str, Message]] = {
    "en": {
        **texts_en.TEXTS,
        **advice_texts_en.TEXTS,
        **study_texts_en.TEXTS,
        **solve_texts_en.TEXTS,
    },
    "es": {
        **texts_es.TEXTS,
        **advice_texts_es.TEXTS,
        **study_texts_es.TEXTS,
        **solve_texts_es.TEXTS,
    },
}
FALLBACK = "en"
NAME_OF_SEAT = re.compile(r"seats\[(\d+)\]\.name")


class Texts:
    def __init__(self, language: str, example: str = "H8") -> None:
        """`example` is a cell that texts may name: one that the board has."""
        self.language = language if language in MESSAGES else FALLBACK
        self._messages = MESSAGES[self.language]
        column, row = example[0], example[1:]
        self._example = {"across": f"{row}{column}", "down": f"{column}{row}"}

    def at(self, table: Mapping[str, Any]) -> Texts:
        """The same, with examples from the middle of this table's board."""
        column, row = chr(ord("A") + table["width"] // 2), table["height"] // 2 + 1
        return Texts(self.language, f"{column}{row}")

    def __call__(self, key: str, **params: Any) -> str:
        """The message for a key, filled in; `n` chooses between one and several."""
        message = self._messages[key]
        if isinstance(message, tuple):
            message = message[0 if params.get("n") == 1 else 1]
        return message.format(**self._example, **params)

    def get(self, key: str, otherwise: str, **params: Any) -> str:
        """For keys made of what the engine says: it may know words that we do not."""
        return self(key, **params) if key in self._messages else otherwise

    def refusal(self, refused: Refused) -> str:
        """A sentence for a refusal; details it does not bring stay empty."""
        named = NAME_OF_SEAT.fullmatch(str(refused.detail.get("field", "")))
        if named:
            return self("refusal.bad-name", number=int(named[1]) + 1)
        key = f"refusal.{refused.code}"
        if key not in self._messages and isinstance(refused.detail.get("say"), str):
            return str(refused.detail["say"])  # a game that came as one file brings its own
        message = self._messages.get(key, self._messages["refusal.other"])
        if isinstance(message, tuple):
            message = message[0 if len(refused.detail.get("words", ())) == 1 else 1]
        shown = {key: _joined(value) for key, value in refused.detail.items()}
        return message.format_map(defaultdict(str, {**self._example, **shown}))

    def listed(self, names: Iterable[str]) -> str:
        """`Ana, Bruno and Carla`, as the language joins them."""
        *first, last = names
        if not first:
            return last
        return self("list.and", first=", ".join(first), last=last)


def _joined(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join("_" if one == "?" else str(one) for one in value)
    return str(value)


def wished_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first that says something of those the system looks at; English where none does."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        tag = environment.get(name, "")
        if tag:
            code = tag[:2].lower()
            return code if code in MESSAGES else FALLBACK
    return FALLBACK
