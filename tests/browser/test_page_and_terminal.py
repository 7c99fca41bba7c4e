"""One game, now on the page, now in a terminal: what one writes, the other opens."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP
from tests.browser.playing import by_keys, golden, make, reveal, scores, start
from tests.terminal.evening import evening

GAMES = ["lexibomb", "cruzadas"]


def exported(page: Page, path: Path) -> Path:
    page.goto(f"{page.url.split('#')[0]}#/")
    page.locator('[data-action="more"]').click()
    with page.expect_download() as download:
        page.locator('dialog[open] [data-action="export"]').click()
    download.value.save_as(path)
    return path


@pytest.mark.parametrize("variant", GAMES)
def test_a_game_goes_from_the_page_to_a_terminal_and_back(
    open_page, address, tmp_path, monkeypatch, variant
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = golden(variant)
    (_, first, _), (_, second, after) = game.moves[:2]
    page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, game)
    reveal(page, game.names[0])
    make(page, first, by_keys)
    expect(page.locator('[data-action="reveal"]')).to_contain_text(game.names[1])
    left, back = exported(page, tmp_path / "left.json"), tmp_path / "back.json"

    night = evening(second["text"], f"save {back}", args=f"--load {left} --lang en")

    assert f"{game.names[1]} played" in night.shown
    other = open_page(**DESKTOP, reduced_motion="reduce")
    other.goto(address)
    other.locator('input[type="file"]').set_input_files(back)
    reveal(other, game.names[0])
    assert after == scores(other)
