"""The crossword game as most people know it; a variant says where it differs.

What is not asked for here is changed with `replace(rules, ...)`.
"""

from __future__ import annotations

from collections.abc import Callable

from lexicade.core.grid import Grid
from lexicade.core.rules import Action, Blanks, Rules, Table
from lexicade.core.state import Ending, State
from lexicade.core.tiles import Alphabet, tile_set
from lexicade.parts.checks import ORDINARY_PLACEMENT, words_are_listed
from lexicade.parts.endings import all_but_one_resigned, went_out
from lexicade.parts.laying import PLAY
from lexicade.parts.scoring import printed_premium, sum_of_words
from lexicade.parts.settling import racks_to_the_finisher
from lexicade.parts.supply import deal_from_bag, draw_from_bag
from lexicade.parts.turns import PASS, RESIGN


def ordinary_rules(
    *,
    alphabet: Alphabet,
    board: str,
    tiles: str,
    lexicon: str,
    bonus: int,
    swap: Action,
    stall: Callable[[Table, State], Ending | None],
) -> Rules:
    """Seven tiles from a bag, declared blanks, listed words, and `stall` to end what nobody can."""
    return Rules(
        alphabet=alphabet,
        grid=Grid.drawn(board),
        lexicon=lexicon,
        tiles=tile_set(tiles),
        rack_size=7,
        bonus=bonus,
        blanks=Blanks(declared=True, choices=alphabet.faces),
        deal=deal_from_bag,
        draw=draw_from_bag,
        premium=printed_premium,
        score=sum_of_words,
        settle=racks_to_the_finisher,
        actions={"play": PLAY, "swap": swap, "pass": PASS, "resign": RESIGN},
        placement=ORDINARY_PLACEMENT,
        spelling=(words_are_listed,),
        endings=(all_but_one_resigned, went_out, stall),
    )
