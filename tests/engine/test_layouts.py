"""Minefields that look the same: every layout that fits comes up, and none that does not."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicade.core.grid import Grid
from lexicade.parts.layouts import another_layout
from lexicade.parts.minefield import Field, around, field_of

SMALL = Grid.drawn("....\n....\n....\n....")
DRAWS = 1500


def seen(field: Field, stepped: frozenset[int]) -> tuple[dict[int, int], frozenset[int]]:
    """What a player knows: the open numbers and the bombs that were hit."""
    return {cell: field.near[cell] for cell in field.open}, field.bombs & stepped


def every_layout(grid: Grid, field: Field, stepped: frozenset[int]) -> set[frozenset[int]]:
    """The slow and obvious way: all places for that many bombs, kept where they look the same."""
    known = seen(field, stepped)
    return {
        frozenset(bombs)
        for bombs in combinations(range(grid.size), len(field.bombs))
        if seen(field_of(grid, frozenset(bombs), stepped), stepped) == known
    }


def cells(grid: Grid, names: str) -> frozenset[int]:
    found = [grid.named(name) for name in names.split()]
    return frozenset(cell for cell in found if cell is not None)


def test_a_cell_has_eight_neighbours_five_or_three():
    assert [3, 5, 8] == [len(around(SMALL, cell)) for cell in (0, 1, 5)]


@pytest.mark.parametrize(
    ("bombs", "stepped"),
    [
        ("A1 C3", ""),  # nothing is known
        ("A1 C3", "B2"),  # one number
        ("A1 C3 D4", "B2 C2 C3"),  # a number, another, and a bomb that was hit
        ("A1", "D4"),  # a field that opens and leaves one place
        ("A1 D4 A4", "D1"),
        ("", "B2"),
    ],
)
def test_every_layout_that_fits_comes_up_as_often_as_any(bombs, stepped):
    steps = cells(SMALL, stepped)
    field = field_of(SMALL, cells(SMALL, bombs), steps)
    fitting = every_layout(SMALL, field, steps)

    drawn = Counter(another_layout(SMALL, field, steps, str(seed)) for seed in range(DRAWS))

    assert fitting == set(drawn)
    fair = DRAWS / len(fitting)
    assert all(abs(times - fair) < 6 * fair**0.5 + 1 for times in drawn.values())


@st.composite
def fields(draw: st.DrawFn) -> tuple[Grid, Field, frozenset[int]]:
    size = draw(st.sampled_from([4, 7, 11, 15]))
    grid = Grid.drawn(f"{'.' * size}\n" * size)
    some = st.frozensets(st.integers(0, grid.size - 1), max_size=min(40, grid.size // 3))
    stepped = draw(some)
    return grid, field_of(grid, draw(some), stepped), stepped


@settings(deadline=None, max_examples=100)
@given(fields(), st.integers(0, 9))
def test_another_layout_looks_the_same_on_any_field(given_field, seed):
    grid, field, stepped = given_field

    other = another_layout(grid, field, stepped, str(seed))

    assert len(field.bombs) == len(other)
    assert seen(field, stepped) == seen(field_of(grid, other, stepped), stepped)
