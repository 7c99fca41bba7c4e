"""Wordominos: no luck. Full sets of tiles, blocks, words on trust, challenges and clocks."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Any

from lexicade.core.grid import Grid
from lexicade.core.options import choice, switch
from lexicade.core.rules import Action, Blanks, Rules, Rung, Twist, Variant
from lexicade.core.tiles import BLANK, BLOCK, Alphabet
from lexicade.parts.blocks import (
    BLOCKS,
    blocked_cells,
    blocks_lie_beside_letters,
    no_more_blocks_than_allowed,
)
from lexicade.parts.challenge import Challenges
from lexicade.parts.checks import OPENING_ANYWHERE, words_are_listed
from lexicade.parts.clock import TIMEOUT, game_clock, ran_out_of_time
from lexicade.parts.endings import (
    all_but_one_resigned,
    board_is_full,
    passes_in_all,
    reached,
    rounds_of_passes,
    used_up,
)
from lexicade.parts.laying import PLAY
from lexicade.parts.scoring import printed_premium, tiles_times_words
from lexicade.parts.settling import nothing_settled
from lexicade.parts.supply import deal_own_sets, draw_nothing
from lexicade.parts.turns import PASS, RESIGN

LETTERS = Alphabet.from_groups({0: " ".join(ascii_uppercase)})
KINDS = (*ascii_uppercase, BLANK, BLOCK)
OF_EACH = {7: 2, 11: 3, 15: 5}  # tiles of each kind for each player, by the board's size
PLAYERS = 2


def rules(options: Mapping[str, Any]) -> Rules:
    size = options["board"]
    challenges = Challenges(
        then=(
            used_up(but=BLOCK if options["clearing"] == "letters" else ""),
            board_is_full,
            *([reached(points=options["target"])] if options["target"] else []),
        )
    )
    trusted = options["checking"] == "challenges"
    moves: dict[str, Action] = {"play": PLAY, "pass": PASS}
    clock: tuple[Twist, ...] = ()
    if options["clock"]:
        clock = (game_clock(minutes=options["clock"], away=options["away"]),)
    return Rules(
        alphabet=LETTERS,
        grid=Grid.drawn(f"{'.' * size}\n" * size),
        lexicon="enable-plus",
        tiles=dict.fromkeys(KINDS, PLAYERS * OF_EACH[size]),
        rack_size=len(KINDS) * OF_EACH[size],
        bonus=0,
        blanks=Blanks(declared=True, choices=LETTERS.faces),
        deal=deal_own_sets,
        draw=draw_nothing,
        premium=printed_premium,
        score=tiles_times_words(blank_counts=options["blank"]),
        settle=nothing_settled,
        actions={
            **(challenges.actions(moves) if trusted else moves),
            "resign": RESIGN,
            **({"timeout": TIMEOUT} if clock else {}),
        },
        placement=(no_more_blocks_than_allowed, *OPENING_ANYWHERE, blocks_lie_beside_letters),
        spelling=() if trusted else (words_are_listed,),
        endings=(
            all_but_one_resigned,
            ran_out_of_time,
            *(challenges.endings if trusted else challenges.then),
            passes_in_all(limit=3) if options["passes"] == "all" else rounds_of_passes(rounds=3),
        ),
        twists=(*clock, BLOCKS, *([challenges.twist] if trusted else [])),
        open_racks=True,
        own_sets=True,
        blocks=2,
        blocked=blocked_cells,
    )


def ladder() -> tuple[Rung, ...]:
    """Every strength on the small board, then on the larger ones; the clock grows shorter."""
    minutes = {"beginner": 20, "casual": 20, "steady": 10, "keen": 10, "expert": 10, "master": 10}
    return tuple(
        Rung(f"{size}-{level}", level, {"board": size, "clock": 4 if size == 7 else minutes[level]})
        for size in OF_EACH
        for level in minutes
    )


GAME = Variant(
    id="wordominos",
    name="Wordominos",
    version=1,
    players=(PLAYERS, PLAYERS),
    lexicons=("enable-plus",),
    rules=rules,
    ladder=ladder(),
    options=(
        choice("board", "Board", {7: "7 × 7", 11: "11 × 11", 15: "15 × 15"}),
        choice(
            "clock",
            "Time for each player",
            {10: "10 minutes", 4: "4 minutes", 20: "20 minutes", 0: "unlimited"},
        ),
        choice("away", "While the page is away", {"runs": "the clock runs", "pauses": "it pauses"}),
        choice(
            "checking",
            "Words",
            {"challenges": "on trust, to be challenged", "automatic": "checked when played"},
        ),
        switch("blank", "A blank", on="counts as a tile", off="counts for nothing"),
        choice("passes", "Passes that end the game", {"each": "three each", "all": "three in all"}),
        choice(
            "clearing",
            "Using up all tiles",
            {"all": "blocks too", "letters": "letters and blanks only"},
        ),
        choice(
            "target",
            "Points to reach",
            {0: "none", 50: "50", 100: "100", 150: "150", 200: "200"},
        ),
    ),
)
