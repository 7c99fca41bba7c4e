"""A move that leaves the turn with its player: nothing is hidden, and what is laid stays laid."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.harness import DESKTOP
from tests.browser.playing import cell, rack, reveal

# The save itself is sealed; what is stored to be shown must hold no secret.
VIEWS = """JSON.stringify(
  Object.keys(localStorage).filter((key) => /\\/(save|head|desk)$/.test(key))
    .map((key) => ({ ...JSON.parse(localStorage[key]), save: null, table: null })))"""


def test_a_device_is_set_in_the_middle_of_laying_a_word(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(f"{address}#/new/contradictionary?seed=7")
    for seat, name in enumerate(("Ana", "Bruno")):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()
    reveal(page, "Ana")
    cell(page, "A1").focus()
    page.keyboard.press("Space")
    page.keyboard.type("knit")
    laid = page.locator(".cell:has(.tile[data-laid])")
    expect(laid).to_have_count(4)

    page.locator('[data-device="bomb"]').click()
    cell(page, "C5").click()

    expect(page.locator('[data-device="bomb"] .device-count')).to_have_text("2")
    expect(page.locator('.unseen-text[role="status"]')).to_contain_text("Ana set a bomb on C5")
    expect(laid).to_have_count(4)
    expect(rack(page)).to_have_count(3)
    assert 0 == page.locator(".curtain").count()
    page.reload()
    reveal(page, "Ana")
    expect(laid).to_have_count(4)
    play = page.locator('[data-action="play"]')
    expect(play).not_to_have_attribute("aria-disabled", "true")
    play.click()
    expect(page.locator('[data-action="reveal"]')).to_contain_text("Bruno")
    # What was set in secret is nowhere while the device changes hands.
    assert 0 == page.locator(".cell .device").count()
    kept = str(page.evaluate(VIEWS))
    assert "KNIT" in kept
    assert "bomb" not in kept
    assert "C5" not in kept
