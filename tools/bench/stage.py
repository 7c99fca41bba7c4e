"""The stage measurements play on: the built site on a server that counts, and one browser."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.build import chromium
from tools.build.serve import server_for

# Lets a measurement speak to the page's own worker: `lexicadeBench.ask(request)`.
EAVESDROP = """(() => {
  const bench = (globalThis.lexicadeBench = { worker: null, stages: {}, answers: new Map() });
  let count = 0;
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      bench.worker = this;
      this.addEventListener("message", ({ data }) => {
        if (data.stage) bench.stages[data.stage] ??= performance.now();
        bench.answers.get(data.n)?.(data.text);
      });
    }
  };
  bench.ask = (request) =>
    new Promise((resolve) => {
      const n = `bench-${(count += 1)}`;
      bench.answers.set(n, (text) => resolve(JSON.parse(text)));
      bench.worker.postMessage({ n, text: JSON.stringify(request) });
    });
})()"""


@dataclass
class Stage:
    """Handed to every measurement."""

    browser: Browser
    dist: Path
    rounds: int
    sent: list[tuple[str, int]] = field(default_factory=list)
    addresses: dict[Path, str] = field(default_factory=dict)

    @contextmanager
    def page(self, **options: Any) -> Iterator[Page]:
        """A page whose cache is empty, with an ear at the page's worker."""
        context = self.browser.new_context(**options)
        context.add_init_script(EAVESDROP)
        try:
            yield context.new_page()
        finally:
            context.close()

    def address_of(self, folder: Path) -> str:
        """Where this folder is served; the first call starts its server."""
        if folder not in self.addresses:
            server = server_for(folder, tally=lambda path, size: self.sent.append((path, size)))
            threading.Thread(target=server.serve_forever, daemon=True).start()
            self.addresses[folder] = f"http://127.0.0.1:{server.server_port}/"
        return self.addresses[folder]


@contextmanager
def stage(dist: Path, rounds: int) -> Iterator[Stage]:
    with sync_playwright() as playwright:
        path = str(chromium.chromium())
        browser = playwright.chromium.launch(executable_path=path, args=[*chromium.FLAGS])
        yield Stage(browser, dist, rounds)
        browser.close()


def until(page: Page, expression: str, seconds: float = 120.0) -> Any:
    """Poll: the page's content policy forbids what Playwright would do itself."""
    deadline = time.monotonic() + seconds
    while not (value := page.evaluate(expression)):
        if time.monotonic() > deadline:
            raise TimeoutError(f"still not after {seconds:.0f} s: {expression}")
        page.wait_for_timeout(20)
    return value


def first_game(page: Page, address: str) -> str:
    """The id of whatever game stands first on the shelf."""
    page.goto(address)
    meta = "document.querySelector('meta[name=lexicade-games]').content"
    games = page.evaluate(f"fetch({meta}).then((answer) => answer.json())")
    return str(games[0]["id"])


def begin_a_game(page: Page, address: str) -> None:
    """From nothing to the first player's rack."""
    page.goto(f"{address}#/new/{first_game(page, address)}")
    page.locator('[data-action="start"]').click()
    page.locator('[data-action="reveal"]').click(timeout=120_000)
    page.locator(".rack .tile").first.wait_for()
