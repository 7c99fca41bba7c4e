"""docs/strength.md: what the levels' games said, written as a page and read from it again."""

from collections.abc import Mapping
from pathlib import Path

from lexicade.levels import LEVELS, RANKED, SETTINGS

from .matches import Standing

Key = tuple[str, str, str]  # the game, the stronger level, the weaker
Found = dict[Key, Standing]

HEAD = """\
# How strong the levels are

Made by `python build.py bench strength --write`: the levels play each other, every pair with both \
in either seat, from the same seeds in every run. `--rounds`, `--games` and `--levels` (the \
stronger of two) measure a part, which takes the place of what stood here of it.

How to read it: *won* is how many of a hundred games the level won against the one below, a draw \
counting half, give or take what 95 of 100 such samples stay within; 50 would be none the \
stronger. Then the mean points of a game, its own and the other's.

"""
ADAPTIVE_HEAD = """\
## The adaptive level

It wants the game close: what counts here is *apart*, the mean points between the two at the end, \
and that it wins about half of its games.

"""
COLUMNS = ("game", "level", "over", "games", "won", "±", "points", "against", "apart")


def page(found: Mapping[Key, Standing]) -> str:
    ranked = {key: told for key, told in found.items() if key[1] in RANKED}
    adaptive = {key: told for key, told in found.items() if key[1] not in RANKED}
    settings = "".join(f"| {level} | `{SETTINGS[level]}` |\n" for level in LEVELS)
    return (
        f"{HEAD}| level | vocabulary/strategy |\n|---|---|\n{settings}\n"
        f"## Each against the one below\n\n{_table(ranked)}\n{ADAPTIVE_HEAD}{_table(adaptive)}"
    )


def read(path: Path) -> Found:
    """What the page says; nothing where there is none yet."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    cells = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]
    rows = [row for row in cells if len(row) == len(COLUMNS) and row[3].isdecimal()]
    return {
        (game, strong, weak): Standing(int(games), *map(float, numbers))
        for game, strong, weak, games, *numbers in rows
    }


def _table(found: Mapping[Key, Standing]) -> str:
    def place(key: Key) -> tuple[str, int, int]:
        game, strong, weak = key
        return game, LEVELS.index(strong), LEVELS.index(weak)

    lines = [
        f"| {' | '.join(key)} | {told.games} | {told.won:.1f} | {told.give_or_take:.1f} "
        f"| {told.points:.0f} | {told.against:.0f} | {told.apart:.0f} |"
        for key, told in sorted(found.items(), key=lambda one: place(one[0]))
    ]
    head = [f"| {' | '.join(COLUMNS)} |", "|---|---|---|" + "---:|" * (len(COLUMNS) - 3)]
    return "\n".join([*head, *lines]) + "\n"
