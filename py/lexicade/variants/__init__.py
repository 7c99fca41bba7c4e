"""The shelf: one file a game, found by folder, never listed. Each file has a `GAME`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from lexicade.core.rules import Variant


def shelf() -> dict[str, Variant]:
    """Every game by its id."""
    names = sorted(module.name for module in iter_modules(__path__))
    games = [import_module(f"{__name__}.{name}").GAME for name in names]
    return {game.id: game for game in games}
