"""Sources become .pyc archives, compiled by the very Python that will load them.

The .pyc are "unchecked hash" ones: Python trusts them and never looks for the source, which is not
there. Names are in fixed order and times at the zip format's beginning, so the same sources make
the same bytes.
"""

import importlib.util
import marshal
import zipfile
from collections.abc import Mapping
from pathlib import Path

UNCHECKED_HASH = 1


def pyc(source: bytes, path: str, *, optimize: int) -> bytes:
    """One compiled module; `path` is what tracebacks will show."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    header = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH.to_bytes(4, "little")
    return header + importlib.util.source_hash(source) + marshal.dumps(code)


def write_archive(target: Path, members: Mapping[str, bytes], *, method: int) -> None:
    with zipfile.ZipFile(target, "w", compression=method, compresslevel=9) as archive:
        for name in sorted(members):
            info = zipfile.ZipInfo(name)
            info.compress_type = method
            archive.writestr(info, members[name])
