"""One golden game a variant: every move, the scores after it, and the fingerprint of the end.

A game is recorded by letting the engine play itself, then read by a person before it is kept:

    PYTHONPATH=py:. python -m tests.engine.test_playthroughs record fribble

Rules that were changed on purpose need a new recording; any other difference is a fault.
"""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from lexicade.core.save import fingerprint
from lexicade.variants import shelf
from tests.engine.story import Door

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
NAMES = ("Ana", "Bruno", "Carla", "Dario")
LONGEST_GAME = 200
# A recorded game also shows the moves that no player of top scores would make.
SWAPS, PASSES = {5, 16}, {9}
DEVICES = {1, 2, 4, 8, 12, 13, 19, 25, 30}


@pytest.mark.parametrize("id", shelf())
def test_the_golden_game_plays_as_it_did(id):
    path = FOLDER / f"{id}.json"
    assert path.is_file(), f"record a game of {id}: see {Path(__file__).name}"
    told = json.loads(path.read_text(encoding="utf-8"))
    door = Door()

    door.must("new", **told["new"])
    for ply, (seat, move, scores) in enumerate(told["moves"], start=1):
        reply = door.must("move", seat=seat, move=move)
        assert (ply, scores) == (len(reply["save"]["moves"]), reply["view"]["scores"]), move

    view = door.must("view")["view"]
    assert view["over"]
    assert told["ending"] == view["ending"]
    assert told["view"] == fingerprint(view)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_every_golden_game_is_of_a_variant_on_the_shelf(path):
    assert path.stem in shelf()


def recorded(id: str, seed: str = "golden") -> str:
    """A whole game by the computer, as the text of its file."""
    players = shelf()[id].players[0]
    seats = [{"name": name} for name in NAMES[:players]]
    new = {"variant": id, "seats": seats, "seed": seed}
    door = Door()
    view = door.must("new", **new)["view"]
    moves: list[Any] = []
    while not view["over"] and len(moves) < LONGEST_GAME:
        seat = view["turn"]
        view = door.must("move", seat=seat, move=_chosen(door, view, len(moves) + 1))["view"]
        line = next(line for line in reversed(view["log"]) if line["seat"] == seat)
        move = _written(line, door.must("save")["save"]["moves"][-1])
        moves.append([seat, move, view["scores"]])
        print(len(moves), *moves[-1], file=sys.stderr)
    view = door.must("view")["view"]
    lines = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in moves)
    return (
        f'{{\n "new": {json.dumps(new)},\n "moves": [\n  {lines}\n ],\n'
        f' "ending": {json.dumps(view["ending"])},\n "view": "{fingerprint(view)}"\n}}\n'
    )


def _chosen(door: Door, view: dict[str, Any], ply: int) -> dict[str, Any]:
    seen = door.must("view", seat=view["turn"])["view"]
    if "swap" in seen["actions"] and ply in SWAPS:
        return {"kind": "swap", "tiles": seen["rack"][: min(3, seen["bag"])]}
    if ply in PASSES:
        return {"kind": "pass"}
    if ply in DEVICES:
        for kind in (kind for kind, wants in seen["actions"].items() if wants == "cell"):
            for at in _where_words_go(door, 1 - view["turn"]):
                placing = {"kind": kind, "at": at}
                if door.must("preview", seat=view["turn"], move=placing)["legal"]:
                    return placing
    move: dict[str, Any] = door.must("bot", seat=view["turn"])["move"]
    return move


def _where_words_go(door: Door, seat: int) -> list[str]:
    """The cells of the best plays this seat has: it will come by."""
    plays = door.must("hint", seat=seat, n=20)["plays"]
    return [play["tiles"][-1][0] for play in plays]


def _written(line: dict[str, Any], move: dict[str, Any]) -> dict[str, Any]:
    """A play as a person reads it; any other move as it was made."""
    if line["kind"] != "play":
        return move
    return {"kind": "play", "text": f"{line['at']} {line['text']}"}


if __name__ == "__main__":
    _, command, wanted = sys.argv
    if command != "record" or wanted not in shelf():
        sys.exit(__doc__)
    (FOLDER / f"{wanted}.json").write_text(recorded(wanted), encoding="utf-8")
