"""The everyday lists: made of what is common, and of nothing that a game would refuse."""

import gzip
import json

import pytest

from tests.engine.story import listed
from tools.build.console import Stop
from tools.words.everyday import by_frequency, everyday_english, everyday_spanish
from tools.words.msgpack import unpacked
from tools.words.registry import Package

GAMES = {"common-en": ("enable", "enable-plus", "2of12inf-style"), "common-es": ("es",)}


@pytest.mark.parametrize("id", GAMES)
def test_every_everyday_word_is_one_in_every_game_of_its_language(id):
    for words in map(listed, GAMES[id]):
        assert words.faces == listed(id).faces
        assert [] == [word for word in listed(id).words() if not words.contains(word)]


def test_people_know_these_and_not_those():
    english, spanish = listed("common-en"), listed("common-es")

    assert all(english.contains(word) for word in ("HOUSE", "WENT", "CHILDREN", "COLOUR", "QUIZ"))
    assert not any(english.contains(word) for word in ("QI", "AALII", "ZAX", "XYLYL", "CWM"))
    assert all(spanish.contains(word) for word in (["CH", "I", "C", "O"], "UVA", "CASAS", "NIÑO"))
    assert not any(spanish.contains(word) for word in ("OC", "NY", ["Z", "A", "RR", "A", "S"]))


def packed(*steps: list[str]) -> bytes:
    """As wordfreq packs its lists: a header, and the words of each step."""

    def text(word: str) -> bytes:
        data = word.encode()
        return bytes([0xA0 + len(data)]) + data

    header = b"\x82" + text("format") + text("cB") + text("version") + b"\x01"
    lists = b"".join(bytes([0x90 + len(step)]) + b"".join(map(text, step)) for step in steps)
    return gzip.compress(b"\xdc" + (len(steps) + 1).to_bytes(2, "big") + header + lists)


def test_spanish_words_come_as_they_are_laid_and_only_those_of_the_game():
    derive = everyday_spanish(lambda read: {"nino", "niño", "casa", "oso"})

    assert {"niño", "casa", "oso"} == derive(
        lambda *of: packed(["casa", "the"], ["niño", "Oso"], ["óso"])
    )


def test_english_words_are_those_of_all_the_lists():
    def read(package: Package, path: str) -> bytes:
        return json.dumps(["cat", "dog", "qi"] if path == "english-words-10.json" else []).encode()

    assert {"cat"} == everyday_english([lambda _: {"cat", "qi"}, lambda _: {"cat", "dog"}])(read)


@pytest.mark.parametrize(
    "broken", [b"", b"noise", gzip.compress(b"\x91\xa1"), gzip.compress(b"\x01")]
)
def test_a_source_of_another_shape_stops_the_recipe(broken):
    with pytest.raises(Stop, match="wordfreq"):
        by_frequency(broken)


def test_long_texts_and_lists_are_read_too():
    long = "x" * 300
    data = b"\xdc\x00\x12" + b"\x07" * 17 + b"\xda\x01\x2c" + long.encode()

    assert [7] * 17 + [long] == unpacked(data)
