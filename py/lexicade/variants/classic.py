"""Classic: the English crossword game everybody knows. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexicade.core.grid import Grid
from lexicade.core.options import choice
from lexicade.core.rules import Blanks, Rules, Variant
from lexicade.core.tiles import Alphabet, tile_set
from lexicade.parts.checks import ORDINARY_PLACEMENT, words_are_listed
from lexicade.parts.endings import all_but_one_resigned, scoreless_turns, went_out
from lexicade.parts.laying import PLAY
from lexicade.parts.scoring import printed_premium, sum_of_words
from lexicade.parts.settling import racks_to_the_finisher
from lexicade.parts.supply import deal_from_bag, draw_from_bag
from lexicade.parts.turns import PASS, RESIGN, swap

BOARD = """
    W..l...W...l..W
    .w...L...L...w.
    ..w...l.l...w..
    l..w...l...w..l
    ....w.....w....
    .L...L...L...L.
    ..l...l.l...l..
    W..l...+...l..W
    ..l...l.l...l..
    .L...L...L...L.
    ....w.....w....
    l..w...l...w..l
    ..w...l.l...w..
    .w...L...L...w.
    W..l...W...l..W
"""
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
    return Rules(
        alphabet=LETTERS,
        grid=Grid.drawn(BOARD),
        lexicon=options["words"],
        tiles=tile_set(TILES),
        rack_size=7,
        bonus=50,
        blanks=Blanks(declared=True, choices=LETTERS.faces),
        deal=deal_from_bag,
        draw=draw_from_bag,
        premium=printed_premium,
        score=sum_of_words,
        settle=racks_to_the_finisher,
        actions={"play": PLAY, "swap": swap(needs=7), "pass": PASS, "resign": RESIGN},
        placement=ORDINARY_PLACEMENT,
        spelling=(words_are_listed,),
        endings=(all_but_one_resigned, went_out, scoreless_turns(limit=6)),
    )


GAME = Variant(
    id="classic",
    name="Classic",
    version=1,
    players=(2, 4),
    lexicons=("enable", "enable-plus"),
    rules=rules,
    formats=("gcg",),
    options=(
        choice(
            "words", "Word list", {"enable": "ENABLE", "enable-plus": "ENABLE with newer words"}
        ),
    ),
)
