"""What the page must not know: every message it hears and all it shows, searched for secrets.

A save is the whole truth, but sealed; everything else that reaches the page is taken apart.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP, until
from tests.browser.playing import by_keys, golden, make, rack, reveal, start
from tests.browser.test_contradictionary import put_by_click
from tests.engine.story import Door

SEALED = re.compile(r"lexicade1\.[A-Za-z0-9+/=]+")
# Everything the worker says to the page, kept where the test can read it.
LISTEN = """
  globalThis.heard = [];
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(...parts) {
      super(...parts);
      this.addEventListener("message", ({ data }) => globalThis.heard.push(JSON.stringify(data)));
    }
  };
"""


class Ear:
    """What the page heard since it was last asked, without sealed saves."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def heard(self) -> str:
        heard = self.page.evaluate("globalThis.heard.splice(0)")
        return SEALED.sub("", "\n".join(heard))


def listening(page: Page) -> Ear:
    page.add_init_script(LISTEN)
    return Ear(page)


def lists_in(text: str) -> Iterator[list[Any]]:
    """Every list of every message, replies inside messages too."""
    for line in text.splitlines():
        yield from _lists(json.loads(line))


def _lists(value: Any) -> Iterator[list[Any]]:
    if isinstance(value, str) and value[:1] in "[{":
        try:
            value = json.loads(value)
        except ValueError:
            return
    if isinstance(value, dict):
        for inner in value.values():
            yield from _lists(inner)
    elif isinstance(value, list):
        yield value
        for inner in value:
            yield from _lists(inner)


def holds_rack(text: str, tiles: list[str]) -> bool:
    """Is the rack told anywhere, in whatever order?"""
    return any(
        all(isinstance(one, str) for one in found) and sorted(found) == sorted(tiles)
        for found in lists_in(text)
    )


def in_the_page(page: Page) -> str:
    """All elements, and what is stored, without sealed saves."""
    return SEALED.sub("", page.evaluate("document.documentElement.outerHTML")) + stored(page)


def stored(page: Page) -> str:
    """Keys and values of every place the page may write to."""
    kept = "JSON.stringify([localStorage, sessionStorage].flatMap(Object.entries).flat())"
    assert [] == page.evaluate("indexedDB.databases()")
    return SEALED.sub("", str(page.evaluate(kept)))


# What the page says in words, or keeps in attributes, anywhere but on the cells of its board.
BESIDE_THE_BOARD = """() => {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll('[role="gridcell"]').forEach((cell) => cell.remove());
  return copy.outerHTML + document.title + location.href + JSON.stringify(history.state);
}"""
ON_THE_BOARD = """() => [...document.querySelectorAll('[role="gridcell"]')]
  .map((cell) => cell.className + cell.getAttribute("aria-label") + cell.innerHTML).join("\\n")"""


def devices_of(door: Door, seat: int) -> set[str]:
    """Where this seat has hidden something."""
    marks = door.must("view", seat=seat)["view"]["marks"]
    return {cell for cell, mark in marks if re.fullmatch(f"(bomb|defuser)-{seat}", mark)}


def assert_hidden(page: Page, door: Door, seat: int, reader: int | None = None) -> None:
    """Neither shown nor kept: the rack of this seat and its devices, where no own one lies."""
    cells = devices_of(door, seat) - (set() if reader is None else devices_of(door, reader))
    beside, board, kept = page.evaluate(BESIDE_THE_BOARD), page.evaluate(ON_THE_BOARD), stored(page)
    for cell in cells:
        assert not re.search(rf"\b{cell}\b", beside), cell
        assert f'"{cell}"' not in kept and f'\\"{cell}\\"' not in kept, cell
    assert not re.search(rf"(bomb|defuser)-{seat}\b", board + kept)
    assert not holds_rack(kept, racks_of(door)[seat])


def assert_nothing_open(page: Page, door: Door) -> None:
    """The curtain is down: nothing of anybody."""
    expect(page.locator('[data-action="reveal"]')).to_be_visible()
    expect(page.locator(".rack .tile")).to_have_count(0)
    for seat in (0, 1):
        assert_hidden(page, door, seat)
    counts = page.locator(".device-count").all_text_contents()
    assert {"0"} >= set(counts), "how many are left is nobody's business now"
    assert "devices" not in stored(page)
    # What one was told in one's own ear.
    assert "" == page.locator('.table > [role="status"]').text_content()
    expect(page.locator(".toast", has_text="already")).to_have_count(0)


def racks_of(door: Door) -> list[list[str]]:
    return [door.must("view", seat=seat)["view"]["rack"] for seat in (0, 1)]


@pytest.mark.parametrize("variant", ["fribble", "lexibomb"])
def test_the_other_rack_is_never_heard_nor_shown(open_page, address, variant):
    game = golden(variant)
    page = open_page(**DESKTOP, reduced_motion="reduce")
    ear = listening(page)
    door = Door()
    door.must("new", variant=variant, seats=[{"name": name} for name in game.names], seed=game.seed)
    start(page, address, game)

    for seat, move, _ in game.moves[:4]:
        reveal(page, game.names[seat])
        expect(rack(page).first).to_be_visible()
        mine, other = racks_of(door)[seat], racks_of(door)[1 - seat]
        told = ear.heard()
        # The search would find it: the own rack is there.
        assert holds_rack(told, mine)
        assert not holds_rack(told, other)
        assert not holds_rack(json.dumps(json.loads(stored(page))), other)
        make(page, move, by_keys)
        door.must("move", seat=seat, move=move)
        if door.must("view")["view"]["turn"] != seat:
            expect(page.locator('[data-action="reveal"]')).to_be_visible()
            assert not holds_rack(json.dumps(json.loads(stored(page))), racks_of(door)[seat])


def test_devices_of_the_other_are_never_heard_nor_shown(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    ear = listening(page)
    page.goto(f"{address}#/new/contradictionary?seed=devices")
    for seat, name in enumerate(("Ana", "Bruno")):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()
    reveal(page, "Ana")
    put_by_click(page, "bomb", "H8")
    expect(page.locator('.cell[data-cell="H8"]')).to_have_class(re.compile("mark-bomb-0"))
    put_by_click(page, "defuser", "C3")
    expect(page.locator('.cell[data-cell="C3"]')).to_have_class(re.compile("mark-defuser-0"))
    assert "bomb-0" in ear.heard() + in_the_page(page)

    make(page, {"kind": "pass"}, by_keys)
    curtain = page.locator('[data-action="reveal"]')
    expect(curtain).to_contain_text("Bruno")
    # The answer to Ana's own move is hers to hear; from the curtain on there is nothing of it.
    ear.heard()
    assert not re.search(r"(bomb|defuser)-0|devices", stored(page))
    assert not re.search(r"mark-(bomb|defuser)", page.evaluate("document.body.outerHTML"))
    reveal(page, "Bruno")

    told, shown = ear.heard(), in_the_page(page)
    assert '\\"bomb-1\\"' not in told and "bomb-0" not in told and "defuser-0" not in told
    assert "bomb-0" not in shown and "defuser-0" not in shown
    assert "your bomb" not in shown
    assert '\\"ply\\":1,' in told, "two secret moves and a pass count as one move"


def test_a_whole_game_of_two_tells_neither_what_the_other_hides(open_page, address):
    """Captures, refusals, previews, a reload in the middle of a turn, an explosion, a swap."""
    page = open_page(**DESKTOP, reduced_motion="reduce")
    ear, door = listening(page), Door()
    names = ["Ana", "Bruno"]
    seats = [{"name": name} for name in names]
    door.must("new", variant="contradictionary", seats=seats, seed="two", first=0)
    page.goto(f"{address}#/new/contradictionary?seed=two")
    for seat, name in enumerate(names):
        page.locator(".seat-name").nth(seat).fill(name)
    page.locator("#setup-first").select_option("0")
    page.locator('[data-action="start"]').click()

    def sits_down(seat: int) -> None:
        assert_nothing_open(page, door)
        ear.heard()
        reveal(page, names[seat])

    def listens(seat: int) -> None:
        """What reached the page since this seat sat down."""
        told, (mine, other) = ear.heard(), (racks_of(door)[seat], racks_of(door)[1 - seat])
        assert holds_rack(told, mine)
        assert not holds_rack(told, other)
        assert not re.search(rf"(bomb|defuser)-{1 - seat}", told)
        assert_hidden(page, door, 1 - seat, reader=seat)

    def hides(seat: int, kind: str, at: str) -> None:
        put_by_click(page, kind, at)
        expect(page.locator(f'.devices [data-device="{kind}"]')).to_have_attribute(
            "aria-disabled", "true"
        )
        door.must("move", seat=seat, move={"kind": kind, "at": at})

    def plays(seat: int, tiles: list[list[str]]) -> None:
        make(page, {"kind": "play", "tiles": tiles}, by_keys)
        expect(page.locator('[data-action="reveal"]')).to_be_visible()
        door.must("move", seat=seat, move={"kind": "play", "tiles": tiles})

    def best(seat: int) -> list[list[str]]:
        found: list[list[str]] = door.must("hint", seat=seat, n=1)["plays"][0]["tiles"]
        return found

    sits_down(0)
    hides(0, "bomb", "H8")
    hides(0, "defuser", "G8")
    listens(0)
    plays(0, best(0))

    sits_down(1)
    hides(1, "bomb", "G8")
    expect(page.locator(".toast")).to_contain_text("Ana’s defuser on G8 has caught your bomb")
    hides(1, "defuser", "H8")
    listens(1)
    plays(1, best(1))
    page.reload()

    sits_down(0)
    expect(page.locator(".toast")).to_contain_text("Your defuser on G8 has caught Bruno’s bomb")
    listens(0)
    page.reload()
    expect(page.locator('[data-action="reveal"]')).to_contain_text("Ana")
    reveal(page, "Ana")
    put_by_click(page, "bomb", "H8")
    expect(page.locator(".toast")).to_contain_text("You already have one of those on H8")
    page.keyboard.press("Escape")
    make(page, {"kind": "pass"}, by_keys)
    expect(page.locator('[data-action="reveal"]')).to_be_visible()
    door.must("move", seat=0, move={"kind": "pass"})

    sits_down(1)
    aim = door.must("hint", seat=0, n=1)["plays"][0]["tiles"][-1][0]
    hides(1, "bomb", aim)
    listens(1)
    swapped = racks_of(door)[1][:2]
    make(page, {"kind": "swap", "tiles": swapped}, by_keys)
    expect(page.locator('[data-action="reveal"]')).to_be_visible()
    door.must("move", seat=1, move={"kind": "swap", "tiles": swapped})

    sits_down(0)
    listens(0)
    plays(0, best(0))
    assert [aim] == door.must("view")["view"]["log"][-1]["exploded"]

    sits_down(1)
    listens(1)
    expect(page.locator('.table > [role="alert"]')).to_contain_text(f"A bomb on {aim}! Ana’s")
    expect(page.locator(f'.cell[data-cell="{aim}"]')).to_have_class(re.compile("mark-blast"))
    # Taken back by all of them, the turn is Ana's again, and what she holds is for her alone.
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="undo"]').click()
    page.locator('dialog[open] [data-action="confirm"]').press("Enter")
    expect(page.locator('[data-action="reveal"]')).to_contain_text("Ana")
    door.must("undo", turn_of=0)
    told = ear.heard()
    assert not holds_rack(told, racks_of(door)[0])
    assert not re.search(r"(bomb|defuser)-[01]", told)
    sits_down(0)
    listens(0)


def test_the_computers_secrets_never_reach_the_page(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    ear = listening(page)
    door = Door()
    seats = [{"name": "Ana"}, {"name": "Kit", "bot": "keen"}]
    made = door.must("new", variant="contradictionary", seats=seats, seed="kit", first=0)
    page.goto(address)
    page.locator('input[type="file"]').set_input_files(
        {
            "name": "game.json",
            "mimeType": "application/json",
            "buffer": json.dumps(made["save"]).encode(),
        }
    )
    expect(rack(page).first).to_be_visible()
    ear.heard()
    for _ in range(3):
        held = racks_of(door)[1]
        make(page, {"kind": "pass"}, by_keys)
        door.must("move", seat=0, move={"kind": "pass"})
        while door.must("view")["view"]["turn"] == 1:
            door.must("bot", seat=1, make=True)
        ply = door.must("view", seat=0)["view"]["ply"]
        until(page, f"heard.some((text) => text.includes('\\\\\"ply\\\\\":{ply},'))")
        expect(page.locator('[data-action="pass"]')).not_to_have_attribute("aria-disabled", "true")
        told = ear.heard()
        assert not holds_rack(told, held)
        assert not re.search(r"(bomb|defuser)-1", told + in_the_page(page))
