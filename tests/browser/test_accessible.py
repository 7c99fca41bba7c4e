"""axe on every page in every theme, and no page wider than a small phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.playing import golden, reveal, start
from tools.build.places import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
GAME = golden("fribble")
THEMES = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "contrast": {"contrast": "more"},
}


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}" for one in found]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_axe_finds_nothing_on_any_page(open_page, address, theme, screen):
    options = {**(PHONE if screen == "phone" else DESKTOP), **THEMES[theme]}
    page = open_page(**options, reduced_motion="reduce")
    found = {}

    page.goto(address)
    expect(page.locator('[data-action="play-game"]').first).to_be_visible()
    found["home"] = violations(page)
    page.goto(f"{address}#/help/fribble")
    expect(page.locator("main h1")).to_be_visible()
    found["help"] = violations(page)
    page.goto(f"{address}#/new/classic")
    expect(page.locator('[data-action="start"]')).to_be_visible()
    found["set-up"] = violations(page)
    page.locator('.kinds input[value="computer"]').last.check()
    found["set-up with a computer"] = violations(page)
    page.locator('.kinds input[value="person"]').last.check()
    start(page, address, GAME)
    expect(page.locator('[data-action="reveal"]')).to_be_visible()
    found["curtain"] = violations(page)
    reveal(page, "Ana")
    found["table"] = violations(page)
    page.locator('[data-action="swap"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    found["swap"] = violations(page)
    page.locator('dialog[open] [data-action="cancel"]').click()
    page.locator('[data-action="menu"]').click()
    found["menu"] = violations(page)
    page.locator('dialog[open] [data-action="resign"]').click()
    page.locator('dialog[open] [data-action="confirm"]').click()
    expect(page.locator('[data-action="rematch"]')).to_be_visible()
    found["summary"] = violations(page)

    assert {name: [] for name in found} == found


@pytest.mark.parametrize("width", [320, 390])
def test_no_page_scrolls_sideways(open_page, address, width):
    small = {**PHONE, "viewport": {"width": width, "height": 640}}
    page = open_page(**small, reduced_motion="reduce")
    wide = "document.documentElement.scrollWidth > innerWidth"

    for where in ("#/", "#/new/classic", "#/help/classic"):
        page.goto(address + where)
        expect(page.locator("main h1").first).to_be_visible()
        assert not page.evaluate(wide), where
    start(page, address, GAME)
    reveal(page, "Ana")

    assert not page.evaluate(wide)
