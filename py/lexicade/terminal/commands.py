"""The words a player may type, in every language at once, and what was probably meant."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import NamedTuple

from lexicade.terminal.laying import folded

# Every command with its words; the first of each language is the one that help shows.
COMMANDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "help": {"en": ("help", "h", "commands"), "es": ("ayuda", "comandos")},
    "rules": {"en": ("rules", "r"), "es": ("reglas",)},
    "try": {"en": ("try", "preview"), "es": ("probar", "prueba")},
    "board": {"en": ("board", "b", "rack"), "es": ("tablero", "atril", "t")},
    "shuffle": {"en": ("shuffle", "mix"), "es": ("mezclar", "mezcla")},
    "swap": {"en": ("swap", "exchange", "x"), "es": ("cambiar", "cambia", "cambio")},
    "pass": {"en": ("pass", "skip"), "es": ("pasar", "paso")},
    "hint": {"en": ("hint", "hints"), "es": ("pista", "pistas")},
    "review": {"en": ("review", "lookback"), "es": ("repaso", "repasar")},
    "moves": {"en": ("moves", "log", "m"), "es": ("jugadas", "j")},
    "unseen": {"en": ("unseen", "tiles", "bag"), "es": ("fichas", "bolsa", "f")},
    "word": {"en": ("word", "words", "w", "check"), "es": ("palabra", "palabras")},
    "undo": {"en": ("undo", "u", "takeback"), "es": ("deshacer", "d")},
    "save": {"en": ("save", "s"), "es": ("guardar", "g")},
    "load": {"en": ("load", "open", "l"), "es": ("abrir", "cargar")},
    "resign": {"en": ("resign",), "es": ("abandonar", "rendirse")},
    "quit": {"en": ("quit", "q", "exit", "bye"), "es": ("salir", "adios")},
    "again": {"en": ("again", "rematch"), "es": ("otra", "revancha")},
}
# Words for actions that only some games offer; any other action goes by the name it has.
ACTIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "stop": {"en": ("stop", "finish"), "es": ("terminar", "parar")},
    "challenge": {"en": ("challenge",), "es": ("impugnar", "desafiar")},
    "accept": {"en": ("accept",), "es": ("aceptar",)},
    "bomb": {"en": ("bomb",), "es": ("bomba",)},
    "defuser": {"en": ("defuser",), "es": ("desactivador",)},
    "block": {"en": ("block", "blocks"), "es": ("bloque", "bloques")},
}
# Half a word must not end a game, nor cost a turn.
WHOLE = {"resign", "pass", "challenge", "accept"}
SIGNS = {"?": "try", "!": "hint"}


class Order(NamedTuple):
    """What was meant: a command or an action of this game, and what stood after it."""

    name: str
    rest: str
    action: bool = False


class Unknown(NamedTuple):
    typed: str
    near: str | None


def main_word(name: str, language: str) -> str:
    """The word to show for a command or an action, in this language."""
    return {**ACTIONS, **COMMANDS}.get(name, {}).get(language, (name,))[0]


def vocabulary(actions: Mapping[str, str]) -> dict[str, tuple[str, bool]]:
    """Every word there is at this table: what it means, and whether it is a game's own action."""
    words = {word: (name, False) for name in COMMANDS for word in _spellings(COMMANDS[name])}
    for action in actions:
        if action not in COMMANDS and action != "play":
            for word in (action, *_spellings(ACTIONS.get(action, {}))):
                words.setdefault(word, (action, True))
    return words


def _spellings(languages: Mapping[str, tuple[str, ...]]) -> list[str]:
    return [word for words in languages.values() for word in words]


def read_order(line: str, actions: Mapping[str, str]) -> Order | Unknown:
    """The order in a line that is no play; a word may be cut short where that is clear.

    An action that is not offered now is understood too, so that somebody can say why not.
    """
    line = line.strip()
    if line[:1] == "+":
        return Order("block", line[1:].strip(), True)
    if line == "?":
        return Order("help", "")
    if line[:1] in SIGNS:
        return Order(SIGNS[line[0]], line[1:].strip())
    typed, _, rest = line.partition(" ")
    typed = folded(typed).lower()
    words = vocabulary(actions)
    meant = words.get(typed)
    if meant is None:
        begun = {words[word] for word in words if len(typed) > 1 and word.startswith(typed)}
        if len(begun) == 1 and not any(name in WHOLE for name, _ in begun):
            meant = begun.pop()
    if meant is None:
        meant = vocabulary(dict.fromkeys(ACTIONS, "")).get(typed)
    if meant is not None:
        return Order(meant[0], rest.strip(), meant[1])
    whole = [word for word in words if len(word) > 1]
    near = get_close_matches(typed, whole, n=1, cutoff=0.6)
    return Unknown(typed, near[0] if near else None)
