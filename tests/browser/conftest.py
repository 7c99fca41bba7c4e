"""One built site, one server and one browser for all; a fresh, watched context for each test."""

import os
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.harness import DESKTOP, PATIENCE_SECONDS, PHONE, PREFIX, Watch
from tools.build import chromium, site
from tools.build.places import CACHE
from tools.build.serve import server_for

SCREENSHOTS = CACHE / "screenshots"
OpenPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE_SECONDS * 1000)


@pytest.fixture(scope="session")
def dist() -> Path:
    # LEXICADE_DIST names a folder built before, for trying tests against another build.
    named = os.environ.get("LEXICADE_DIST")
    return Path(named) if named else site.build()


@pytest.fixture(scope="session")
def address(dist: Path) -> Iterator[str]:
    """Where the site is; ends in a slash."""
    server = server_for(dist, prefix=PREFIX)
    threading.Thread(target=server.serve_forever, args=[0.05], daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = str(chromium.chromium())
        browser = playwright.chromium.launch(executable_path=path, args=[*chromium.FLAGS])
        yield browser
        browser.close()


@pytest.fixture
def watch(address: str) -> Watch:
    """What the test's pages asked for and complained about; checked when the test is over."""
    return Watch(origin=address.removesuffix(PREFIX))


@pytest.fixture
def open_page(browser: Browser, watch: Watch, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Makes a page in a context of its own: `open_page(**DESKTOP, reduced_motion="reduce")`."""
    contexts = []

    def opened(**options: Any) -> Page:
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE_SECONDS * 1000)
        contexts.append(context)
        watch.over(context)
        return context.new_page()

    yield opened
    if getattr(request.node, "failed", False):
        _keep_pictures(request.node.name, [page for c in contexts for page in c.pages])
    for context in contexts:
        context.close()
    watch.check()


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A phone, upright, with a touch screen."""
    return open_page(**PHONE)


@pytest.fixture
def desktop(open_page: OpenPage) -> Page:
    return open_page(**DESKTOP)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Any:
    report = yield
    if report.when == "call":
        item.failed = report.failed  # type: ignore[attr-defined]  # a note for open_page
    return report


def _keep_pictures(test: str, pages: list[Page]) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(pages):
        name = re.sub(r"\W+", "-", test)
        page.screenshot(path=SCREENSHOTS / f"{name}-{number}.png")
