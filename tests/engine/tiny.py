"""Small made-up word lists: whole games with every play listed, in milliseconds a turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from lexicade.core.options import settled
from lexicade.lexicon_pack import pack
from lexicade.variants import shelf

COMMON = 5


@cache
def made_up(id: str, faces: tuple[str, ...], often: tuple[str, ...]) -> bytes:
    """Every face beside a few common ones, so that any rack can be laid; and some longer words."""
    dice = Random(f"made up {id}")
    words: set[tuple[str, ...]] = set()
    for face in faces:
        words |= {(face, other) for other in often} | {(other, face) for other in often}
    for length, count in ((3, 60), (4, 60), (5, 30), (7, 30)):
        words |= {tuple(dice.choices(faces + often * 4, k=length)) for _ in range(count)}
    return pack(id, faces, sorted(words))


def list_for(id: str) -> bytes | None:
    """A made-up list under the name of any list a game on the shelf asks for."""
    for game in shelf().values():
        if id in game.lexicons:
            rules = game.rules(settled(game.options, {}))
            often = sorted(rules.alphabet.faces, key=lambda face: -rules.tiles.get(face, 0))
            return made_up(id, rules.alphabet.faces, tuple(often[:COMMON]))
    return None


def packed_words(id: str, faces: Sequence[str], words: str) -> bytes:
    """A list of just these words, each of one-letter faces."""
    return pack(id, faces, (tuple(word) for word in words.split()))
