"""Whether the page's main thread stays free while a tile is dragged over the board.

Tasks are read from the browser's own trace, which knows how long a task worked besides how long it
lasted: on a busy machine a task may wait for its turn, and that is not the page's doing.
"""

import json
from collections import Counter
from typing import Any

from playwright.sync_api import Page

from .rows import Row, quantile
from .stage import Stage, begin_a_game

TURNS = 6
STEPS = 60
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

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
    tasks = _main_thread_tasks(trace["traceEvents"])
    worked = [task.get("tdur", task["dur"]) / 1000 for task in tasks]
    lasted = [task["dur"] / 1000 for task in tasks]
    return [
        Row("longest task while dragging", max(worked), "ms", at_most=50),
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


def _main_thread_tasks(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tasks of the busiest renderer's main thread, which is our page's."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event
        for event in events
        if event["ph"] == "X"
        and event["name"].endswith("RunTask")
        and (event["pid"], event["tid"]) in mains
    ]
    busy = Counter((task["pid"], task["tid"]) for task in tasks)
    [(ours, _)] = busy.most_common(1)
    return [task for task in tasks if (task["pid"], task["tid"]) == ours]
