"""Which bytes stand for which letters in a GCG file.

The format began as ISO-8859-1 and later got a line, `#character-encoding UTF-8`, to say otherwise;
a byte order mark says the same. Many files are UTF-8 and say nothing. A file that says nothing and
has bytes beyond ASCII is taken as UTF-8 if it is valid UTF-8 throughout, else as ISO-8859-1: real
ISO-8859-1 text almost never happens to be valid UTF-8, since every accented letter would have to be
followed by a symbol such as © or ¼. Such a file gets the missing line when it is written again.
"""

from __future__ import annotations

import re

from lexicade.gcg.record import BadGcg

LARGEST = 1_000_000

_MARK = "\ufeff"
_DECLARATION = re.compile(
    r"(?:^|[\r\n])[ \t]*#character-encoding[ \t]+([^ \t\r\n]+)", re.IGNORECASE | re.ASCII
)
_LINE_END = re.compile(r"\r\n|\r|\n")

# Few, and all built into Python: the page's Python carries no table for any other.
_CODECS = {"": "latin-1", "utf8": "utf-8", "iso88591": "latin-1", "latin1": "latin-1",
           "usascii": "ascii", "ascii": "ascii"}  # fmt: skip


def codec(encoding: str) -> str | None:
    """Python's name for a declared encoding; None for one that is not known here."""
    return _CODECS.get(re.sub("[-_]", "", encoding.lower()))


def decoded(data: bytes | str) -> tuple[str, str]:
    """The text of a file and the encoding it declares (or, as told above, ought to)."""
    if len(data) > LARGEST:
        raise BadGcg(1, f"the file is larger than {LARGEST} bytes")
    if isinstance(data, str):
        return _from_text(data.removeprefix(_MARK))
    mark = _MARK.encode()
    return _from_bytes(data.removeprefix(mark), marked=data.startswith(mark))


def _from_bytes(data: bytes, marked: bool) -> tuple[str, str]:
    as_bytes = data.decode("latin-1")  # one character a byte, to look at what is surely ASCII
    encoding = _declared(as_bytes)
    if marked or (not encoding and is_unmarked_utf8(data)):
        encoding = encoding if codec(encoding) == "utf-8" else "UTF-8"
    try:
        return _checked(data.decode(codec(encoding) or "")), encoding
    except UnicodeDecodeError as flaw:
        raise BadGcg(_line(as_bytes[: flaw.start]), f"not valid {encoding}") from None


def _from_text(text: str) -> tuple[str, str]:
    """Text that somebody else decoded: its letters are settled, whatever it declares."""
    try:
        text.encode()
    except UnicodeEncodeError as flaw:
        raise BadGcg(_line(text[: flaw.start]), "half a character (a lone surrogate)") from None
    return _checked(text), _declared(text) or ("" if text.isascii() else "UTF-8")


def _declared(text: str) -> str:
    found = _DECLARATION.search(text)
    if found and codec(found[1]) is None:
        raise BadGcg(_line(text[: found.start(1)]), f"unknown character encoding {found[1][:40]}")
    return found[1] if found else ""


def _checked(text: str) -> str:
    if "\0" in text:
        where = _line(text[: text.index("\0")])
        raise BadGcg(where, "not text: it has a zero byte (if this is UTF-16, save it as UTF-8)")
    return text


def is_unmarked_utf8(data: bytes) -> bool:
    """Whether bytes that declare nothing are read as UTF-8 (for plain ASCII it is all one)."""
    if data.isascii():
        return False
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def lines(text: str) -> list[str]:
    """Not `splitlines`: that would also cut at ISO-8859-1's old control characters."""
    return _LINE_END.split(text)


def _line(before: str) -> int:
    """The number of the line that comes after this much of the file."""
    return len(lines(before))
