"""The files brought so far: word lists, definitions, what the computer's player may want besides.

A list is needed, and a definition that was asked for; what a player wants can be done without,
where it cannot be had.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lexicade import lexicon
from lexicade.core.state import Refusal

if TYPE_CHECKING:  # read when the first player wants some
    from lexicade.leaves import Leaves
    from lexicade.study.glosses import Glosses

Find = Callable[[str], bytes | None]

GLOSSES = "glosses-"  # begins the name of a file of definitions


class Bookcase:
    def __init__(self, find: Find | None) -> None:
        """`find` gives a file by its name; without it, whoever asks has to bring it."""
        self._find = find
        self.lists: dict[str, lexicon.Lexicon] = {}
        self._leaves: dict[str, Leaves] = {}
        self._glosses: dict[str, Glosses] = {}
        self._lacking: set[str] = set()

    def add(self, id: str, data: bytes) -> None:
        if id.startswith(GLOSSES):
            from lexicade.study import glosses  # read when the first definition is asked for

            self._glosses[id] = glosses.load(data)
            return
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
            self._bring(id)
        return self.lists[id]

    def glosses(self, id: str) -> Glosses:
        """A file of definitions."""
        if id not in self._glosses:
            self._bring(id)
        return self._glosses[id]

    def _bring(self, id: str) -> None:
        data = self._find(id) if self._find else None
        if data is None:
            raise Refusal("needs-lexicon", lexicon=id)
        try:
            self.add(id, data)
        except ValueError as bad:
            raise Refusal("needs-lexicon", lexicon=id, why=str(bad)) from None

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
