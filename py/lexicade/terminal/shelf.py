"""The games there are, as the engine declares them and as people call them."""

from __future__ import annotations

from lexicade.terminal.door import Door, Json, Refused
from lexicade.terminal.game_texts import GameTexts
from lexicade.terminal.laying import folded
from lexicade.terminal.texts import FALLBACK, MESSAGES, Texts, wished_language


class Shelf:
    def __init__(self, door: Door, language: str | None) -> None:
        """`language` is the one asked for; None leaves it to each game and to the system."""
        self._asked = language
        self.texts = Texts(language or wished_language())
        games = door.ask("variants")["variants"]
        self.games: list[Json] = sorted(
            games, key=lambda game: (GameTexts(game, self.texts.language).place, game["id"])
        )

    def game(self, id: str) -> Json:
        return next(game for game in self.games if game["id"] == id)

    def named(self, typed: str) -> Json:
        """A game by its number on the shelf, its id, or its name in any language."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self.games):
            return self.games[int(typed) - 1]
        wanted = folded(typed)
        found = [
            game for game in self.games if any(name == wanted for name in self._names(game))
        ] or [game for game in self.games if any(n.startswith(wanted) for n in self._names(game))]
        if len(found) != 1 or not wanted:
            raise Refused("unknown-variant", {"name": typed})
        return found[0]

    def told(self, game: Json, texts: Texts) -> GameTexts:
        return GameTexts(game, texts.language)

    def texts_for(self, game: Json) -> Texts:
        """A game in another language than English brings its own; who asks for one gets that."""
        own = str(game.get("language", FALLBACK))
        if self._asked or own == FALLBACK or own not in MESSAGES:
            return self.texts
        return Texts(own)

    def _names(self, game: Json) -> list[str]:
        names = [GameTexts(game, language).name for language in MESSAGES]
        return [folded(name) for name in (game["id"], *names)]
