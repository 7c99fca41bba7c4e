"""The measurements' own arithmetic and order; what they measure is not judged here."""

import importlib

from tools.bench.__main__ import names
from tools.bench.rows import Row, quantile, table


def test_every_file_of_the_bench_is_a_measurement():
    assert {"boot", "dragging", "lexicon", "preview", "transfer"} <= set(names())
    for name in names():
        assert callable(importlib.import_module(f"tools.bench.{name}").measure)


def test_a_budget_is_kept_or_missed_and_the_table_says_so():
    rows = [Row("start", 0.41, "", at_most=0.45), Row("sent", 6.0, "MB", at_most=5.6)]

    assert [True, False] == [row.kept for row in rows]
    assert [
        "| what  | measured | budget    |        |",
        "|-------|----------|-----------|--------|",
        "| start | 0.410    | ≤ 0.450   | kept   |",
        "| sent  | 6.00 MB  | ≤ 5.60 MB | MISSED |",
    ] == table(rows).splitlines()


def test_a_number_may_have_to_reach_something():
    rows = [Row("faster", 5.5, "", at_least=5), Row("faster", 4.9, "", at_least=5)]

    assert [True, False] == [row.kept for row in rows]
    assert ("faster", "4.90", "≥ 5.00", "MISSED") == rows[1].cells()


def test_a_quantile_is_one_of_the_values():
    values = [5.0, 1.0, 4.0, 2.0, 3.0]

    assert (1.0, 3.0, 5.0) == tuple(quantile(values, share) for share in (0, 0.5, 1))
