"""How every test runs: in CPython on a machine, and the engine's once more inside Pyodide."""

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

INSIDE_PYODIDE = sys.platform == "emscripten"

set_hypothesis_home_dir(Path(__file__).resolve().parents[1] / ".cache" / "hypothesis")
# A test machine may be busy: slowness is measured by the benchmarks, not by a deadline.
settings.register_profile("native", deadline=None)
# Python in WebAssembly is some three times slower and its draws are the same code: fewer suffice.
settings.register_profile(
    "pyodide",
    deadline=None,
    max_examples=15,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("pyodide" if INSIDE_PYODIDE else "native")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "native: needs processes or the network of a real machine")
    config.addinivalue_line("markers", "slow: takes seconds; left out of test --quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Inside Pyodide there is no machine to start processes on: such tests are not for there."""
    if not INSIDE_PYODIDE:
        return
    away = [item for item in items if item.get_closest_marker("native")]
    if away:
        config.hook.pytest_deselected(items=away)
        items[:] = [item for item in items if item not in away]


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Long bytes make no readable name, and bytes made of the clock differ between workers."""
    return argname if isinstance(val, bytes) and len(val) > 8 else None
