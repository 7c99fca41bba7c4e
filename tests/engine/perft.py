"""Word perft: counts of plays on given positions, a line each in `tests/perft/GAME.tsv`.

    PYTHONPATH=py python -m tests.engine.perft GAME OPTIONS BOARD RACK [EXTRA]

prints the line of a new case, counted by the slow search: house rules and the memory of the
game's twists in JSON (`{}` for none), board rows joined by `/`, a rack. The columns of a line are

    options  board  rack  extra  plays  best  sum

`best` and `sum` are of the points that anybody may know beforehand. Add the line to the file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from lexicade import movegen, oracle
from lexicade.core.match import Match, opened
from lexicade.core.options import settled
from lexicade.core.rules import Table
from lexicade.lexicon import Lexicon
from lexicade.variants import shelf
from tests.engine.story import listed

FOLDER = Path(__file__).resolve().parents[1] / "perft"
NAMES = ("Ana", "Bruno")

Counts = tuple[int, int, int]


class Case(NamedTuple):
    game: str
    options: dict[str, Any]
    board: str
    rack: str
    extra: dict[str, Any]
    counts: Counts

    def line(self) -> str:
        told = (json.dumps(self.options), self.board, self.rack, json.dumps(self.extra))
        return "\t".join([*told, *map(str, self.counts)])

    def laid_out(self) -> tuple[Match, Lexicon]:
        game = shelf()[self.game]
        values = settled(game.options, self.options)
        rules = game.rules(values)
        lexicon = listed(rules.lexicon)
        position: dict[str, Any] = {"racks": [self.rack]}
        if self.board:
            position["board"] = self.board.split("/")
        if self.extra:
            position["extra"] = self.extra
        return opened(Table(game, values, rules, lexicon), NAMES, "perft", 0, position), lexicon

    def counted(self) -> Counts:
        """By the fast search."""
        match, lexicon = self.laid_out()
        found = movegen.all_plays(match.table, match.state, 0, lexicon)
        return len(found), max(found.points(), default=0), sum(found.points())

    def counted_slowly(self) -> Counts:
        match, lexicon = self.laid_out()
        points = [
            one.tally.known for one in oracle.every_play(match.table, match.state, 0, lexicon)
        ]
        return len(points), max(points, default=0), sum(points)


def listed_cases() -> Iterator[Case]:
    """Every line of every game's file; `classic-enable.tsv` has a form and a test of its own."""
    for path in sorted(FOLDER.glob("*.tsv")):
        if path.stem in shelf():
            for line in path.read_text(encoding="utf-8").splitlines():
                if line and not line.startswith("#"):
                    yield read(path.stem, line)


def read(game: str, line: str) -> Case:
    options, board, rack, extra, plays, best, total = line.split("\t")
    counts = (int(plays), int(best), int(total))
    return Case(game, json.loads(options), board, rack, json.loads(extra), counts)


def main(game: str, options: str, board: str, rack: str, extra: str = "{}") -> None:
    case = Case(game, json.loads(options), board, rack, json.loads(extra), (0, 0, 0))
    print(case._replace(counts=case.counted_slowly()).line())


if __name__ == "__main__":
    main(*sys.argv[1:])
