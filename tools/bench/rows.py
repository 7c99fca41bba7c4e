"""What a measurement says: rows of a table, some of them held to a budget."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One number. With `at_most` or `at_least` it is a promise; without, for information."""

    what: str
    value: float
    unit: str
    at_most: float | None = None
    note: str = ""
    at_least: float | None = None

    @property
    def kept(self) -> bool:
        if self.at_least is not None and self.value < self.at_least:
            return False
        return self.at_most is None or self.value <= self.at_most

    @property
    def budget(self) -> str:
        bounds = (("≤", self.at_most), ("≥", self.at_least))
        told = [f"{sign} {shown(bound)}" for sign, bound in bounds if bound is not None]
        return f"{' '.join(told)} {self.unit}".strip() if told else ""

    def cells(self) -> tuple[str, str, str, str]:
        verdict = "" if not self.budget else "kept" if self.kept else "MISSED"
        told = f"{shown(self.value)} {self.unit}".strip()
        return self.what, told, self.budget, verdict or self.note


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
