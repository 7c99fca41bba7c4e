"""Hints in steps, and a turn taken back: by taps on a phone, by keys on a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.playing import by_keys, by_taps, cell, golden, make, rack, reveal, scores, start
from tests.browser.test_accessible import violations
from tests.browser.test_computer import GAME, sit_down, to_move

FIRST = GAME.moves[0][1]
STATUS = '.unseen-text[role="status"]'
WIDE = "document.documentElement.scrollWidth > innerWidth"


def laid(page: Page):
    return page.locator(".cell .tile[data-laid]")


def by_tap(page: Page) -> None:
    page.locator('.actions [data-action="hint"]').tap()


def by_key(page: Page) -> None:
    page.keyboard.press("?")


@pytest.mark.parametrize(
    ("screen", "ask"), [(PHONE, by_tap), (DESKTOP, by_key)], ids=["phone", "desktop"]
)
def test_where_then_which_tiles_then_the_play_which_can_be_taken_back(
    open_page, address, screen, ask
):
    page = open_page(**screen, reduced_motion="reduce")
    sit_down(page, address)
    to_move(page, "Ana")
    expect(page.locator('[data-action="pass"]')).not_to_have_attribute("aria-disabled", "true")

    ask(page)
    expect(page.locator(".hint-frame")).to_have_count(1)
    expect(page.locator(".preview")).to_contain_text("Look at")
    expect(page.locator(STATUS)).to_contain_text("Look at")
    assert 0 == page.locator(".tile[data-hinted]").count()
    ask(page)
    expect(page.locator(".tile[data-hinted]").first).to_be_visible()
    expect(page.locator(STATUS)).to_contain_text("It takes")
    assert 0 == laid(page).count()
    assert [] == violations(page)
    assert not page.evaluate(WIDE)
    marked = page.locator(".tile[data-hinted]").count()
    ask(page)
    expect(laid(page)).to_have_count(marked)
    expect(page.locator(".hint-frame")).to_have_count(0)
    expect(page.locator(STATUS)).to_contain_text("take it back")
    expect(page.locator('[data-action="play"]')).not_to_have_attribute("aria-disabled", "true")

    recall = page.locator('[data-action="recall"]')
    recall.tap() if ask is by_tap else page.keyboard.press("Escape")
    expect(laid(page)).to_have_count(0)
    expect(rack(page)).to_have_count(7)
    assert [0, 0] == scores(page)


@pytest.mark.parametrize(
    ("screen", "way"), [(PHONE, by_taps), (DESKTOP, by_keys)], ids=["phone", "desktop"]
)
def test_a_turn_against_the_computer_is_taken_back(open_page, address, screen, way):
    page = open_page(**screen, reduced_motion="reduce")
    sit_down(page, address)
    to_move(page, "Ana")
    faces = rack(page).all_inner_texts()
    make(page, FIRST, way)
    to_move(page, "Ana")
    expect(page.locator(".last-play")).to_contain_text("Kit")
    assert 15 == scores(page)[0]

    if way is by_taps:
        page.locator('[data-action="menu"]').tap()
        page.locator('dialog[open] [data-action="undo"]').tap()
    else:
        page.keyboard.press("Control+z")

    expect(page.locator(STATUS)).to_contain_text("taken back")
    to_move(page, "Ana")
    assert [0, 0] == scores(page)
    expect(rack(page)).to_have_count(7)
    assert faces == rack(page).all_inner_texts()
    page.reload()
    to_move(page, "Ana")
    assert [0, 0] == scores(page)


def test_a_key_held_down_is_one_press(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    sit_down(page, address)
    to_move(page, "Ana")

    page.keyboard.down("?")
    expect(page.locator(".preview")).to_contain_text("Look at")
    # Once more without letting go: what a keyboard repeats.
    page.keyboard.down("?")
    assert 0 == page.locator(".tile[data-hinted]").count()
    page.keyboard.up("?")
    page.keyboard.press("?")
    expect(page.locator(".tile[data-hinted]").first).to_be_visible()


def test_between_people_hints_have_to_be_allowed_and_a_turn_back_agreed_on(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    game = golden("fribble")
    start(page, address, game)
    reveal(page, "Ana")
    expect(page.locator('.actions [data-action="hint"]')).to_be_hidden()
    page.keyboard.press("?")
    assert 0 == page.locator(".hint-frame").count()

    page.locator('[data-action="menu"]').tap()
    page.locator('dialog[open] [data-action="hints"]').tap()
    by_tap(page)
    expect(page.locator(".hint-frame")).to_have_count(1)
    make(page, FIRST, by_taps)
    reveal(page, "Bruno")
    assert 0 == page.locator(".hint-frame").count()
    page.locator('[data-action="menu"]').tap()
    page.locator('dialog[open] [data-action="undo"]').tap()
    expect(page.locator("dialog[open]")).to_contain_text("Is Bruno fine with that?")
    page.locator('dialog[open] [data-action="confirm"]').tap()

    reveal(page, "Ana")
    assert [0, 0] == scores(page)
    expect(cell(page, FIRST["tiles"][0][0]).locator(".tile")).to_have_count(0)


def test_hints_are_a_setting_of_the_house(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(address)
    page.locator('[data-action="settings"]').click()
    page.get_by_role("group", name="Hints").get_by_text("Never").click()
    assert [] == violations(page)
    page.keyboard.press("Escape")
    sit_down(page, address)
    to_move(page, "Ana")

    expect(page.locator('.actions [data-action="hint"]')).to_be_hidden()
