"""Small made-up word lists, so that whole games and every play of a rack take little time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random

from lexicade.core.options import settled
from lexicade.lexicon_pack import pack
from lexicade.variants import shelf

COMMON = 6


@cache
def made_up(id: str, faces: tuple[str, ...], often: tuple[str, ...]) -> bytes:
    """Any two faces are a word, so that a rack can be laid to the last tile; some are longer."""
    dice = Random(f"made up {id}")
    words: set[tuple[str, ...]] = {*product(faces, faces), *product(often, faces, often)}
    for length, count in ((3, 80), (4, 80), (5, 40), (7, 40)):
        words |= {tuple(dice.choices(faces + often * 4, k=length)) for _ in range(count)}
    return pack(id, faces, sorted(words))


@cache
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
