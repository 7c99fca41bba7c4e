"""Words out of the JSON of packages, refused with a sentence when it has another shape."""

import json
from typing import Any

from tools.build.console import Stop

from .registry import Package


def json_words(text: bytes, package: Package) -> set[str]:
    """The words of one list."""
    return _strings(_parsed(text, package), package)


def json_words_by_class(text: bytes, package: Package) -> dict[str, set[str]]:
    """The words of a table of lists, by the list's name."""
    table = _parsed(text, package)
    if not isinstance(table, dict):
        raise Stop(f"The words of {package} are not a table of word classes.")
    return {name: _strings(words, package) for name, words in table.items()}


def _parsed(text: bytes, package: Package) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise Stop(f"The words of {package} are not the JSON they should be.") from error


def _strings(words: Any, package: Package) -> set[str]:
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise Stop(f"The words of {package} are not a list of words.")
    return set(words)
