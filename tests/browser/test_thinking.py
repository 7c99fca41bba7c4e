"""While the worker thinks the page is answered, and obeyed when it says stop."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.harness import DESKTOP, until
from tests.engine.story import board_with

# The page's own worker, and everything it says, in order.
EAVESDROP = """globalThis.heard = [];
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    globalThis.theWorker = this;
    this.addEventListener("message", ({ data }) => globalThis.heard.push(data));
  }
};"""

# Two blanks on an open board: a search of many slices.
POSITION = {
    "board": board_with("8D QUARTZES", "D8 QUIETING", "K5 SINES"),
    "racks": ["??ERATL", "AEIOUST"],
}
SEATS = [{"name": "Ana"}, {"name": "Bruno"}]
NEW = {"do": "new", "variant": "classic", "seats": SEATS, "seed": "7", "position": POSITION}
HINT = {"do": "hint", "seat": 0}
MOVE = {"kind": "play", "text": "7J A"}


def asking(open_page: Any, address: str) -> Page:
    page: Page = open_page(**DESKTOP)
    page.add_init_script(EAVESDROP)
    page.goto(address)
    until(page, "heard.some(({ stage }) => stage === 'ready')", seconds=60)
    post(page, {"n": "new", "text": json.dumps(NEW)})
    assert reply(page, "new")["ok"]
    return page


def post(page: Page, *messages: dict[str, Any]) -> None:
    page.evaluate("messages => messages.forEach((one) => theWorker.postMessage(one))", messages)


def reply(page: Page, n: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        until(page, "n => heard.find((said) => said.n === n && said.text)?.text", argument=n)
    )
    return found


def test_a_cancelled_thought_ends_and_nothing_has_changed(open_page, address):
    page = asking(open_page, address)

    post(page, {"n": "think", "text": json.dumps(HINT)}, {"cancel": "think"})

    assert "cancelled" == reply(page, "think")["code"]
    post(page, {"n": "again", "text": json.dumps(HINT)})
    assert reply(page, "again")["count"] > 1000


def test_previews_do_not_wait_for_a_thought(open_page, address):
    page = asking(open_page, address)
    preview = {"do": "preview", "seat": 0, "move": MOVE}

    post(
        page,
        {"n": "think", "text": json.dumps(HINT)},
        {"n": "meanwhile", "text": json.dumps(preview)},
    )

    assert reply(page, "think")["count"] > 1000
    answered = page.evaluate("heard.filter((said) => said.text).map((said) => said.n)")
    assert ["new", "meanwhile", "think"] == answered
    assert reply(page, "meanwhile")["ok"]
