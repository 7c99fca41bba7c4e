"""How a list is made: its lengths, where its letters stand, how words begin, what the graph saves.

One walk down the graph, letter by letter: for each point, how many ways lead to it. Each way is a
beginning of words, so the ways of one step are the points that a plain tree of letters would have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from lexicade.lexicon import CHILD_SHIFT, END, LAST, SYMBOL, Lexicon
from lexicade.study.below import below_of, lane, lanes

SLICE = 2_500
MOST_PLACES = 15
BEGINNINGS = (1, 2, 3)  # letters
COMMONEST = 12

Told = dict[str, Any]


def structure(lexicon: Lexicon, length: int | None) -> Generator[float | None, bool | None, Told]:
    """`length`: letters by place in words of that many letters only."""
    below = below_of(lexicon)
    for _ in below.fill():
        yield None
    cells, of, all = lexicon.cells, below.of, below.all
    root = lexicon.START >> CHILD_SHIFT
    ways = {root: 1} if root else {}
    places: list[list[int]] = []
    prefixes: list[int] = []
    work = 0
    while ways:
        column = [0] * len(lexicon.faces)
        after: Counter[int] = Counter()
        made = 0
        place = len(prefixes) + 1
        for first, count in ways.items():
            at = first
            while True:
                cell = cells[at]
                child = cell >> CHILD_SHIFT
                if length is None:
                    words = all[child] + (cell & END == END)
                elif length == place:
                    words = int(cell & END == END)
                else:
                    words = lane(of[child], length - place) if length > place else 0
                column[cell & SYMBOL] += count * words
                made += count
                if child:
                    after[child] += count
                work += 1
                if cell & LAST:
                    break
                at += 1
            if work > SLICE:
                work = 0
                yield None
        ways = after
        places.append(column)
        prefixes.append(made)
    beginnings = yield from _beginnings(lexicon)
    tree = sum(prefixes)
    return {
        "words": lexicon.size,
        "source": lexicon.source,
        "faces": list(lexicon.faces),
        "lengths": [list(pair) for pair in lanes(below.words)],
        "places": places[: length or MOST_PLACES],
        "prefixes": prefixes,
        "beginnings": beginnings,
        "graph": {
            "tree": tree + 1,
            "points": len(of),
            "edges": len(cells) - 1,
            "bytes": 4 * len(cells),
        },
    }


def _beginnings(lexicon: Lexicon) -> Generator[None, bool | None, list[list[list[Any]]]]:
    """The commonest beginnings of one letter, two and three, with how many words have them."""
    all = below_of(lexicon).all
    begun: list[tuple[str, int]] = [("", lexicon.START)]
    told = []
    for _ in BEGINNINGS:
        begun = [
            (read + face, edge) for read, above in begun for face, edge in lexicon.edges_from(above)
        ]
        counted = []
        for at, (read, edge) in enumerate(begun):
            words = all[edge >> CHILD_SHIFT] + lexicon.ends(edge)
            counted.append((-words, read))
            if at % SLICE == 0:
                yield
        told.append([[read, -words] for words, read in sorted(counted)[:COMMONEST]])
    return told
