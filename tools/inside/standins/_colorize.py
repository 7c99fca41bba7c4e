"""Stands in for the standard library's module of terminal colours: the page has no terminal.

The true one builds some ten dataclasses when `traceback` imports it, which is a twelfth of the
whole start. Everything here is without colour: any part of any theme is the empty text.
"""

from typing import Any

COLORIZE = False


class _Plain:
    def __getattr__(self, name: str) -> str:
        return ""


class _Theme:
    def __getattr__(self, name: str) -> _Plain:
        return _Plain()


ANSIColors = NoColors = _Plain()


def can_colorize(*, file: Any = None) -> bool:
    return False


def get_theme(**how: Any) -> _Theme:
    return _Theme()


def get_colors(colorize: bool = False, **how: Any) -> _Plain:
    return NoColors


def decolor(text: str) -> str:
    return text
