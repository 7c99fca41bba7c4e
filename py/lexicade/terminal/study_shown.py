"""Answers about words as lines of at most 80 columns; plots are signs beside their numbers."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from lexicade.terminal.door import Json
from lexicade.terminal.ink import Ink, padded
from lexicade.terminal.texts import Texts

WIDTH = 79
BAR = 50
PLACES = 15
SMALL = 3  # letters: such words have many letters round them


class Page:
    def __init__(self, ink: Ink, texts: Texts, lexicon: str) -> None:
        self._ink, self._texts, self._lexicon = ink, texts, lexicon

    # A word

    def word(self, told: Json, meaning: str) -> list[str]:
        lines = [self._verdict(told), *_wrapped(meaning), *self._hooks(told)]
        lines += self._section("study.anagrams", told["anagrams"])
        return lines + self._section("study.shorter", told["build"])

    def judged(self, words: Sequence[Json]) -> list[str]:
        return [self._verdict(told) for told in words]

    def hooks(self, told: Json) -> list[str]:
        return [self._verdict(told), *self._hooks(told)]

    def _verdict(self, told: Json) -> str:
        key = "study.is-word" if told["valid"] else "study.is-no-word"
        return self._ink.bold(self._texts(key, word=_priced(told), list=self._lexicon))

    def _hooks(self, told: Json) -> list[str]:
        return [
            line
            for key in ("front", "back")
            for line in _wrapped(
                self._texts(f"study.{key}", letters=" ".join(told[key]))
                if told[key]
                else self._texts(f"study.{key}-none")
            )
        ]

    # Words found

    def sections(self, told: Json) -> list[str]:
        """What a pattern or letters with blanks have: in order, and in any order."""
        lines = self._section("study.matches", told["pattern"])
        if told["kind"] == "letters":
            lines += self._section("study.any-order", told["anagrams"])
            lines += self._section("study.shorter", told["build"])
        return lines

    def found(self, found: Json) -> list[str]:
        return self._section("study.matches", found)

    def listed(self, told: Json) -> list[str]:
        title = self._texts("study.list-short", letter=told["letter"])
        if not told["letter"]:
            title = self._texts(f"study.list-{told['name']}")
        count = self._texts("study.count", n=told["count"], count=_number(told["count"]))
        return [self._ink.bold(f"{title}: {count}"), *self._groups(told)]

    def lists(self, lists: Sequence[Json]) -> list[str]:
        wide = max(len(one["name"]) for one in lists) + 2
        return [
            "  "
            + padded(one["name"], wide)
            + (
                self._texts("study.list-short", letter=one["letter"])
                if one["letter"]
                else self._texts(f"study.list-{one['name']}")
            )
            for one in lists
        ]

    def _section(self, key: str, found: Json) -> list[str]:
        title = self._texts(key)
        if found["count"] is None:
            return [
                "",
                self._ink.bold(title),
                *_wrapped(self._texts("study.uncounted")),
                *self._groups(found),
            ]
        if not found["count"]:
            return ["", self._ink.bold(f"{title}: {self._texts('study.none')}")]
        return ["", self._ink.bold(f"{title}: {_number(found['count'])}"), *self._groups(found)]

    def _groups(self, found: Json) -> list[str]:
        return [line for group in found["groups"] for line in self._group(group)]

    def _group(self, group: Json) -> list[str]:
        length, words, count = group["length"], group["words"], group["count"]
        told = self._texts("study.length", n=length)
        head = f"  {told}" + (f": {_number(count)}" if count is not None else "")
        lines = [
            head,
            *(_round(words) if length <= SMALL else _columns([_hooked(one) for one in words])),
        ]
        more = (count or 0) - len(words)
        if more > 0:
            lines.append("    " + self._texts("study.more", n=more, count=_number(more)))
        return lines

    # How a list is made

    def structure(self, told: Json) -> list[str]:
        texts, bold = self._texts, self._ink.bold
        graph = told["graph"]
        lines = [bold(texts("study.size", n=told["words"], count=_number(told["words"])))]
        lines += _wrapped(texts("study.source", source=told["source"]))
        lines += ["", bold(texts("study.lengths")), *self._bars(told["lengths"])]
        lines += ["", bold(texts("study.places")), *self._places(told)]
        lines += ["", bold(texts("study.beginnings")), *self._beginnings(told)]
        lines += ["", bold(texts("study.graph"))]
        pairs = [(texts(f"study.{key}"), graph[key]) for key in ("tree", "points", "edges")]
        return [*lines, *self._bars(pairs)]

    def _bars(self, pairs: Sequence[Sequence[object]]) -> list[str]:
        sign = self._ink.sign("■", "#")
        rows = [(str(name), int(str(count))) for name, count in pairs]
        most = max((count for _, count in rows), default=1)
        wide = max((len(name) for name, _ in rows), default=1)
        room = min(BAR, WIDTH - wide - 14)
        return [
            f"  {name:>{wide}} {_number(count):>9} " + sign * max(1, round(count * room / most))
            for name, count in rows
        ]

    def _places(self, told: Json) -> list[str]:
        columns = told["places"][:PLACES]
        sums = [max(1, sum(column)) for column in columns]
        rows = ["    " + "".join(f"{place:>4}" for place in range(1, len(columns) + 1))]
        for letter, face in enumerate(told["faces"]):
            shares = [
                _share(column[letter], all) for column, all in zip(columns, sums, strict=True)
            ]
            rows.append(f"  {face:<2}" + "".join(f"{share:>4}" for share in shares))
        return [*_wrapped(self._texts("study.places-note")), *rows]

    def _beginnings(self, told: Json) -> list[str]:
        kinds = told["beginnings"]
        rows = max((len(kind) for kind in kinds), default=0)
        lines = []
        for row in range(rows):
            cells = [
                f"{kind[row][0]:<6}{_number(kind[row][1]):>9}" if row < len(kind) else ""
                for kind in kinds
            ]
            lines.append("  " + "   ".join(padded(cell, 15) for cell in cells).rstrip())
        return lines

    def help(self) -> list[str]:
        commands = ("word", "anagrams", "build", "pattern", "hooks", "lists", "list", "structure")
        names = {name: self._texts(f"study.command-{name}") for name in (*commands, "quit")}
        wide = max(map(len, names.values())) + 2
        lines = [
            "  " + padded(typed, wide) + self._texts(f"study.about-{name}")
            for name, typed in names.items()
        ]
        return [*lines, *_wrapped(self._texts("study.wishes"))]


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _number(count: int) -> str:
    # Thin in every language: a space is read the same wherever one is from.
    return f"{count:,}".replace(",", " ")


def _share(count: int, all: int) -> str:
    """Of a hundred; a dot for some, nothing for none."""
    if not count:
        return ""
    return str(round(100 * count / all) or "·")


def _priced(told: Json) -> str:
    points = told.get("points")
    return told["word"] if points is None else f"{told['word']} ({points})"


def _small(letters: Sequence[str]) -> str:
    """A longer face keeps its letters together."""
    return (" " if any(len(face) > 1 for face in letters) else "").join(letters).lower()


def _hooked(told: Json) -> str:
    return f"{_small(told['front'])} {told['word']} {_small(told['back'])}".strip()


def _round(words: Sequence[Json]) -> list[str]:
    """Short words in a column, with the letters that go before and behind them."""
    front = min(34, max((len(_small(told["front"])) for told in words), default=0))
    wide = max((len(told["word"]) for told in words), default=0)
    rows = [(_small(told["front"]), told["word"], _small(told["back"])) for told in words]
    return [
        f"    {before:>{front}} {word:<{wide}} {behind}".rstrip() for before, word, behind in rows
    ]


def _columns(cells: Sequence[str]) -> list[str]:
    wide = max((len(cell) for cell in cells), default=0) + 2
    across = max(1, (WIDTH - 4) // wide)
    return [
        "    " + "".join(padded(cell, wide) for cell in cells[at : at + across]).rstrip()
        for at in range(0, len(cells), across)
    ]
