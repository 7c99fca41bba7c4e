"""A list of a few words to be studied, asked as the bridge asks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lexicade.core.state import Refusal
from lexicade.lexicon import Lexicon, load
from lexicade.lexicon_pack import pack
from lexicade.study.answers import study

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SPANISH = ("A", "C", "CH", "E", "H", "L", "LL", "Ñ", "O", "R", "RR")


class Room:
    """The bridge as `study` sees it, with one list under every id."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    @property
    def books(self) -> Room:
        return self

    def words(self, id: str) -> Lexicon:
        return self.lexicon

    def glosses(self, id: str) -> Any:
        raise Refusal("needs-lexicon", lexicon=id)

    def ask(self, ask: str, text: str = "", **fields: Any) -> dict[str, Any]:
        work = study(self, {"lexicon": "enable", "ask": ask, "text": text, **fields})
        while True:
            try:
                next(work)
            except StopIteration as done:
                answer: dict[str, Any] = done.value
                return answer


def room_of(*words: Sequence[str], faces: Sequence[str] = LATIN) -> Room:
    return Room(load(pack("test", faces, words)))


def words_of(found: dict[str, Any]) -> list[str]:
    """All that is shown, in its order."""
    return [told["word"] for group in found["groups"] for told in group["words"]]


def spoken(words: Iterable[Sequence[str]]) -> list[str]:
    return sorted("".join(word) for word in words)
