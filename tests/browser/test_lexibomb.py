"""A minefield on the page: shut cells tell nothing, a bomb is seen when it is hit."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.playing import (
    by_drag,
    by_keys,
    by_taps,
    cell,
    golden,
    make,
    rack,
    reveal,
    start,
    submit,
)
from tests.browser.test_accessible import violations
from tests.engine.story import Door

GAME = golden("lexibomb")

# Keeps every message the page hears from its worker, and what was set in motion.
LISTEN = """
  window.heard = [];
  window.moved = [];
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
    }
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    moved.push(this.getAttribute("class"));
    return animate.apply(this, given);
  };
"""
SHUT = """() => [...document.querySelectorAll(".cell[data-shut]")].map((cell) => {
  const name = cell.dataset.cell;
  const drawn = cell.cloneNode(true);
  drawn.removeAttribute("tabindex");
  const html = drawn.outerHTML.replaceAll(name, "·");
  return [name, html, getComputedStyle(cell, "::before").background];
})"""
# The board of the summary is one drawing: a cell has a bomb where the bombs' path is filled.
BOMBED = """([columns, rows, path]) => {
  const drawn = document.querySelector(`.summary-board .${path}`);
  const found = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (drawn?.isPointInFill(new DOMPoint(column * 100 + 45, row * 100 + 58)))
        found.push(String.fromCharCode(65 + column) + (row + 1));
  return found.sort();
}"""


def played(count: int) -> Door:
    """The recorded game after so many moves."""
    door = Door()
    seats = [{"name": name} for name in GAME.names]
    door.must("new", variant=GAME.variant, seats=seats, seed=GAME.seed)
    for seat, move, _ in GAME.moves[:count]:
        door.must("move", seat=seat, move=move)
    return door


def hits() -> list[list[str]]:
    """The bombs each recorded move strikes, by the engine's own log."""
    return [line.get("hit", []) for line in played(len(GAME.moves)).must("view")["view"]["log"]]


def all_bombs() -> list[str]:
    """Where they lie: told once the game is over."""
    marks = played(len(GAME.moves)).must("view")["view"]["marks"]
    return sorted(name for name, mark in marks if mark == "bomb")


def into_the_unknown(count: int) -> list[list[str]]:
    """After so many moves, the tiles of a legal play on cells that nobody has opened."""
    found = played(count).must("hint", seat=GAME.moves[count][0], n=100)["plays"]
    return next(list(play["tiles"]) for play in found if play["score"] is None)


STRUCK = hits()
FIRST_HIT = next(at for at, cells in enumerate(STRUCK) if cells)


def bombs(page: Page) -> list[str]:
    marked = page.locator(".cell.mark-bomb").all()
    return sorted(one.get_attribute("data-cell") or "" for one in marked)


def seat_at(page: Page, address: str, count: int) -> None:
    """The recorded game after so many moves, opened from a file; its next player looks."""
    file = json.dumps(played(count).must("save")["save"]).encode()
    page.goto(address)
    page.locator('input[type="file"]').set_input_files(
        FilePayload(name="game.json", mimeType="application/json", buffer=file)
    )
    reveal(page, GAME.names[GAME.moves[count][0]])


def resign(page: Page) -> None:
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="resign"]').click()
    page.locator('dialog[open] [data-action="confirm"]').click()
    expect(page.locator('[data-action="rematch"]')).to_be_visible()


def named_in(text: str, cells: Sequence[str]) -> list[str]:
    """Which of these cells a message or a store names, in whatever depth of quoting."""
    return [name for name in cells if re.search(rf'["\']{name}\b', text.replace("\\", ""))]


def test_a_game_until_a_bomb_is_hit(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    start(page, address, GAME)

    for at, (seat, move, _) in enumerate(GAME.moves[: FIRST_HIT + 1]):
        reveal(page, GAME.names[seat])
        assert [] == bombs(page)
        make(page, move, by_taps if at % 2 else by_drag)
        expect(page.locator('[data-action="reveal"]')).to_be_visible()

    reveal(page, GAME.names[GAME.moves[FIRST_HIT + 1][0]])
    assert STRUCK[FIRST_HIT] == bombs(page)
    hit = cell(page, STRUCK[FIRST_HIT][0])
    expect(hit.locator(".tile")).to_have_count(1)
    assert "bomb" in (hit.get_attribute("aria-label") or "").lower()


def test_a_bomb_nobody_hit_is_named_nowhere_until_the_end_and_then_all_are(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.add_init_script(LISTEN)
    seat_at(page, address, FIRST_HIT)
    make(page, GAME.moves[FIRST_HIT][1], by_keys)
    reveal(page, GAME.names[GAME.moves[FIRST_HIT + 1][0]])
    laid = into_the_unknown(FIRST_HIT + 1)
    for name, face, *_ in laid:
        page.locator(f'.rack .tile[data-face="{face}"]').first.click()
        cell(page, name).click()
    expect(page.locator('[data-action="play"]')).to_contain_text("?")
    hit, whole = STRUCK[FIRST_HIT], all_bombs()
    secret = [name for name in whole if name not in hit]
    assert (1, 21) == (len(hit), len(secret))
    # A refusal and the draft name the cells one lays on oneself, bomb or not.
    untold = [name for name in secret if name not in {tile[0] for tile in laid}]

    heard = page.evaluate("heard")
    stored = page.evaluate("JSON.stringify(Object.entries(localStorage))")
    assert any('"preview"' in text or "legal" in text for text in heard)
    assert [[]] * len(heard) == [named_in(text, untold) for text in heard]
    assert [] == named_in(stored, untold)
    assert hit == named_in("".join(heard), hit)
    drawn = page.evaluate(SHUT)
    empty = [look for name, *look in drawn if "data-filled" not in look[0]]
    assert set(secret) <= {name for name, *_ in drawn}
    assert all(look == empty[0] for look in empty)

    page.locator('[data-action="recall"]').click()
    resign(page)
    assert secret == page.evaluate(BOMBED, [15, 15, "mini-bomb"])
    assert hit == page.evaluate(BOMBED, [15, 15, "mini-hit"])


def test_without_motion_a_blast_is_there_at_once(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.add_init_script(LISTEN)
    strike(page, address)

    expect(page.locator(".cell.mark-bomb > .blast")).to_be_visible()
    assert [] == page.evaluate("moved")
    assert 0 == page.locator(".lid").count()


def test_with_motion_a_blast_goes_off_and_leaves_the_same(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    strike(page, address)

    expect(page.locator(".cell.mark-bomb > .blast")).to_be_visible()
    assert "blast" in page.evaluate("moved")
    reveal(page, GAME.names[GAME.moves[FIRST_HIT + 1][0]])
    assert STRUCK[FIRST_HIT] == bombs(page)


def strike(page: Page, address: str) -> None:
    """The first bomb of the recorded game is hit just now."""
    seat_at(page, address, FIRST_HIT)
    for name, face, *_ in GAME.moves[FIRST_HIT][1]["tiles"]:
        page.locator(f'.rack .tile[data-face="{face}"]').first.click()
        cell(page, name).click()
    expect(page.locator('[data-action="play"]')).not_to_have_attribute("aria-disabled", "true")
    page.evaluate("moved.length = 0")
    submit(page)


def test_shut_cells_promise_nothing_and_open_ones_tell_what_they_pay(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, GAME)
    reveal(page, "Ana")
    assert 0 == page.locator('.cell[class*="mark-near-"]').count()
    _, move, _ = GAME.moves[0]
    for name, face, *_ in move["tiles"]:
        page.locator(f'.rack .tile[data-face="{face}"]').first.click()
        cell(page, name).click()

    expect(page.locator('[data-action="play"]')).to_contain_text("?")
    expect(page.locator(".preview-words")).to_contain_text("?")
    page.locator('[data-action="play"]').click()
    reveal(page, "Bruno")

    for name, *_ in move["tiles"]:
        assert "mark-near-" in (cell(page, name).get_attribute("class") or "")


def dealt(options: dict[str, Any]) -> list[list[str]]:
    door = Door()
    seats = [{"name": name} for name in GAME.names]
    door.must("new", variant=GAME.variant, seats=seats, seed=GAME.seed, options=options)
    return [door.must("view", seat=seat)["view"]["rack"] for seat in (0, 1)]


def test_racks_lie_open_where_the_house_says_so(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(f"{address}#/new/{GAME.variant}?seed={GAME.seed}")
    page.locator(".house-rules summary").click()
    page.locator('.segment:has([name="rule-open"])').nth(1).click()
    for seat, name in enumerate(GAME.names):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()
    expect(rack(page)).to_have_count(7)  # no curtain: there is nothing to hide
    anas, brunos = dealt({"open": True})

    assert sorted(anas) == sorted(str(one.get_attribute("data-face")) for one in rack(page).all())
    told = " ".join("blank" if face == "?" else face for face in sorted(brunos))
    expect(page.locator(".player").nth(1)).to_contain_text(told)


def test_a_small_screen_shows_all_bombs_at_the_end_too(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    seat_at(page, address, FIRST_HIT + 1)
    resign(page)

    expect(page.locator(".summary-board")).to_be_visible()
    drawn = [page.evaluate(BOMBED, [15, 15, path]) for path in ("mini-bomb", "mini-hit")]
    assert all_bombs() == sorted(drawn[0] + drawn[1])


def test_whoever_scored_nothing_three_times_is_named_and_a_struck_tile_has_a_sign(
    open_page, address
):
    """Bruno has just hit a bomb; neither scores any more."""
    page = open_page(**PHONE, reduced_motion="reduce")
    seat_at(page, address, FIRST_HIT + 1)
    for at in range(4):
        if at:
            reveal(page, GAME.names[at % 2])
        make(page, {"kind": "pass"}, by_taps)

    ending = "Bruno scored nothing three turns in a row. Each lost what was on the rack."
    expect(page.locator(".summary-ending")).to_have_text(ending)
    expect(page.locator(".summary-board .mini-badge")).to_have_count(1)


def test_a_low_window_has_room_for_the_signs_and_the_moves(open_page, address):
    low = {"viewport": {"width": 1280, "height": 720}, "locale": "en-GB"}
    page = open_page(**low, reduced_motion="reduce")
    seat_at(page, address, FIRST_HIT + 1)

    expect(page.locator(".legend li")).to_have_count(6)
    panel = page.locator(".panel").bounding_box()
    for seen in (page.locator(".legend li").last, page.locator(".log tr").nth(2)):
        box = seen.bounding_box()
        assert box and panel and box["y"] + box["height"] < panel["y"] + panel["height"]
        # A trial click is refused where something else lies on top.
        seen.click(trial=True)
    assert [] == violations(page)


def test_the_set_up_sheet_shows_shut_cells_and_rules_a_finger_can_press(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    page.goto(f"{address}#/new/{GAME.variant}")
    page.locator(".house-rules summary").click()

    expect(page.locator(".setup-board .mini-hit")).to_have_count(1)
    low = page.evaluate(
        "[...document.querySelectorAll('.house-rules :is(.segment, .stepper button)')]"
        ".filter((one) => one.getBoundingClientRect().height < 44).length"
    )
    assert 0 == low


def test_a_list_that_is_there_is_neither_fetched_again_nor_said_to_be_coming(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    seat_at(page, address, 1)
    expect(page.locator(".loading")).to_be_hidden()

    with page.expect_event("requestfinished", lambda request: "/wordlists/es" in request.url):
        page.goto(f"{address}#/new/cruzadas")
    page.goto(f"{address}#/")
    page.locator('[data-action="continue"]').click()
    reveal(page, GAME.names[1])

    expect(page.locator(".loading")).to_be_hidden()
    assert 1 == len([url for url in asked if "/wordlists/2of12inf" in url])
