"""What a turn at the table is like: laying, seeing, changing one's mind, leaving, coming back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.playing import (
    by_keys,
    cell,
    choose_blank,
    drag,
    golden,
    make,
    rack,
    rack_tile,
    reveal,
    scores,
    start,
)

GAME = golden("fribble")  # Ana's first rack is J A A H I E G, her first play 8E HAJI
FIRST = GAME.moves[0][1]["tiles"]


@pytest.fixture
def table(open_page, address) -> Page:
    """Ana's first turn, on a desktop."""
    page: Page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, GAME)
    reveal(page, "Ana")
    return page


def lay(page: Page, count: int) -> None:
    for tile in FIRST[:count]:
        drag(page, rack_tile(page, tile[1]), cell(page, tile[0]))


def laid(page: Page) -> list[str]:
    cells = page.locator(".cell:has(.tile[data-laid])")
    return [str(one.get_attribute("data-cell")) for one in cells.all()]


def test_words_and_points_show_while_tiles_are_laid(table: Page):
    lay(table, 4)

    line = table.locator(".preview")
    expect(line).to_contain_text("HAJI")
    expect(line).to_contain_text("15")
    expect(table.locator('[data-action="play"]')).to_contain_text("15")


def test_what_is_wrong_is_said_in_a_sentence(table: Page):
    lay(table, 2)
    drag(table, rack_tile(table, "G"), cell(table, "A1"))

    expect(table.locator(".preview")).to_contain_text("one row or one column")
    expect(table.locator('[data-action="play"]')).to_have_attribute("aria-disabled", "true")


def test_a_word_in_no_list_is_named(table: Page):
    for face, place in (("J", "H8"), ("G", "I8")):
        drag(table, rack_tile(table, face), cell(table, place))

    expect(table.locator(".preview")).to_contain_text("JG")
    expect(table.locator('[data-action="play"]')).to_have_attribute("aria-disabled", "true")


def test_recall_brings_every_tile_back(table: Page):
    lay(table, 4)
    expect(rack(table)).to_have_count(3)

    table.locator('[data-action="recall"]').click()

    expect(rack(table)).to_have_count(7)
    assert [] == laid(table)


def test_shuffling_keeps_the_tiles_and_is_remembered(table: Page):
    before = [tile.get_attribute("data-face") for tile in rack(table).all()]
    orders = {tuple(before)}
    for _ in range(6):
        table.locator('[data-action="shuffle"]').click()
        orders.add(tuple(tile.get_attribute("data-face") for tile in rack(table).all()))
    last = [tile.get_attribute("data-face") for tile in rack(table).all()]

    assert len(orders) > 1
    assert sorted(map(str, before)) == sorted(map(str, last))
    table.reload()
    reveal(table, "Ana")
    assert last == [tile.get_attribute("data-face") for tile in rack(table).all()]


def test_laid_tiles_lie_where_they_lay_after_the_tab_was_closed(table: Page):
    lay(table, 3)
    cells = laid(table)
    context, url = table.context, table.url
    table.close()

    again = context.new_page()
    again.goto(url)
    reveal(again, "Ana")

    assert cells == laid(again) == ["E8", "F8", "G8"]
    expect(rack(again)).to_have_count(4)
    drag(again, rack_tile(again, FIRST[3][1]), cell(again, FIRST[3][0]))
    again.locator('[data-action="play"]').click()
    expect(again.locator('[data-action="reveal"]')).to_contain_text("Bruno")


def test_a_tile_goes_back_by_dragging_by_a_tap_and_by_backspace(table: Page):
    lay(table, 3)
    drag(table, cell(table, "G8").locator(".tile"), table.locator(".tray"))
    assert ["E8", "F8"] == laid(table)

    cell(table, "F8").click()
    assert ["E8"] == laid(table)

    table.keyboard.press("Backspace")
    assert [] == laid(table)


def test_a_laid_tile_can_be_moved_and_two_swapped(table: Page):
    lay(table, 2)
    drag(table, cell(table, "E8").locator(".tile"), cell(table, "E9"))
    assert ["F8", "E9"] == laid(table)

    drag(table, cell(table, "E9").locator(".tile"), cell(table, "F8"))

    expect(cell(table, "F8").locator(".tile")).to_have_attribute("data-face", FIRST[0][1])


def test_a_drop_beside_the_board_puts_the_tile_back(table: Page):
    drag(table, rack_tile(table, "H"), table.locator(".players"))

    expect(rack(table)).to_have_count(7)
    assert [] == laid(table)


def test_dragging_along_the_rack_changes_its_order(table: Page):
    before = [tile.get_attribute("data-face") for tile in rack(table).all()]

    drag(table, rack(table).nth(0), rack(table).nth(6))

    after = [tile.get_attribute("data-face") for tile in rack(table).all()]
    assert [*before[1:], before[0]] == after


def test_click_turns_the_arrow_and_typing_follows_it(table: Page):
    cell(table, "H8").click()
    expect(cell(table, "H8").locator('.cursor[data-arrow="across"]')).to_have_count(1)
    cell(table, "H8").click()
    expect(cell(table, "H8").locator('.cursor[data-arrow="down"]')).to_have_count(1)

    table.keyboard.type("haji")

    assert ["H8", "H9", "H10", "H11"] == laid(table)
    table.keyboard.press("Escape")
    assert [] == laid(table)


def test_a_blank_asks_what_it_stands_for_and_can_be_put_back(open_page, address):
    move = next(
        move
        for _, move, _ in GAME.moves
        if move["kind"] == "play" and any(tile[1] == "?" for tile in move["tiles"])
    )
    page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, GAME)
    for mover, made, _ in GAME.moves:
        reveal(page, GAME.names[mover])
        if made is move:
            break
        make(page, made, by_keys)
    blank = next(tile for tile in move["tiles"] if tile[1] == "?")

    drag(page, rack_tile(page, "?"), cell(page, blank[0]))
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".cell .tile[data-laid]")).to_have_count(0)
    drag(page, rack_tile(page, "?"), cell(page, blank[0]))
    choose_blank(page, blank)

    expect(cell(page, blank[0]).locator(".tile")).to_contain_text(blank[2])


def test_nothing_scrolls_while_dragging_on_a_phone(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    start(page, address, GAME)
    reveal(page, "Ana")
    before = page.evaluate("[scrollX, scrollY]")

    drag(page, rack_tile(page, "H"), cell(page, "E8"))

    assert before == page.evaluate("[scrollX, scrollY]")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ["E8"] == laid(page)


def test_the_rack_of_the_other_is_nowhere_in_the_page(table: Page):
    make(table, GAME.moves[0][1], by_keys)
    expect(table.locator('[data-action="reveal"]')).to_contain_text("Bruno")

    expect(table.locator(".rack .tile[data-face]")).to_have_count(0)
    kept = table.evaluate("JSON.stringify(Object.entries(localStorage))")
    assert '\\"rack\\":[]' in kept or '"rack":[]' in kept.replace("\\", "")


def test_resigning_ends_the_game_for_the_other(table: Page):
    table.locator('[data-action="menu"]').click()
    table.locator('dialog[open] [data-action="resign"]').click()
    table.locator('dialog[open] [data-action="confirm"]').click()

    expect(table.locator(".summary-result")).to_contain_text("Bruno")


def test_python_may_be_slow_tiles_can_be_moved_meanwhile(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, GAME)
    reveal(page, "Ana")
    url = page.url
    held: list[Route] = []
    page.context.route("**/*.wasm", lambda route: held.append(route))
    page.reload()

    reveal(page, "Ana")
    lay(page, 4)
    assert 4 == len(laid(page))
    expect(page.locator(".loading")).to_be_visible()
    expect(page.locator('[data-action="play"]')).to_have_attribute("aria-disabled", "true")
    assert url == page.url

    for route in held:
        route.continue_()
    page.context.unroute("**/*.wasm")
    expect(page.locator('[data-action="play"]')).not_to_have_attribute("aria-disabled", "true")
    page.locator('[data-action="play"]').click()
    reveal(page, "Bruno")
    assert [15, 0] == scores(page)


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(open_page, address, watch):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.add_init_script(
        """const Real = Worker;
        window.workers = [];
        window.Worker = class extends Real {
          constructor(...given) { super(...given); window.workers.push(this); }
        };"""
    )
    start(page, address, GAME)
    reveal(page, "Ana")
    make(page, GAME.moves[0][1], by_keys)
    reveal(page, "Bruno")

    page.evaluate("window.workers.at(-1).terminate()")
    make(page, GAME.moves[1][1], by_keys)

    reveal(page, "Ana")
    assert GAME.moves[1][2] == scores(page)
    assert 2 <= page.evaluate("window.workers.length")


def test_two_games_side_by_side_do_not_mix(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, GAME)
    reveal(page, "Ana")
    make(page, GAME.moves[0][1], by_keys)
    expect(page.locator('[data-action="reveal"]')).to_contain_text("Bruno")
    one = page.url
    start(page, address, golden("classic"))
    reveal(page, "Ana")
    make(page, golden("classic").moves[0][1], by_keys)
    expect(page.locator('[data-action="reveal"]')).to_contain_text("Bruno")

    page.goto(one)
    reveal(page, "Bruno")
    make(page, GAME.moves[1][1], by_keys)

    reveal(page, "Ana")
    assert GAME.moves[1][2] == scores(page)
