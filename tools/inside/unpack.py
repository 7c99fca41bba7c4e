"""Prints the milliseconds it takes to unpack the biggest word list; runs in any Python."""

import sys
import time
from pathlib import Path

ROUNDS = 5


def main() -> None:
    root = Path(__file__).resolve().parents[2]
    sys.path.insert(0, str(root / "py"))
    from lexicade.lexicon import load

    data = max((path.read_bytes() for path in (root / "wordlists").glob("*.lex")), key=len)
    times = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        load(data)
        times.append((time.perf_counter() - started) * 1000)
    print(sorted(times)[ROUNDS // 2])


if __name__ == "__main__":
    main()
