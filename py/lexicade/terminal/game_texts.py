"""How a game is called and explained: its own texts where there are any, else what it declares."""

from __future__ import annotations

from typing import Any

from lexicade.terminal.door import Json
from lexicade.terminal.files import find_texts


class GameTexts:
    """`declared` is the game's entry in the reply to `variants`."""

    def __init__(self, declared: Json, language: str) -> None:
        self._declared = declared
        self._own = find_texts(declared["id"], language)

    @property
    def name(self) -> str:
        return str(self._own.get("name", self._declared["name"]))

    @property
    def tagline(self) -> str:
        return str(self._own.get("tagline", ""))

    @property
    def place(self) -> float:
        """Where on the shelf it stands, as on the page; those that do not say come last."""
        return float(self._own.get("place", 1000))

    @property
    def help(self) -> str:
        return str(self._own.get("help", ""))

    def option(self, option: Json) -> str:
        return str(self._texts_of(option).get("label", option["label"]))

    def value(self, option: Json, value: Any) -> str:
        """One setting of a house rule in words."""
        texts = self._texts_of(option)
        if option["kind"] == "switch":
            side = "on" if value else "off"
            return str(texts.get(side, option[side]))
        for choice in option.get("choices", ()):
            if choice["value"] == value:
                return str(texts.get("choices", {}).get(str(value), choice["label"]))
        return str(value)

    def _texts_of(self, option: Json) -> Json:
        texts = self._own.get("options", {}).get(option["key"], {})
        return texts if isinstance(texts, dict) else {}
