"""The front door: `python build.py serve`, `test`, `check`, `dist`, `words`, `bench`, `clean`.

Only the standard library is needed to start; whatever else a command wants, it fetches into
`.venv/` and `node_modules/` by itself. The work is done in `tools/build/`.
"""

import sys

# Before any import of ours, whose grammar an older Python could not even read.
if sys.version_info < (3, 11):
    sys.exit(
        "Lexicade needs Python 3.11 or newer, and this is {}.{}: get one at https://python.org "
        "and run it as `python3.11 build.py ...`.".format(*sys.version_info[:2])
    )

from tools.build.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
