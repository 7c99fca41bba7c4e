"""Moves and plays as sentences and lines: what somebody did, what a play would make."""

from __future__ import annotations

from lexicade.terminal.door import Json
from lexicade.terminal.seen import BLANK, SHOWN_BLANK, face_shown
from lexicade.terminal.texts import Texts


def words_told(words: list[list[object]]) -> str:
    """`CHICO 20, AS 4`; points that a hidden cell decides are `?`."""
    return ", ".join(f"{_read(word)} {'?' if points is None else points}" for word, points in words)


def spelt(words: list[list[object]]) -> str:
    return " + ".join(_read(word) for word, _ in words)


def _read(word: object) -> str:
    """A blank that nobody has to name is written as it lies on the board."""
    return str(word).replace(BLANK, SHOWN_BLANK)


def entry_told(entry: Json, texts: Texts) -> str:
    """What one entry of the log did, without whose it is: `8H CHICO + AS`, `swapped 3`."""
    kind = entry["kind"]
    if kind == "play":
        told = f"{entry['at']} {spelt(entry['words'])}"
        struck = entry.get("hit") or entry.get("exploded")
        if struck:
            told += f", {texts('log.hit', cells=', '.join(struck), n=len(struck))}"
        return told + (f", {_blocks_told(entry, texts)}" if entry.get("blocks") else "")
    if kind == "block":
        return _blocks_told(entry, texts)
    if kind == "challenge":
        return texts("log.challenge-good" if entry["good"] else "log.challenge-bad")
    return texts.get(f"log.{kind}", kind, n=entry.get("count", 0), at=entry.get("at", ""))


def _blocks_told(entry: Json, texts: Texts) -> str:
    return texts("log.block", cells=", ".join(entry["blocks"]), n=len(entry["blocks"]))


def entry_brief(entry: Json, texts: Texts, bomb: str) -> str:
    """The same for a narrow column: the main word alone, and a sign for a bomb."""
    if entry["kind"] != "play":
        return entry_told(entry, texts)
    hit = f" {bomb}" if entry.get("hit") or entry.get("exploded") else ""
    return f"{entry['at']} {spelt(entry['words'][:1])}{hit}"


def turn_told(entry: Json, names: list[str], texts: Texts) -> str:
    """A whole sentence about a move just made, for the next player."""
    name, kind = names[entry["seat"]], entry["kind"]
    if kind == "challenge":
        key = "turn.challenge-good" if entry["good"] else "turn.challenge-bad"
        words = entry["words"]
        return texts(key, name=name, words=texts.listed(words), n=len(words))
    if kind != "play":
        return texts.get(
            "turn.idle" if entry.get("idle") else f"turn.{kind}",
            f"{name}: {kind}",
            name=name,
            n=entry.get("count", len(entry.get("blocks", ()))),
            at=entry.get("at", ""),
            other=names[entry["from"]] if "from" in entry else "",
            cells=texts.listed(entry["blocks"]) if entry.get("blocks") else "",
            points=-entry["score"],
        )
    if entry.get("exploded"):
        return texts(
            "turn.exploded",
            name=name,
            play=f"{entry['at']} {spelt(entry['words'])}",
            cells=texts.listed(entry["exploded"]),
            tiles=", ".join(map(face_shown, entry["lost"])),
            n=len(entry["lost"]),
        )
    said = [texts("turn.play", name=name, play=entry_told(entry, texts), n=entry["score"])]
    if entry.get("times"):
        said.append(_times_told(entry, texts))
    if entry.get("bonus"):
        said.append(texts("turn.bonus", bonus=entry["bonus"]))
    if entry.get("opened"):
        said.append(texts("turn.opened", n=entry["opened"]))
    return " ".join(said)


def _times_told(play: Json, texts: Texts) -> str:
    """`4 tiles × 2 words`, where that is how points are made."""
    tiles, words = play["times"]
    counted = texts("play.tiles", n=tiles), texts("play.words", n=words)
    return texts("play.times", tiles=counted[0], words=counted[1])


def blanks_told(tiles: list[list[str]], texts: Texts) -> str:
    """`blank as Q`, for every blank among the tiles that stands for a letter."""
    named = [tile[2] for tile in tiles if tile[1] == BLANK and len(tile) == 3]
    unnamed = sum(tile[1] == BLANK and len(tile) == 2 for tile in tiles)
    told = [texts("play.blank-as", letter=letter) for letter in named]
    return ", ".join(told + [texts("play.blank")] * unnamed)


def points_told(play: Json, texts: Texts) -> str:
    """A play's points, or the part of them that hidden cells leave certain."""
    if play["score"] is None:
        known = play.get("known", 0)
        return texts("play.at-least", n=known) if known else texts("points", n="?")
    return texts("points", n=play["score"])


def preview_told(preview: Json, tiles: list[list[str]], texts: Texts) -> list[str]:
    """What a play would make and be worth, and what is in its way."""
    lines = []
    if preview["words"]:
        if preview.get("times"):
            words = f"{spelt(preview['words'])}: {points_told(preview, texts)}"
            lines.append(f"{words} {_times_told(preview, texts)}")
        else:
            lines.append(f"{words_told(preview['words'])}: {points_told(preview, texts)}")
        if preview["score"] is None:
            lines.append(texts("play.hidden"))
    if preview.get("bonus"):
        lines.append(texts("turn.bonus", bonus=preview["bonus"]))
    blanks = blanks_told(tiles, texts)
    if blanks:
        lines.append(blanks)
    return lines


def typable(play: Json, board_letters: dict[str, str]) -> str:
    """A play of the engine's as a person could type it here: `8H CHICO*`."""
    new = {tile[0]: face_shown(*tile[1:]) for tile in play["tiles"]}
    at = play["at"]
    across = at[0].isdigit()
    column, row = (at[-1], int(at[:-1])) if across else (at[0], int(at[1:]))
    letters = []
    cell = f"{column}{row}"
    while cell in new or cell in board_letters:
        letters.append(new.get(cell) or board_letters[cell])
        column, row = (chr(ord(column) + 1), row) if across else (column, row + 1)
        cell = f"{column}{row}"
    return f"{at} {''.join(letters)}"
