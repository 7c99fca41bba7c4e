"""A game's help page as lines of plain text: headings, paragraphs, lists; pictures are left out."""

from __future__ import annotations

import textwrap
from html.parser import HTMLParser

BLOCKS = {"p", "h1", "h2", "h3", "h4", "li", "tr", "div", "dt", "dd", "caption"}
HEADINGS = {"h1", "h2", "h3", "h4"}
UNSEEN = {"style", "script", "svg", "figure", "picture"}


class _Reader(HTMLParser):
    """Gathers (kind, text) for every block; `kind` is the tag that holds it."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks: list[tuple[str, str]] = []
        self._kind = "p"
        self._text = ""
        self._hidden = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag in UNSEEN:
            self._hidden += 1
        elif tag in BLOCKS:
            self.end_block()
            self._kind = tag
        elif tag in ("td", "th"):
            self._text += "  "
        elif tag == "br":
            self._text += " "

    def handle_endtag(self, tag: str) -> None:
        if tag in UNSEEN:
            self._hidden = max(0, self._hidden - 1)
        elif tag in BLOCKS or tag in ("ul", "ol", "table"):
            self.end_block()

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self._text += data

    def end_block(self) -> None:
        text = " ".join(self._text.split())
        if text:
            self.blocks.append((self._kind, text))
        self._text, self._kind = "", "p"


def plain_lines(html: str, columns: int, bullet: str = "-") -> list[str]:
    """The page wrapped to so many columns; headings in capitals."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    reader.end_block()
    lines: list[str] = []
    before = ""
    for kind, text in reader.blocks:
        if lines and not (kind == before and kind in ("li", "tr")) and before not in HEADINGS:
            lines.append("")
        first, later = ("  " + bullet + " ", "    ") if kind == "li" else ("", "")
        shown = text.upper() if kind in HEADINGS else text
        lines += textwrap.wrap(shown, columns, initial_indent=first, subsequent_indent=later)
        before = kind
    return lines
