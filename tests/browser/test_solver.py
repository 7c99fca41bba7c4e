"""The solver: boards set up by keys, by taps, from text, from a link; plays that are seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import DESKTOP, PHONE, until
from tests.browser.playing import cell
from tests.browser.test_accessible import THEMES, violations
from tests.engine.story import Door

ROWS = ["." * 15] * 7 + ["...CRISIS......"] + ["." * 15] * 7
LINK = "#/solve/classic?v=1&b=15/15/15/15/15/15/15/3CRISIS6/15/15/15/15/15/15/15&r=IDRROOE"


def plays(page: Page) -> Locator:
    return page.locator(".solver-row[data-play]")


def note(page: Page) -> Locator:
    return page.locator(".solver-note")


def opened(page: Page, address: str, where: str) -> Page:
    page.goto(address + where)
    expect(page.locator('[data-action="solve"]')).to_be_visible()
    # The first answer about the board has come: from here on no key is too early.
    expect(page.locator(".solver-words-from")).not_to_be_empty()
    return page


def letters(page: Page, *cells: str) -> str:
    return "".join(cell(page, one).locator(".tile-letter").inner_text() for one in cells)


def link_of(page: Page) -> str:
    return str(page.evaluate("location.hash"))


def best(page: Page) -> str:
    return plays(page).first.locator(".solver-word").inner_text()


def test_a_board_is_set_up_by_keys_and_solved(desktop, address):
    page = opened(desktop, address, "#/solve/classic")
    cell(page, "D8").click()
    page.keyboard.type("crisis")
    page.keyboard.press("Shift+Q")
    assert "CRISISQ" == letters(page, "D8", "E8", "F8", "G8", "H8", "I8", "J8")
    expect(
        cell(page, "J8").locator('.tile[data-blank="true"], .tile[data-blank=""]')
    ).to_have_count(1)
    expect(note(page)).to_contain_text("CRISISQ")

    page.keyboard.press("Backspace")
    expect(cell(page, "J8").locator(".tile")).to_have_count(0)
    page.get_by_label("Rack").fill("idrrooe")
    page.keyboard.press("Enter")
    expect(plays(page).first).to_be_visible()

    position = {"board": ROWS, "racks": ["IDRROOE"]}
    play = Door().must("solve", variant="classic", position=position, n=1)["plays"][0]
    assert play["words"][0][0] == best(page)


def test_what_was_set_up_is_undone_and_done_again(desktop, address):
    page = opened(desktop, address, "#/solve/classic")
    cell(page, "H8").click()
    page.keyboard.type("ab")

    page.keyboard.press("Control+z")
    expect(cell(page, "I8").locator(".tile")).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(cell(page, "I8").locator(".tile")).to_have_count(1)
    page.locator('[data-action="clear"]').click()
    expect(page.locator(".cell .tile")).to_have_count(0)
    page.locator('[data-action="undo"]').click()
    expect(page.locator(".cell .tile")).to_have_count(2)


def test_a_board_is_set_up_by_taps_without_the_systems_keyboard(page, address):
    opened(page, address, "#/solve/cruzadas")
    cell(page, "H8").tap()
    for key in ("C", "H", "blank", "I", "turn", "Ñ"):
        page.locator(f'.solver-key[data-key="{key}"]').tap()
    assert "CHI" == letters(page, "H8", "I8")
    expect(cell(page, "J8").locator(".tile")).to_contain_text("Ñ")

    page.locator("#solver-rack").tap()
    for key in ("A", "LL", "blank", "erase"):
        page.locator(f'.solver-key[data-key="{key}"]').tap()

    expect(page.locator(".solver-rack-tiles .tile")).to_have_count(2)
    inputs = page.locator("input:visible, textarea:visible").evaluate_all(
        "all => all.map((one) => one.inputMode)"
    )
    assert {"none"} == set(inputs)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_rows_are_pasted_and_wrong_ones_told(desktop, address):
    page = opened(desktop, address, "#/solve/classic")
    page.locator('[data-action="rows"]').click()
    page.locator("#solver-rows").fill("\n".join([*ROWS[:7], "...CRÑSIS......"]))
    page.locator('dialog [data-action="confirm"]').click()
    expect(page.locator(".solver-rows-trouble")).to_contain_text("8")
    expect(page.locator(".solver-rows-trouble")).to_contain_text("Ñ")

    page.locator("#solver-rows").fill("\n".join(ROWS).replace(".", "_"))
    page.locator('dialog [data-action="confirm"]').click()

    expect(page.locator("dialog")).to_have_count(0)
    assert "CRISIS" == letters(page, "D8", "E8", "F8", "G8", "H8", "I8")


def test_text_pasted_on_the_page_is_the_board(desktop, address):
    page = opened(desktop, address, "#/solve/classic")
    page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.setData("text/plain", text);
          const how = { clipboardData: data, bubbles: true, cancelable: true };
          document.body.dispatchEvent(new ClipboardEvent("paste", how));
        }""",
        "\n".join(ROWS),
    )

    expect(page.locator(".cell .tile")).to_have_count(6)


def test_a_play_under_the_pointer_or_the_focus_lies_on_the_board(desktop, address):
    page = opened(desktop, address, LINK)
    expect(plays(page).first).to_be_visible()
    laid = page.locator(".cell .tile[data-laid]")

    plays(page).nth(1).hover()
    expect(laid.first).to_be_visible()
    second = laid.count()
    page.mouse.move(5, 5)
    expect(laid).to_have_count(0)
    plays(page).first.locator("button").focus()
    expect(laid.first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(laid).to_have_count(second)
    expect(plays(page).nth(1).locator("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(plays(page).nth(1)).to_have_attribute("data-chosen", "")
    page.locator('[data-action="lay"]').click()

    expect(laid).to_have_count(0)
    expect(page.locator(".cell .tile")).to_have_count(6 + second)
    expect(page.locator(".solver-rack-tiles .tile")).to_have_count(7 - second)


def test_the_list_is_ordered_filtered_and_shown_piece_by_piece(desktop, address):
    page = opened(desktop, address, LINK)
    expect(plays(page)).to_have_count(50)
    page.locator('[data-action="more-plays"]').click()
    expect(plays(page)).to_have_count(100)

    page.locator("#solver-sort").select_option("estimate")
    expect(plays(page)).to_have_count(50)
    worth = page.locator(".solver-row[data-play] .solver-worth")
    expect(worth.first).to_be_visible()
    told = [float(text) for text in worth.all_inner_texts()]
    assert sorted(told, reverse=True) == told
    page.locator("#solver-sort").select_option("length")
    expect(plays(page)).to_have_count(50)
    until(page, "document.querySelector('.solver-word-button').textContent.length >= 7")
    page.locator("#solver-part").fill("oo")
    until(
        page,
        "[...document.querySelectorAll('.solver-word-button')]"
        ".every((one) => one.textContent.toUpperCase().includes('OO'))",
    )
    page.locator("#solver-part").fill("qqq")

    expect(page.locator(".solver-summary")).to_contain_text("QQQ")
    expect(plays(page)).to_have_count(0)


def test_a_link_brings_the_same_board_to_somebody_else(open_page, address):
    one = opened(
        open_page(**DESKTOP, permissions=["clipboard-read", "clipboard-write"]),
        address,
        "#/solve/wordominos",
    )
    cell(one, "C3").click()
    one.keyboard.type("cat#")
    one.get_by_label("Rack").fill("dogs")
    expect(cell(one, "F3").locator(".blocked")).to_have_count(1)
    one.locator('[data-action="link"]').click()
    expect(one.locator(".toast")).to_be_visible()
    link = one.evaluate("navigator.clipboard.readText()")
    assert link.startswith(address) and len(link) < 8000

    other = open_page(**PHONE)
    other.goto(link)

    expect(plays(other).first).to_be_visible()
    assert "CAT" == letters(other, "C3", "D3", "E3")
    expect(cell(other, "F3").locator(".blocked")).to_have_count(1)
    assert link_of(one) == link_of(other)


def test_where_nothing_may_be_copied_the_link_is_shown(desktop, address):
    page = opened(desktop, address, LINK)
    page.evaluate(
        "() => void (navigator.clipboard.writeText = () => Promise.reject(new Error('no')))"
    )
    page.locator('[data-action="link"]').click()

    expect(page.locator("#solver-address")).to_have_value(page.evaluate("location.href"))


@pytest.mark.parametrize(
    "query", ["v=1&b=Q", "v=1&b=<script>", "v=2&x=y", "v=1&r=%FF%00", "b=5", "v=1&b=" + "A" * 9000]
)
def test_a_link_that_is_none_opens_an_empty_board_and_says_so(desktop, address, query):
    page = opened(desktop, address, f"#/solve/wordominos?{query}")

    if query == "v=1&b=Q":
        expect(cell(page, "A1").locator(".tile")).to_have_count(1)
    else:
        expect(page.locator(".toast")).to_be_visible()
        expect(page.locator(".cell .tile")).to_have_count(0)


def test_what_cannot_be_is_told_in_a_sentence(desktop, address):
    page = opened(desktop, address, "#/solve/classic")
    page.locator('[data-action="solve"]').click()
    expect(note(page)).to_contain_text("rack is empty")
    page.get_by_label("Rack").fill("ÇABCDEFGH")
    expect(note(page)).to_have_attribute("data-kind", "problem")
    expect(page.locator(".solver-rack-tiles .tile")).to_have_count(7)
    page.get_by_label("Rack").fill("QQ")
    page.locator('[data-action="solve"]').click()
    expect(note(page)).to_contain_text("Q")
    expect(note(page)).to_have_attribute("data-kind", "problem")
    page.get_by_label("Rack").fill("AEINST")
    cell(page, "A1").click()
    page.keyboard.type("qx")

    expect(note(page)).to_contain_text("QX")
    expect(page.locator(".cell.mark-wrong")).to_have_count(2)


def test_house_rules_change_the_board_and_keep_what_fits(desktop, address):
    page = opened(desktop, address, "#/solve/fribble")
    cell(page, "A1").click()
    page.keyboard.type("cat")
    page.locator('[data-action="rules"]').click()
    page.locator('dialog label:has(input[name="rule-board"][value="11"])').click()
    page.locator('dialog [data-action="confirm"]').click()

    expect(cell(page, "L1")).to_have_count(0)
    expect(cell(page, "A1").locator(".tile")).to_have_count(1)
    assert "board:11" in link_of(page)


def test_bombs_and_corners_and_who_plays(desktop, address):
    page = opened(desktop, address, "#/solve/lexibomb")
    cell(page, "H8").click()
    page.keyboard.press("*")
    expect(cell(page, "H8")).to_have_class("cell mark-bomb")
    cell(page, "I8").click()
    page.keyboard.type("at")
    expect(cell(page, "I8")).to_have_class("cell mark-near-1")

    opened(page, address, "#/solve/contradictionary")
    page.get_by_label("Rack").fill("aeinrst")
    page.locator('.solver-seat[data-seat="1"]').click()
    page.locator('[data-action="solve"]').click()
    expect(plays(page).first.locator(".solver-at")).to_contain_text("15")


def test_a_finished_search_may_be_stopped_before_it_is(desktop, address):
    page = opened(desktop, address, LINK)
    expect(plays(page).first).to_be_visible()
    button = page.locator('[data-action="solve"]')

    button.dblclick()

    expect(button).to_have_attribute("data-busy", "false")


def test_the_solver_is_found_from_the_shelf(page, address):
    page.goto(address)
    page.locator('a[href="#/solve"]').tap()

    expect(page.locator(".solver h1")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_axe_finds_nothing_in_the_solver(open_page, address, theme, screen):
    options = {**(PHONE if screen == "phone" else DESKTOP), **THEMES[theme]}
    page = opened(open_page(**options, reduced_motion="reduce"), address, LINK)
    expect(plays(page).first).to_be_visible()
    found = {"plays": violations(page)}
    plays(page).first.locator("button").click()
    found["chosen"] = violations(page)
    page.locator('[data-action="keys"]').click()
    found["keys"] = violations(page)
    page.locator('[data-action="rows"]').click()
    found["rows"] = violations(page)

    assert {name: [] for name in found} == found


@pytest.mark.parametrize("width", [320, 390])
def test_the_solver_never_scrolls_sideways(open_page, address, width):
    page = opened(
        open_page(**{**PHONE, "viewport": {"width": width, "height": 640}}), address, LINK
    )
    expect(plays(page).first).to_be_visible()
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not page.evaluate(wide)

    cell(page, "A1").tap()

    expect(page.locator(".solver-keys")).to_be_visible()
    assert not page.evaluate(wide)
