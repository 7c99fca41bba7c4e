"""Whether the page's main thread stays free while a tile is dragged over the board."""

import json

from playwright.sync_api import Page

from .rows import Row, quantile
from .stage import Stage, begin_a_game
from .tasks import CATEGORIES, main_thread_tasks, worked

TURNS = 6
STEPS = 60

FRAMES = """() => {
  const frames = (globalThis.lexicadeFrames = []);
  let last = performance.now();
  const frame = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def measure(stage: Stage) -> list[Row]:
    with stage.page(viewport={"width": 390, "height": 844}) as page:
        begin_a_game(page, stage.address_of(stage.dist))
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(500)
        page.evaluate(FRAMES)
        stage.browser.start_tracing(page=page, categories=CATEGORIES)
        _drag(page)
        page.wait_for_timeout(300)
        trace = json.loads(stage.browser.stop_tracing())
        frames = page.evaluate("lexicadeFrames")
    tasks = main_thread_tasks(trace["traceEvents"])
    lasted = [task["dur"] / 1000 for task in tasks]
    return [
        Row("longest task while dragging", max(worked(tasks)), "ms", at_most=50),
        Row("the same, with waiting", max(lasted), "ms", note=f"{len(tasks)} tasks"),
        Row("frame while dragging, p95", quantile(frames, 0.95), "ms", note=f"of {len(frames)}"),
    ]


def _drag(page: Page) -> None:
    """One tile, to and fro over the whole board, and down."""
    tile = page.locator(".rack .tile").first.bounding_box()
    board = page.locator('[role="grid"]').first.bounding_box()
    assert tile and board, "there is no table"
    page.mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    page.mouse.down()
    for turn in range(TURNS):
        x = board["x"] + board["width"] * (0.95 if turn % 2 == 0 else 0.05)
        y = board["y"] + board["height"] * (0.1 + 0.8 * turn / TURNS)
        page.mouse.move(x, y, steps=STEPS)
    page.mouse.up()
