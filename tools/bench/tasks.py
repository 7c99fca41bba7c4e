"""The tasks of the page's main thread, out of the browser's own trace.

It knows how long a task worked besides how long it lasted: on a busy machine a task may wait for
its turn, and that is not the page's doing.
"""

from collections import Counter
from typing import Any

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

Task = dict[str, Any]


def worked(tasks: list[Task]) -> list[float]:
    """How long each of them worked, in ms."""
    return [(task["tdur"] if "tdur" in task else task["dur"]) / 1000 for task in tasks]


def main_thread_tasks(events: list[Task]) -> list[Task]:
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
