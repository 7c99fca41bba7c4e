"""Measurements. One file each; a new file with `measure` is a new one."""

import sys

from tools.build.places import ENGINE

# For what is measured without a page: the engine is found without being installed.
if str(ENGINE.parent) not in sys.path:
    sys.path.append(str(ENGINE.parent))
