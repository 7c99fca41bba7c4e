"""One person and a computer: chosen on the sheet, no curtain, moves that come by themselves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP, PHONE, until
from tests.browser.playing import by_keys, by_taps, cell, golden, make, rack, reveal, scores

GAME = golden("fribble")  # Ana's first rack is J A A H I E G, her first play 8E HAJI
FIRST = GAME.moves[0][1]
CURTAIN = '[data-action="reveal"]'
# While the flag stands, the computer is asked for its move and nobody hears it.
MUTE = """const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (said, ...more) {
  const isAsked = typeof said?.text === "string" && said.text.includes('"do":"bot"');
  if (!isAsked || !sessionStorage.getItem("mute")) post.call(this, said, ...more);
};"""
# Every line shown where words and points are told: a computer may think for a moment only.
SHOWN = """window.shown = [];
new MutationObserver(() => {
  const line = document.querySelector(".preview")?.textContent;
  if (line && line !== shown.at(-1)) shown.push(line);
}).observe(document, { childList: true, subtree: true, characterData: true });"""
THINKS = "shown.some((line) => line.includes('Kit is thinking'))"


def kind(page: Page, seat: int, who: str):
    return page.locator(f'.seat-row:nth-child({seat + 1}) .kinds input[value="{who}"]')


def sit_down(page: Page, address: str, *, first: str = "0", level: str = "casual") -> None:
    """Ana against the computer, from the set-up sheet on."""
    page.goto(f"{address}#/new/fribble?seed={GAME.seed}")
    page.locator(".seat-name").first.fill("Ana")
    kind(page, 1, "computer").check()
    page.locator(f'.level-line input[value="{level}"]').check()
    page.locator("#setup-first").select_option(first)
    page.locator('[data-action="start"]').click()


def to_move(page: Page, name: str) -> None:
    expect(page.locator(".player[aria-current]")).to_contain_text(name)


def resign(page: Page) -> None:
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="resign"]').click()
    page.locator('dialog[open] [data-action="confirm"]').click()


@pytest.mark.parametrize(
    ("screen", "way"), [(PHONE, by_taps), (DESKTOP, by_keys)], ids=["phone", "desktop"]
)
def test_a_game_against_the_computer_from_the_sheet_to_a_rematch(open_page, address, screen, way):
    page = open_page(**screen, reduced_motion="reduce")
    page.add_init_script(SHOWN)
    sit_down(page, address)
    to_move(page, "Ana")
    expect(rack(page)).to_have_count(7)
    assert 0 == page.locator(CURTAIN).count()

    make(page, FIRST, way)
    # Her tiles stay in sight while the computer thinks, and its play is told like any other.
    until(page, THINKS)
    expect(rack(page)).to_have_count(7)
    to_move(page, "Ana")
    assert 0 == page.locator(CURTAIN).count()
    hers, its = scores(page)
    assert (15, True) == (hers, its > 0)
    expect(page.locator(".cell.mark-last").first).to_be_attached()
    expect(page.locator('.unseen-text[role="status"]')).to_contain_text("Kit played")
    expect(page.locator('.unseen-text[role="status"]')).to_contain_text("your turn, Ana")

    resign(page)
    expect(page.locator(".summary-result")).to_contain_text("Kit")
    page.locator('[data-action="rematch"]').click()
    # Who did not begin the first game begins this one.
    to_move(page, "Ana")
    hers, its = scores(page)
    assert (0, True) == (hers, its > 0)
    assert 0 == page.locator(CURTAIN).count()


def test_a_reload_while_the_computer_thinks_goes_on_with_its_turn(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.add_init_script(MUTE)
    page.goto(address)
    page.evaluate("sessionStorage.setItem('mute', '1')")
    sit_down(page, address, first="1")
    to_move(page, "Kit")
    expect(rack(page)).to_have_count(7)
    faces = rack(page).all_inner_texts()
    page.reload()
    to_move(page, "Kit")
    expect(page.locator(".preview")).to_contain_text("Kit is thinking")
    assert [0, 0] == scores(page)

    page.evaluate("sessionStorage.removeItem('mute')")
    page.reload()

    to_move(page, "Ana")
    assert scores(page)[1] > 0
    assert faces == rack(page).all_inner_texts()
    page.reload()
    to_move(page, "Ana")
    expect(page.locator('[data-action="pass"]')).not_to_have_attribute("aria-disabled", "true")


def test_a_computer_that_can_not_think_says_so_and_may_be_asked_again(open_page, address, watch):
    watch.forgive("Failed to load resource")
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.add_init_script(MUTE)
    page.goto(address)
    page.evaluate("sessionStorage.setItem('mute', '1')")
    sit_down(page, address, first="1")
    to_move(page, "Kit")
    page.evaluate("sessionStorage.removeItem('mute')")
    page.context.route("**/*.wasm", lambda route: route.abort())
    page.reload()

    notice = page.locator(".toast")
    expect(notice).to_contain_text("engine could not be started")
    page.context.unroute("**/*.wasm")
    notice.locator("button").click()

    to_move(page, "Ana")
    assert scores(page)[1] > 0


def test_two_people_and_a_computer_hide_their_tiles_from_each_other(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(f"{address}#/new/classic?seed=7")
    page.locator('[data-action="add-seat"]').click()
    for seat, name in enumerate(("Ana", "Bruno")):
        page.locator(".seat-name").nth(seat).fill(name)
    kind(page, 2, "computer").check()
    page.locator("#setup-first").select_option("1")
    page.locator('[data-action="start"]').click()
    reveal(page, "Bruno")
    page.locator('[data-action="pass"]').click()
    page.locator('dialog[open] [data-action="confirm"]').click()

    # The computer's turn shows nobody's tiles; then the screen goes to Ana.
    expect(page.locator(CURTAIN)).to_contain_text("Ana")
    expect(page.locator(".curtain")).to_contain_text("Kit played")
    assert 0 == rack(page).count()


def test_the_sheet_remembers_the_company_and_lets_computers_alone_be_watched(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    sit_down(page, address, level="keen")
    to_move(page, "Ana")
    page.goto(address)
    expect(page.locator(".newest-text")).to_contain_text("Kit (computer)")

    page.goto(f"{address}#/new/classic")
    expect(kind(page, 1, "computer")).to_be_checked()
    expect(page.locator('.level-line input[value="keen"]')).to_be_checked()
    expect(page.locator(".seat-name").first).to_have_value("Ana")

    kind(page, 0, "computer").check()
    expect(page.locator('[data-action="start"]')).to_have_text("Watch")
    kind(page, 0, "person").check()
    expect(page.locator('[data-action="start"]')).to_have_text("Start")
    kind(page, 1, "person").check()
    assert 0 == page.locator(".level-line").count()
    expect(kind(page, 1, "person")).to_be_focused()


def test_a_sheet_is_filled_in_by_keys(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(f"{address}#/new/fribble")
    kind(page, 1, "person").focus()
    page.keyboard.press("ArrowRight")
    expect(kind(page, 1, "computer")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")

    expect(page.locator('.level-line input[value="steady"]')).to_be_checked()


def test_the_menu_stays_open_while_the_computer_moves(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.add_init_script(SHOWN)
    sit_down(page, address)
    to_move(page, "Ana")
    cell(page, "E8").focus()
    make(page, FIRST, by_keys)
    page.locator('[data-action="menu"]').click()
    until(page, THINKS)
    to_move(page, "Ana")

    expect(page.locator("dialog[open]")).to_be_visible()
    assert page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")


def test_a_house_rule_is_as_usual_for_the_company_until_somebody_changes_it(open_page, address):
    page = open_page(**DESKTOP)
    page.goto(f"{address}#/new/contradictionary")
    page.locator(".house-rules summary").click()
    clock = page.get_by_role("group", name="Time for a turn")
    expect(clock.get_by_label("5 minutes")).to_be_checked()

    kind(page, 1, "computer").check()
    expect(clock.get_by_label("No limit")).to_be_checked()
    expect(page.locator(".house-rules summary")).to_contain_text("All standard")
    clock.get_by_text("2 minutes").click()
    kind(page, 1, "person").check()

    expect(clock.get_by_label("2 minutes")).to_be_checked()


# The computer's move is told only when it is hurried, as if it had thought until then.
SLOW = """const bots = new Set();
let tell = () => {};
const hear = Worker.prototype.addEventListener;
Worker.prototype.addEventListener = function (name, listen, ...more) {
  const later = ({ data }) => (tell = () => listen({ data }));
  const heard = (event) => (bots.has(event.data?.n) ? later(event) : listen(event));
  return hear.call(this, name, name === "message" ? heard : listen, ...more);
};
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (said, ...more) {
  if (said.text?.includes('"do":"bot"')) bots.add(said.n);
  post.call(this, said, ...more);
  if ("hurry" in said) tell();
};"""


def test_tiles_are_laid_while_the_computer_thinks_and_it_can_be_hurried(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.add_init_script(SLOW)
    sit_down(page, address)
    to_move(page, "Ana")
    expect(page.locator('[data-action="pass"]')).not_to_have_attribute("aria-disabled", "true")
    make(page, {"kind": "pass"}, by_keys)
    expect(page.locator(".thinking")).to_be_visible()
    # She lays what she has in mind; what it makes is told when it is her turn.
    cell(page, "A1").click()
    letter = rack(page).first.get_attribute("data-face") or ""
    page.keyboard.press(letter.lower())
    expect(cell(page, "A1").locator(".tile")).to_have_count(1)
    expect(page.locator('[data-action="play"]')).to_have_attribute("aria-disabled", "true")

    page.locator('[data-action="hurry"]').click()

    to_move(page, "Ana")
    expect(page.locator(".thinking")).to_be_hidden()
    expect(cell(page, "A1").locator(".tile")).to_have_count(1)
    expect(rack(page)).to_have_count(6)
    expect(page.locator(".preview")).to_have_attribute("data-kind", "problem")
