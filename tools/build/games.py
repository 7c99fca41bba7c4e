"""games.json: what the shelf knows of each game before Python runs."""

import json
import os
import sys
from pathlib import Path
from typing import Any

from .console import Stop, run
from .places import ENGINE, WEB


def games() -> list[dict[str, Any]]:
    """The engine's own description of each game, with the texts and picture of its web folder."""
    return [{**game, **_folder(WEB / "games" / game["id"])} for game in _variants()]


def _variants() -> list[dict[str, Any]]:
    env = {**os.environ, "PYTHONPATH": str(ENGINE.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    said = run(
        [sys.executable, "-m", "lexicade", "bridge"],
        env=env,
        stdin='{"do":"variants"}\n',
        failing="The engine does not start.",
    )
    reply = json.loads(said)
    if not reply["ok"]:
        raise Stop(f"The engine could not say which games there are: {reply['detail']}")
    variants: list[dict[str, Any]] = reply["variants"]
    return variants


def _folder(folder: Path) -> dict[str, Any]:
    texts = {path.name.split(".")[1]: _json(path) for path in sorted(folder.glob("texts.*.json"))}
    look = folder / "look.json"
    look_facts = {"look": _json(look)} if look.exists() else {}
    return {"texts": texts, **_mini(folder / "mini.txt"), **look_facts}


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Stop(f"{path} is not good JSON: {error}.") from error


def _mini(path: Path) -> dict[str, Any]:
    """The board of the miniature; below an empty line, what lies open in a game with lids."""
    if not path.exists():
        return {"mini": None}
    board, _, ground = path.read_text(encoding="utf-8").strip().partition("\n\n")
    return {"mini": board.split(), **({"ground": ground.split()} if ground else {})}
