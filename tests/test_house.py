"""The rules of the house that no other tool checks: layers, names, sizes, and what must not leak.

These read the sources; they run nothing. A failing one names the file and what to do about it.
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "py" / "lexicade"
WEB = ROOT / "web"

# Each layer of the engine, and the layers it may know.
LAYERS = {
    "core": {"core"},
    "parts": {"core", "parts"},
    "variants": {"core", "parts", "variants"},
}
PURE = ("core", "parts", "variants", "bots")
MACHINE = {"js", "pyodide", "pyodide_js", "time", "datetime", "os", "pathlib", "io", "socket"}
MACHINE |= {"subprocess", "threading", "asyncio", "tempfile", "shutil", "glob"}

LONGEST = {"py": 300, "js": 250}
EMPTY_NAMES = re.compile(r"(?:Manager|Helper|Util|Utils|Base)$")
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b")
SKIPPED = re.compile(r"mark\.(?:skip|xfail)|pytest\.(?:skip|xfail)\(|\b(?:test|it)\.skip\b")
# Pieced together, so that this file does not find itself.
LEAKS = re.compile(
    "|".join(
        [
            "registry" + r"\.npmjs\.org",
            "files" + r"\.pythonhosted\.org",
            "pypi" + r"\.org/simple",
            r'"resol' + r'ved": "http',
            r"(?<![\w./-])/ro" + r"ot/",
            r"(?<![\w./-])/wo" + r"rk/",
            r"(?<![\w./-])/ho" + r"me/(?!pyodide\b)",
            r"(?<![\w./-])/Us" + r"ers/",
        ]
    )
)


def sources(folder: Path, pattern: str) -> list[Path]:
    return sorted(path for path in folder.rglob(pattern) if "__pycache__" not in path.parts)


def engine_modules(*layers: str) -> list[Path]:
    return [path for layer in layers for path in sources(ENGINE / layer, "*.py")]


def house_files() -> list[Path]:
    """What is, or is about to be, in the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
        made = {".git", *(name.strip("/") for name in ignored)}
        return [p for p in ROOT.rglob("*") if p.is_file() and not made & set(p.parts)]
    return [path for name in listed.stdout.splitlines() if (path := ROOT / name).is_file()]


def imported(path: Path) -> Iterator[str]:
    """Every module a file imports, wherever in it, relative imports written out."""
    package = path.relative_to(ENGINE.parent).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_knows_only_the_layers_below_it(layer):
    strangers = [
        f"{name_of(path)} imports {module}"
        for path in engine_modules(layer)
        for module in imported(path)
        if module.split(".")[0] == "lexicade" and module.split(".")[1] not in LAYERS[layer]
    ]

    assert [] == strangers


def test_the_rules_know_no_clock_no_files_and_no_browser():
    worldly = [
        f"{name_of(path)} imports {module}"
        for path in engine_modules(*PURE)
        for module in imported(path)
        if module.split(".")[0] in MACHINE
    ]
    opening = [
        f"{name_of(path)}:{node.lineno} calls {node.func.id}()"
        for path in [*engine_modules(*PURE), ENGINE / "bridge.py"]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("open", "input", "print", "eval", "exec")
    ]

    assert [] == worldly + opening


def test_the_bridge_takes_nothing_from_the_machine_but_a_seed():
    path = ENGINE / "bridge.py"
    machine = [module for module in imported(path) if module.split(".")[0] in MACHINE - {"os"}]
    uses = re.findall(r"\bos\.(?!urandom\b)\w+", path.read_text(encoding="utf-8"))

    assert [] == machine + uses


def test_the_house_names_no_game():
    ids = [p.stem for p in sources(ENGINE / "variants", "*.py") if not p.stem.startswith("_")]
    named = re.compile(rf"\b(?:{'|'.join(ids)})\b", re.IGNORECASE)
    ignorant = [*engine_modules("core", "parts"), *sorted(WEB.glob("*.js"))]
    found = [
        f"{name_of(path)}:{number} says {match[0]}"
        for path in ignorant
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (match := named.search(line))
    ]

    assert ids, "there is not one game"
    assert [] == found


def test_no_file_grows_too_long_to_read():
    long = [
        f"{name_of(path)} has {lines} lines"
        for folder, ending in ((ENGINE, "py"), (ROOT / "tools", "py"), (WEB, "js"))
        for path in sources(folder, f"*.{ending}")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) >= LONGEST[ending]
    ]

    assert [] == long


def test_every_module_says_what_it_is():
    python = [*sources(ENGINE, "*.py"), *sources(ROOT / "tools", "*.py"), ROOT / "build.py"]
    mute = [
        name_of(path)
        for path in [*python, *sources(ROOT / "tests", "*.py")]
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    scripts = [
        name_of(path)
        for path in sources(WEB, "*.js")
        if not re.match(r"// @ts-check\n\s*/[/*]", path.read_text(encoding="utf-8"))
    ]

    assert [] == mute + scripts


def test_names_say_something():
    python = [*sources(ENGINE, "*.py"), *sources(ROOT / "tools", "*.py")]
    empty = [
        f"{name_of(path)}: class {node.name}"
        for path in python
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and EMPTY_NAMES.search(node.name)
    ]
    files = [
        name_of(path)
        for path in [*python, *sources(WEB, "*.js")]
        if re.fullmatch(r"_?(?:utils?|helpers?|misc|common|base)", path.stem)
    ]

    assert [] == empty + files


def test_nothing_is_left_unfinished_or_skipped():
    found = [
        f"{name_of(path)}:{number}"
        for path in house_files()
        if path.suffix in (".py", ".js", ".mjs", ".css", ".html", ".yml")
        and path != Path(__file__).resolve()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if UNFINISHED.search(line) or SKIPPED.search(line)
    ]

    assert [] == found


def test_no_file_tells_of_the_machine_it_was_made_on():
    found = []
    for path in house_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name_of(path)}: {match[0]}" for match in LEAKS.finditer(text)]

    assert [] == found
