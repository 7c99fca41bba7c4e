"""What could I have played? After a turn, and of a whole game when it is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.playing import by_keys, by_taps, golden, make, reveal, start
from tests.browser.test_accessible import violations
from tests.browser.test_computer import GAME, resign, sit_down, to_move

FIRST = GAME.moves[0][1]
WIDE = "document.documentElement.scrollWidth > innerWidth"
# Whose turns the engine was asked to look at, by the seat and the number.
LISTEN = """window.asked = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (said, ...more) {
  if (typeof said?.text === "string") {
    const request = JSON.parse(said.text);
    if (request.do === "review") window.asked.push([request.seat, request.ply]);
  }
  return post.call(this, said, ...more);
};"""


def shown(page: Page) -> list[str]:
    return page.locator(".review-board .tile[data-laid]").evaluate_all(
        "tiles => tiles.map(tile => tile.dataset.face)"
    )


def open_from_menu(page: Page) -> None:
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="review"]').click()


@pytest.mark.parametrize(
    ("screen", "way"), [(PHONE, by_taps), (DESKTOP, by_keys)], ids=["phone", "desktop"]
)
def test_after_a_turn_the_best_plays_then_on_the_board_as_it_stood(open_page, address, screen, way):
    page = open_page(**screen, reduced_motion="reduce")
    page.add_init_script(LISTEN)
    sit_down(page, address)
    to_move(page, "Ana")
    page.locator('[data-action="swap"]').click()
    page.locator("dialog[open] .tile").first.click()
    page.locator('dialog[open] [data-action="confirm"]').click()
    expect(page.locator(".last-play")).to_contain_text("Kit")
    to_move(page, "Ana")

    if way is by_taps:
        open_from_menu(page)
    else:
        page.locator(".log-review").press("Enter")
    expect(page.locator(".review-verdict")).to_have_text("15 more points were there.")
    expect(page.locator(".review-made")).to_contain_text("Ana swapped 1 tile")
    plays = page.locator(".review-play")
    expect(plays.first).to_contain_text("HAJI")
    assert [] == shown(page)
    plays.first.tap() if way is by_taps else plays.first.focus()
    assert list("HAJI") == shown(page)
    plays.nth(1).tap() if way is by_taps else page.keyboard.press("Tab")
    expect(plays.nth(1)).to_have_attribute("aria-pressed", "true")
    assert list("HAJI") != shown(page)
    assert [] == violations(page)
    assert not page.evaluate(WIDE)
    assert [[0, 1]] == page.evaluate("window.asked")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_whole_game_with_its_biggest_missed_chances(open_page, address, screen):
    page = open_page(**screen, reduced_motion="reduce")
    page.add_init_script(LISTEN)
    sit_down(page, address)
    to_move(page, "Ana")
    page.locator('[data-action="pass"]').click()
    page.locator('dialog[open] [data-action="confirm"]').click()
    expect(page.locator(".last-play")).to_contain_text("Kit")
    to_move(page, "Ana")
    expect(page.locator('[data-action="pass"]')).not_to_have_attribute("aria-disabled", "true")
    resign(page)
    page.locator(".summary-review").first.click()

    expect(page.locator(".review-worst")).to_be_visible()
    assert [[0, 1], [1, 2]] == page.evaluate("window.asked")
    expect(page.locator(".review-row")).to_have_count(2)
    expect(page.locator(".review-row").first).to_contain_text("HAJI")
    expect(page.locator(".review-row").first).to_contain_text("+15")
    assert [] == violations(page)
    assert not page.evaluate(WIDE)
    page.locator(".review-row").first.click()
    expect(page.locator(".review-turn")).to_contain_text("Turn 1, Ana")
    page.locator('dialog[open] [data-action="later"]').click()
    expect(page.locator(".review-turn")).to_contain_text("Turn 2, Kit")
    page.keyboard.press("Escape")
    page.locator('[data-action="back"]').click()
    expect(page.locator('[data-action="rematch"]')).to_be_visible()


def test_between_people_nobody_looks_at_the_others_turns(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    page.add_init_script(LISTEN)
    game = golden("fribble")
    start(page, address, game)
    page.evaluate("""localStorage.setItem("lexicade/settings", '{"hints":"always"}')""")
    reveal(page, "Ana")
    make(page, FIRST, by_taps)
    reveal(page, "Bruno")
    page.locator('[data-action="menu"]').click()
    assert 0 == page.locator('dialog[open] [data-action="review"]').count()
    page.keyboard.press("Escape")
    make(page, game.moves[1][1], by_taps)
    reveal(page, "Ana")

    open_from_menu(page)
    expect(page.locator(".review-turn")).to_contain_text("Turn 1, Ana")
    expect(page.locator('dialog[open] [data-action="later"]')).to_have_attribute(
        "aria-disabled", "true"
    )
    assert [[0, 1]] == page.evaluate("window.asked")


def test_between_people_it_is_not_offered_before_the_end_unless_hints_are(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    game = golden("fribble")
    start(page, address, game)
    reveal(page, "Ana")
    make(page, FIRST, by_keys)
    reveal(page, "Bruno")
    make(page, game.moves[1][1], by_keys)
    reveal(page, "Ana")

    assert 0 == page.locator(".log-review").count()
    page.locator('[data-action="menu"]').click()
    assert 0 == page.locator('dialog[open] [data-action="review"]').count()
