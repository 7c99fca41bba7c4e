"""The home page, its games in progress, files in and out, and what happens when things fail."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.playing import by_keys, golden, make, rack, reveal, scores, start
from tests.engine.story import Door, house_rules

GAME = golden("fribble")
GAMES = [game["id"] for game in Door().must("variants")["variants"] if game["options"]]
RECORDS = Path(__file__).resolve().parents[1] / "gcg"


@pytest.fixture
def begun(open_page, address) -> Page:
    """The home page with one game on the table, after its first move."""
    page: Page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, GAME)
    reveal(page, "Ana")
    make(page, GAME.moves[0][1], by_keys)
    expect(page.locator('[data-action="reveal"]')).to_be_visible()
    page.goto(f"{address}#/")
    expect(page.locator('[data-action="continue"]')).to_have_count(1)
    return page


def more(page: Page, action: str) -> None:
    page.locator('[data-action="more"]').click()
    page.locator(f'dialog[open] [data-action="{action}"]').click()


def test_a_game_in_progress_is_first_on_the_page_and_continues(begun: Page):
    expect(begun.locator("main")).to_contain_text("Ana 15")

    begun.locator('[data-action="continue"]').click()

    reveal(begun, "Bruno")
    assert [15, 0] == scores(begun)


def test_renaming_a_game(begun: Page):
    more(begun, "rename")
    begun.locator("dialog[open] input").fill("On the train")
    begun.locator('dialog[open] [data-action="confirm"]').click()

    expect(begun.locator("main")).to_contain_text("On the train")
    begun.reload()
    expect(begun.locator("main")).to_contain_text("On the train")


def test_deleting_a_game_can_be_undone(begun: Page):
    more(begun, "delete")
    expect(begun.locator('[data-action="continue"]')).to_have_count(0)

    begun.locator('[data-action="undo"]').click()

    expect(begun.locator('[data-action="continue"]')).to_have_count(1)
    begun.locator('[data-action="continue"]').click()
    reveal(begun, "Bruno")


def test_an_exported_game_opens_in_another_browser(begun: Page, open_page, address, tmp_path):
    with begun.expect_download() as download:
        more(begun, "export")
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert "lexicade-save" == json.loads(path.read_text())["format"]

    other = open_page(**DESKTOP, reduced_motion="reduce")
    other.goto(address)
    other.locator('input[type="file"]').set_input_files(path)

    reveal(other, "Bruno")
    make(other, GAME.moves[1][1], by_keys)
    reveal(other, "Ana")
    assert GAME.moves[1][2] == scores(other)


def test_a_gcg_record_opens(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(address)

    page.locator('input[type="file"]').set_input_files(RECORDS / "bots.gcg")

    expect(page.locator(".summary-result")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty.json", b""),
        ("noise.json", bytes(range(256)) * 40),
        ("cut.json", b'{"format":"lexicade-save","schema":1,"var'),
        ("other.json", b'{"hello":"world"}'),
        ("future.json", b'{"format":"lexicade-save","schema":999}'),
        ("bad.gcg", b"#player1 a Ana\n#player2 b Bo\n>a: XX 99Z QQ +1 1\n"),
        ("huge.json", b" " * 6_000_000),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence_and_nothing_else(begun: Page, name, content):
    kept = begun.evaluate("JSON.stringify(localStorage)")

    file = FilePayload(name=name, mimeType="application/octet-stream", buffer=content)
    begun.locator('input[type="file"]').set_input_files(file)

    expect(begun.locator(".toast")).to_be_visible()
    assert len(begun.locator(".toast").inner_text()) > 15
    assert kept == begun.evaluate("JSON.stringify(localStorage)")


def test_without_storage_the_game_goes_on_and_says_so(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    page.add_init_script(
        """Object.defineProperty(window, "localStorage", {
          get() { throw new DOMException("denied", "SecurityError"); },
        });"""
    )
    page.goto(address)
    expect(page.locator(".toast")).to_be_visible()

    start(page, address, GAME)
    reveal(page, "Ana")
    make(page, GAME.moves[0][1], by_keys)

    reveal(page, "Bruno")
    assert [15, 0] == scores(page)


def test_an_unreadable_entry_is_set_aside_and_the_others_stay(begun: Page):
    begun.evaluate("localStorage.setItem('lexicade/game/broken/save', '{\"save\": 7')")
    begun.reload()

    expect(begun.locator('[data-action="continue"]')).to_have_count(1)
    kept = begun.evaluate("Object.keys(localStorage).filter((key) => key.includes('quarantine'))")
    assert 1 == len(kept)


def test_an_unknown_address_leads_home(open_page, address):
    page = open_page(**PHONE)
    page.goto(f"{address}#/game/nothing-here")

    expect(page.locator('[data-action="play-game"]').first).to_be_visible()


def test_the_page_speaks_spanish(open_page, address):
    page = open_page(**{**PHONE, "locale": "es-ES"}, reduced_motion="reduce")
    page.goto(address)

    assert "es" == page.evaluate("document.documentElement.lang")
    start(page, address, GAME)
    reveal(page, "Ana")
    expect(page.locator('[data-action="play"]')).to_contain_text("Jugar")


def test_three_people_at_a_classic_table(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    page.goto(f"{address}#/new/classic")
    page.locator('[data-action="add-seat"]').click()
    for seat, name in enumerate(["Ana", "Bruno", "Carla"]):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("2")
    page.locator('[data-action="start"]').click()

    reveal(page, "Carla")
    make(page, {"kind": "pass"}, by_keys)
    reveal(page, "Ana")

    assert [0, 0, 0] == scores(page)
    expect(rack(page)).to_have_count(7)


def test_house_rules_from_the_sheet_reach_the_table(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(f"{address}#/new/fribble")
    page.locator(".house-rules summary").click()
    page.get_by_text("11 × 11").click()
    page.locator('[data-action="start"]').click()

    expect(page.locator('[data-action="reveal"]')).to_be_visible()
    expect(page.locator('.cell[data-cell="K11"]')).to_have_count(1)
    expect(page.locator('.cell[data-cell="L1"]')).to_have_count(0)


@pytest.mark.parametrize("variant", GAMES)
def test_a_sheet_offers_every_house_rule_the_usual_first_and_nothing_stray(page, address, variant):
    page.goto(f"{address}#/new/{variant}")
    page.locator(".house-rules summary").click()
    fields = page.locator(".house-list fieldset")

    expect(fields).to_have_count(len(house_rules(variant)))
    for field in fields.all():
        first = field.locator("input").first
        expect(field.locator(".stepper").or_(first).first).to_be_visible()
        assert field.locator(".stepper").count() or first.is_checked()
    expect(page.locator(".house-rules .row-value")).to_have_text(
        re.compile("All standard|normales")
    )
    stray = """[...document.querySelector(".setup-sheet").childNodes]
        .filter((one) => one.nodeType === Node.TEXT_NODE).map((one) => one.data)"""
    assert [] == page.evaluate(stray)


def test_a_finished_classic_goes_out_as_a_gcg_record(open_page, address, tmp_path):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    page.goto(address)
    page.locator('input[type="file"]').set_input_files(RECORDS / "bots.gcg")
    page.locator('[data-action="export"]').click()

    with page.expect_download() as download:
        page.locator('dialog[open] [data-action="record"]').click()
    path = tmp_path / "again.gcg"
    download.value.save_as(path)

    assert (RECORDS / "bots.gcg").read_bytes() == path.read_bytes()


def test_rules_and_moves_are_in_the_menu_and_the_turn_waits(open_page, address):
    page = open_page(**PHONE, reduced_motion="reduce")
    start(page, address, GAME)
    reveal(page, "Ana")
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="moves"]').click()
    expect(page.locator("dialog[open]")).to_contain_text("90")
    page.keyboard.press("Escape")

    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="rules"]').click()
    expect(page.locator(".help-text")).to_be_visible()
    page.locator('[data-action="back"]').click()

    reveal(page, "Ana")
    expect(rack(page)).to_have_count(7)
