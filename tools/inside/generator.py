"""Times the search for plays against the plain walk, on the perft positions; runs in any Python.

Prints a line a position: how many blanks, and the milliseconds of the walk, of every play, and of
the best play on a board never seen, with ten best by points and tiles kept, and on a board seen
before. Each is the shortest of some tries, in turns: a busy machine only makes things longer.
"""

import gc
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

TRIES = 3
EVERY = 2  # of the positions, so that it does not take all day


def main() -> None:
    root = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(root), str(root / "py")]
    from lexicade.core.match import opened
    from lexicade.core.options import settled
    from lexicade.core.position import placed_at
    from lexicade.core.rules import Table
    from lexicade.lexicon import load
    from lexicade.movegen import Ground, all_plays, top
    from lexicade.variants import shelf
    from tools.bench.walk import walk

    game = shelf()["classic"]
    values = settled(game.options, {})
    rules = game.rules(values)
    lexicon = load((root / "wordlists" / f"{rules.lexicon}.lex").read_bytes())
    table = Table(game, values, rules, lexicon)
    empty = opened(table, ("Ana", "Bruno"), "bench").state
    lines = (root / "tests" / "perft" / "classic-enable.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in lines.splitlines() if not line.startswith("#")]
    # More blanks on a board than the game has.
    plenty = replace(table, rules=replace(rules, tiles=dict.fromkeys(rules.tiles, 99)))
    places = [
        (placed_at(plenty, empty, {"board": board.split("/"), "racks": [rack], "bag": ""}), rack)
        for board, rack, *_ in rows[::EVERY]
    ]
    index = Ground(table, lexicon).index

    def took(work: Callable[[], object]) -> float:
        index.forget()  # what other racks have found out
        started = time.perf_counter()
        work()
        return (time.perf_counter() - started) * 1000

    def total(*asked: Any) -> int:
        return sum(all_plays(*asked).points())

    for state, _ in places[:5]:
        all_plays(table, state, 0, lexicon)
    gc.collect()
    gc.freeze()
    for state, rack in places:
        ground = Ground(table, lexicon)
        for _ in range(2):
            top(table, state, 0, lexicon, ground=ground)
        asked = (table, state, 0, lexicon)
        works: tuple[Callable[[], object], ...] = (
            partial(walk, *asked),
            partial(total, *asked),
            partial(top, *asked),
            partial(top, *asked, n=10, worth=len),
            partial(top, *asked, ground=ground),
        )
        tries = [[took(work) for work in works] for _ in range(TRIES)]
        print(rack.count("?"), *(min(times) for times in zip(*tries, strict=True)))


if __name__ == "__main__":
    main()
