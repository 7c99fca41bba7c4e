"""Studying the lists of the games: what is in them, and that nothing asked of them takes long."""

import pytest

from lexicade.study.answers import study

from .story import Door, listed
from .study_room import Room, words_of

LISTS = ["enable", "enable-plus", "2of12inf-style", "es"]
NO_U = "QI QAT QAID QOPH FAQIR QANAT TRANQ QABALA QINDAR QINTAR QWERTY QWERTYS".split()
DOOR = Door()
# A slice is some milliseconds; none of these may take more than so many of them.
MOST_SLICES = 600


def study_of(lexicon: str, ask: str, text: str = "", **fields):
    return DOOR.must("study", lexicon=lexicon, ask=ask, text=text, **fields)


def slices(lexicon: str, **fields) -> int:
    room = Room(listed(lexicon))
    return sum(1 for _ in study(room, {"lexicon": lexicon, **fields}))


@pytest.mark.parametrize(
    ("id", "twos", "threes"),
    [("enable", 96, 972), ("enable-plus", 105, 997), ("2of12inf-style", 62, 653)],
)
def test_the_short_words_are_as_many_as_the_list_has(id, twos, threes):
    assert twos == len(words_of(study_of(id, "list", name="twos")))
    assert threes == study_of(id, "list", name="threes", n=0)["count"]


def test_q_without_u_as_players_know_them():
    assert set(NO_U) <= set(words_of(study_of("enable-plus", "list", name="q-without-u")))
    assert [] == words_of(study_of("enable-plus", "find", "q*u*  -u")["pattern"])


def test_seven_letters_and_their_anagrams():
    answer = study_of("enable", "find", "retains", variant="classic")

    assert (True, 7) == (answer["valid"], answer["points"])
    expected = "ANESTRI ANTSIER NASTIER RATINES RETINAS RETSINA STAINER STEARIN"
    assert expected.split() == words_of(answer["anagrams"])


def test_spanish_letters_have_lists_of_their_own():
    names = [one["name"] for one in study_of("es", "lists")["lists"]]

    assert {"short-ch", "short-ll", "short-rr", "short-ñ"} <= set(names)
    answer = study_of("es", "find", "perro", variant="cruzadas")
    assert (True, 3 + 1 + 8 + 1) == (answer["valid"], answer["points"])
    assert "CHICO" in words_of(study_of("es", "pattern", "?ico", n=2000))


def test_the_structure_of_a_list_tells_what_its_graph_saves():
    answer = study_of("enable-plus", "structure")

    assert 173_144 == answer["words"] == sum(count for _, count in answer["lengths"])
    assert answer["graph"]["points"] * 7 < answer["graph"]["tree"]
    assert 19_004 == answer["places"][0][answer["faces"].index("S")]


@pytest.mark.parametrize(
    "text", ["*****", "?" * 60, "*a*e*i*o*", "*?*?*?*?*?e", "?????????????????"]
)
@pytest.mark.parametrize("id", ["enable-plus", "es"])
def test_patterns_of_nothing_but_wildcards_end_soon(id, text):
    assert slices(id, ask="find", text=text) < MOST_SLICES


@pytest.mark.parametrize("text", ["abcdefghijlmnopqrstuvxyz??", "aaeeiioouurstln???", "?" * 20])
def test_racks_of_every_letter_end_soon(text):
    assert slices("es", ask="build", text=text) < MOST_SLICES


def test_a_count_is_true_where_only_a_part_is_shown():
    answer = study_of("es", "pattern", "*****")

    assert 589_160 == answer["count"]
    assert 400 == len(words_of(answer))
    assert 11_606 == next(g["count"] for g in answer["groups"] if g["length"] == 5)
