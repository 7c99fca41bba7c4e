"""Fribble: the rules of Words With Friends, and the table its program plays at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexicade.core.options import choice, switch
from lexicade.core.rules import Rules, Variant
from lexicade.core.tiles import Alphabet
from lexicade.parts.endings import scoreless_turns
from lexicade.parts.ordinary import ordinary_rules
from lexicade.parts.turns import swap

BOARDS = {
    15: """
        ...W..L.L..W...
        ..l..w...w..l..
        .l..l.....l..l.
        W..L...w...L..W
        ..l...l.l...l..
        .w...L...L...w.
        L...l.....l...L
        ...w...*...w...
        L...l.....l...L
        .w...L...L...w.
        ..l...l.l...l..
        W..L...w...L..W
        .l..l.....l..l.
        ..l..w...w..l..
        ...W..L.L..W...
    """,
    11: """
        L.W.....W.L
        .w...w...w.
        W.l.l.l.l.W
        ...L...L...
        ..l.....l..
        .w...*...w.
        ..l.....l..
        ...L...L...
        W.l.l.l.l.W
        .w...w...w.
        L.W.....W.L
    """,
}
TILES = """
    A9 B2 C2 D5 E13 F2 G3 H4 I8 J1 K1 L4 M2 N5 O8 P2 Q1 R6 S5 T7 U4 V2 W2 X1 Y2 Z1 ?2
"""
LETTERS = Alphabet.from_groups(
    {
        1: "A E I O R S T",
        2: "D L N U",
        3: "G H Y",
        4: "B C F M P W",
        5: "K V",
        8: "X",
        10: "J Q Z",
    }
)


def rules(options: Mapping[str, Any]) -> Rules:
    board = BOARDS[options["board"]]
    return ordinary_rules(
        alphabet=LETTERS,
        board=board.replace("*", "+") if options["star"] else board,
        tiles=TILES,
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
