"""Contradictionary: two roads of words across one board, with bombs and defusers on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from lexicade.core.options import choice, number, switch
from lexicade.core.rules import Rules, Variant
from lexicade.parts.boards import FRIENDLY, with_plain_corners
from lexicade.parts.checks import has_no_gaps, lies_in_one_line
from lexicade.parts.clock import TIMEOUT, ran_out_of_time, turn_clock
from lexicade.parts.devices import WITHIN_A_TURN, Devices
from lexicade.parts.endings import all_but_one_resigned, out_of_tiles, rounds_of_passes
from lexicade.parts.ordinary import ordinary_rules
from lexicade.parts.road import Roads
from lexicade.parts.settling import racks_cost_nothing
from lexicade.parts.tile_sets import FRIENDLY_LETTERS, FRIENDLY_TILES
from lexicade.parts.turns import empty_handed, swap


def rules(options: Mapping[str, Any]) -> Rules:
    return rules_on(with_plain_corners(FRIENDLY[options["size"]]), options)


def rules_on(board: str, options: Mapping[str, Any]) -> Rules:
    four_passes = rounds_of_passes(rounds=2, besides=WITHIN_A_TURN)
    plain = ordinary_rules(
        alphabet=FRIENDLY_LETTERS,
        board=board,
        tiles=FRIENDLY_TILES if options["blanks"] else FRIENDLY_TILES.replace("?2", ""),
        lexicon="enable-plus",
        bonus=options["bonus"],
        swap=swap(),
        stall=four_passes,
    )
    roads = Roads.between_corners(plain.grid, crossing=options["corners"] == "neighbouring")
    devices = Devices(
        bombs=options["bombs"],
        defusers=options["defusers"],
        is_turn=options["device"] == "turn",
        finds=options["finds"],
        reusable=options["reusable"],
        refill=options["refill"],
    )
    if options["protected"]:
        devices = replace(devices, shut=roads.unopened_starts)
    rules = replace(
        plain,
        grid=replace(plain.grid, start=roads.starts),
        placement=(lies_in_one_line, has_no_gaps, roads.begins_at_own_start_or_touches),
        anchors=roads.anchors,
        actions={**plain.actions, **devices.actions()},
        endings=(all_but_one_resigned, roads.came_through_ahead, out_of_tiles, four_passes),
        settle=racks_cost_nothing,
        twists=(devices.twist(), roads.twist()),  # what explodes is no part of a road
        idle=empty_handed,
    )
    return timed(rules, options["clock"], options["away"]) if options["clock"] else rules


def timed(rules: Rules, minutes: int, away: str) -> Rules:
    return replace(
        rules,
        actions={**rules.actions, "timeout": TIMEOUT},
        endings=(ran_out_of_time, *rules.endings),
        twists=(turn_clock(minutes=minutes, away=away), *rules.twists),
    )


GAME = Variant(
    id="contradictionary",
    name="Contradictionary",
    version=1,
    players=(2, 2),
    lexicons=("enable-plus",),
    leaves="leaves-fribble",  # the same tiles, and nearly the same boards
    rules=rules,
    options=(
        choice("size", "Board", {15: "15 × 15", 11: "11 × 11", 9: "9 × 9"}),
        choice(
            "corners",
            "Corners",
            {"diagonal": "opposite: towards each other", "neighbouring": "neighbouring: crossing"},
        ),
        number("bombs", "Bombs for each", default=3, low=0, high=5),
        number("defusers", "Defusers for each", default=3, low=0, high=5),
        choice("device", "Placing a device", {"extra": "comes on top", "turn": "is the turn"}),
        switch(
            "finds",
            "A defuser placed on a bomb",
            on="captures it",
            off="does nothing",
        ),
        switch("reusable", "A defuser that captured", on="stays", off="is used up"),
        switch(
            "protected",
            "A start not yet played on",
            on="takes no bomb",
            off="can be bombed",
            default=True,
        ),
        switch(
            "refill",
            "After an explosion",
            on="the rack is filled up",
            off="the rack stays short for a turn",
            default=True,
        ),
        choice("blanks", "Blanks", {2: "two", 0: "none"}),
        choice("bonus", "For all seven tiles", {0: "nothing", 35: "35 points", 50: "50 points"}),
        choice(
            "clock",
            "Time for a turn",
            {5: "5 minutes", 0: "no limit", 1: "1 minute", 2: "2 minutes", 10: "10 minutes"},
            alone=0,
        ),
        choice("away", "While the page is away", {"runs": "time runs on", "pauses": "time stops"}),
    ),
)
