"""How soon a thought stops once the page says so, and how soon others are answered beside it."""

from typing import Any

from tools.build.places import TESTS

from .rows import Row, quantile
from .stage import Stage, until

ROUNDS = 3

# Each thought is long enough that it is in the middle of it after some moments of thinking.
CANCEL = """async ([positions, rounds]) => {
  const { ask, worker } = lexicadeBench;
  const tell = (n, request) => worker.postMessage({ n, text: JSON.stringify(request) });
  const heard = (n) => new Promise((resolve) => {
    const listen = ({ data }) => {
      if (data.n !== n || !data.text) return;
      worker.removeEventListener("message", listen);
      resolve(JSON.parse(data.text));
    };
    worker.addEventListener("message", listen);
  });
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const stopped = [], beside = [];
  const seats = [{ name: "Ana" }, { name: "Bruno" }];
  const move = { kind: "play", tiles: [["A1", "A"]] };
  let count = 0;
  for (const position of positions) {
    const dealt = await ask({ do: "new", variant: "classic", seats, seed: "bench", position });
    if (!dealt.ok) throw new Error(JSON.stringify(dealt));
    await ask({ do: "hint", seat: 0 });
    for (let round = 0; round < rounds; round += 1) {
      const n = `thought-${(count += 1)}`;
      const answered = heard(n);
      tell(n, { do: "hint", seat: 0 });
      await pause(20);
      let started = performance.now();
      await ask({ do: "preview", seat: 0, move });
      beside.push(performance.now() - started);
      started = performance.now();
      worker.postMessage({ cancel: n });
      const reply = await answered;
      if (reply.code === "cancelled") stopped.push(performance.now() - started);
    }
  }
  return [stopped, beside];
}"""


def measure(stage: Stage) -> list[Row]:
    with stage.page() as page:
        page.goto(stage.address_of(stage.dist))
        until(page, "lexicadeBench.stages.ready")
        stopped, beside = page.evaluate(CANCEL, [_positions(), ROUNDS])
    note = f"longest {max(stopped):.0f} ms, {len(stopped)} of {len(beside)} were still thinking"
    return [
        Row("a thought stops after the cancel, median", quantile(stopped, 0.5), "ms", note=note),
        Row("a thought stops after the cancel, p95", quantile(stopped, 0.95), "ms", at_most=50),
        Row("a preview beside a thought, median", quantile(beside, 0.5), "ms"),
    ]


def _positions() -> list[dict[str, Any]]:
    """Racks with two blanks: a hint takes many slices."""
    lines = (TESTS / "perft" / "classic-enable.tsv").read_text(encoding="utf-8").splitlines()
    cases = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [
        {"board": board.split("/"), "racks": [rack]}
        for board, rack, *_ in cases
        if rack.count("?") == 2 and not any(letter.islower() for letter in board)
    ]
