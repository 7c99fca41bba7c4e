"""The trimmed Python: everything it claims to have is there, and it is enough for the engine."""

import json
import zipfile

from tools.build import runtime
from tools.build.console import run
from tools.build.engine import ARCHIVE
from tools.build.node import node
from tools.build.places import ENGINE, ROOT


def test_the_trimmed_runtime_imports_all_it_claims_and_plays_every_game(dist):
    said = run(
        [
            node(),
            runtime.INSIDE / "run.mjs",
            "--runtime",
            runtime.RUNTIME,
            "tests/build/trimmed_story.py",
            "/project/" + runtime.CLAIMS.relative_to(ROOT).as_posix(),
            "/project/" + ARCHIVE.relative_to(ROOT).as_posix(),
        ],
        failing="The story failed inside the trimmed runtime.",
    )
    told = json.loads(said.splitlines()[-1])

    assert [] == told["failed"]
    assert told["modules"] > 80
    assert told["engine"] == len(runtime.page_sources())
    assert told["from"].endswith("engine.zip/lexicade/bridge.pyc")
    assert {"classic", "fribble"} <= set(told["games"])


def test_the_trimmed_library_is_compiled_and_nothing_but(dist):
    claimed = runtime.CLAIMS.read_text().split()
    with zipfile.ZipFile(runtime.RUNTIME / runtime.STDLIB) as archive:
        names = archive.namelist()

    assert len(claimed) == len(names)
    assert [] == [name for name in names if not name.endswith(".pyc")]


def test_what_only_a_terminal_needs_stays_out_of_the_page():
    names = {path.relative_to(ENGINE).as_posix() for path in runtime.page_sources()}

    assert "bridge.py" in names
    assert not [name for name in names if name.startswith(("terminal/", "__main__"))]


def test_imports_are_found_wherever_they_stand(tmp_path):
    source = tmp_path / "module.py"
    source.write_text(
        "import json\nfrom os.path import join\nfrom . import near\nimport lexicade\n"
        "def late():\n    from hashlib import sha256\n"
    )

    assert ["hashlib", "json", "os.path"] == runtime.stdlib_names([source])
