"""Studying a word list: words, anagrams, patterns, hooks, lists, in lists of a few words."""

import pytest

from lexicade.core.state import Refusal
from lexicade.lexicon import load
from lexicade.lexicon_pack import pack
from lexicade.study import search

from .study_room import LATIN, Room, room_of, words_of

ROOM = room_of(*"ART ARTS CAR CART CARTS CARTED TRACE CRATE DART SCAR QAT QUA QUAIL TSK AA".split())
CHICOS = room_of(
    ("CH", "I", "C", "O"),
    ("C", "O", "CH", "I"),
    ("O", "CH", "O"),
    ("E", "C", "O"),
    ("A", "Ñ", "O"),
    ("A", "N", "O"),
    faces=("A", "C", "CH", "E", "H", "I", "N", "Ñ", "O"),
)


def refused(room: Room, ask: str, text: str, **fields) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        room.ask(ask, text, **fields)
    return refusal.value


# A word


def test_a_word_is_told_with_its_hooks_its_anagrams_and_what_can_be_built_of_it():
    answer = ROOM.ask("find", "car")

    assert ("word", "CAR", True) == (answer["kind"], answer["word"], answer["valid"])
    assert (["S"], ["T"]) == (answer["front"], answer["back"])
    assert [] == words_of(answer["anagrams"])
    assert ["CRATE"] == words_of(ROOM.ask("find", "trace")["anagrams"])


def test_what_is_no_word_has_hooks_and_anagrams_all_the_same():
    answer = ROOM.ask("find", "crat")

    assert not answer["valid"]
    assert ["E"] == answer["back"]
    assert ["CART"] == words_of(answer["anagrams"])
    assert ["ART", "CAR"] == words_of(answer["build"])


def test_points_are_told_where_a_game_is_named_and_all_its_tiles_are_there():
    assert 11 == room_of("QI").ask("find", "qi", variant="classic")["points"]
    assert "points" not in ROOM.ask("find", "car")
    kilo = room_of(("K", "I", "L", "O"))
    assert kilo.ask("find", "kilo", variant="cruzadas")["points"] is None


def test_several_words_are_judged_one_by_one():
    answer = ROOM.ask("find", "car xyz qat")

    judged = [(told["word"], told["valid"]) for told in answer["words"]]
    assert [("CAR", True), ("XYZ", False), ("QAT", True)] == judged


# Patterns and letters


def test_a_question_mark_is_any_letter_and_a_star_any_letters_or_none():
    assert ["CAR", "CART", "CARTS", "CARTED"] == words_of(ROOM.ask("pattern", "car*"))
    assert ["CART", "DART"] == words_of(ROOM.ask("pattern", "?art"))
    assert ["CARTED"] == words_of(ROOM.ask("pattern", "*t?d"))
    assert 15 == ROOM.ask("pattern", "*")["count"]
    assert ["CART", "CARTS", "CARTED"] == words_of(ROOM.ask("find", "**c**a*r***t**")["pattern"])


def test_letters_with_a_blank_are_read_in_order_and_in_any_order():
    answer = ROOM.ask("find", "?art")

    assert "letters" == answer["kind"]
    assert ["CART", "DART"] == words_of(answer["pattern"])
    assert ["ARTS", "CART", "DART"] == words_of(answer["anagrams"])
    assert ["ART", "CAR", "QAT", "AA"] == words_of(answer["build"])


def test_wishes_beside_it_say_how_long_with_what_and_without_what():
    assert ["QAT"] == words_of(ROOM.ask("find", "q* -u")["pattern"])
    assert ["QUA", "QUAIL"] == words_of(ROOM.ask("find", "+qu")["pattern"])
    assert ["AA", "ART", "CAR", "QAT", "QUA", "TSK"] == words_of(ROOM.ask("find", "-3")["pattern"])
    assert ["CARTED"] == words_of(ROOM.ask("find", "6-")["pattern"])
    assert ["ART", "CART", "DART"] == words_of(ROOM.ask("find", "*t 3-4 -q +r")["pattern"])
    told = ROOM.ask("find", "*t 3-4 -q +r")
    assert ("*T", ["R"], ["Q"], 3, 4) == tuple(
        told[key] for key in ("asked", "having", "lacking", "low", "high")
    )


def test_a_letter_of_two_signs_is_one_letter_in_every_question():
    assert ["COCHI"] == words_of(CHICOS.ask("find", "chico")["anagrams"])
    assert ["CHICO"] == words_of(CHICOS.ask("pattern", "ch*"))
    assert ["OCHO"] == words_of(CHICOS.ask("pattern", "o?o"))
    assert 0 == CHICOS.ask("pattern", "[c][h]*")["count"]
    assert ["ECO"] == words_of(CHICOS.ask("anagrams", "oe?"))
    assert [{"length": 3, "count": 1}] == [
        {key: group[key] for key in ("length", "count")}
        for group in CHICOS.ask("pattern", "*[ch]o")["groups"]
    ]


def test_accents_are_taken_off_but_not_from_letters_of_their_own():
    assert "CHICO" == CHICOS.ask("find", "chicó")["word"]
    assert ["AÑO"] == words_of(CHICOS.ask("pattern", "añ?"))
    assert ["ANO"] == words_of(CHICOS.ask("pattern", "an?"))
    assert "ANO" == room_of("ANO").ask("find", "AÑO")["word"]


def test_each_length_shows_so_many_words_and_any_part_of_it_can_be_asked_for():
    room = room_of("AA", "AB", "AD", "AE", "AAH", "AAL")
    answer = room.ask("pattern", "*", n=2)

    assert [(2, 4, 2), (3, 2, 2)] == [
        (group["length"], group["count"], len(group["words"])) for group in answer["groups"]
    ]
    assert ["AD", "AE"] == words_of(room.ask("pattern", "*", n=2, length=2, **{"from": 2}))


# Nonsense


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "nothing-asked"),
        (" \t ", "nothing-asked"),
        ("-", "nothing-asked"),
        ("x" * 1000, "too-long"),
        ("*" * 61, "too-long"),
        ("c4t", "not-a-letter"),
        ("don't", "not-a-letter"),
        ("ж", "not-a-letter"),
        ("[xx]", "not-a-letter"),
        ("[]", "not-a-letter"),
        ("c[a", "not-a-letter"),
        ("-?", "not-a-letter"),
        ("a b c?", "one-at-a-time"),
        ("qi za -u", "one-at-a-time"),
        ("\ud800", "not-a-letter"),
    ],
)
def test_what_says_nothing_is_refused_with_a_code(text, code):
    assert code == refused(ROOM, "find", text).code


def test_a_star_is_no_tile_to_build_words_with():
    assert "no-star-here" == refused(ROOM, "anagrams", "car*").code
    assert "no-star-here" == refused(ROOM, "build", "*").code


def test_one_word_is_one_word_without_wildcards():
    assert "one-at-a-time" == refused(ROOM, "word", "car qat").code
    assert ["*"] == refused(ROOM, "word", "car*").detail["letters"]
    assert "CART" == ROOM.ask("word", "cart")["word"]


def test_unknown_questions_lists_and_games_are_refused_by_name():
    assert "bad-request" == refused(ROOM, "sing", "car").code
    assert "unknown-list" == refused(ROOM, "list", "", name="nonsense").code
    assert "unknown-variant" == refused(ROOM, "find", "car", variant="chess").code
    assert "unknown-lexicon" == refused(ROOM, "find", "car", lexicon="sowpods").code


@pytest.mark.parametrize("text", ["*" * 60, "?*" * 30, "*?" * 30, "?" * 60, "*a" * 30, "a" * 60])
def test_only_stars_or_nothing_but_blanks_are_answered_like_anything_else(text):
    answer = ROOM.ask("find", text)

    assert answer["kind"] in ("pattern", "letters", "word")


def test_a_list_of_nothing_answers_everything_with_nothing():
    nothing = room_of()

    assert 0 == nothing.ask("find", "*")["pattern"]["count"]
    assert 0 == nothing.ask("find", "a?")["build"]["count"]
    assert [] == words_of(nothing.ask("list", name="threes"))
    assert ([], []) == (nothing.ask("structure")["lengths"], nothing.ask("structure")["places"])


def test_what_takes_too_much_is_shown_without_being_counted(monkeypatch):
    monkeypatch.setattr(search, "MOST_STATES", 2)
    answer = ROOM.ask("build", "ctrsade")

    assert answer["count"] is None
    assert {"CART", "CAR", "ART"} < set(words_of(answer))
    assert all(group["count"] is None for group in answer["groups"])


# Lists and structure


def test_the_lists_that_players_learn():
    names = [one["name"] for one in ROOM.ask("lists")["lists"]]

    assert ["twos", "threes", "q-without-u", "vowels", "no-vowels"] == names[:5]
    assert ["QAT"] == words_of(ROOM.ask("list", name="q-without-u"))
    assert ["TSK"] == words_of(ROOM.ask("list", name="no-vowels"))
    assert ["AA"] == words_of(ROOM.ask("list", name="vowels"))
    assert ["QAT", "QUA"] == words_of(ROOM.ask("list", name="short-q"))
    assert [] == words_of(ROOM.ask("list", name="short-z"))
    assert "Q" == ROOM.ask("list", name="short-q")["letter"]


def test_the_structure_counts_lengths_places_beginnings_and_points():
    lexicon = load(pack("test", LATIN, ["TAP", "TAPS", "TOP", "TOPS"]))
    answer = Room(lexicon).ask("structure")

    assert [[3, 2], [4, 2]] == answer["lengths"]
    # T, TA, TO, TAP, TOP, TAPS, TOPS: a tree has a point for each, and one to begin from.
    assert [1, 2, 2, 2] == answer["prefixes"]
    assert (8, 5) == (answer["graph"]["tree"], answer["graph"]["points"])
    assert 4 == answer["places"][0][LATIN.index("T")]
    assert (2, 2) == tuple(answer["places"][1][LATIN.index(face)] for face in "AO")
    assert [[["T", 4]], [["TA", 2], ["TO", 2]]] == answer["beginnings"][:2]


def test_letters_by_place_can_be_asked_of_one_length():
    lexicon = load(pack("test", LATIN, ["TAP", "TAPS", "TO"]))
    answer = Room(lexicon).ask("structure", length=4)

    assert 4 == len(answer["places"])
    assert ["T", "A", "P", "S"] == [
        face for column in answer["places"] for face, n in zip(LATIN, column, strict=True) if n
    ]
