"""Clocks at the table: what runs, what pauses, what is told, and the end of the time.

The page's time is in the test's hands; the engine in its worker knows no time at all.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import DESKTOP, PHONE, until
from tests.browser.playing import rack, reveal
from tests.browser.test_accessible import violations

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def choose(page: Page, rule: str, value: str) -> None:
    page.locator(f'label:has(input[name="rule-{rule}"][value="{value}"])').click()


def sit_down(page: Page, address: str, *, minutes: int, away: str = "runs") -> None:
    """Ana and Bruno with a clock for each turn."""
    page.clock.install()
    page.goto(f"{address}#/new/contradictionary?seed=7")
    for seat, name in enumerate(("Ana", "Bruno")):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator(".house-rules summary").click()
    choose(page, "clock", str(minutes))
    choose(page, "away", away)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()
    expect(page.locator('[data-action="reveal"]')).to_be_visible()
    stop_time(page)


def stop_time(page: Page) -> None:
    """From here on, time passes only where the test says so; an hour is more than any clock has."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3600)


def clock(page: Page, seat: int) -> Locator:
    return page.locator(".clock").nth(seat)


def seconds(page: Page, seat: int) -> float:
    told = page.locator(".clock-time").nth(seat).inner_text()
    minutes, _, rest = told.rpartition(":")
    return 60 * int(minutes or 0) + float(rest)


def pass_turn(page: Page) -> None:
    page.locator('[data-action="pass"]').click()
    page.locator('dialog[open] [data-action="confirm"]').click()


def test_the_clock_runs_from_the_tiles_to_the_move_and_never_behind_the_curtain(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    sit_down(page, address, minutes=2)
    expect(page.locator(".curtain")).to_contain_text("2:00")
    page.clock.run_for(30_000)
    reveal(page, "Ana")
    assert 120 == seconds(page, 0)
    expect(clock(page, 0)).to_have_attribute("data-running", "")
    expect(clock(page, 1)).not_to_have_attribute("data-running", "")
    box = clock(page, 0).bounding_box()

    page.clock.run_for(25_000)

    assert 95 == seconds(page, 0)
    expect(page.locator(".clock-time").nth(1)).to_have_text("2:00")
    assert box == clock(page, 0).bounding_box()
    # It runs while a question is open, too.
    page.locator('[data-action="menu"]').click()
    page.clock.run_for(10_000)
    assert 85 == seconds(page, 0)
    page.keyboard.press("Escape")
    pass_turn(page)
    reveal(page, "Bruno")
    expect(clock(page, 1)).to_have_attribute("data-running", "")
    expect(page.locator(".clock-time").nth(0)).to_have_text("2:00")


def test_a_low_clock_is_told_once_and_shown_by_more_than_a_colour(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    sit_down(page, address, minutes=2)
    reveal(page, "Ana")
    told = page.locator('.unseen-text[role="alert"]')
    expect(page.locator(".clock-low").first).to_be_hidden()

    page.clock.run_for(61_000)
    expect(told).to_contain_text("60 seconds left")
    expect(page.locator(".clock-low").first).to_be_visible()
    page.evaluate("document.querySelector('.unseen-text[role=alert]').textContent = ''")
    page.clock.run_for(40_000)
    expect(told).to_have_text("")
    page.clock.run_for(10_000)
    expect(told).to_contain_text("10 seconds left")
    assert "." in page.locator(".clock-time").first.inner_text()
    page.clock.resume()
    assert [] == violations(page)


def test_the_end_of_the_time_is_the_end_of_the_game(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    sit_down(page, address, minutes=1)
    reveal(page, "Ana")
    # Even while a question is open.
    page.locator('[data-action="swap"]').click()

    page.clock.run_for(61_000)

    expect(page.locator(".summary-result")).to_contain_text("Bruno")
    expect(page.locator(".summary-ending")).to_contain_text("Ana ran out of time")
    assert 0 == page.locator("dialog[open]").count()


@pytest.mark.parametrize(("away", "left"), [("runs", 120 - 3 - 36), ("pauses", 120 - 3)])
def test_time_away_counts_or_not_as_the_house_rule_says(open_page, address, away, left):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    sit_down(page, address, minutes=2, away=away)
    reveal(page, "Ana")
    page.clock.run_for(3000)
    page.evaluate(HIDE, True)
    page.clock.run_for(36_000)

    page.evaluate(HIDE, False)

    assert left == seconds(page, 0)


def test_a_reload_goes_on_with_the_time_that_was_left(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    sit_down(page, address, minutes=2, away="pauses")
    reveal(page, "Ana")
    page.clock.run_for(60_000)
    before = seconds(page, 0)
    page.reload()
    reveal(page, "Ana")

    assert 0 <= before - seconds(page, 0) < 10
    expect(rack(page)).to_have_count(7)


def test_a_clock_that_runs_on_ran_while_the_page_was_closed(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    sit_down(page, address, minutes=2)
    reveal(page, "Ana")
    page.clock.run_for(20_000)
    home = page.url
    page.goto("about:blank")
    page.clock.run_for(40_000)
    page.goto(home)

    expect(page.locator('[data-action="reveal"]')).to_contain_text("Ana")
    told = page.locator(".curtain-clock").inner_text()
    assert re.fullmatch(r"(?s).*\b(0:[0-5]\d|1:00)\b.*", told), told
    reveal(page, "Ana")
    assert seconds(page, 0) < 61


def test_no_timer_runs_where_there_is_no_clock(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(f"{address}#/new/fribble")
    page.locator('[data-action="start"]').click()
    reveal(page, "")
    expect(rack(page)).to_have_count(7)
    until(page, "!document.querySelector('.loading') || document.querySelector('.loading').hidden")

    page.evaluate(
        """() => {
        window.timers = 0;
        for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"]) {
          const real = window[name];
          window[name] = (...given) => { window.timers += 1; return real(...given); };
        }}"""
    )
    page.wait_for_timeout(1500)

    assert 0 == page.evaluate("window.timers")
    assert 0 == page.locator(".clock:visible").count()


def test_where_everything_is_open_the_turn_goes_from_one_to_the_other_without_a_curtain(
    open_page, address
):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(f"{address}#/new/wordominos?seed=7")
    for seat, name in enumerate(("Ana", "Bruno")):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()
    expect(page.locator(".player[aria-current]")).to_contain_text("Ana")
    expect(clock(page, 0)).to_have_attribute("data-running", "")

    pass_turn(page)

    expect(page.locator(".player[aria-current]")).to_contain_text("Bruno")
    expect(clock(page, 1)).to_have_attribute("data-running", "")
    expect(page.locator('[data-action="pass"]')).not_to_have_attribute("aria-disabled", "true")
    assert 0 == page.locator(".curtain").count()
