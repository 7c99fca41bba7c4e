"""Three people at a Spanish table on an English page: digraphs by drag and by typing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP
from tests.browser.playing import by_drag, cell, reveal, scores, submit
from tests.engine.story import Door

NAMES = ["Ana", "Bruno", "Carla"]
SEED = "6"  # deals CH, RR and Ñ early


def moves(count: int) -> list[tuple[dict[str, Any], list[int]]]:
    """What the computer would play with these tiles, and the scores after it."""
    door = Door()
    seats = [{"name": name} for name in NAMES]
    view = door.must("new", variant="cruzadas", seats=seats, seed=SEED)["view"]
    made = []
    for _ in range(count):
        move = door.must("bot", seat=view["turn"])["move"]
        view = door.must("move", seat=view["turn"], move=move)["view"]
        made.append((move, view["scores"]))
    return made


def seat_three(page: Page, address: str) -> None:
    page.goto(f"{address}#/new/cruzadas?seed={SEED}")
    page.locator('[data-action="add-seat"]').click()
    for seat, name in enumerate(NAMES):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()


def by_typing(page: Page, tiles: list[list[str]], press_enye: Callable[[Page], None]) -> None:
    """Letter by letter, a digraph by its two."""
    first = cell(page, tiles[0][0])
    down = len(tiles) > 1 and tiles[0][0][0] == tiles[1][0][0]
    first.focus()
    page.keyboard.press("Space")
    if down != bool(first.locator('.cursor[data-arrow="down"]').count()):
        page.keyboard.press("Space")
    for name, face, *_ in tiles:
        for letter in face.lower():
            if letter == "ñ":
                press_enye(page)
            else:
                page.keyboard.press(letter)
        expect(cell(page, name).locator(f'.tile[data-face="{face}"]')).to_have_count(1)
    submit(page)


def on_a_spanish_keyboard(page: Page) -> None:
    """As its Ñ key sends it; the test driver knows American keys only."""
    page.evaluate(
        "() => document.activeElement.dispatchEvent("
        "new KeyboardEvent('keydown', {key: 'ñ', bubbles: true, cancelable: true}))"
    )


def on_the_screen(page: Page) -> None:
    page.locator('.special-key[data-key="Ñ"]').click()


@pytest.mark.parametrize("press_enye", [on_a_spanish_keyboard, on_the_screen])
def test_three_players_lay_digraphs_by_drag_and_by_typing(open_page, address, press_enye):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    seat_three(page, address)
    told = moves(6)
    faces = {tile[1] for move, _ in told for tile in move.get("tiles", [])}
    assert {"CH", "RR", "Ñ"} <= faces

    for at, (move, after) in enumerate(told):
        name = NAMES[at % 3]
        reveal(page, name)
        if at % 2:
            by_drag(page, move["tiles"])
        else:
            by_typing(page, move["tiles"], press_enye)
        expect(page.locator('[data-action="reveal"]')).to_be_visible()
        expect(page.locator(".curtain")).to_contain_text(str(after[at % 3]))

    reveal(page, "Ana")
    assert told[-1][1] == scores(page)
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="stop"]').click()
    page.locator('dialog[open] [data-action="confirm"]').click()
    expect(page.locator('[data-action="rematch"]')).to_be_visible()


def test_the_table_is_in_spanish_and_the_shelf_in_the_pages_language(open_page, address):
    page = open_page(**{**DESKTOP, "locale": "en-GB"}, reduced_motion="reduce")
    seat_three(page, address)
    reveal(page, "Ana")

    expect(page.locator('[data-action="play"]')).to_have_text("Jugar")
    expect(page.locator('[data-action="pass"]')).to_contain_text("Pasar")
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_only_its_own_table_asks_for_the_spanish_list(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}#/new/fribble?seed=1")
    page.locator('[data-action="start"]').click()
    reveal(page, "")
    assert not [url for url in asked if "/wordlists/es" in url]

    page.goto(f"{address}#/new/cruzadas?seed=1")
    page.locator('[data-action="start"]').click()
    reveal(page, "")

    assert 1 == len([url for url in asked if "/wordlists/es" in url])
