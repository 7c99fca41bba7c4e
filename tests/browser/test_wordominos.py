"""Full sets in trays: bluffs, challenges, blocks, clocks, and a ladder of levels."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.playing import cell, drag, scores, submit
from tests.browser.test_accessible import THEMES, violations
from tests.engine.story import Door

GAME = "wordominos"
STILL = {"reduced_motion": "reduce"}


def row(word: str, column: str, line: int) -> list[list[str]]:
    """A word across, tile by tile."""
    return [[chr(ord(column) + at) + str(line), face] for at, face in enumerate(word)]


def dealt(*, bot: str | None = None, **options: Any) -> Door:
    door = Door()
    second = {"name": "Bruno"} if bot is None else {"name": "Kit", "bot": bot}
    door.must("new", variant=GAME, seats=[{"name": "Ana"}, second], seed="w", options=options)
    return door


def move(door: Door, seat: int, kind: str, spent_ms: int = 1000, **fields: Any) -> None:
    door.must("move", seat=seat, move={"kind": kind, "spent_ms": spent_ms, **fields})


def sit_down(page: Page, address: str, door: Door) -> None:
    """The game so far, opened from a file; nobody has to lift a curtain."""
    file = json.dumps(door.must("save")["save"]).encode()
    page.goto(address)
    page.locator('input[type="file"]').set_input_files(
        FilePayload(name="game.json", mimeType="application/json", buffer=file)
    )
    expect(page.locator(".counted[data-own]:not([data-waiting])")).to_be_visible()


def own(page: Page, face: str) -> Locator:
    return page.locator(f'.counted[data-own] .tile[data-face="{face}"]')


def left(page: Page, seat: int, face: str) -> str | None:
    return (
        page.locator(".counted")
        .nth(seat)
        .locator(f'[data-face="{face}"]')
        .get_attribute("data-left")
    )


def lay(page: Page, tiles: list[list[str]]) -> None:
    for name, face in tiles:
        own(page, face).click()
        cell(page, name).click()
        expect(cell(page, name).locator(".tile[data-laid]")).to_have_count(1)


def moves_now(page: Page, seat: int) -> None:
    turn = page.locator(".player").nth(seat)
    expect(turn).to_have_attribute("aria-current", "true")
    expect(page.locator(".counted").nth(seat)).to_have_attribute("data-own", "")
    expect(page.locator(".counted").nth(seat)).not_to_have_attribute("data-waiting", "")


def confirm(page: Page, action: str) -> str:
    """Press a button that asks first, and answer yes. What it asked is given back."""
    page.locator(f'[data-action="{action}"]:visible').click()
    sheet = page.locator("dialog[open]")
    asked = sheet.inner_text()
    # A press where the last one was is taken for a double press.
    sheet.locator('[data-action="confirm"]').press("Enter")
    expect(sheet).to_have_count(0)
    return asked


def test_a_bluff_is_believed_until_it_is_challenged(open_page, address):
    page = open_page(**DESKTOP, **STILL)
    sit_down(page, address, dealt())
    lay(page, row("BLORT", "B", 3))

    expect(page.locator(".preview")).to_have_attribute("data-kind", "legal")
    expect(page.locator(".preview-total")).to_have_text("5 tiles × 1 word = 5")
    expect(page.locator('[data-action="play"]')).to_have_text("Send 5")
    assert "list" not in page.locator(".preview").inner_text()
    submit(page)
    moves_now(page, 1)
    assert [5, 0] == scores(page)
    assert "1" == left(page, 0, "B")

    assert "BLORT: if it is in the list, you lose your turn." in confirm(page, "challenge")

    expect(page.locator(".toast")).to_contain_text("BLORT is not in the list.")
    expect(page.locator(".last-play")).to_contain_text("BLORT is not a word")
    moves_now(page, 1)
    assert [0, 0] == scores(page)
    assert "2" == left(page, 0, "B")
    expect(page.locator(".cell .tile")).to_have_count(0)


def test_a_challenge_in_vain_costs_the_turn(open_page, address):
    page = open_page(**PHONE, **STILL)
    door = dealt()
    move(door, 0, "play", tiles=row("NOTE", "B", 1))
    move(door, 1, "play", tiles=row("OF", "B", 2))
    sit_down(page, address, door)
    moves_now(page, 0)

    asked = confirm(page, "challenge")

    assert re.search(r"OF, NO,? and OF: if all are in the list", asked)
    expect(page.locator(".toast")).to_contain_text("challenged in vain and loses the turn")
    moves_now(page, 1)
    expect(page.locator('.actions [data-action="challenge"]')).to_have_attribute(
        "aria-disabled", "true"
    )


@pytest.mark.parametrize("way", ["drag", "tap", "key"])
def test_blocks_are_laid_like_tiles(open_page, address, way):
    page = open_page(**(PHONE if way == "tap" else DESKTOP), **STILL)
    door = dealt()
    move(door, 0, "play", tiles=row("FOND", "B", 3))
    sit_down(page, address, door)
    if way == "drag":
        drag(page, own(page, "#"), cell(page, "F3"))
    elif way == "tap":
        own(page, "#").tap()
        cell(page, "F3").tap()
    else:
        cell(page, "F3").click()
        page.keyboard.press("#")
    expect(cell(page, "F3").locator(".tile[data-block][data-laid]")).to_have_count(1)
    expect(own(page, "#")).to_have_attribute("aria-label", "block, 1 left")
    expect(page.locator(".preview-note")).to_have_text("One block, no word: 0 points.")

    submit(page)

    moves_now(page, 0)
    expect(cell(page, "F3")).to_have_attribute("aria-label", "F3, blocked")
    expect(cell(page, "F3").locator(".blocked")).to_be_visible()
    expect(page.locator(".last-play")).to_contain_text("Bruno laid a block.")
    own(page, "S").click()
    cell(page, "F3").click()
    expect(cell(page, "F3").locator("[data-laid]")).to_have_count(0)


def test_a_word_takes_two_blocks_along_and_no_more(open_page, address):
    page = open_page(**DESKTOP, **STILL)
    sit_down(page, address, dealt(board=11))
    cell(page, "B2").click()
    page.keyboard.type("fond-")
    for name in ("A2", "C3"):
        cell(page, name).click()
        page.keyboard.press("#")
    expect(page.locator(".preview-note")).to_have_text("2 blocks in a turn at most.")
    drag(page, cell(page, "A2").locator(".tile"), page.locator(".counted[data-own]"))

    expect(page.locator('[data-action="play"]')).to_have_text("Send 4")
    expect(own(page, "#")).to_have_attribute("data-left", "1")


def test_both_trays_lie_open_and_only_the_movers_can_be_touched(open_page, address):
    page = open_page(**DESKTOP, **STILL)
    sit_down(page, address, dealt(board=15))
    theirs = page.locator(".counted").nth(1)
    expect(theirs).to_be_visible()

    drag(page, theirs.locator('[data-face="A"]'), cell(page, "H8"))

    expect(cell(page, "H8").locator(".tile")).to_have_count(0)
    assert 0 == theirs.locator("[data-slot]").count()
    assert 56 == page.locator(".counted .tile").count()
    expect(own(page, "C")).to_have_attribute("aria-label", "C, 5 left")
    expect(page.locator('[data-action="reveal"]')).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_all_is_done_with_six_buttons(open_page, address, screen):
    page = open_page(**screen, **STILL)
    sit_down(page, address, dealt())
    names = ["Send", "Reset", "Challenge", "Pass", "Resign"]
    for name in names:
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    lay(page, row("CAT", "B", 3))
    page.get_by_role("button", name="Reset", exact=True).click()
    expect(page.locator(".cell .tile")).to_have_count(0)

    assert "you do not win it" in confirm(page, "resign")

    expect(page.locator(".summary-ending")).to_have_text("Ana resigned.")
    expect(page.locator(".outcome")).to_contain_text("Bruno")
    page.get_by_role("button", name="Challenge again", exact=True).click()
    expect(page.locator(".counted[data-own]:not([data-waiting])")).to_be_visible()
    assert [0, 0] == scores(page)


def test_a_turn_taken_back_gives_its_time_back(open_page, address):
    page = open_page(**DESKTOP, **STILL)
    door = dealt(clock=10)
    move(door, 0, "play", spent_ms=240_000, tiles=row("FOND", "B", 3))
    sit_down(page, address, door)
    expect(page.locator(".clock-time").first).to_have_text("6:00")

    page.locator('[data-action="menu"]').click()
    confirm(page, "undo")

    moves_now(page, 0)
    expect(page.locator(".cell .tile")).to_have_count(0)
    expect(page.locator(".clock-time").first).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))


def test_a_small_screen_shows_one_tray_and_the_other_on_request(open_page, address):
    page = open_page(**PHONE, **STILL)
    sit_down(page, address, dealt())
    expect(page.locator(".counted:visible h2")).to_have_text("Ana’s tiles")

    page.get_by_role("button", name="Show Bruno’s").tap()

    expect(page.locator(".counted:visible h2")).to_have_text("Bruno’s tiles")
    page.get_by_role("button", name="Show Ana’s").tap()
    expect(page.locator(".counted:visible h2")).to_have_text("Ana’s tiles")


def test_who_runs_out_of_time_loses_with_the_higher_score(open_page, address):
    page = open_page(**DESKTOP, **STILL)
    door = dealt(clock=4)
    move(door, 0, "play", spent_ms=239_000, tiles=row("FOND", "B", 3))
    move(door, 1, "pass")
    sit_down(page, address, door)

    expect(page.locator(".summary-ending")).to_have_text("Ana ran out of time.")
    expect(page.locator(".outcome")).to_contain_text("Bruno")
    expect(page.locator('[data-action="rematch"]')).to_have_text("Challenge again")


def test_a_play_that_ends_the_game_is_accepted_or_challenged(open_page, address):
    page = open_page(**PHONE, **STILL)
    door = dealt(target=50)
    move(door, 0, "play", tiles=row("ABCDEFG", "A", 1))
    move(door, 1, "pass")
    move(door, 0, "play", tiles=row("ABCDEFG", "A", 2))
    sit_down(page, address, door)

    expect(page.locator('.preview[data-kind="answer"]')).to_have_text(
        "Ana’s ABCDEFG ends the game, unless you challenge it."
    )
    expect(page.locator('.actions [data-action="pass"]')).to_have_attribute("aria-disabled", "true")
    assert "the game is over" in confirm(page, "accept")
    expect(page.locator(".summary-ending")).to_have_text("Ana reached the target.")


def nearly_won(level: str) -> Door:
    """A level's game that ends with Ana's next pass, and she is ahead."""
    door = dealt(bot=level, board=7, clock=4)
    move(door, 0, "play", tiles=row("FOND", "B", 3))
    for seat in (1, 0, 1, 0, 1):
        move(door, seat, "pass")
    return door


def test_winning_a_level_earns_shields_and_opens_the_next(open_page, address):
    page = open_page(**DESKTOP, **STILL)
    page.goto(f"{address}#/levels/{GAME}")
    level = page.locator("button.rung")
    expect(level).to_have_count(18)
    expect(level.nth(1)).to_have_attribute("aria-disabled", "true")
    expect(level.nth(1)).to_contain_text("Locked: win level 1 first")
    level.nth(1).press("Enter")
    expect(level).to_have_count(18)
    sit_down(page, address, nearly_won("beginner"))

    confirm(page, "pass")

    expect(page.locator(".summary-shields")).to_contain_text("You won 3 shields.")
    expect(page.locator('[data-action="next-level"]')).to_have_text("Next: level 2")
    page.goto(f"{address}#/levels/{GAME}")
    expect(level.nth(0)).to_contain_text("3 of 3 shields")
    expect(level.nth(1)).not_to_have_attribute("aria-disabled", "true")
    expect(level.nth(2)).to_have_attribute("aria-disabled", "true")
    level.nth(1).press("Enter")
    expect(page.locator(".player-name").nth(1)).to_have_text("Kit")
    expect(page.locator(".cell").first).to_be_visible()


def test_a_level_still_locked_is_not_won_by_playing_it_elsewhere(open_page, address):
    page = open_page(**DESKTOP, **STILL)
    sit_down(page, address, nearly_won("keen"))
    confirm(page, "pass")
    expect(page.locator('[data-action="rematch"]')).to_be_visible()

    page.goto(f"{address}#/levels/{GAME}")

    expect(page.locator("button.rung").nth(3)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".levels-won")).to_have_text("0 of 54 shields won")


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_scrolls_sideways(open_page, address, width):
    small = {**PHONE, "viewport": {"width": width, "height": 640}}
    page = open_page(**small, **STILL)
    wide = "document.documentElement.scrollWidth > innerWidth"

    sit_down(page, address, dealt(board=15))
    assert not page.evaluate(wide)
    for where in ("levels", "new", "help"):
        page.goto(f"{address}#/{where}/{GAME}")
        expect(page.locator("main h1").first).to_be_visible()
        assert not page.evaluate(wide), where


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_axe_finds_nothing_at_the_trays_nor_on_the_ladder(open_page, address, theme, screen):
    options = {**(PHONE if screen == "phone" else DESKTOP), **THEMES[theme]}
    page = open_page(**options, **STILL)
    door = dealt()
    move(door, 0, "play", tiles=row("FOND", "B", 3), blocks=["F3"])
    found = {}
    sit_down(page, address, door)
    own(page, "A").click()
    cell(page, "B4").click()
    expect(page.locator(".preview[data-kind=legal]")).to_be_attached()
    found["table"] = violations(page)
    page.locator('.actions [data-action="challenge"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    found["challenge"] = violations(page)
    page.locator('dialog[open] [data-action="cancel"]').click()
    page.goto(f"{address}#/levels/{GAME}")
    expect(page.locator("button.rung").first).to_be_visible()
    found["levels"] = violations(page)
    page.goto(f"{address}#/new/{GAME}")
    expect(page.locator('[data-action="start"]')).to_be_visible()
    found["set-up"] = violations(page)
    page.goto(f"{address}#/help/{GAME}")
    expect(page.locator("main h1")).to_be_visible()
    found["help"] = violations(page)

    assert {name: [] for name in found} == found
