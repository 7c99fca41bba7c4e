"""Stands in for asyncio's front: tasks, futures and locks, but none of the loops it comes with.

In the browser the event loop is Pyodide's own, on top of the page's. The loops left out here are
made for sockets and processes, and loading them is a sixth of the whole start.
"""

from . import events
from .coroutines import *  # noqa: F403  the front of a package is made of its rooms
from .events import *  # noqa: F403
from .events import _get_running_loop, _set_running_loop
from .exceptions import *  # noqa: F403
from .futures import *  # noqa: F403
from .locks import *  # noqa: F403
from .queues import *  # noqa: F403
from .runners import *  # noqa: F403
from .taskgroups import *  # noqa: F403
from .tasks import *  # noqa: F403
from .timeouts import *  # noqa: F403

DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy

__all__ = ["DefaultEventLoopPolicy", "_get_running_loop", "_set_running_loop"]
