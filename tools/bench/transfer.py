"""How many bytes a gzipping host sends until the first game can be played."""

from .rows import Row
from .stage import Stage, begin_a_game

MEGABYTE = 1_000_000
GROUPS = {
    "the Python runtime": "/runtime-",
    "the engine": "/engine-",
    "the word list": "/wordlists/",
}


def measure(stage: Stage) -> list[Row]:
    address = stage.address_of(stage.dist)
    with stage.page() as page:
        stage.sent.clear()
        begin_a_game(page, address)
        page.wait_for_load_state("networkidle")
        sent = dict(stage.sent)  # a name asked for twice is cached the second time
    rows = []
    rest = sum(sent.values())
    for what, start in GROUPS.items():
        size = sum(size for path, size in sent.items() if path.startswith(start))
        rest -= size
        rows.append(Row(f"sent: {what}", size / 1000, "kB"))
    rows.append(Row("sent: the page itself", rest / 1000, "kB"))
    total = sum(sent.values()) / MEGABYTE
    return [*rows, Row("sent until the first game", total, "MB", at_most=5.6)]
