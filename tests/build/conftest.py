"""The built site, made once for all tests of the build."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.build import site


@pytest.fixture(scope="session")
def dist() -> Path:
    return site.build()


@pytest.fixture(scope="session")
def manifest(dist: Path) -> dict[str, Any]:
    [path] = dist.glob("manifest-*.json")
    return json.loads(path.read_text(encoding="utf-8"))
