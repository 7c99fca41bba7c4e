"""Definitions: what a file of them says, what is found by rule, and that the files are whole."""

import json
import zlib
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicade.study.english import bases
from lexicade.study.glosses import LETTERS, BadGlosses, Entry, Gloss, file_for, load
from tools.words.glosses import packed

from .story import WORDLISTS, Door

SHELF = WORDLISTS / "glosses"
SAMPLE = {
    "go": Entry("vn", "change location"),
    "goose": Entry("n", "web-footed bird"),
    "geese": Entry("=", "goose"),
    "gone": Entry("=v", "be:exist"),
    "gaily": Entry("=", ""),
    "gay": Entry("a", "bright and pleasant"),
}
FILE = packed("g", SAMPLE)


def gloss(word: str) -> tuple[str, str] | None:
    found = load(FILE).gloss(word)
    return (found.of, found.text) if found else None


def test_a_word_has_its_gloss_and_a_form_that_of_its_word():
    assert ("", "change location") == gloss("go")
    assert ("goose", "web-footed bird") == gloss("geese")
    assert ("be", "exist") == gloss("gone")


def test_regular_forms_are_found_by_rule_where_the_dictionary_knows_the_word():
    assert ("go", "change location") == gloss("goes")
    assert ("go", "change location") == gloss("going")
    assert ("goose", "web-footed bird") == gloss("gooses")
    assert gloss("goosing") is None, "a goose is no verb"
    assert gloss("gaily") is None, "the file says that the rule is wrong here"
    assert gloss("") is None


@pytest.mark.parametrize(
    ("form", "word"),
    [
        ("carts", "cart"),
        ("boxes", "box"),
        ("stopped", "stop"),
        ("biggest", "big"),
        ("tidier", "tidy"),
        ("hoping", "hope"),
        ("ties", "tie"),
        ("happily", "happy"),
        ("sadness", "sad"),
    ],
)
def test_the_rules_take_a_form_back_to_its_word(form, word):
    assert word in [base for base, _ in bases(form)]


def test_a_word_is_in_the_file_of_its_first_letter():
    assert ("glosses-q", "glosses-q") == (file_for("qi"), file_for("QI"))
    assert (None, None) == (file_for("ñu"), file_for(""))


@given(st.data())
def test_a_damaged_file_is_refused_or_reads_the_same(data):
    at = data.draw(st.integers(0, len(FILE) - 1))
    until = data.draw(st.integers(at, min(len(FILE), at + 8)))
    damaged = FILE[:at] + data.draw(st.binary(max_size=8)) + FILE[until:]

    try:
        glosses = load(damaged)
    except BadGlosses as refusal:
        assert str(refusal).endswith(".")
    else:
        assert load(FILE) == glosses


@pytest.mark.parametrize(
    "text",
    [
        "",
        "LEXICADE GLOSSES 1 g",
        "LEXICADE GLOSSES 1 g 2\n0go\nv\ngo on",
        "LEXICADE GLOSSES 1 g 99999999999\n0go",
        "LEXICADE GLOSSES 2 g 1\n0go\nv\ngo on",
        "LEXICADE GLOSSES 1 g 1\n5go\nv\ngo on",
        "LEXICADE GLOSSES 1 g 1\n\nv\ngo on",
        "x" * (3 << 20),
    ],
)
def test_what_is_no_file_of_glosses_is_refused(text):
    squeeze = zlib.compressobj(9, wbits=31)

    with pytest.raises(BadGlosses):
        load(squeeze.compress(text.encode()) + squeeze.flush())


# The files as they are shipped


def test_every_letter_has_its_file_as_the_checksums_say_and_all_are_small():
    told = json.loads((SHELF / "checksums.json").read_bytes())

    files = {path.name: path.read_bytes() for path in SHELF.glob("*.gloss")}
    assert {f"glosses-{letter}.gloss" for letter in LETTERS} == set(files) == set(told)
    assert told == {
        name: {"sha256": sha256(data).hexdigest(), "size": len(data)}
        for name, data in files.items()
    }
    assert max(map(len, files.values())) < 100_000
    assert 600_000 < sum(map(len, files.values())) < 850_000


@pytest.mark.parametrize("letter", "jqxyz")
def test_the_shipped_glosses_are_short_and_each_belongs_to_its_file(letter):
    glosses = load((SHELF / f"glosses-{letter}.gloss").read_bytes())

    assert letter == glosses.letter
    for word, entry in glosses.entries.items():
        assert word.startswith(letter) and word.isalpha() and word.islower()
        assert entry.kinds.startswith("=") or (set(entry.kinds) <= set("nvar") and entry.text)
        assert len(entry.text) <= 80


def test_words_are_looked_up_through_the_door():
    door = Door()

    def defined(word: str) -> Gloss | None:
        told = door.must("study", lexicon="enable", ask="gloss", text=word)["gloss"]
        return told and Gloss("".join(told["kinds"]), told["text"], told["of"] or "")

    assert defined("Quiz") == Gloss("nv", "examination consisting of a few short questions")
    quizzes = defined("quizzes")
    assert quizzes and "QUIZ" == quizzes.of
    assert defined("xyzzy") is None
    assert defined("ñandú") is None
    assert "no-glosses" == door.ask("study", lexicon="es", ask="gloss", text="que")["code"]
