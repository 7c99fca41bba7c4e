"""Playing at the page's table the way people do: by dragging, by tapping, by typing.

A way lays the tiles of one move and submits it; everything else (starting, the curtain, reading
scores) is the same for all of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.harness import until
from tests.engine.story import Door

GAMES = Path(__file__).resolve().parents[1] / "playthroughs"
Tiles = list[list[str]]
Way = Callable[[Page, Tiles], None]


@dataclass(frozen=True)
class Recorded:
    """A golden game: how it begins, and each move with its tiles and the scores after it."""

    variant: str
    seed: str
    names: list[str]
    moves: list[tuple[int, dict[str, Any], list[int]]]


def golden(variant: str) -> Recorded:
    """The recorded game of a variant, its plays spelled out tile by tile by the engine."""
    told = json.loads((GAMES / f"{variant}.json").read_text(encoding="utf-8"))
    new, moves = told["new"], []
    door = Door()
    door.must("new", **new)
    for seat, move, scores in told["moves"]:
        events = door.must("move", seat=seat, move=move)["events"]
        made = [event["tiles"] for event in events if event["kind"] == "play"]
        tiles = {"tiles": made[0]} if move["kind"] == "play" else {}
        moves.append((seat, {**move, **tiles}, scores))
    names = [seat["name"] for seat in new["seats"]]
    return Recorded(variant, new["seed"], names, moves)


def start(page: Page, address: str, game: Recorded) -> None:
    """The set-up sheet, filled in: names, the first seat starts."""
    page.goto(f"{address}#/new/{game.variant}?seed={game.seed}")
    for seat, name in enumerate(game.names):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()


def reveal(page: Page, name: str) -> None:
    """Lift the curtain for this player.

    Tests are quick: a press that comes so soon after another, and so near, that the page takes both
    for one is made again, after a breath.
    """
    button = page.locator('[data-action="reveal"]').filter(has_text=name)
    button.click()
    if button.count():
        breathe(page)
        button.click()
    expect(button).to_have_count(0)
    expect(rack(page).first).to_be_visible()


def breathe(page: Page) -> None:
    """Until a press counts as another one, whatever was pressed before.

    An event tells the browser's own time, also where a test has stopped the page's.
    """
    now = page.evaluate("new Event('now').timeStamp")
    until(page, "(now) => new Event('now').timeStamp - now > 510", argument=now)


def rack(page: Page) -> Locator:
    return page.locator(".rack .tile")


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'.cell[data-cell="{name}"]')


def rack_tile(page: Page, face: str) -> Locator:
    return page.locator(f'.rack .tile[data-face="{face}"]').first


def choose_blank(page: Page, tile: list[str]) -> None:
    if tile[1] == "?" and len(tile) > 2:
        page.locator(f'dialog[open] [data-face="{tile[2]}"]').click()


def drag(page: Page, from_: Locator, to: Locator) -> None:
    """Press, move in steps, let go: what a mouse does, in real pointer events."""
    start_box, end_box = from_.bounding_box(), to.bounding_box()
    assert start_box and end_box
    page.mouse.move(*_middle(start_box))
    page.mouse.down()
    page.mouse.move(*_middle(end_box), steps=4)
    page.mouse.up()


def _middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_drag(page: Page, tiles: Tiles) -> None:
    for tile in tiles:
        drag(page, rack_tile(page, tile[1]), cell(page, tile[0]))
        choose_blank(page, tile)
        expect(cell(page, tile[0]).locator(".tile")).to_have_count(1)
    submit(page)


def by_taps(page: Page, tiles: Tiles) -> None:
    for tile in tiles:
        rack_tile(page, tile[1]).tap()
        cell(page, tile[0]).tap()
        choose_blank(page, tile)
        expect(cell(page, tile[0]).locator(".tile")).to_have_count(1)
    submit(page)


def by_keys(page: Page, tiles: Tiles) -> None:
    """Click the first cell, turn the arrow if needed, type, press Enter."""
    first = cell(page, tiles[0][0])
    down = len(tiles) > 1 and tiles[0][0][0] == tiles[1][0][0]
    first.focus()
    page.keyboard.press("Escape")
    if first.locator(".cursor").count() == 0:
        page.keyboard.press("Space")
    arrow = "down" if down else "across"
    if first.locator(f'.cursor[data-arrow="{arrow}"]').count() == 0:
        page.keyboard.press("Space")
    expect(first.locator(f'.cursor[data-arrow="{arrow}"]')).to_have_count(1)
    for tile in tiles:
        page.keyboard.press(_key(tile))
        expect(cell(page, tile[0]).locator(".tile")).to_have_count(1)
    expect(page.locator('[data-action="play"]')).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")


def _key(tile: list[str]) -> str:
    """A blank is typed with Shift; where it stays undeclared, any letter will do."""
    if tile[1] != "?":
        return tile[1].lower()
    return f"Shift+{tile[2] if len(tile) > 2 else 'A'}"


def submit(page: Page) -> None:
    play = page.locator('[data-action="play"]')
    expect(play).not_to_have_attribute("aria-disabled", "true")
    play.click()


def make(page: Page, move: dict[str, Any], way: Way) -> None:
    """One move of a recorded game, by the given way."""
    match move["kind"]:
        case "play":
            way(page, move["tiles"])
        case "swap":
            page.locator('[data-action="swap"]').click()
            for face in move["tiles"]:
                unpicked = f'dialog[open] .tile[data-face="{face}"][aria-pressed="false"]'
                page.locator(unpicked).first.click()
            page.locator('dialog[open] [data-action="confirm"]').click()
        case "pass":
            page.locator('[data-action="pass"]').click()
            page.locator('dialog[open] [data-action="confirm"]').click()


def scores(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".player-score").all_inner_texts()]
