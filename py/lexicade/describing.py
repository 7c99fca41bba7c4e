"""A game as its set-up sheet needs it, before anybody plays."""

from __future__ import annotations

from typing import Any

from lexicade.core.options import settled
from lexicade.core.rules import Table, Variant
from lexicade.core.view import table_shown
from lexicade.levels import LEVELS, SETTINGS, STRATEGIES, VOCABULARIES


def described(game: Variant) -> dict[str, Any]:
    """A game as its set-up sheet needs it, with the table for default options."""
    values = settled(game.options, {})
    table = Table(game, values, game.rules(values), NoWords())
    return {
        "id": game.id,
        "version": game.version,
        "name": game.name,
        "language": game.language,
        "players": list(game.players),
        "lexicons": list(game.lexicons),
        "options": [option.declared() for option in game.options],
        "levels": list(LEVELS),
        "vocabularies": list(VOCABULARIES),
        "strategies": list(STRATEGIES),
        "settings": {level: str(settings) for level, settings in SETTINGS.items()},
        "budgets": {level: settings.budget_ms for level, settings in SETTINGS.items()},
        "ladder": [
            {"id": rung.id, "options": dict(rung.options), "level": rung.level}
            for rung in game.ladder
        ],
        "table": table_shown(table),
    }


class NoWords:
    """Stands where no word will be asked for."""

    id = sha = ""

    def contains(self, word: object) -> bool:
        return False
