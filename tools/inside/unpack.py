"""Prints the milliseconds it takes to unpack each word list, a line a list; runs in any Python."""

import sys
import time
from pathlib import Path

ROUNDS = 5


def main() -> None:
    root = Path(__file__).resolve().parents[2]
    sys.path.insert(0, str(root / "py"))
    from lexicade.lexicon import load

    for path in sorted((root / "wordlists").glob("*.lex")):
        data = path.read_bytes()
        times = []
        for _ in range(ROUNDS):
            started = time.perf_counter()
            load(data)
            times.append((time.perf_counter() - started) * 1000)
        print(path.stem, sorted(times)[ROUNDS // 2])


if __name__ == "__main__":
    main()
