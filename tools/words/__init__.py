"""The recipe of the word lists: registry packages in, `wordlists/*.lex` out, checked by sha256."""

import sys

from tools.build.places import ENGINE

# `python -m tools.words` works in a bare checkout: the packer is found without being installed.
if str(ENGINE.parent) not in sys.path:
    sys.path.append(str(ENGINE.parent))
