"""Lexibomb's list rebuilt from a handful of words of each source, and the original packed."""

import io
import json
import zipfile

import pytest

from lexicade.lexicon import load
from tools.build.console import Stop
from tools.words.__main__ import main
from tools.words.registry import Package, member
from tools.words.two_of_twelve import (
    AGID_CSV,
    CLASSES_JSON,
    SCOWL_JSON,
    TWO_LETTERS,
    original,
    two_of_twelve,
)

CLASSES = {
    "N": ["bomb", "bombs", "music", "musics", "crossbones", "forgetful", "congenially"],
    "V": ["bomb", "bombed", "alligatoring", "counselled"],
    "A": ["loud", "louder", "unsure", "unsurest", "nee"],
    "I": ["achoo"],
    "C": ["amidst"],
}
SCOWL = {
    "english-words-10.json": ["bomb", "bombs", "bombed", "a", "dr", "Bob", "bomb's"],
    "english-words-60.json": ["loud", "louder", "crossbones", "neighborliness", "thankfulness"],
    "american-words-60.json": ["cauterization", "counterrevolutionary", "bap"],
    "british-words-60.json": ["counselled", "neighbourliness"],
}
AGID = """\
bomb,N,bombs
crossbones,N,crossbonesseses
thankfulness,N,thankfulnesses
cauterization,N,cauterizations
cauterizations,N,cauterizationss
loud,A,louder,loudest
unsure,A,unsurer,unsurest
loud,V,louded,<>,louding,louds
"""


def sources(package: Package, path: str) -> bytes:
    if package == SCOWL_JSON:
        return json.dumps(SCOWL.get(path, [])).encode()
    return {
        (CLASSES_JSON, "2of12id.json"): json.dumps(CLASSES).encode(),
        (AGID_CSV, "pyinflect/infl.csv"): AGID.encode(),
    }[package, path]


def test_extras_fall_out_and_nouns_plain_adjectives_and_interjections_stay():
    words = two_of_twelve(sources)

    assert {"bomb", "bombs", "bombed", "musics", "loud", "louder", "nee", "achoo"} <= words
    assert not {"alligatoring", "unsurest", "amidst"} & words


def test_a_british_form_of_a_listed_word_stays():
    assert "counselled" in two_of_twelve(sources)


def test_long_words_come_from_scowl_with_the_plurals_of_their_nouns():
    long = {word for word in two_of_twelve(sources) if len(word) > 12}

    assert {"neighborliness", "cauterization", "cauterizations", "thankfulnesses"} == long


def test_the_two_letter_words_are_those_of_the_document_and_nothing_is_shorter():
    words = two_of_twelve(sources)

    assert 62 == len(TWO_LETTERS)
    assert {word for word in words if len(word) < 3} == TWO_LETTERS


@pytest.mark.parametrize("broken", [b"", b"[1]", b'{"N": 1}'])
def test_a_source_of_another_shape_stops_the_recipe(broken):
    with pytest.raises(Stop, match=r"The words of npm categorized-words 1\.0\.0"):
        two_of_twelve(lambda package, path: broken)


def letters(number: int) -> str:
    return "".join(chr(97 + number // 26**place % 26) for place in range(4))


@pytest.fixture
def file(tmp_path):
    """As many words as the original has, every third marked as an uncountable's plural."""
    lines = [letters(number) + "%" * (number % 3 == 0) for number in range(81_000)]
    path = tmp_path / "2of12inf.txt"
    path.write_text("\r\n".join([*lines, "be", "zz", "electroencephalograph"]))
    return path


def test_the_original_file_can_be_packed_instead(file, tmp_path, capsys):
    assert 0 == main(["--2of12inf", str(file), "--into", str(tmp_path)], sources)

    lexicon = load((tmp_path / "2of12inf-style.lex").read_bytes())
    assert ("2of12inf-style", 81_062) == (lexicon.id, lexicon.size)
    assert all(map(lexicon.contains, ["AAAA", "BAAA", "BE", "YO"]))
    assert not any(map(lexicon.contains, ["ZZ", "ELECTROENCEPHALOGRAPH"]))
    assert "12dicts" in lexicon.source
    assert "81,062 words" in capsys.readouterr().out


def test_the_original_is_one_list_alone(file, tmp_path, capsys):
    assert 1 == main(["enable", "--2of12inf", str(file), "--into", str(tmp_path)], sources)

    assert "give no ID with it" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["too few", "Upper Case " * 70_000, "año"])
def test_another_file_is_not_taken_for_the_original(tmp_path, text):
    path = tmp_path / "other.txt"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(Stop, match=r"other\.txt"):
        original(path)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(Stop, match=r"nowhere\.txt cannot be read"):
        original(tmp_path / "nowhere.txt")


def wheel_of(name: str, content: bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as wheel:
        wheel.writestr(name, content)
    return buffer.getvalue()


def test_one_file_is_read_out_of_a_wheel():
    assert b"words" == member(wheel_of("part/list", b"words"), "part/list", of=AGID_CSV)


@pytest.mark.parametrize("archive", [b"", b"noise", wheel_of("other", b"")])
def test_a_wheel_without_the_file_stops_the_recipe(archive):
    with pytest.raises(Stop, match=r"PyPI pyinflect 0\.5\.1"):
        member(archive, "part/list", of=AGID_CSV)
