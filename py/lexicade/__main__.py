"""`python -m lexicade`: the engine from a terminal."""

from __future__ import annotations

import argparse
import sys

from lexicade.bridge import Bridge
from lexicade.terminal import play, solve, study
from lexicade.terminal.files import find_lexicon
from lexicade.terminal.lines import serve_lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="lexicade", description="A shelf of word-tile games.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser(
        "bridge",
        help="answer JSON requests, one a line",
        description="Reads one JSON request a line on standard input and writes one reply a line. "
        'Try: {"do":"variants"}',
    )
    play.add_arguments(commands.add_parser("play", help="play a game here"))
    study.add_arguments(commands.add_parser("study", help="look words up, learn a word list"))
    solve.add_arguments(commands.add_parser("solve", help="the best plays on any board"))
    chosen = parser.parse_args()
    # A stray byte in the input must become a refusal, not the end of the program.
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    try:
        if chosen.command == "play":
            return play.run(chosen)
        if chosen.command == "study":
            return study.run(chosen)
        if chosen.command == "solve":
            return solve.run(chosen)
        serve_lines(Bridge(find_lexicon), sys.stdin, sys.stdout)
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
