"""Longhand: the crossword game without its odd little words, where long ones earn extra."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from lexicade.core.options import choice
from lexicade.core.play import Play
from lexicade.core.rules import Rules, Table, Tally, Variant
from lexicade.core.state import Refusal, State
from lexicade.parts.scoring import sum_of_words
from lexicade.variants import classic

LONG = 6  # letters from which a word earns extra


def rules(options: Mapping[str, Any]) -> Rules:
    plain = classic.rules({"words": "enable"})
    return replace(
        plain,
        spelling=(words_have(letters=options["shortest"]), *plain.spelling),
        score=long_words_earn(points=options["extra"]),
    )


def words_have(*, letters: int) -> Callable[[Table, State, Play], Refusal | None]:
    """Every word of the play, across and down, is that long."""

    def long_enough(table: Table, state: State, play: Play) -> Refusal | None:
        short = [word.text for word in play.words if len(word.cells) < letters]
        if not short:
            return None
        say = f"Words here have at least {letters} letters, and {short[0]} has {len(short[0])}."
        return Refusal("word-too-short", words=short, say=say)

    return long_enough


def long_words_earn(*, points: int) -> Callable[[Table, State, Play], Tally]:
    """The common rule, and so many points for each word of six letters or more."""

    def score(table: Table, state: State, play: Play) -> Tally:
        tally = sum_of_words(table, state, play)
        extra = points * sum(len(word.cells) >= LONG for word in play.words)
        return replace(tally, bonus=tally.bonus + extra)

    return score


GAME = Variant(
    id="longhand",
    name="Longhand",
    version=1,
    players=(2, 4),
    lexicons=("enable",),
    leaves="leaves-classic",
    rules=rules,
    options=(
        choice("shortest", "Shortest word", {3: "three letters", 4: "four letters"}),
        choice(
            "extra",
            "A word of six letters or more",
            {10: "earns 10 points more", 20: "earns 20 points more"},
        ),
    ),
)
