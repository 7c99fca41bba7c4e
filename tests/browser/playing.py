"""Playing at the page's table the way people do: by dragging, by tapping, by typing.

A way lays the tiles of one move and submits it; everything else (starting, the curtain, reading
scores) is the same for all of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

GAMES = Path(__file__).resolve().parents[1] / "playthroughs"
Tiles = list[list[str]]
Way = Callable[[Page, Tiles], None]


def golden(variant: str) -> dict[str, Any]:
    """The recorded game of a variant: seed, names, moves and the scores after each."""
    game = json.loads((GAMES / f"{variant}.json").read_text(encoding="utf-8"))
    assert isinstance(game, dict)
    return game


def start(page: Page, site: str, variant: str, seed: str, names: list[str]) -> None:
    page.goto(f"{site}#/new/{variant}?seed={seed}")
    for seat, name in enumerate(names):
        page.locator(f'[data-seat="{seat}"] input').fill(name)
    page.locator('[data-action="start"]').click()


def reveal(page: Page, name: str) -> None:
    """Lift the curtain for this player."""
    button = page.locator('[data-action="reveal"]')
    expect(button).to_contain_text(name)
    button.click()
    expect(button).to_have_count(0)
    expect(rack(page).first).to_be_visible()


def rack(page: Page) -> Locator:
    return page.locator(".rack .tile")


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'.cell[data-cell="{name}"]')


def rack_tile(page: Page, face: str) -> Locator:
    return page.locator(f'.rack .tile[data-face="{face}"]').first


def choose_blank(page: Page, tile: list[str]) -> None:
    if tile[1] == "?":
        page.locator(f'dialog[open] [data-face="{tile[2]}"]').click()


def drag(page: Page, from_: Locator, to: Locator) -> None:
    """Press, move in steps, let go: what a mouse does, in real pointer events."""
    start_box, end_box = from_.bounding_box(), to.bounding_box()
    assert start_box and end_box
    page.mouse.move(start_box["x"] + start_box["width"] / 2, start_box["y"] + start_box["height"] / 2)
    page.mouse.down()
    x, y = end_box["x"] + end_box["width"] / 2, end_box["y"] + end_box["height"] / 2
    page.mouse.move(x, y, steps=4)
    page.mouse.up()


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
        page.keyboard.press(f"Shift+{tile[2]}" if tile[1] == "?" else tile[1].lower())
        expect(cell(page, tile[0]).locator(".tile")).to_have_count(1)
    expect(page.locator('[data-action="play"]')).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")


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
                page.locator(f'dialog[open] .tile[data-face="{face}"][aria-pressed="false"]').first.click()
            page.locator('dialog[open] [data-action="confirm"]').click()
        case "pass":
            page.locator('[data-action="pass"]').click()
            page.locator('dialog[open] [data-action="confirm"]').click()


def scores(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".player-score").all_inner_texts()]
