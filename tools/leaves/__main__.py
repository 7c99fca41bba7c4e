"""`python build.py leaves [GAME ...]`: train what kept tiles are worth in the games that say so."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time

from lexicade.core.options import settled
from lexicade.core.rules import Table, Variant
from lexicade.leaves import Leaves, load, pack
from lexicade.lexicon import load as load_lexicon
from lexicade.variants import shelf
from tools.build.console import say
from tools.build.places import WORDLISTS

from .racks import racks
from .training import trained

SEED = "leaves"


def main(arguments: Sequence[str] | None = None) -> int:
    known = _parser().parse_args(arguments)
    for id in known.games or _trained_for():
        made = train(shelf()[id], known.rounds, known.boards, known.racks)
        path = known.into / f"{load(made).id}.leaves"
        path.write_bytes(made)
        say(f"  {len(made):,} bytes in {path.name}")
    return 0


def train(game: Variant, rounds: int, boards: int, on_board: int) -> bytes:
    """The packed table of a game; every round's racks are weighed with the leaves before."""
    values = settled(game.options, {})
    rules = game.rules(values)
    lexicon = load_lexicon((WORDLISTS / f"{rules.lexicon}.lex").read_bytes())
    table = Table(game, values, rules, lexicon)
    id = game.leaves or f"leaves-{game.id}"
    leaves: Leaves | None = None
    packed = b""
    for round in range(rounds):
        begun = process_time()
        found = list(racks(table, lexicon, leaves, boards, on_board, f"{SEED} {round}"))
        packed = pack(id, tuple(rules.tiles), trained(found))
        leaves = load(packed)
        say(f"{game.id}, round {round + 1}: {len(found):,} racks, {process_time() - begun:.0f} s")
    return packed


def _trained_for() -> list[str]:
    """A game may share another's leaves: those named for it are its own."""
    return [id for id, game in shelf().items() if game.leaves == f"leaves-{id}"]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py leaves", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of: {', '.join(shelf())}")
    parser.add_argument("--rounds", type=int, default=2, help="generations (default: 2)")
    parser.add_argument("--boards", type=int, default=30, help="games for boards (default: 30)")
    parser.add_argument("--racks", type=int, default=16, help="racks on each board (default: 16)")
    parser.add_argument("--into", type=Path, default=WORDLISTS, metavar="FOLDER")
    return parser


if __name__ == "__main__":
    sys.exit(main())
