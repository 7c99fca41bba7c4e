"""The files brought so far: word lists, and what the computer's player may want besides.

A list is needed; what a player wants can be done without, where it cannot be had.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lexicade import lexicon
from lexicade.core.state import Refusal

if TYPE_CHECKING:  # read when the first player wants some
    from lexicade.leaves import Leaves

Find = Callable[[str], bytes | None]


class Bookcase:
    def __init__(self, find: Find | None) -> None:
        """`find` gives a file by its name; without it, whoever asks has to bring it."""
        self._find = find
        self.lists: dict[str, lexicon.Lexicon] = {}
        self._leaves: dict[str, Leaves] = {}
        self._lacking: set[str] = set()

    def add(self, id: str, data: bytes) -> None:
        from lexicade import leaves  # see TYPE_CHECKING

        if leaves.is_leaves(data):
            self._leaves[id] = leaves.load(data)
        else:
            self.lists[id] = lexicon.load(data)

    def do_without(self, id: str) -> None:
        self._lacking.add(id)

    def words(self, id: str) -> lexicon.Lexicon:
        """A list that is needed."""
        if id not in self.lists:
            data = self._find(id) if self._find else None
            if data is None:
                raise Refusal("needs-lexicon", lexicon=id)
            try:
                self.add(id, data)
            except lexicon.BadLexicon as bad:
                raise Refusal("needs-lexicon", lexicon=id, why=str(bad)) from None
        return self.lists[id]

    def wanted(self, id: str) -> lexicon.Lexicon | Leaves | None:
        """A file that can be done without; None where it has to be."""
        if id not in self.lists and id not in self._leaves and id not in self._lacking:
            if self._find is None:
                raise Refusal("needs-lexicon", lexicon=id, optional=True)
            try:
                self.add(id, self._find(id) or b"")
            except ValueError:  # there is none, or it is damaged
                self.do_without(id)
        return self.lists.get(id) or self._leaves.get(id)
