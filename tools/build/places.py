"""Where things are; every path of the build is named here once."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

ENGINE = ROOT / "py" / "lexicade"
WEB = ROOT / "web"
WORDLISTS = ROOT / "wordlists"
TESTS = ROOT / "tests"
SETTINGS = ROOT / "pyproject.toml"
REQUIREMENTS = ROOT / "tools" / "build" / "requirements.txt"

VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
