"""House rules: read from `key=value`, or changed one by one before a game."""

from __future__ import annotations

from typing import Any

from lexicade.terminal.console import Console
from lexicade.terminal.door import Json, Refused
from lexicade.terminal.game_texts import GameTexts
from lexicade.terminal.laying import folded
from lexicade.terminal.texts import Texts

ON = ("ON", "YES", "TRUE", "1", "SI", "Y", "S")
OFF = ("OFF", "NO", "FALSE", "0", "N")


def read_option(option: Json, typed: str, told: GameTexts) -> Any:
    """The value somebody typed for a house rule: as it is sent, or as it is called."""
    wanted = folded(typed.strip())
    for value in values_of(option):
        if wanted in (folded(str(value)), folded(told.value(option, value))):
            return value
    if option["kind"] == "switch" and wanted in ON + OFF:
        return wanted in ON
    allowed = ", ".join(_short(value) for value in values_of(option))
    if option["kind"] == "number":
        allowed = f"{option['min']}–{option['max']}"
    raise Refused("option-value", {"name": option["key"], "allowed": allowed})


def values_of(option: Json) -> list[Any]:
    if option["kind"] == "switch":
        return [False, True]
    if option["kind"] == "number":
        return list(range(option["min"], option["max"] + 1, option.get("step", 1)))
    return [choice["value"] for choice in option["choices"]]


def _short(value: Any) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def read_options(game: Json, pairs: list[str], told: GameTexts) -> Json:
    """`["star=on", "board=11"]` as the engine wants them."""
    options = {}
    known = {option["key"]: option for option in game["options"]}
    for pair in pairs:
        key, _, typed = pair.partition("=")
        if key not in known:
            raise Refused("option-unknown", {"name": key, "allowed": ", ".join(known)})
        options[key] = read_option(known[key], typed, told)
    return options


def ask_options(
    console: Console, game: Json, told: GameTexts, texts: Texts, *, computer: bool
) -> Json:
    """The rules as a numbered list; a number changes one, Enter takes them as they stand.

    What is usual may be something else where a computer plays.
    """
    usual = {
        option["key"]: option.get("alone", option["default"]) if computer else option["default"]
        for option in game["options"]
    }
    chosen = dict(usual)
    while game["options"]:
        for number, option in enumerate(game["options"], 1):
            value = chosen[option["key"]]
            changed = " *" if value != usual[option["key"]] else ""
            line = f"  {number:>2}  {told.option(option)}: {told.value(option, value)}{changed}"
            console.say(line)
        typed = console.ask(texts("setup.which-rule") + " ")
        if not typed:
            break
        if typed.isdecimal() and 1 <= int(typed) <= len(game["options"]):
            option = game["options"][int(typed) - 1]
            chosen[option["key"]] = _changed(console, option, chosen[option["key"]], told, texts)
        else:
            console.say(texts("setup.number", low=1, high=len(game["options"])))
    return chosen


def _changed(console: Console, option: Json, value: Any, told: GameTexts, texts: Texts) -> Any:
    """Two settings take turns; of more, one is asked for."""
    values = values_of(option)
    if len(values) == 2:
        return values[1 - values.index(value)]
    if option["kind"] == "choice":
        for number, one in enumerate(values, 1):
            console.say(f"      {number}  {told.value(option, one)}")
        typed = console.ask("      " + texts("setup.choose") + " ")
        if typed.isdecimal() and 1 <= int(typed) <= len(values):
            return values[int(typed) - 1]
    else:
        low, high = option["min"], option["max"]
        typed = console.ask("      " + texts("setup.between", low=low, high=high) + " ")
    if not typed:
        return value
    try:
        return read_option(option, typed, told)
    except Refused as refused:
        console.say("      " + texts.refusal(refused))
        return value
