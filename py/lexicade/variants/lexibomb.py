"""Lexibomb: a crossword game on a minefield, where bombs multiply what is near and void a hit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from lexicade.core.options import choice, number, switch
from lexicade.core.rules import Rules, Variant
from lexicade.core.state import Turn
from lexicade.parts.bombs import bombed_words, bombs_unknown, hidden_bombs, premium_near_bombs
from lexicade.parts.checks import OPENING_ANYWHERE
from lexicade.parts.endings import own_scoreless_turns, scoreless_turns, worth_nothing
from lexicade.parts.ordinary import ordinary_rules
from lexicade.parts.settling import own_racks_lost, racks_to_the_finisher
from lexicade.parts.tile_sets import FRIENDLY_TILES
from lexicade.parts.turns import swap
from lexicade.variants import classic

BAGS = {100: classic.TILES, 104: FRIENDLY_TILES}


def rules(options: Mapping[str, Any]) -> Rules:
    size = options["size"]
    voids_turn = options["voids"] == "turn"
    counts = worth_nothing if options["bombed"] else idle
    plain = ordinary_rules(
        alphabet=classic.LETTERS,
        board=f"{'.' * size}\n" * size,
        tiles=BAGS[options["bag"]],
        lexicon="2of12inf-style",
        bonus=options["bonus"],
        swap=swap(needs=7 if options["swap"] == "seven" else None),
        stall=scoreless_turns(limit=6, counts=counts)
        if options["stall"] == "six"
        else own_scoreless_turns(limit=3, counts=counts),
    )
    return replace(
        plain,
        blanks=replace(plain.blanks, declared=options["blanks"] == "declared"),
        placement=OPENING_ANYWHERE,
        premium=premium_near_bombs,
        score=bombed_words(voids_turn=voids_turn),
        forecast=bombs_unknown(voids_turn=voids_turn),
        settle=racks_to_the_finisher if options["finisher"] else own_racks_lost,
        twists=(hidden_bombs(count=options["bombs"]),),
        open_racks=options["open"],
        lids=True,
    )


def idle(turn: Turn) -> bool:
    """A turn worth nothing that no bomb is to blame for."""
    return worth_nothing(turn) and not turn.detail.get("hit")


GAME = Variant(
    id="lexibomb",
    name="Lexibomb",
    version=1,
    players=(2, 2),
    lexicons=("2of12inf-style",),
    leaves="leaves-lexibomb",
    rules=rules,
    options=(
        number("bombs", "Bombs", default=22, low=10, high=40),
        choice("size", "Board", {15: "15 × 15", 13: "13 × 13", 11: "11 × 11"}),
        choice("bag", "Tiles", {100: "100", 104: "104, as the first app had them"}),
        choice("voids", "A bomb voids", {"word": "its word", "turn": "the whole turn"}),
        choice(
            "blanks",
            "Blanks",
            {"wild": "any letter, in each word anew", "declared": "one letter, told when laid"},
        ),
        choice("bonus", "For all seven tiles", {50: "50 points", 35: "35 points", 0: "nothing"}),
        choice(
            "swap",
            "Swapping",
            {"seven": "only with 7 or more in the bag", "any": "as many as the bag holds"},
        ),
        switch(
            "bombed",
            "A play that a bomb made worthless",
            on="counts as scoreless",
            off="does not count as scoreless",
            default=True,
        ),
        choice(
            "stall",
            "Scoreless turns that end the game",
            {"three": "three of one player", "six": "six in a row"},
        ),
        switch("finisher", "Going out", on="earns the other's rack", off="earns nothing"),
        switch("open", "Racks", on="open", off="hidden"),
    ),
)
