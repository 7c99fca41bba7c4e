"""`python -m tools.words [ID ...] [--check]`: make the word lists, or prove the committed ones."""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.build.console import Stop, say
from tools.build.places import WORDLISTS

from . import gloss_shelf, shelf
from .recipes import RECIPES, Recipe, from_original
from .registry import Read, reader


def main(arguments: Sequence[str] | None = None, read: Read | None = None) -> int:
    """`read` is where the sources come from, left out: the registries."""
    known = _parser().parse_args(arguments)
    try:
        with tempfile.TemporaryDirectory(prefix="lexicade-words-") as folder:
            return _run(known, read or reader(Path(folder)))
    except Stop as stop:
        print(f"\n{stop}", file=sys.stderr)
        return 1


def _run(known: argparse.Namespace, read: Read) -> int:
    lists = []
    for recipe in _wanted(known):
        say(f"{recipe.id}:")
        made = shelf.make(recipe, read)
        say(f"  {made.entry.words:,} words in {made.entry.size:,} bytes")
        lists.append(made)
    glosses = {}
    if gloss_shelf.ID in known.ids:
        say("glosses:")
        glosses = gloss_shelf.make(read)
    if known.check:
        problems = shelf.differences(lists, known.into)
        problems += gloss_shelf.differences(glosses, known.into)
        if problems:
            raise Stop("\n".join(problems))
        say("The committed lists are what the recipe makes.")
    else:
        if lists:
            shelf.write(lists, known.into)
        if glosses:
            gloss_shelf.write(glosses, known.into)
        say(f"Written to {known.into.name}/.")
    return 0


def _wanted(known: argparse.Namespace) -> list[Recipe]:
    if known.original is None:
        return [RECIPES[id] for id in known.ids or RECIPES if id in RECIPES]
    if known.ids:
        raise Stop("--2of12inf makes one list only: give no ID with it.")
    return [from_original(known.original)]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.words", description="Make the word lists from their sources."
    )
    # No `choices`: argparse in Python 3.11 refuses an empty list of ids when it has some.
    parser.add_argument(
        "ids",
        nargs="*",
        type=_id,
        metavar="ID",
        help=f"{', '.join(RECIPES)}; {gloss_shelf.ID}: the definitions",
    )
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument(
        "--into", type=Path, default=WORDLISTS, metavar="FOLDER", help="instead of wordlists/"
    )
    parser.add_argument(
        "--2of12inf",
        dest="original",
        type=Path,
        metavar="FILE",
        help="make 2of12inf-style of the original file, for those who have it",
    )
    return parser


def _id(text: str) -> str:
    known = (*RECIPES, gloss_shelf.ID)
    if text not in known:
        raise argparse.ArgumentTypeError(f"no list {text!r}; there are {', '.join(known)}")
    return text


if __name__ == "__main__":
    sys.exit(main())
