"""What a measurement says: rows of a table, some of them held to a budget."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One number. With `at_most` it is a promise; without, it is for information."""

    what: str
    value: float
    unit: str
    at_most: float | None = None
    note: str = ""

    @property
    def kept(self) -> bool:
        return self.at_most is None or self.value <= self.at_most

    def cells(self) -> tuple[str, str, str, str]:
        budget = "" if self.at_most is None else f"≤ {shown(self.at_most)} {self.unit}".strip()
        verdict = "" if self.at_most is None else ("kept" if self.kept else "MISSED")
        return self.what, f"{shown(self.value)} {self.unit}".strip(), budget, verdict or self.note


def shown(value: float) -> str:
    """Three digits that matter, no more."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def table(rows: Sequence[Row]) -> str:
    """The rows as a Markdown table, aligned for a terminal."""
    lines = [("what", "measured", "budget", ""), *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(4)]
    drawn = []
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        drawn.append("| " + " | ".join(cells) + " |")
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join([drawn[0], rule, *drawn[1:]])
