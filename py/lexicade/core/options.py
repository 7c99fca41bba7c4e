"""House rules as a variant declares them; the set-up sheet is made from this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from lexicade.core.state import Refusal


@dataclass(frozen=True, eq=False, repr=False)
class Option:
    key: str
    label: str
    kind: str
    default: Any
    shown: Mapping[str, Any]  # what a page needs to offer it
    allowed: range | tuple[Any, ...]
    alone: Any = None  # the default where a computer plays, if that is another

    def accepts(self, value: Any) -> bool:
        # bool is an int in Python: True must not pass for 1.
        return any(type(value) is type(allowed) and value == allowed for allowed in self.allowed)

    def declared(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "label": self.label,
            "kind": self.kind,
            "default": self.default,
            **({} if self.alone is None else {"alone": self.alone}),
            **self.shown,
        }


def switch(key: str, label: str, *, on: str, off: str, default: bool = False) -> Option:
    return Option(key, label, "switch", default, {"on": on, "off": off}, (False, True))


def choice(key: str, label: str, choices: Mapping[Any, str], *, alone: Any = None) -> Option:
    """The first choice is the default; `alone` is that against the computer, if another."""
    shown = [{"value": value, "label": text} for value, text in choices.items()]
    default = next(iter(choices))
    return Option(key, label, "choice", default, {"choices": shown}, tuple(choices), alone)


def number(key: str, label: str, *, default: int, low: int, high: int, step: int = 1) -> Option:
    shown = {"min": low, "max": high, "step": step}
    return Option(key, label, "number", default, shown, range(low, high + 1, step))


def against_computer(options: Iterable[Option]) -> dict[str, Any]:
    """What is otherwise by default where a computer plays."""
    return {option.key: option.alone for option in options if option.alone is not None}


def settled(options: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value: what was given, or the default."""
    known = {option.key: option for option in options}
    for key, value in given.items():
        if key not in known:
            raise Refusal("unknown-option", name=key[:80])
        if not known[key].accepts(value):
            raise Refusal("bad-request", field=f"options.{key}", why="not one of the choices")
    return {key: given.get(key, option.default) for key, option in known.items()}
