"""Impatience and bad luck: pressed twice, let go outside, turned around, opened in two tabs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect

from tests.browser.harness import DESKTOP, PHONE, until
from tests.browser.playing import (
    breathe,
    by_keys,
    cell,
    golden,
    make,
    rack,
    rack_tile,
    reveal,
    scores,
)
from tests.browser.playing import start as start_game

GAME = golden("fribble")  # Ana's first rack is J A A H I E G, her first play 8E HAJI
FIRST = GAME.moves[0][1]
LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 568, "height": 320}}
NARROW: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}
# How far apart the two presses of an impatient hand are.
GAP_SECONDS = 0.15
CURTAIN = '[data-action="reveal"]'
KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('lexicade/game/'))"

OpenTable = Callable[..., Page]


@pytest.fixture
def open_table(open_page, address) -> OpenTable:
    """Ana's first turn on a screen of one's choice."""

    def opened(screen: dict[str, Any]) -> Page:
        page: Page = open_page(**screen, reduced_motion="reduce")
        start_game(page, address, GAME)
        reveal(page, "Ana")
        return page

    return opened


def middle(of: Locator) -> tuple[float, float]:
    box: FloatRect | None = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def laid(page: Page) -> list[str]:
    cells = page.locator(".cell:has(.tile[data-laid])")
    return [str(one.get_attribute("data-cell")) for one in cells.all()]


def type_haji(page: Page) -> Locator:
    """Laid and found legal; the button that plays it."""
    cell(page, "E8").focus()
    page.keyboard.press("Space")
    page.keyboard.type("haji")
    play = page.locator('[data-action="play"]')
    expect(play).not_to_have_attribute("aria-disabled", "true")
    return play


class Impatient:
    """Presses again after a moment, and by then what the first press opened is there.

    The browser is told when each press was made, so that a busy machine does not make it later.
    """

    def __init__(self, page: Page) -> None:
        self.devtools = page.context.new_cdp_session(page)
        self.now = time.time()

    def press(self, x: float, y: float) -> None:
        self.now += GAP_SECONDS
        at = {"x": x, "y": y, "button": "left", "clickCount": 1, "timestamp": self.now}
        for kind in ("mousePressed", "mouseReleased"):
            self.devtools.send("Input.dispatchMouseEvent", {"type": kind, **at})

    def enter(self, *, is_held: bool = False) -> None:
        self.now += GAP_SECONDS
        key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
        when = {"timestamp": self.now, "autoRepeat": is_held}
        self.devtools.send("Input.dispatchKeyEvent", {"type": "keyDown", **key, **when})
        if not is_held:
            self.devtools.send("Input.dispatchKeyEvent", {"type": "keyUp", **key, **when})


def press_twice(page: Page, at: Locator, opened: Locator) -> None:
    hand, (x, y) = Impatient(page), middle(at)
    hand.press(x, y)
    expect(opened).to_be_visible()
    hand.press(x, y)


def hold_back_python(page: Page) -> Callable[[], None]:
    """Reload without Python; what is returned lets it come."""
    held: list[Route] = []
    page.context.route("**/*.wasm", lambda route: held.append(route))
    page.reload()

    def come() -> None:
        for route in held:
            route.continue_()
        page.context.unroute("**/*.wasm")

    return come


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_play_pressed_twice_does_not_show_the_other_rack(open_table: OpenTable, screen):
    page = open_table(screen)
    press_twice(page, type_haji(page), page.locator(CURTAIN))

    expect(page.locator(CURTAIN)).to_contain_text("Bruno")
    expect(rack(page)).to_have_count(0)
    reveal(page, "Bruno")


def test_enter_pressed_twice_or_held_does_not_show_the_other_rack(open_table: OpenTable):
    page = open_table(DESKTOP)
    type_haji(page)
    hand = Impatient(page)
    for _ in range(2):
        hand.enter()
    expect(page.locator(CURTAIN)).to_be_focused()
    hand.enter()
    for _ in range(30):
        hand.enter(is_held=True)

    expect(page.locator(CURTAIN)).to_contain_text("Bruno")
    expect(rack(page)).to_have_count(0)


def test_a_curtain_is_lifted_by_enter_after_a_breath(open_table: OpenTable):
    page = open_table(DESKTOP)
    type_haji(page)
    page.keyboard.press("Enter")
    expect(page.locator(CURTAIN)).to_be_focused()
    breathe(page)

    page.keyboard.press("Enter")

    expect(rack(page)).to_have_count(7)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pass_pressed_twice_still_asks(open_table: OpenTable, screen):
    page = open_table(screen)

    confirm = page.locator('dialog[open] [data-action="confirm"]')

    press_twice(page, page.locator('[data-action="pass"]'), confirm)

    expect(confirm).to_be_visible()
    confirm.press("Enter")
    expect(page.locator(CURTAIN)).to_contain_text("Bruno")


def test_a_finger_drags_a_tile_while_another_taps(open_table: OpenTable):
    page = open_table(PHONE)
    x, y = middle(rack_tile(page, "H"))
    play_x, play_y = middle(page.locator('[data-action="play"]'))
    to_x, to_y = middle(cell(page, "H8"))
    to_y += 0.9 * 47  # the tile floats above the finger
    devtools = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, float, float]) -> None:
        at = [{"id": finger, "x": x, "y": y} for finger, x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (0, x, y))
    for step in (0.2, 0.6, 1):
        touch("touchMove", (0, x + (to_x - x) * step, y + (to_y - y) * step))
    expect(page.locator(".is-dragged")).to_have_count(1)
    touch("touchStart", (0, to_x, to_y), (1, play_x, play_y))
    touch("touchEnd", (0, to_x, to_y))
    touch("touchEnd")

    expect(page.locator(".is-dragged")).to_have_count(0)
    assert ["H8"] == laid(page)


def test_a_tile_let_go_outside_the_window_does_not_follow_the_mouse(open_table: OpenTable):
    page = open_table(DESKTOP)
    page.mouse.move(*middle(rack_tile(page, "H")))
    page.mouse.down()
    page.mouse.move(-40, -40)
    page.mouse.up()

    page.mouse.move(400, 400, steps=3)

    expect(page.locator(".is-dragged")).to_have_count(0)
    expect(rack(page)).to_have_count(7)


@pytest.mark.parametrize("upset", ["turn", "wheel"])
def test_a_page_that_moves_under_a_drag_is_measured_again(open_table: OpenTable, upset: str):
    low = {"viewport": {"width": 390, "height": 500}, "locale": "en-GB"}
    page = open_table(low if upset == "wheel" else DESKTOP)
    rack_tile(page, "H").scroll_into_view_if_needed()
    page.mouse.move(*middle(rack_tile(page, "H")))
    page.mouse.down()
    page.mouse.move(200, 200, steps=2)
    if upset == "turn":
        page.set_viewport_size({"width": 1024, "height": 700})
        until(page, "innerWidth === 1024")
    else:
        page.mouse.wheel(0, -300)
        until(page, "scrollY === 0")

    page.mouse.move(*middle(cell(page, "H8")), steps=3)
    page.mouse.up()

    assert ["H8"] == laid(page)


def test_a_letter_that_is_not_there_is_said_to_those_who_see_too(open_table: OpenTable):
    page = open_table(DESKTOP)
    cell(page, "H8").click()
    page.keyboard.type("z")

    expect(page.locator(".preview")).to_contain_text("no Z on your rack")
    page.keyboard.type("h")
    expect(page.locator(".preview")).not_to_contain_text("no Z")


def test_two_tabs_do_not_play_two_futures(open_table: OpenTable):
    one = open_table(DESKTOP)
    two = one.context.new_page()
    two.goto(one.url)
    reveal(two, "Ana")

    make(one, FIRST, by_keys)

    reveal(two, "Bruno")
    assert [15, 0] == scores(two)


def test_a_game_deleted_in_another_tab_is_not_written_back(open_table: OpenTable, address):
    one = open_table(DESKTOP)
    two = one.context.new_page()
    two.goto(address)
    two.locator('[data-action="more"]').click()
    two.locator('dialog[open] [data-action="delete"]').click()

    expect(one.locator('[data-action="play-game"]').first).to_be_visible()
    expect(one.locator(".toast")).to_contain_text("no such game")
    assert [] == one.evaluate(KEPT)


def test_a_game_deleted_while_python_loads_does_not_come_back(open_table: OpenTable, address):
    page = open_table(DESKTOP)
    make(page, FIRST, by_keys)
    expect(page.locator(CURTAIN)).to_contain_text("Bruno")
    come = hold_back_python(page)
    page.locator(CURTAIN).click()
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="delete"]').click()
    expect(page.locator('[data-action="play-game"]').first).to_be_visible()

    come()
    # A new game is dealt after everything that was asked before it.
    start_game(page, address, GAME)
    reveal(page, "Ana")

    games = {key.split("/")[2] for key in page.evaluate(KEPT)}
    assert {page.url.rsplit("/", 1)[1]} == games


def test_enter_while_python_loads_plays_only_what_lay_there(open_table: OpenTable):
    page = open_table(DESKTOP)
    come = hold_back_python(page)
    reveal(page, "Ana")
    cell(page, "H8").click()
    page.keyboard.type("ha")
    page.keyboard.press("Enter")
    page.keyboard.type("g")
    come()

    expect(page.locator('[data-action="play"]')).to_contain_text("7")
    assert ["H8", "I8", "J8"] == laid(page)
    page.keyboard.press("Enter")
    expect(page.locator(CURTAIN)).to_contain_text("Bruno")


def test_a_full_storage_is_told_where_it_can_be_seen(open_table: OpenTable):
    page = open_table(PHONE)
    # Time stands still, so that the notice does not go before it was looked for.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3600)
    play = type_haji(page)
    page.evaluate(
        """() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        }"""
    )
    play.click()

    expect(page.locator(CURTAIN)).to_contain_text("Bruno")
    notice = page.locator(".toast")
    expect(notice).to_contain_text("save it to a file")
    # A trial click is refused where something else lies on top.
    notice.click(trial=True)
    reveal(page, "Bruno")
    expect(notice).to_be_visible()


def test_an_imported_game_does_not_drag_anybody_away(open_table: OpenTable, address):
    page = open_table(DESKTOP)
    url = page.url
    page.goto(f"{address}#/")
    come = hold_back_python(page)
    record = "#player1 a Ana\n#player2 b Bo\n>a: AEIRSTX 8H TAX +20 20\n"
    file = {"name": "game.gcg", "mimeType": "text/plain", "buffer": record.encode()}
    page.locator('input[type="file"]').set_input_files(file)  # type: ignore[arg-type]
    page.locator('[data-action="continue"]').click()
    reveal(page, "Ana")
    come()

    expect(page.locator(".toast")).to_contain_text("on the table")
    assert url == page.url


@pytest.mark.parametrize("screen", [NARROW, LANDSCAPE, DESKTOP], ids=["narrow", "flat", "desk"])
def test_four_long_names_stay_inside_the_screen(open_page, address, screen):
    page = open_page(**screen, reduced_motion="reduce")
    wide = "document.documentElement.scrollWidth - innerWidth"
    page.goto(f"{address}#/new/classic")
    names = ["Maximiliana Longstock", "W" * 20, "<b>Ñandú</b> & co", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦"]
    for seat, name in enumerate(names):
        if seat >= 2:
            page.locator('[data-action="add-seat"]').click()
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()

    width = screen["viewport"]["width"]
    expect(page.locator(CURTAIN)).to_be_visible()
    x, _ = middle(page.locator(CURTAIN))
    assert width / 2 - 1 <= x <= width / 2 + 1
    reveal(page, "Maximiliana")
    assert page.evaluate("innerWidth") == width and 0 == page.evaluate(wide)
    page.goto(f"{address}#/")
    expect(page.locator('[data-action="continue"]')).to_be_visible()
    assert page.evaluate("innerWidth") == width and 0 == page.evaluate(wide)


def test_names_nobody_can_see_are_replaced(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    page.goto(f"{address}#/new/fribble")
    for seat, name in enumerate(["\u200b\u200b", "\u0007"]):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()

    expect(page.locator(CURTAIN)).to_contain_text("Player 1")
    expect(page.locator(".curtain-scores")).to_contain_text("Player 2")


def test_enlarged_fourfold_the_board_is_still_there(open_table: OpenTable):
    page = open_table({"viewport": {"width": 320, "height": 256}, "locale": "en-GB"})

    box = page.locator(".board").bounding_box()
    assert box and box["width"] > 300
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
