"""Two roads and what is hidden beside them, on a board seen from a corner and from above."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.harness import DESKTOP, PHONE, until
from tests.browser.playing import (
    by_drag,
    by_keys,
    by_taps,
    cell,
    drag,
    golden,
    rack,
    reveal,
    scores,
    start,
)
from tests.browser.test_accessible import THEMES, violations
from tests.engine.story import Door

GAME = golden("contradictionary")
NAMES = ["Ana", "Bruno"]
EMPTY = ["." * 15] * 15
VIEWS = ["tilted", "flat"]

# Ana has opened with FARM, and Bruno's bomb lies where an S would make it FARMS.
MINED: dict[str, Any] = {
    "board": ["FARM...........", *EMPTY[1:10], *["." * 14 + letter for letter in "HOUSE"]],
    "racks": ["SAEINRT", "BDGOTEE"],
    "scores": [30, 24],
    "extra": {
        "devices": {"bombs": [[], ["E1"]], "defusers": [["C3"], []]},
        "road": {
            "words": [
                [["A1", "B1", "C1", "D1"]],
                [["O11", "O12", "O13", "O14", "O15"]],
            ]
        },
    },
}


def almost_there() -> dict[str, Any]:
    """Ana's road: along the top, down the column of K, then FARM on the last row, without its S.

    Only the words a play makes are looked up, so the rest may be any letters.
    """
    rows = ["EEEEEEEEOOO....", *[f"{'.' * 10}{letter}...." for letter in "OOOTTTTIIIIII"]]
    across = [f"{chr(65 + column)}1" for column in range(11)]
    down = [f"K{row}" for row in range(1, 16)]
    return {
        "board": [*rows, "..........FARM."],
        "racks": ["SAEINRT", "BDGOTEE"],
        "scores": [200, 24],
        "extra": {
            "devices": {"bombs": [[], ["B5"]], "defusers": [["D7"], []]},
            "road": {"words": [[across, down, ["K15", "L15", "M15", "N15"]], []]},
        },
    }


def seat_at(page: Page, address: str, position: dict[str, Any], name: str = "Ana") -> None:
    """A position, opened from a file; the player whose turn it is looks."""
    door = Door()
    seats = [{"name": one} for one in NAMES]
    made = door.must(
        "new", variant="contradictionary", seats=seats, seed="browser", position=position
    )
    file = json.dumps(made["save"]).encode()
    page.goto(address)
    page.locator('input[type="file"]').set_input_files(
        FilePayload(name="game.json", mimeType="application/json", buffer=file)
    )
    reveal(page, name)


def see(page: Page, view: str) -> None:
    """Make sure of the view; the table begins tilted."""
    board = page.locator(".board")
    expect(board).to_have_attribute("data-tilted", "")
    if view == "flat":
        page.locator('[data-action="view"]').click()
        expect(board).not_to_have_attribute("data-tilted", "")


@pytest.fixture(params=VIEWS)
def table(request, open_page, address) -> Page:
    page: Page = open_page(**DESKTOP, reduced_motion="reduce")
    seat_at(page, address, MINED)
    see(page, request.param)
    return page


def device(page: Page, kind: str) -> Any:
    return page.locator(f'.devices [data-device="{kind}"]')


def put_by_drag(page: Page, kind: str, at: str) -> None:
    drag(page, device(page, kind).locator(".device-handle"), cell(page, at))


def put_by_click(page: Page, kind: str, at: str) -> None:
    device(page, kind).click()
    expect(device(page, kind)).to_have_attribute("aria-pressed", "true")
    cell(page, at).click()


def put_by_keys(page: Page, kind: str, at: str) -> None:
    """From the corner A1, where the arrow begins, to a cell by its name."""
    device(page, kind).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cell:focus")).to_have_count(1)
    here = str(page.locator(".cell:focus").get_attribute("data-cell"))
    for key, steps in (
        ("ArrowRight", ord(at[0]) - ord(here[0])),
        ("ArrowDown", int(at[1:]) - int(here[1:])),
    ):
        turned = {"ArrowRight": "ArrowLeft", "ArrowDown": "ArrowUp"}[key]
        for _ in range(abs(steps)):
            page.keyboard.press(key if steps > 0 else turned)
    expect(cell(page, at)).to_be_focused()
    page.keyboard.press("Enter")


WAYS = {"drag": put_by_drag, "click": put_by_click, "keys": put_by_keys}


@pytest.mark.parametrize("way", WAYS)
def test_a_bomb_and_a_defuser_find_their_cells(table: Page, way: str):
    WAYS[way](table, "bomb", "H8")
    expect(cell(table, "H8")).to_have_class("cell mark-bomb-0")
    WAYS[way](table, "defuser", "L3")
    expect(cell(table, "L3")).to_have_class("cell mark-defuser-0")

    expect(cell(table, "H8")).to_have_attribute("aria-label", "H8, empty, your bomb")
    assert "your defuser" in str(cell(table, "L3").get_attribute("aria-label"))
    expect(device(table, "bomb")).to_contain_text("2 left")
    expect(device(table, "bomb")).to_have_attribute("aria-disabled", "true")
    expect(rack(table)).to_have_count(7)


def test_escape_puts_a_device_back(table: Page):
    device(table, "bomb").focus()
    table.keyboard.press("Enter")
    expect(device(table, "bomb")).to_have_attribute("aria-pressed", "true")
    table.keyboard.press("Escape")

    expect(device(table, "bomb")).to_have_attribute("aria-pressed", "false")
    expect(device(table, "bomb")).to_be_focused()
    expect(device(table, "bomb")).to_contain_text("3 left")


def test_a_refused_bomb_says_why_and_is_still_there(table: Page):
    put_by_click(table, "defuser", "C3")

    expect(table.locator(".toast")).to_contain_text("already have one of those on C3")
    expect(device(table, "defuser")).to_contain_text("2 left")
    assert "your defuser" in str(cell(table, "C3").get_attribute("aria-label"))


def test_a_first_word_elsewhere_is_sent_to_the_own_corner(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    seat_at(page, address, {"racks": ["CATSDOG", "EEIIOOU"]})
    for name, face in (("H8", "A"), ("I8", "T")):
        drag(page, page.locator(f'.rack .tile[data-face="{face}"]').first, cell(page, name))

    expect(page.locator(".preview")).to_contain_text("cover your own corner, A1")
    # Both corners are homes, not stars, in small as well.
    page.goto(address)
    mini = page.locator('.newest .mini[data-game="contradictionary"]').first
    expect(mini.locator(".mini-home")).to_have_count(2)
    expect(mini.locator(".mini-star")).to_have_count(0)


def test_the_set_up_sheet_says_nothing_by_the_way(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    page.goto(f"{address}#/new/contradictionary")
    expect(page.locator('[data-action="start"]')).to_be_visible()

    loose = """[...document.querySelectorAll(".setup-sheet, .setup")].flatMap(({ childNodes }) =>
        [...childNodes]).filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)"""
    assert [] == page.evaluate(loose)


def test_what_the_other_hid_is_nowhere_on_the_page(table: Page):
    assert 0 == table.locator('[class*="mark-bomb-1"], [class*="mark-defuser-1"]').count()
    stored = table.evaluate("JSON.stringify(Object.entries(localStorage))")
    assert "bomb-1" not in stored


@pytest.mark.parametrize("way", [by_drag, by_keys])
def test_a_word_on_a_bomb_goes_off(table: Page, way: Any):
    table.evaluate(
        """() => { window.said = []; new MutationObserver(() =>
            said.push(document.querySelector('[role="alert"]').textContent))
            .observe(document.querySelector('[role="alert"]'), {childList: true}); }"""
    )
    way(table, [["E1", "S"]])

    expect(cell(table, "E1")).to_have_class("cell mark-blast")
    until(table, "said.some((text) => text.startsWith('Bomb on E1! S is lost'))")
    reveal(table, "Bruno")
    assert [30, 24] == scores(table)
    expect(cell(table, "E1").locator(".tile")).to_have_count(0)
    expect(cell(table, "E1").locator(".blast")).to_be_visible()
    assert "a bomb went off here" in str(cell(table, "E1").get_attribute("aria-label"))


@pytest.mark.parametrize("view", VIEWS)
def test_a_road_that_comes_through_wins(open_page, address, view):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    position = almost_there()
    seat_at(page, address, position)
    see(page, view)
    expect(page.locator(".player-road").first).to_have_text("road 28 of 29 cells")
    expect(page.locator(".road-0")).to_be_visible()
    by_drag(page, [["O15", "S"]])

    expect(page.locator('[data-action="rematch"]')).to_be_visible()
    expect(page.locator(".summary-result")).to_contain_text("Ana’s road is complete.")
    expect(page.locator(".outcome")).to_contain_text("Ana")
    # What was hidden is shown when all is over, and so is the road.
    expect(page.locator(".summary-board .mini-device")).to_have_count(2)
    expect(page.locator(".summary-board .mini-road")).to_have_count(1)


def test_the_view_is_remembered(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    seat_at(page, address, MINED)
    see(page, "flat")
    page.reload()
    reveal(page, "Ana")

    expect(page.locator(".board")).not_to_have_attribute("data-tilted", "")
    page.locator('[data-action="view"]').click()
    expect(page.locator(".board")).to_have_attribute("data-tilted", "")


def test_a_phone_sees_it_from_above_and_taps(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    seat_at(page, address, MINED)

    expect(page.locator(".board")).not_to_have_attribute("data-tilted", "")
    expect(page.locator('[data-action="view"]')).to_be_hidden()
    device(page, "bomb").tap()
    cell(page, "H8").tap()
    expect(cell(page, "H8")).to_have_class("cell mark-bomb-0")
    by_taps(page, [["E1", "S"]])
    reveal(page, "Bruno")
    assert [30, 24] == scores(page)


def test_a_lifted_tile_hangs_at_the_pointer_and_moves_nothing_else(table: Page):
    tray = table.locator(".tray").bounding_box()
    tile, goal = rack(table).first.bounding_box(), cell(table, "H8").bounding_box()
    assert tile and goal
    x, y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
    table.mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    table.mouse.down()
    table.mouse.move(x, y, steps=5)

    expect(cell(table, "H8")).to_have_class("cell is-target")
    lifted = table.locator(".is-dragged").bounding_box()
    assert lifted and abs(lifted["x"] + lifted["width"] / 2 - x) < 30
    assert tray == table.locator(".tray").bounding_box()
    table.mouse.up()
    expect(cell(table, "H8").locator(".tile[data-laid]")).to_have_count(1)


def test_both_views_are_one_grid(table: Page):
    assert 225 == table.locator('[role="grid"] [role="gridcell"]').count()
    label = str(cell(table, "A1").get_attribute("aria-label"))

    for word in ("F", "Ana’s start", "Bruno’s goal", "on Ana’s road"):
        assert word in label


def test_every_cell_is_pressed_where_it_is_seen(table: Page):
    """The middle of a cell is that cell's: for the browser's own aim, and for a dragged tile's."""
    missed = table.evaluate(
        """() => [...document.querySelectorAll(".cell")].filter((cell) => {
            const box = cell.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            return document.elementFromPoint(x, y)?.closest("[data-cell]") !== cell;
        }).map((cell) => cell.dataset.cell)"""
    )

    assert [] == missed


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_nothing(open_page, address, theme, view):
    page = open_page(**{**DESKTOP, **THEMES[theme]}, reduced_motion="reduce")
    seat_at(page, address, MINED)
    see(page, view)
    device(page, "bomb").click()

    assert [] == violations(page)


@pytest.mark.parametrize("view", VIEWS)
def test_the_first_turns_of_a_whole_game(open_page, address, view):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, GAME)
    reveal(page, "Ana")
    see(page, view)
    put_by_click(page, "defuser", "O15")
    expect(cell(page, "O15")).to_have_class(re.compile("mark-defuser-0"))
    by_drag(page, GAME.moves[1][1]["tiles"])
    reveal(page, "Bruno")
    by_keys(page, GAME.moves[2][1]["tiles"])
    reveal(page, "Ana")

    assert GAME.moves[2][2] == scores(page)
    expect(page.locator(".player-road").nth(1)).to_contain_text("road 5 of")
