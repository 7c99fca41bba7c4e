"""How a game ended: who won, what each lost or gained by the tiles left, the best play."""

from __future__ import annotations

from lexicade.terminal.door import Json
from lexicade.terminal.moves_told import entry_told
from lexicade.terminal.seen import tiles_shown
from lexicade.terminal.texts import Texts


def ending_told(view: Json, texts: Texts) -> list[str]:
    names, ending = view["names"], view["ending"]
    lines = [_why(ending, names, texts)]
    for entry in ending["settlement"]:
        if entry["points"] or entry["rack"]:
            rack = tiles_shown(entry["rack"]) or texts("ending.no-tiles")
            points = f"{entry['points']:+d}"
            lines.append(f"  {names[entry['seat']]}: {rack} ({points})")
    plays = [entry for entry in view["log"] if entry["kind"] == "play"]
    if plays:
        best = max(plays, key=lambda entry: int(entry["score"]))
        told = {"name": names[best["seat"]], "play": entry_told(best, texts)}
        lines.append(texts("ending.best", **told, n=best["score"]))
    return [*lines, winners_told(view, texts)]


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
