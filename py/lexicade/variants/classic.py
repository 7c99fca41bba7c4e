"""Classic: the English crossword game everybody knows. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexicade.core.options import choice
from lexicade.core.rules import Rules, Variant
from lexicade.core.tiles import Alphabet
from lexicade.parts.boards import CROSSWORD
from lexicade.parts.endings import scoreless_turns
from lexicade.parts.ordinary import ordinary_rules
from lexicade.parts.turns import swap

TILES = """
    A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1 ?2
"""
LETTERS = Alphabet.from_groups(
    {
        1: "A E I L N O R S T U",
        2: "D G",
        3: "B C M P",
        4: "F H V W Y",
        5: "K",
        8: "J X",
        10: "Q Z",
    }
)


def rules(options: Mapping[str, Any]) -> Rules:
    return ordinary_rules(
        alphabet=LETTERS,
        board=CROSSWORD,
        tiles=TILES,
        lexicon=options["words"],
        bonus=50,
        swap=swap(needs=7),
        stall=scoreless_turns(limit=6),
    )


GAME = Variant(
    id="classic",
    name="Classic",
    version=1,
    players=(2, 4),
    lexicons=("enable", "enable-plus"),
    leaves="leaves-classic",
    rules=rules,
    formats=("gcg",),
    options=(
        choice(
            "words", "Word list", {"enable": "ENABLE", "enable-plus": "ENABLE with newer words"}
        ),
    ),
)
