"""The fast search against the slow one on random positions: every play, and the best ones."""

from itertools import islice

import pytest

from lexicade.variants import shelf
from tests.conftest import INSIDE_PYODIDE
from tests.engine.proving import cases, unlike

FEW = 3 if INSIDE_PYODIDE else 14


@pytest.mark.slow
@pytest.mark.parametrize("id", list(shelf()))
def test_both_searches_say_the_same_wherever_they_are_asked(id):
    checked = [unlike(case) for case in islice(cases(id, "suite"), FEW)]

    assert [None] * FEW == checked
