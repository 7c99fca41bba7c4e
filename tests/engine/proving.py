"""Random positions of every game, on which the fast search is held to the slow one.

They come from games with random house rules. Half of them have letters changed at random, so that
most words on the board are none; half are judged by a list in which few pairs of letters are words.
The suite takes some of each game; `python build.py bench proof` takes thousands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple
from zlib import crc32

from lexicade import movegen, oracle
from lexicade.core.match import opened
from lexicade.core.play import Play
from lexicade.core.rules import Table, Tally
from lexicade.core.state import Placed, State
from lexicade.core.tiles import BLANK, BLOCK, Faces, without
from lexicade.lexicon import Lexicon, load
from lexicade.lexicon_pack import pack
from lexicade.movegen import HOPED, Ground, Pick, Plays
from lexicade.variants import shelf
from tests.engine.roaming import NAMES, Setup, steps, table_for, words

FROM_A_GAME = 10
LARGEST_RACK = 7
Told = tuple[Play, Tally, str, str]


class Case(NamedTuple):
    name: str
    table: Table
    state: State
    seat: int
    lexicon: Lexicon


@cache
def few_words(id: str) -> Lexicon:
    """A list under that name in which most pairs of letters are no word."""
    faces = words(id).faces
    dice = Random(f"few words {id}")
    found = set()
    for length, count in ((2, len(faces) ** 2 // 3), (3, 2000), (4, 800), (5, 400), (6, 200)):
        found |= {tuple(dice.choices(faces, k=length)) for _ in range(count)}
    return load(pack(id, faces, sorted(found)))


def cases(id: str, seed: str) -> Iterator[Case]:
    """One after the other, the same ones for the same seed, and no end of them."""
    game, dice, number = shelf()[id], Random(f"{id} {seed}"), 0
    while True:
        options = tuple(
            (option.key, dice.choice(option.allowed))
            for option in game.options
            if dice.random() < 0.5
        )
        setup = Setup(id, options, dice.randint(*game.players))
        begun = opened(table_for(setup), NAMES[: setup.seats], f"{seed} {number}", "lot")
        played = [step.before for step in steps(begun, dice)]
        for match in dice.sample(played, min(FROM_A_GAME, len(played))):
            number += 1
            state, seat = match.state, match.state.turn
            lexicon = words(match.table.rules.lexicon)
            if dice.random() < 0.5:
                lexicon = few_words(match.table.rules.lexicon)
            if dice.random() < 0.5:
                state = replace(state, board=changed(match.table, state, dice))
            state = state.with_player(seat, rack=any_rack(match.table, dice))
            name = f"{setup} seed {seed} number {number}"
            yield Case(name, replace(match.table, lexicon=lexicon), state, seat, lexicon)


def changed(table: Table, state: State, dice: Random) -> dict[int, Placed]:
    """The same cells, with other letters on some of them and blanks on a few."""
    rules, board = table.rules, dict(state.board)
    for cell, tile in board.items():
        if dice.random() < 0.3:
            face = dice.choice(rules.alphabet.faces)
            board[cell] = replace(tile, face=face, letter=face)
        elif dice.random() < 0.1:
            letter = dice.choice(rules.blanks.choices) if rules.blanks.declared else None
            board[cell] = replace(tile, face=BLANK, letter=letter)
    return board


def any_rack(table: Table, dice: Random) -> Faces:
    """Blanks beside few tiles only: of what they can do the slow search makes a long story."""
    bag = [face for face in table.rules.tiles if face not in (BLANK, BLOCK)]
    counts = [table.rules.tiles[face] for face in bag]
    rack = dice.choices(bag, counts, k=dice.randint(1, LARGEST_RACK))
    blanks = dice.choices((0, 1, 2), (73, 25, 2))[0] if table.rules.tiles.get(BLANK) else 0
    if blanks:
        rack = [*rack[: dice.randint(0, 1) + 2 - blanks], *[BLANK] * blanks]
    return tuple(dice.sample(rack, len(rack)))


def unlike(case: Case) -> str | None:
    """How the fast search differs from the slow one; None where it does not."""
    _, table, state, seat, lexicon = case
    rack = state.players[seat].rack
    plays = movegen.all_plays(table, state, seat, lexicon)
    slow = oracle.every_play(table, state, seat, lexicon)
    if ordered(slow) != ordered(plays.best(len(plays))):
        return f"{case.name}: not the same plays"
    ranked = by_value(plays, rack, None)
    ground = Ground(table, lexicon)
    for _ in range(3):  # it keeps what it sees again
        again = movegen.all_plays(table, state, seat, lexicon, ground)
        if by_value(again, rack, None) != ranked:
            return f"{case.name}: not the same plays on a ground"
    for worth in (None, pretended):
        wanted = by_value(plays, rack, worth)[:5]
        for known in (None, ground):
            best = movegen.top(table, state, seat, lexicon, n=5, worth=worth, ground=known)
            if [ranking(one.value, one.pick) for one in best.plays] != wanted:
                return f"{case.name}: not the best plays"
    return None


def ordered(found: list[oracle.Found]) -> list[Told]:
    def laid(one: Told) -> list[tuple[int, str, str]]:
        return [(tile.cell, tile.face, tile.letter or "") for tile in one[0].laid]

    return sorted(((one.play, one.tally, one.at, one.text) for one in found), key=laid)


def pretended(kept: Faces) -> float:
    """What tiles might be worth, to and fro."""
    return crc32("".join(kept).encode()) % 400 / 10 - 20


Ranking = tuple[float, int, int, bytes, int]


def ranking(value: float, pick: Pick) -> Ranking:
    return (-value, pick.row.first, pick.row.step, pick.word, pick.blanks)


def by_value(plays: Plays, rack: Faces, worth: movegen.Keeping | None) -> list[Ranking]:
    """All plays by what they bring, as the bounded search ranks them."""
    found = []
    for filling in plays.fillings:
        for points, pick in filling.picks(HOPED(filling.worths), -10_000, 10_000):
            value: float = points
            if worth:
                laid = [tile.face for tile in plays.written(pick).play.laid]
                value += worth(tuple(sorted(without(rack, laid))))
            found.append(ranking(value, pick))
    return sorted(found)
