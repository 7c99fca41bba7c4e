"""Fribble: the rules of Words With Friends, and the table its program plays at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexicade.core.options import choice, switch
from lexicade.core.rules import Rules, Variant
from lexicade.parts.boards import FRIENDLY
from lexicade.parts.endings import scoreless_turns
from lexicade.parts.ordinary import ordinary_rules
from lexicade.parts.tile_sets import FRIENDLY_LETTERS, FRIENDLY_TILES
from lexicade.parts.turns import swap


def rules(options: Mapping[str, Any]) -> Rules:
    board = FRIENDLY[options["board"]]
    return ordinary_rules(
        alphabet=FRIENDLY_LETTERS,
        board=board.replace("*", "+") if options["star"] else board,
        tiles=FRIENDLY_TILES,
        lexicon=options["words"],
        bonus=35,
        swap=swap(needs=7 if options["swap"] == "seven" else None),
        stall=scoreless_turns(limit=3, unless_nil=True),
    )


GAME = Variant(
    id="fribble",
    name="Fribble",
    version=1,
    players=(2, 2),
    lexicons=("enable-plus", "enable"),
    leaves="leaves-fribble",
    rules=rules,
    options=(
        switch("star", "The star", on="doubles the first word", off="counts for nothing"),
        choice(
            "swap",
            "Swapping",
            {"any": "as many as the bag holds", "seven": "only with 7 or more in the bag"},
        ),
        choice(
            "words", "Word list", {"enable-plus": "ENABLE with newer words", "enable": "ENABLE"}
        ),
        choice("board", "Board", {15: "15 × 15", 11: "11 × 11"}),
    ),
)
