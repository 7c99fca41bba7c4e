"""Computers among themselves: chosen, paced, looked at, and played to the end."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP, PHONE, until
from tests.browser.playing import rack
from tests.browser.test_accessible import violations
from tests.browser.test_computer import kind

STATUS = '.unseen-text[role="status"]'
WIDE = "document.documentElement.scrollWidth > innerWidth"
PLAYED = "document.querySelectorAll('.log-table tbody tr').length"


def start(page: Page) -> None:
    page.locator('[data-action="start"]').click()
    expect(page.locator(".watch-bar")).to_be_visible()


def pause_at_once(page: Page) -> int:
    """How many moves lay on the table by then."""
    page.locator('[data-action="pause"]').click()
    expect(page.locator('[data-action="pause"]')).to_contain_text("Go on")
    return page.evaluate(PLAYED)


def test_from_the_shelf_to_a_game_that_goes_on_move_by_move(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    page.goto(address)
    page.locator('[data-action="watch"]').tap()
    page.locator('dialog[open] [data-action="fribble"]').tap()
    for seat in (0, 1):
        expect(kind(page, seat, "computer")).to_be_checked()
    expect(page.locator('[data-action="start"]')).to_have_text("Watch")
    start(page)
    made = pause_at_once(page)
    expect(rack(page)).to_have_count(7)
    expect(page.locator(".preview")).to_contain_text("is thinking")
    expect(page.locator(".preview")).to_contain_text("holds")
    assert 0 == page.locator('[data-action="play"]').count()
    assert [] == violations(page)
    assert not page.evaluate(WIDE)

    for moves in (made + 1, made + 2):
        page.locator('[data-action="next-move"]').tap()
        until(page, f"{PLAYED} >= {moves}")
    expect(page.locator('[data-action="pause"]')).to_contain_text("Go on")


def test_the_pace_is_set_by_keys_and_remembered(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(f"{address}#/new/fribble?watch&seed=7")
    start(page)
    expect(page.locator('[data-action="pause"]')).to_be_focused()
    page.locator(".board [tabindex='0']").focus()
    page.keyboard.press(" ")
    expect(page.locator('[data-action="pause"]')).to_contain_text("Go on")
    expect(page.locator(STATUS)).to_contain_text("Paused")
    made = page.evaluate(PLAYED)
    page.keyboard.press("n")
    until(page, f"{PLAYED} >= {made + 1}")
    page.keyboard.press("3")
    expect(page.get_by_label("Fast")).to_be_checked()
    page.keyboard.press(" ")
    until(page, f"{PLAYED} >= {made + 3}")
    expect(page.locator(STATUS)).not_to_have_text("")

    page.reload()
    expect(page.get_by_label("Fast")).to_be_checked()


def test_to_the_result_and_once_more(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(f"{address}#/new/wordominos?watch&seed=7")
    page.locator(".house-rules summary").click()
    page.locator('label:has(> input[name="rule-target"][value="50"])').click()
    start(page)
    page.keyboard.press("3")

    expect(page.locator('[data-action="rematch"]')).to_be_visible(timeout=120_000)
    assert [] == violations(page)
    page.locator('[data-action="rematch"]').click()
    expect(page.locator(".watch-bar")).to_be_visible()
    # Only to have looked on is no company to be remembered.
    page.goto(f"{address}#/new/wordominos")
    expect(kind(page, 0, "person")).to_be_checked()


def test_levels_by_name_with_a_line_and_the_two_settings_behind_them(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    page.goto(f"{address}#/new/fribble")
    kind(page, 1, "computer").check()
    expect(page.locator(".level-told")).to_contain_text("Casual")
    page.locator('.level-line input[value="keen"]').check()
    expect(page.locator(".level-told")).to_contain_text("Keen")
    expect(page.locator(".level-told")).to_contain_text("most points")
    page.locator(".level-free summary").click()
    expect(page.get_by_label("All words")).to_be_checked()
    assert [] == violations(page)
    page.get_by_text("Everyday words", exact=True).tap()
    expect(page.locator('.level-line input[value="steady"]')).to_be_checked()
    page.get_by_text("Looks ahead").tap()
    expect(page.locator(".level-line input:checked")).to_have_count(0)
    expect(page.locator(".level-told")).to_contain_text("Everyday words, Looks ahead")
    assert not page.evaluate(WIDE)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()
    expect(page.locator(".player[aria-current]")).to_contain_text("Player 1")

    page.goto(f"{address}#/new/fribble")
    expect(page.locator(".level-told")).to_contain_text("Everyday words, Looks ahead")
