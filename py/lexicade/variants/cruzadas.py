"""Cruzadas: the Spanish crossword game, with CH, LL, RR and Ñ as tiles of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from lexicade.core.options import choice, switch
from lexicade.core.rules import Rules, Variant
from lexicade.core.tiles import Alphabet
from lexicade.parts.boards import CROSSWORD
from lexicade.parts.endings import all_agreed_to_stop, rounds_of_passes
from lexicade.parts.ordinary import ordinary_rules
from lexicade.parts.turns import STOP, swap

TILES = """
    A12 B2 C4 CH1 D5 E12 F1 G2 H2 I6 J1 L4 LL1 M2 N5 Ñ1 O9 P2 Q1 R5 RR1 S6 T4 U5 V1 X1 Y1 Z1 ?2
"""
VALUES = {
    1: "A E O I U S N R L T",
    2: "D G",
    3: "B C M P",
    4: "F H V Y",
    5: "CH Q",
    8: "J LL Ñ RR X",
    10: "Z",
}
# Letters without a tile: only a blank can be one, and a blank is worth nothing.
FOREIGN = {0: "K W"}


def rules(options: Mapping[str, Any]) -> Rules:
    plain = ordinary_rules(
        alphabet=Alphabet.from_groups({**VALUES, **FOREIGN} if options["foreign"] else VALUES),
        board=CROSSWORD,
        tiles=TILES,
        lexicon="es",
        bonus=options["bonus"],
        swap=swap(needs=7 if options["swap"] == "seven" else None),
        stall=rounds_of_passes(rounds=2),
    )
    return replace(
        plain,
        actions={**plain.actions, "stop": STOP},
        endings=(*plain.endings, all_agreed_to_stop),
        joins=options["digraphs"] == "loose",
    )


GAME = Variant(
    id="cruzadas",
    name="Cruzadas",
    version=1,
    players=(2, 4),
    lexicons=("es",),
    leaves="leaves-cruzadas",
    language="es",
    rules=rules,
    options=(
        choice("bonus", "For all seven tiles", {50: "50 points", 0: "nothing"}),
        choice(
            "swap",
            "Swapping",
            {"any": "as many as the bag holds", "seven": "only with 7 or more in the bag"},
        ),
        choice(
            "digraphs",
            "CH, LL, RR",
            {"strict": "only with their own tiles", "loose": "with separate letters, too"},
        ),
        switch("foreign", "A blank as K or W", on="allowed", off="not allowed"),
    ),
)
