"""The word lists: what is a word, what a wildcard may be, and what the shipped lists hold."""

import json
from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicade.lexicon import Lexicon, load
from lexicade.lexicon_pack import pack

SHELF = Path(__file__).resolve().parents[2] / "wordlists"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SPANISH = ("A", "C", "CH", "E", "H", "L", "LL", "Ñ", "O", "R", "RR")

words = st.lists(st.sampled_from(SPANISH), min_size=1, max_size=5).map(tuple)
word_sets = st.sets(words, max_size=30)
patterns = st.lists(st.sampled_from([*SPANISH, None]), max_size=4).map(tuple)


@cache
def on_the_shelf(id: str) -> Lexicon:
    return load((SHELF / f"{id}.lex").read_bytes())


def lexicon_of(*words: str) -> Lexicon:
    return load(pack("test", LATIN, words))


def fits(pattern: tuple[str | None, ...], word: tuple[str, ...]) -> bool:
    same_length = len(pattern) == len(word)
    return same_length and all(p in (None, w) for p, w in zip(pattern, word, strict=True))


def essence(lexicon: Lexicon) -> tuple:
    return lexicon.id, lexicon.faces, lexicon.size, lexicon.source, list(lexicon.words())


# Words


def test_a_word_is_in_the_list_and_its_beginnings_and_extensions_are_not():
    lexicon = lexicon_of("CART", "CARTS", "DART")

    assert lexicon.contains("CART")
    assert lexicon.contains(["D", "A", "R", "T"])
    assert not lexicon.contains("CAR")
    assert not lexicon.contains("DARTS")
    assert not lexicon.contains("")


def test_a_face_the_list_does_not_know_is_in_no_word():
    lexicon = lexicon_of("CART")

    assert not lexicon.contains("cart")
    assert not lexicon.contains(["CA", "R", "T"])
    assert not lexicon.contains(["Ñ", None, None, None])
    assert [] == lexicon.readings(["C", "?", "R", "T"])


def test_a_digraph_is_one_letter_and_not_two():
    lexicon = load(pack("es", SPANISH, [("CH", "O", "C", "H", "E"), ("RR",)]))

    assert lexicon.contains(["CH", "O", "C", "H", "E"])
    assert not lexicon.contains(["C", "H", "O", "CH", "E"])
    assert not lexicon.contains("CHOCHE")
    assert lexicon.contains([None])


def test_a_wildcard_may_be_any_letter():
    lexicon = lexicon_of("CAT", "COT", "CUTE", "DOT")

    assert lexicon.contains(["C", None, "T"])
    assert not lexicon.contains(["C", None, "P"])
    assert [("C", "A", "T"), ("C", "O", "T")] == lexicon.readings(["C", None, "T"])
    assert [("C", "O", "T"), ("D", "O", "T")] == lexicon.readings([None, "O", None])
    assert [("D", "O", "T")] == lexicon.readings("DOT")


def test_a_list_of_nothing_has_no_words_and_no_way_on():
    nothing = lexicon_of()

    assert 0 == nothing.size
    assert [] == list(nothing.words())
    assert not nothing.contains("A")
    assert not nothing.contains([None])
    assert 0 == nothing.follow(nothing.START, "A")
    assert [] == list(nothing.edges_from(nothing.START))


@given(word_sets)
def test_what_was_packed_is_what_is_read(chosen):
    data = pack("es", SPANISH, chosen, source="a note")

    lexicon = load(data)

    in_order = sorted(chosen, key=lambda word: [SPANISH.index(face) for face in word])
    assert ("es", SPANISH, len(chosen), "a note", in_order) == essence(lexicon)
    assert sha256(data).hexdigest() == lexicon.sha


@given(word_sets, words)
def test_a_lookup_agrees_with_the_plain_set(chosen, asked):
    lexicon = load(pack("es", SPANISH, chosen))

    assert (asked in chosen) == lexicon.contains(asked)
    assert all(lexicon.contains(word) for word in chosen)


@given(word_sets, patterns)
def test_wildcards_agree_with_trying_every_word(chosen, pattern):
    lexicon = load(pack("es", SPANISH, chosen))

    fitting = {word for word in chosen if fits(pattern, word)}
    assert bool(fitting) == lexicon.contains(pattern)
    assert fitting == set(lexicon.readings(pattern))
    assert len(fitting) == len(lexicon.readings(pattern))


def test_many_wildcards_are_answered_without_trying_every_spelling():
    every_word = [("A", *rest) for n in range(1, 9) for rest in product("AB", repeat=n)]
    lexicon = load(pack("dense", "ABC", every_word))

    assert len(every_word) == lexicon.size
    assert not lexicon.contains([None] * 8 + ["C"])
    assert not lexicon.contains([None] * 100_000)


# Walking


def test_a_walk_goes_letter_by_letter_and_knows_where_words_end():
    lexicon = lexicon_of("TO", "TON", "TEN")

    t = lexicon.follow(lexicon.START, "T")
    to = lexicon.follow(t, "O")

    assert not lexicon.ends(t)
    assert lexicon.ends(to)
    assert lexicon.ends(lexicon.follow(to, "N"))
    assert 0 == lexicon.follow(to, "X")
    assert 0 == lexicon.follow(0, "T")
    assert ["E", "O"] == [face for face, _ in lexicon.edges_from(t)]
    assert [("T", t)] == list(lexicon.edges_from(lexicon.START))
    assert [] == list(lexicon.edges_from(0))


def test_words_that_end_alike_share_their_endings():
    lexicon = lexicon_of("CARTING", "DARTING", "CARTS", "DARTS")

    c, d = (lexicon.follow(lexicon.START, face) for face in "CD")
    assert list(lexicon.edges_from(c)) == list(lexicon.edges_from(d))
    assert len("CD" + "ART" + "IS" + "NG") == len(lexicon.cells) - 1


# Packing


@given(st.lists(words, max_size=20))
def test_the_same_words_make_the_same_bytes_in_any_order(chosen):
    assert pack("es", SPANISH, chosen) == pack("es", SPANISH, reversed([*chosen, *chosen]))


@pytest.mark.parametrize(
    ("id", "faces", "word"),
    [
        ("test", "ABC", "ABD"),
        ("test", "ABC", ""),
        ("test", "ABA", "AB"),
        ("test", ["A", ""], "A"),
        ("test", ["A", "\n"], "A"),
        ("test", [chr(0x4E00 + n) for n in range(64)], "一"),
        ("", "ABC", "AB"),
        ("../etc", "ABC", "AB"),
    ],
)
def test_what_no_reader_would_take_is_not_packed(id, faces, word):
    with pytest.raises(ValueError, match=r"\.$"):
        pack(id, faces, [word])


@pytest.mark.parametrize("note", ["long " * 20_000, "[" * 200])
def test_a_note_that_no_reader_would_take_is_not_packed(note):
    with pytest.raises(ValueError, match="note"):
        pack("test", LATIN, ["CART"], note)


def test_sixty_three_letters_fit():
    faces = [chr(0x4E00 + n) for n in range(63)]

    lexicon = load(pack("wide", faces, [faces, faces[-1:]]))

    assert lexicon.contains(faces)
    assert lexicon.contains(faces[-1:])
    assert [tuple(faces), (faces[-1],)] == list(lexicon.words())


# The lists we ship


@pytest.mark.parametrize(("id", "size"), [("enable", 172_820), ("enable-plus", 173_144)])
def test_the_shipped_lists_hold_exactly_the_words_they_name(id, size):
    lexicon = on_the_shelf(id)
    entry = json.loads((SHELF / "checksums.json").read_bytes())[id]

    listed = "".join("".join(word).lower() + "\n" for word in lexicon.words())

    assert (id, size, tuple(LATIN)) == (lexicon.id, lexicon.size, lexicon.faces)
    assert (entry["sha256"], entry["words"]) == (lexicon.sha, size)
    assert entry["list_sha256"] == sha256(listed.encode()).hexdigest()


@pytest.mark.parametrize(("id", "twos", "threes"), [("enable", 96, 972), ("enable-plus", 105, 997)])
def test_the_short_words_are_all_there(id, twos, threes):
    lexicon = on_the_shelf(id)

    lengths = Counter(len(word) for word in lexicon.words())

    assert (0, twos, threes) == (lengths[1], lengths[2], lengths[3])
    assert twos == len(lexicon.readings([None, None]))


@pytest.mark.parametrize("word", ["QI", "ZA", "FI"])
def test_the_friendlier_list_has_the_newer_short_words_and_the_classic_one_has_not(word):
    assert on_the_shelf("enable-plus").contains(word)
    assert not on_the_shelf("enable").contains(word)


@pytest.mark.parametrize("id", ["enable", "enable-plus"])
def test_both_lists_end_with_the_same_weevils(id):
    lexicon = on_the_shelf(id)

    assert all(map(lexicon.contains, ["FRIBBLE", "CAT", "AA", "ZYZZYVA", "ZYZZYVAS"]))
    assert not any(map(lexicon.contains, ["A", "I", "CTA", "ZYZZYVASS"]))
    assert [tuple("QUIZ"), tuple("QUOD")] == lexicon.readings(["Q", "U", None, None])[-2:]
