"""Whole games of two people on one screen, from the set-up sheet to the summary."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.playing import (
    Recorded,
    Way,
    by_drag,
    by_keys,
    by_taps,
    golden,
    make,
    reveal,
    scores,
    start,
)


def play_through(page: Page, game: Recorded, way: Way, *, reload: bool = False) -> None:
    for seat, move, after in game.moves:
        if reload:
            expect(page.locator('[data-action="reveal"]')).to_be_visible()
            page.reload()
        reveal(page, game.names[seat])
        make(page, move, way)
        is_last = move is game.moves[-1][1]
        if not is_last:
            expect(page.locator('[data-action="reveal"]')).to_be_visible()
            expect(page.locator(".curtain")).to_contain_text(str(after[seat]))
    expect(page.locator('[data-action="rematch"]')).to_be_visible()


def check_summary(page: Page, game: Recorded) -> None:
    final = game.moves[-1][2]
    for score in final:
        expect(page.locator("main")).to_contain_text(str(score))
    winner = game.names[final.index(max(final))]
    expect(page.locator(".summary-result")).to_contain_text(winner)


WAYS = {
    "drag with a mouse": (by_drag, DESKTOP, "fribble"),
    "drag on a phone": (by_drag, PHONE, "classic"),
    "taps": (by_taps, PHONE, "fribble"),
    "keys": (by_keys, DESKTOP, "classic"),
}


@pytest.mark.parametrize(("way", "screen", "variant"), WAYS.values(), ids=list(WAYS))
def test_a_whole_game(open_page, address, way, screen, variant):
    game = golden(variant)
    page = open_page(**screen, reduced_motion="reduce")
    start(page, address, game)

    play_through(page, game, way)

    check_summary(page, game)


def test_a_whole_game_with_a_reload_after_every_turn(open_page, address):
    game = golden("fribble")
    page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, game)

    play_through(page, game, by_keys, reload=True)

    check_summary(page, game)
    page.reload()
    check_summary(page, game)


def test_a_rematch_seats_the_same_people_and_the_other_begins(open_page, address):
    game = golden("fribble")
    page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, game)
    reveal(page, "Ana")
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="resign"]').click()
    page.locator('dialog[open] [data-action="confirm"]').click()

    page.locator('[data-action="rematch"]').click()

    reveal(page, "Bruno")
    assert [0, 0] == scores(page)
