"""What a player knows besides the game's list: files that are brought only when a level wants them.

Each may be missing, where there is no connection for one: then it plays without.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lexicade.bots.traits import TRAITS
from lexicade.core.rules import Variant
from lexicade.leaves import Leaves
from lexicade.levels import DEFAULT, EVERYDAY, SETTINGS, Settings, settings_of
from lexicade.lexicon import Lexicon


class Lore(NamedTuple):
    everyday: Lexicon | None = None  # the words that most people know, all of them in the list
    leaves: Leaves | None = None  # what the tiles that stay on the rack are worth


def lore_of(variant: Variant, level: str, files: Callable[[str], Lexicon | Leaves | None]) -> Lore:
    """What a player at this level wants; `files` brings it by name, or None."""
    settings = known_settings(level)
    everyday = files(f"common-{variant.language}") if settings.words == EVERYDAY else None
    saves = TRAITS[settings.strategy].saves
    leaves = files(variant.leaves) if variant.leaves and saves else None
    return Lore(
        everyday if isinstance(everyday, Lexicon) else None,
        leaves if isinstance(leaves, Leaves) else None,
    )


def known_settings(level: str) -> Settings:
    """A seat of an old save may have a level that is no longer known: it plays as the usual one."""
    return settings_of(level) or SETTINGS[DEFAULT]
