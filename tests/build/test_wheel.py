"""The wheel: pip takes it, and what it installs plays."""

import json
import subprocess
import sys

from tools.build import wheel


def test_pip_installs_the_wheel_and_the_engine_answers_from_it(dist, manifest, tmp_path):
    target = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--target", target, dist / manifest["wheel"]["url"]], check=True)
    asked = json.dumps({"do": "lookup", "lexicon": "enable", "word": "QUIZ"})

    said = subprocess.run(
        [sys.executable, "-m", "lexicade", "bridge"],
        input=asked + "\n",
        env={"PYTHONPATH": str(target)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    assert [["QUIZ", True]] == json.loads(said.stdout)["words"]
    assert (target / "lexicade" / "wordlists" / "enable.lex").is_file()
    assert (target / "lexicade" / "games" / "classic" / "texts.en.json").is_file()


def test_the_same_sources_make_the_same_wheel(tmp_path):
    made = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        made.append((folder / wheel.build_wheel(str(folder))).read_bytes())

    assert made[0] == made[1]
