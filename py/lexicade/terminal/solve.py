"""`python -m lexicade solve`: a board from a file, a rack, and the best plays in a table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TextIO

from lexicade.bridge import Bridge
from lexicade.terminal.board import BoardPicture
from lexicade.terminal.board_file import as_json, position_in, rack_in, rows_with
from lexicade.terminal.console import Console
from lexicade.terminal.door import Door, Json, Refused
from lexicade.terminal.files import find_lexicon
from lexicade.terminal.house_rules import read_options
from lexicade.terminal.ink import padded, width
from lexicade.terminal.racks import Racks
from lexicade.terminal.seen import are_counted, face_shown
from lexicade.terminal.shelf import Shelf
from lexicade.terminal.texts import MESSAGES, Texts

SORTS = ("score", "estimate", "length")
MOST_LEFT = 12
DESCRIPTION = "The best plays of a rack on any board of any game."
EPILOG = """the board, one row a line:
  .          an empty square (also _ - · or a space)
  A          a letter; [CH] one of more than one letter
  a          a blank that stands for it; ? one that is left open
  Row numbers and column letters at the edge are passed over; missing rows are empty.
  A file that begins with { is a whole position in JSON, as docs/protocol.md has it.

examples:
  %(prog)s classic --rack 'AEINRST?'
  %(prog)s classic --board game.txt --rack IDRROOE --n 5
  %(prog)s cruzadas --board - --rack 'A[CH]IOST?' --lang es < board.txt
  %(prog)s fribble --board b.txt --rack QUEATXO --option board=11 --with QU --sort length
  %(prog)s lexibomb --board b.txt --rack 'AEINRST' --extra bombs=H8,G7
  %(prog)s wordominos --board b.txt --extra blocks=F6     (no rack: the full set that is left)
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add = parser.add_argument
    add("game", help="its name, or its number on the shelf")
    add(
        "--board", metavar="FILE", help="the board; - reads it from standard input; left out: empty"
    )
    add("--rack", metavar="TILES", help="its letters, ? for a blank")
    add("--seat", type=int, default=1, metavar="N", help="who plays, where that matters: 1, 2 …")
    add("--extra", action="append", default=[], metavar="KIND=CELLS", help="bombs=H8,G7, blocks=F6")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    add("--n", type=int, default=20, help="how many plays (20)")
    add(
        "--sort",
        choices=SORTS,
        default="score",
        help="points, worth with what it leaves, or the longest word",
    )
    add("--with", dest="part", metavar="LETTERS", help="only words with these letters in a row")
    add("--lang", choices=sorted(MESSAGES), help="the language of what is said")
    add("--json", action="store_true", help="the engine's reply as JSON, and nothing else")
    add("--no-color", action="store_true", help="no colours (NO_COLOR does the same)")


def run(
    chosen: argparse.Namespace, source: TextIO | None = None, console: Console | None = None
) -> int:
    """Tells the plays; 2 where what was asked for cannot be."""
    source = source or sys.stdin
    console = console or Console(source, sys.stdout, plain=chosen.no_color)
    door = Door(Bridge(find_lexicon))
    shelf = Shelf(door, chosen.lang)
    texts = shelf.texts
    try:
        game = shelf.named(chosen.game)
        texts = shelf.texts_for(game)
        asked = _request(chosen, door, game, shelf, texts, source)
        looked = door.ask("board", **asked)
        wish = {"sort": chosen.sort, "with": chosen.part or "", "n": max(0, min(chosen.n, 100_000))}
        found = door.ask("solve", **asked, **wish)
    except Refused as refused:
        console.say(_refusal(refused, texts))
        return 2
    if chosen.json:
        console.say(
            as_json(
                {
                    "plays": found["plays"],
                    "count": found["count"],
                    "wrong": looked["wrong"],
                    "loose": looked["loose"],
                }
            )
        )
        return 0
    console.say(*_told(looked, found, shelf.told(game, texts).name, console, texts))
    return 0


def _request(
    chosen: argparse.Namespace, door: Door, game: Json, shelf: Shelf, texts: Texts, source: TextIO
) -> Json:
    """What the engine is asked: the position of the file, with what else was told."""
    options = read_options(game, chosen.option, shelf.told(game, texts))
    asked = {"variant": game["id"], "options": options}
    table = door.ask("board", **asked, position={})["table"]
    position = position_in(_text(chosen.board, source), table) if chosen.board else {}
    seat = chosen.seat - 1
    if not 0 <= seat < game["players"][1]:
        raise Refused("solve-seat", {"most": game["players"][1]})
    if chosen.rack is not None:
        position = {**position, "racks": [*[None] * seat, rack_in(chosen.rack, table)]}
    elif "racks" not in position and not are_counted(table):
        raise Refused("solve-rack")
    for told in chosen.extra:
        kind, _, cells = told.partition("=")
        names = [cell.strip().upper() for cell in cells.split(",") if cell.strip()]
        position = {**position, "extra": {**position.get("extra", {}), kind: names}}
    return {**asked, "position": position, "seat": seat}


def _text(name: str, source: TextIO) -> str:
    if name == "-":
        return source.read(200_000)
    try:
        with Path(name).open(encoding="utf-8", errors="replace") as file:
            return file.read(200_000)
    except OSError as problem:
        raise Refused("file-unreadable", {"file": name, "why": problem.strerror or ""}) from None


def _refusal(refused: Refused, texts: Texts) -> str:
    """With the row or the field: whoever wrote the file has to find it."""
    detail = refused.detail
    if refused.code != "bad-position":
        return texts.refusal(refused)
    if "tiles" in detail:
        return texts("solve.too-many", tiles=" ".join(map(face_shown, detail["tiles"])))
    field = str(detail.get("field", ""))
    if field.startswith("board[") and field[6:-1].isdigit():
        field = texts("solve.row", n=int(field[6:-1]) + 1)
    return texts("solve.bad-position", field=field, why=detail.get("why", ""))


def _told(looked: Json, found: Json, name: str, console: Console, texts: Texts) -> list[str]:
    table, view, plays = looked["table"], looked["view"], found["plays"]
    if plays:
        laid = plays[0]["tiles"]
        marks = [*view["marks"], *([cell, "last"] for cell, *_ in laid)]
        view = {**view, "board": rows_with(view["board"], laid), "marks": marks}
    picture = BoardPicture(table, view, console.ink, texts)
    legend = picture.legend()
    lines = [console.ink.bold(name), *picture.lines()]
    if legend:
        lines.append(console.ink.faint(legend))
    lines += Racks(table, console.ink).lines(
        {**view, "racks": [], "names": [texts("solve.rack")] * 9}, view["rack"]
    )
    lines += [texts("solve.wrong", words=", ".join(word for word, _ in looked["wrong"]))] * bool(
        looked["wrong"]
    )
    lines += [texts("solve.loose", cells=", ".join(looked["loose"]))] * bool(looked["loose"])
    if not plays:
        return [*lines, "", texts("solve.none")]
    counted = texts("solve.count", n=found["count"])
    return [*lines, "", *_columns([_head(texts), *map(_cells, plays)], console), counted]


def _head(texts: Texts) -> list[str]:
    return [texts(f"solve.{name}") for name in ("points", "at", "word", "with", "leaves", "worth")]


def _cells(play: Json) -> list[str]:
    score, known = play["score"], play.get("known", 0)
    points = str(score) if score is not None else f"{known}+?" if known else "?"
    (main, _), *others = play["words"]
    leave = play["leave"] if len(play["leave"]) <= MOST_LEFT else []
    estimate = play["estimate"]
    return [
        points,
        play["at"],
        main,
        " ".join(word for word, _ in others),
        " ".join(map(face_shown, leave)),
        "" if estimate is None else f"{estimate:.1f}",
    ]


def _columns(rows: list[list[str]], console: Console) -> list[str]:
    """In columns as wide as what stands in them; those in which nothing stands are left out."""
    kept = [at for at in range(len(rows[0])) if any(row[at] for row in rows[1:])]
    wide = {at: max(width(row[at]) for row in rows) for at in kept}
    lines = []
    for row in rows:
        cells = [row[at].rjust(wide[at]) if at == 0 else padded(row[at], wide[at]) for at in kept]
        lines.append("  ".join(cells).rstrip())
    return [console.ink.faint(lines[0]), console.ink.bold(lines[1]), *lines[2:]]
