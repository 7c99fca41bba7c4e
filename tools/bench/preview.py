"""How soon the page knows what a laid play is worth: round trips to its own worker."""

from typing import Any

from tools.build.places import TESTS

from .rows import Row, quantile
from .stage import Stage, until

BOARDS = 8
PLAYS = 25

# Lays each play tile by tile, as a hand does: most of these previews are of unfinished words.
LAY = """async (positions) => {
  const { ask } = lexicadeBench;
  const times = [];
  for (const { position, n } of positions) {
    const seats = [{ name: "Ana" }, { name: "Bruno" }];
    const dealt = await ask({ do: "new", variant: "classic", seats, seed: "bench", position });
    if (!dealt.ok) throw new Error(JSON.stringify(dealt));
    const { plays } = await ask({ do: "hint", seat: 0, n });
    for (const { tiles } of plays) {
      for (let laid = 1; laid <= tiles.length; laid += 1) {
        const move = { kind: "play", tiles: tiles.slice(0, laid) };
        const started = performance.now();
        const reply = await ask({ do: "preview", seat: 0, move });
        times.push(performance.now() - started);
        if (!reply.ok) throw new Error(JSON.stringify(reply));
      }
    }
  }
  return times;
}"""


def measure(stage: Stage) -> list[Row]:
    with stage.page() as page:
        page.goto(stage.address_of(stage.dist))
        until(page, "lexicadeBench.stages.ready")
        times = page.evaluate(LAY, _positions())
    return [
        Row("preview round trip, median", quantile(times, 0.5), "ms", note=f"{len(times)} asked"),
        Row("preview round trip, p95", quantile(times, 0.95), "ms", at_most=16),
    ]


def _positions() -> list[dict[str, Any]]:
    """Boards from the middle of real games, with racks that have no blank: hints come sooner."""
    lines = (TESTS / "perft" / "classic-enable.tsv").read_text(encoding="utf-8").splitlines()
    cases = [line.split("\t") for line in lines if line and not line.startswith("#")]
    plain = [case for case in cases if "?" not in case[1]][:BOARDS]
    return [
        {"position": {"board": board.split("/"), "racks": [rack]}, "n": PLAYS}
        for board, rack, *_ in plain
    ]
