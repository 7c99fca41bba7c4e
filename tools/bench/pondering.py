"""Whether the page's main thread stays free while the strongest computers think."""

import json

from playwright.sync_api import Page

from .rows import Row
from .stage import Stage, first_game, until
from .tasks import CATEGORIES, main_thread_tasks, worked

MOVES = 5
PLAYED = "document.querySelectorAll('.log-table tbody tr').length"


def measure(stage: Stage) -> list[Row]:
    with stage.page(viewport={"width": 390, "height": 844}) as page:
        _watch(page, stage.address_of(stage.dist))
        stage.browser.start_tracing(page=page, categories=CATEGORIES)
        until(page, f"{PLAYED} > {MOVES}")
        trace = json.loads(stage.browser.stop_tracing())
    tasks = main_thread_tasks(trace["traceEvents"])
    lasted = [task["dur"] / 1000 for task in tasks]
    return [
        Row("longest task while computers think", max(worked(tasks)), "ms", at_most=50),
        Row("the same, with waiting", max(lasted), "ms", note=f"{len(tasks)} tasks"),
    ]


def _watch(page: Page, address: str) -> None:
    """Two of the strongest, as fast as they are; the first move is not counted in."""
    page.goto(f"{address}#/new/{first_game(page, address)}?watch")
    for line in page.locator(".level-line").all():
        line.locator("input").nth(-2).check()
    page.locator('[data-action="start"]').click()
    page.locator(".watch-bar label").last.click()
    until(page, f"{PLAYED} > 0")
