"""Tile sets that more than one game is played with, as `tiles.py` reads them."""

from lexicade.core.tiles import Alphabet

FRIENDLY_TILES = """
    A9 B2 C2 D5 E13 F2 G3 H4 I8 J1 K1 L4 M2 N5 O8 P2 Q1 R6 S5 T7 U4 V2 W2 X1 Y2 Z1 ?2
"""
FRIENDLY_LETTERS = Alphabet.from_groups(
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
