"""How a game ended: who won, what each lost or gained by the tiles left, the best play."""

from __future__ import annotations

from lexicade.terminal.door import Json
from lexicade.terminal.moves_told import entry_told
from lexicade.terminal.seen import tiles_shown
from lexicade.terminal.texts import Texts


def ending_told(view: Json, texts: Texts) -> list[str]:
    names, ending = view["names"], view["ending"]
    lines = [_why(ending, names, texts)]
    settled = any(entry["points"] for entry in ending["settlement"])
    for entry in ending["settlement"]:
        in_sight = isinstance(view["racks"][entry["seat"]], list) and not settled
        if (entry["points"] or entry["rack"]) and not in_sight:
            rack = tiles_shown(entry["rack"]) or texts("ending.no-tiles")
            points = f" ({entry['points']:+d})" if settled else ""
            lines.append(f"  {names[entry['seat']]}: {rack}{points}")
    plays = _that_stayed(view["log"])
    if plays:
        best = max(plays, key=lambda entry: int(entry["score"]))
        told = {"name": names[best["seat"]], "play": entry_told(best, texts)}
        lines.append(texts("ending.best", **told, n=best["score"]))
    return [*lines, winners_told(view, texts)]


def _that_stayed(log: list[Json]) -> list[Json]:
    """The plays that nobody took back or blew up."""
    plays: list[Json] = []
    for entry in log:
        if entry["kind"] == "withdraw" and plays:
            plays.pop()
        elif entry["kind"] == "play" and not entry.get("exploded"):
            plays.append(entry)
    return plays


def _why(ending: Json, names: list[str], texts: Texts) -> str:
    name = names[ending["seat"]] if ending["seat"] is not None else ""
    key = f"ending.{ending['code']}"
    if ending["code"] == "scoreless" and name:
        key = "ending.scoreless-of"
    return texts.get(key, texts("screen.over"), name=name)


def winners_told(view: Json, texts: Texts) -> str:
    winners = [view["names"][seat] for seat in view["winners"]]
    if not winners or len(winners) == len(view["names"]):
        return texts("ending.draw")
    score = view["scores"][view["winners"][0]]
    return texts("ending.wins", names=texts.listed(winners), n=len(winners), score=score)
