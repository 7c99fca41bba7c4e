"""build.py itself: help, errors in a sentence, and the tools it goes and gets."""

import subprocess
import sys

import pytest

from tools.build import chromium, commands, debian, node, reports, stamps, suite
from tools.build.console import Stop, run
from tools.build.places import ROOT

COMMANDS = ("serve", "test", "check", "dist", "words", "bench", "clean")


def test_help_names_every_command():
    said = run([sys.executable, ROOT / "build.py", "--help"], failing="no help")

    assert [] == [name for name in COMMANDS if f"\n    {name} " not in said]


def test_an_older_python_is_told_so_before_it_reads_anything_newer():
    old = "import sys; sys.version_info = (3, 9, 0); exec(open('build.py').read())"

    done = subprocess.run([sys.executable, "-c", old], cwd=ROOT, capture_output=True, text=True)

    assert 1 == done.returncode
    assert "needs Python 3.11 or newer, and this is 3.9" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_failing_tool_ends_in_a_sentence_not_in_a_traceback(monkeypatch, capsys):
    def missing(_known):
        raise Stop("Chromium is missing: install it.")

    monkeypatch.setattr(commands, "_dist", missing)

    assert 1 == commands.main(["dist"])
    assert "Chromium is missing: install it." in capsys.readouterr().out


def test_naming_a_test_file_runs_that_file_and_not_the_whole_folder():
    one = "tests/browser/test_clock.py"

    assert ["-x", one] == suite._within("tests/browser", ["-x", one])
    assert ["tests/browser", "-k", "drag"] == suite._within("tests/browser", ["-k", "drag"])


def test_a_program_that_fails_shows_its_last_lines():
    with pytest.raises(Stop, match=r"  \| the reason\nIt failed\."):
        run([sys.executable, "-c", "import sys; sys.exit('the reason')"], failing="It failed.")


def test_an_old_node_is_not_good_enough(tmp_path):
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v18.19.0\n")
    old.chmod(0o755)

    assert not node._new_enough(old)
    assert not node._new_enough(tmp_path / "absent")
    assert node._new_enough(node.node())


def test_a_wrongly_named_browser_is_said_to_be_wrong(monkeypatch):
    monkeypatch.setenv("LEXICADE_CHROMIUM", "/no/such/browser")

    with pytest.raises(Stop, match="/no/such/browser, but that is no program"):
        chromium._found()


def test_without_rights_to_install_we_say_how(monkeypatch):
    monkeypatch.setattr(debian, "can_install", lambda: False)

    with pytest.raises(Stop, match="sudo apt-get install chromium"):
        debian.install("chromium", wanted_for="the browser tests")


def test_a_fingerprint_sees_contents_and_names(tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "one.txt").write_text("1")
    first = stamps.fingerprint(folder)
    (folder / "one.txt").rename(folder / "two.txt")
    renamed = stamps.fingerprint(folder)
    (folder / "two.txt").write_text("2")

    assert 3 == len({first, renamed, stamps.fingerprint(folder)})


def test_the_closing_line_sums_over_all_runners(capsys):
    outcomes = [reports.Outcome("a", 3), reports.Outcome("b", 4, 1, trouble="exit code 1")]

    assert 1 == reports.closing(outcomes)
    assert "7 passed, 1 failed" == capsys.readouterr().out.splitlines()[-1]
