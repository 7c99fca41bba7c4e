"""Word list files that are cut, damaged, forged or something else: refused with a sentence."""

import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicade.lexicon import END, LAST, BadLexicon, Lexicon, load
from lexicade.lexicon_pack import pack

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SAMPLE = pack("test", LATIN, ["CART", "CARTS", "CARTING", "DART", "DARTING", "ZOO"], "a note")


def essence(lexicon: Lexicon) -> tuple:
    return lexicon.id, lexicon.faces, lexicon.size, lexicon.source, list(lexicon.words())


@given(st.data())
def test_a_damaged_file_is_refused_or_reads_the_same(data):
    at = data.draw(st.integers(0, len(SAMPLE) - 1))
    until = data.draw(st.integers(at, min(len(SAMPLE), at + 8)))
    damaged = SAMPLE[:at] + data.draw(st.binary(max_size=8)) + SAMPLE[until:]

    try:
        lexicon = load(damaged)
    except BadLexicon as refusal:
        assert str(refusal).endswith(".")
    else:
        assert essence(load(SAMPLE)) == essence(lexicon)


def test_a_file_cut_anywhere_is_refused():
    for length in range(len(SAMPLE)):
        with pytest.raises(BadLexicon):
            load(SAMPLE[:length])


@given(st.binary(max_size=300))
def test_noise_is_refused(noise):
    with pytest.raises(BadLexicon):
        load(noise)


def zipped(content: bytes | bytearray) -> bytes:
    squeeze = zlib.compressobj(9, wbits=31)
    return squeeze.compress(content) + squeeze.flush()


def crafted(edges: bytes, numbers: bytes, /, *, version: int = 1, **header: object) -> bytes:
    """A file with a true check sum, as only a forger writes it."""
    usual = {"id": "forged", "faces": ["A", "B"], "words": 1, "source": ""}
    counts = {"edges": len(edges), "shared": len(numbers) - len(edges)}
    text = json.dumps({**usual, **counts, **header}).encode()
    start = b"LEXICADE" + bytes([version]) + len(text).to_bytes(2, "big")
    return zipped(start + text + edges + numbers)


A, B = 0, 1
A_ENDS, B_ENDS = A | END | LAST, B | END | LAST


def test_the_forger_can_write_a_good_file_too():
    assert [("B", "A")] == list(load(crafted(bytes([A_ENDS, B | LAST]), b"\0\1")).words())


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "cut short"),
        (SAMPLE + b"more", "follows"),
        (SAMPLE + SAMPLE, "follows"),
        (zipped(b""), "not a Lexicade word list"),
        (zipped(b"some other file"), "not a Lexicade word list"),
        (zipped(b"LEXICADE"), "header"),
        (zipped(b"LEXICADE\1\0"), "header"),
        (zipped(b"LEXICADE\1\xff\xff{"), "header"),
        (zipped(b"LEXICADE\1\xff\xff" + b"[" * 0xFFFF), "header"),
        (zipped(b"LEXICADE\1\0\2[]"), "header"),
        (crafted(b"", b"", version=2), "format 2"),
        (crafted(b"", b"", version=0), "header"),
        (crafted(b"", b"", id=7), "field"),
        (crafted(b"", b"", words=True), "field"),
        (crafted(b"", b"", id="../x"), "id"),
        (crafted(b"", b"", faces=["A", "A"]), "twice"),
        (crafted(b"", b"", faces=["A", 7]), "printable"),
        (crafted(b"", b"", faces=["A", "\ud800"]), "printable"),
        (crafted(b"", b"", faces=[str(n) for n in range(64)]), "63"),
        (crafted(b"", b"", words=-1), "below zero"),
        (crafted(b"", b"", words=10**30), "too many"),
        (crafted(b"", b"", edges=10**30), "says"),
        (crafted(b"", b""), "as many words"),
        (crafted(bytes([A_ENDS]), b"", shared=0), "says"),
        (crafted(bytes([A_ENDS]), b"\0", words=2), "as many words"),
        (crafted(bytes([A_ENDS]), b"\x80", shared=0), "inside a number"),
        (crafted(bytes([A_ENDS]), b"\xff\xff\xff\xff\0", shared=0), "too large"),
        (crafted(bytes([2 | END | LAST]), b"\0"), "declare"),
        (crafted(bytes([A | END]), b"\0"), "whole graph"),
        (crafted(bytes([A | LAST]), b"\0"), "no word"),
        (crafted(bytes([B | END, A_ENDS]), b"\0\0", words=2), "order"),
        (crafted(bytes([A | END, A_ENDS]), b"\0\0", words=2), "order"),
        (crafted(bytes([A_ENDS, B_ENDS]), b"\0\0"), "whole graph"),
        (crafted(bytes([A | END, B_ENDS]), b"\0\0"), "more words"),
        (crafted(bytes([A_ENDS]), b"\1"), "outside"),
        (crafted(bytes([A_ENDS]), b"\2"), "outside"),
        (crafted(bytes([A_ENDS]), b"\0\2"), "outside"),
        (crafted(bytes([A_ENDS]), b"\1\2"), "outside"),
        (crafted(bytes([A_ENDS]), b"\x10\2"), "outside"),
    ],
    ids=lambda value: value if isinstance(value, str) else "file",
)
def test_a_file_that_cannot_be_a_list_is_refused_with_a_sentence(data, said):
    with pytest.raises(BadLexicon, match=said):
        load(data)


@given(
    chosen=st.sets(st.text("AB", min_size=1, max_size=4), min_size=4),
    changes=st.lists(st.tuples(st.integers(1, 20), st.integers(0, 7)), min_size=1, max_size=3),
)
def test_whatever_a_forger_gets_accepted_is_a_true_list(chosen, changes):
    content = bytearray(zlib.decompress(pack("forged", "ABCD", chosen), wbits=31))
    for from_the_end, bit in changes:
        content[-from_the_end] ^= 1 << bit

    try:
        lexicon = load(zipped(content))
    except BadLexicon:
        return

    spelled = list(lexicon.words())
    assert len(set(spelled)) == len(spelled) == lexicon.size
    assert all(lexicon.contains(word) for word in spelled)


def test_a_small_file_that_unpacks_to_gigabytes_is_refused_early():
    squeeze = zlib.compressobj(9, wbits=31)
    megabyte = bytes(1 << 20)
    bomb = b"".join(squeeze.compress(megabyte) for _ in range(64)) + squeeze.flush()

    with pytest.raises(BadLexicon, match="too large"):
        load(bomb)


def test_a_small_graph_that_spells_more_words_than_there_are_atoms_is_refused():
    doubling = bytes([A | END, B_ENDS]) + bytes([A, B | LAST]) * 1000
    table = b"\0" + b"\2" * 999
    links = [0, 0]
    for level in range(1000):
        links += [1, 2 + level]
    numbers = table + b"".join(bytes([n & 127 | 128, n >> 7]) for n in links)

    with pytest.raises(BadLexicon, match="more words"):
        load(crafted(doubling, numbers, words=1 << 24, shared=1000))


def test_a_file_of_many_megabytes_is_refused_unread():
    with pytest.raises(BadLexicon, match="too large"):
        load(bytes(5 << 20))
