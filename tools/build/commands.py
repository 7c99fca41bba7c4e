"""The commands of `build.py`: what they are called, what they take, and which module does it."""

import argparse
import shutil
from collections.abc import Callable, Sequence

from . import environment, reports, serve, site, suite
from .console import Stop, run_aloud, say
from .places import CACHE, DIST, NODE_MODULES, ROOT, VENV

EPILOG = """\
A fresh machine needs Python 3.11 or newer and the network, nothing else: the other tools are
fetched into .venv/ and node_modules/. Start with `python build.py serve`.
"""


def main(arguments: Sequence[str]) -> int:
    try:
        if arguments and arguments[0] in PASSED_ON:
            return PASSED_ON[arguments[0]][1](arguments[1:])
        known = _parser().parse_args(_before_dashes(arguments))
        known.extra = _after_dashes(arguments)
        return int(known.do(known) or 0)
    except Stop as stop:
        say(f"\n{stop}")
        return 1
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="build.py", description="Builds, serves, tests and measures Lexicade.", epilog=EPILOG
    )
    commands = parser.add_subparsers(title="commands", metavar="command", required=True)

    one = commands.add_parser("serve", help="build what is missing and serve the page")
    one.add_argument("--port", type=int, help="default: 8642, or any free one")
    one.add_argument("--no-open", action="store_true", help="do not open a browser")
    one.set_defaults(do=_serve)

    one = commands.add_parser("test", help="run every check and every test")
    one.add_argument("--quick", action="store_true", help="checks, engine and page modules only")
    one.add_argument(
        "--only", action="append", choices=suite.PARTS, default=[], help="one part (repeatable)"
    )
    one.usage = "build.py test [--quick] [--only PART] [-- arguments for pytest]"
    one.set_defaults(do=_test)

    one = commands.add_parser("check", help="ruff, mypy --strict, tsc, layering and naming")
    one.set_defaults(do=_check)

    one = commands.add_parser("dist", help="build the static site into dist/")
    one.set_defaults(do=_dist)

    for name, (text, _) in PASSED_ON.items():
        commands.add_parser(name, help=text, add_help=False)

    one = commands.add_parser("clean", help="remove what the build made")
    one.add_argument("--all", action="store_true", help="the environment and node_modules too")
    one.set_defaults(do=_clean)
    return parser


def _before_dashes(arguments: Sequence[str]) -> Sequence[str]:
    return arguments[: arguments.index("--")] if "--" in arguments else arguments


def _after_dashes(arguments: Sequence[str]) -> Sequence[str]:
    return arguments[arguments.index("--") + 1 :] if "--" in arguments else []


def _serve(known: argparse.Namespace) -> None:
    site.build()
    serve.serve(DIST, port=known.port, open_browser=not known.no_open)


def _test(known: argparse.Namespace) -> int:
    return reports.closing(suite.test(quick=known.quick, only=known.only, extra=known.extra))


def _check(_known: argparse.Namespace) -> int:
    return reports.closing(suite.check())


def _dist(_known: argparse.Namespace) -> None:
    site.build()
    say(f"The site is in {DIST.relative_to(ROOT)}/: any static host will do, under any path.")


def _words(arguments: Sequence[str]) -> int:
    return run_aloud([environment.python(), "-m", "tools.words", *arguments])


def _bench(arguments: Sequence[str]) -> int:
    return run_aloud([environment.python(), "-m", "tools.bench", *arguments])


def _leaves(arguments: Sequence[str]) -> int:
    return run_aloud([environment.python(), "-m", "tools.leaves", *arguments])


def _clean(known: argparse.Namespace) -> None:
    for place in (DIST, CACHE, *((VENV, NODE_MODULES) if known.all else ())):
        if place.exists():
            shutil.rmtree(place)
            say(f"Removed {place.relative_to(ROOT)}/")


# These have options of their own, `--help` among them.
PASSED_ON: dict[str, tuple[str, Callable[[Sequence[str]], int]]] = {
    "words": ("make the word lists again, or prove them (words --help)", _words),
    "leaves": ("train what kept tiles are worth to the computer (leaves --help)", _leaves),
    "bench": ("measure the built site against its budgets (bench --help)", _bench),
}
