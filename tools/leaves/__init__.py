"""The worth of kept tiles, trained: games of the computer with itself in, `*.leaves` out."""

import sys

from tools.build.places import ENGINE

# `python -m tools.leaves` works in a bare checkout: the engine is found without being installed.
if str(ENGINE.parent) not in sys.path:
    sys.path.append(str(ENGINE.parent))
