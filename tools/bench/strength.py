"""How much stronger each level of the computer is than the one below it, in every game.

It needs no page. `--rounds` says how often two levels meet, each round in either seat; `--games`
and `--levels` (the stronger of two) leave the others out. With `--write` what was measured goes
into docs/strength.md, beside what was measured before.
"""

from collections.abc import Sequence
from itertools import pairwise

from lexicade.levels import LEVELS, RANKED
from lexicade.variants import shelf
from tools.build.console import Stop, say
from tools.build.places import ROOT

from . import strength_page
from .matches import Pairing, standings, tables
from .rows import Row

PAGE = ROOT / "docs" / "strength.md"
ADAPTIVE = LEVELS[-1]


def measure(
    rounds: int, games: Sequence[str] = (), levels: Sequence[str] = (), write: bool = False
) -> list[Row]:
    rows, found = [], strength_page.read(PAGE)
    for one, told in standings(pairings(games, levels), rounds):
        note = f"{told.points:.0f} : {told.against:.0f} points, {told.games} games"
        what = f"{one.name}: {one.strong} over {one.weak}"
        rows.append(Row(what, told.won, "%", note=note))
        say(f"  {what}: {told.won:.1f} % ± {told.give_or_take:.1f}, {note}")
        found[one.name, one.strong, one.weak] = told
        if write:  # at once: a long run may be stopped
            PAGE.write_text(strength_page.page(found), encoding="utf-8")
    return rows


def pairings(games: Sequence[str], levels: Sequence[str]) -> list[Pairing]:
    """Each level with the one below, and the adaptive one with each."""
    shelved = shelf()
    strange = [*(set(games) - set(shelved)), *(set(levels) - set(LEVELS))]
    if strange:
        raise Stop(f"No such game or level: {', '.join(sorted(strange))}.")
    met = [(strong, weak) for weak, strong in pairwise(RANKED)]
    met += [(ADAPTIVE, level) for level in RANKED]
    return [
        Pairing(id, tuple(options.items()), name, strong, weak)
        for id in games or shelved
        for name, options in tables(shelved[id])
        for strong, weak in met
        if strong in (levels or LEVELS)
    ]
