"""Whatever is asked of whatever list: the fast search finds what trying every word finds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicade.core.state import Refusal
from lexicade.study import search

from .study_room import SPANISH, room_of, spoken, words_of

faces = st.sampled_from(SPANISH)
words = st.lists(faces, min_size=1, max_size=6).map(tuple)
word_sets = st.sets(words, max_size=40)
signs = st.lists(st.sampled_from([*SPANISH, "?", "*"]), max_size=7).map(tuple)
letters = st.lists(st.sampled_from([*SPANISH, "?"]), min_size=1, max_size=7).map(tuple)
lengths = st.tuples(st.integers(1, 4), st.integers(0, 3))


def typed(signs) -> str:
    """Every longer face in brackets, so that C and H stay two."""
    return "".join(f"[{sign}]" if sign.isalpha() else sign for sign in signs)


def fits(signs, word) -> bool:
    """The plainest way to read a pattern."""
    if not signs:
        return not word
    if signs[0] == "*":
        return fits(signs[1:], word) or bool(word and fits(signs, word[1:]))
    return bool(word) and signs[0] in ("?", word[0]) and fits(signs[1:], word[1:])


def can_be_built(letters, word) -> bool:
    lacking = Counter(word) - Counter(one for one in letters if one != "?")
    return lacking.total() <= letters.count("?")


@given(word_sets, signs.filter(len))
def test_patterns(chosen, pattern):
    found = room_of(*chosen, faces=SPANISH).ask("pattern", typed(pattern))

    fitting = [word for word in chosen if fits(pattern, word)]
    assert spoken(fitting) == sorted(words_of(found))
    assert len(fitting) == found["count"]


@given(word_sets, letters)
def test_anagrams_and_what_can_be_built(chosen, letters):
    room = room_of(*chosen, faces=SPANISH)

    buildable = [word for word in chosen if can_be_built(letters, word)]
    whole = [word for word in buildable if len(word) == len(letters)]
    assert spoken(whole) == sorted(words_of(room.ask("anagrams", typed(letters))))
    assert spoken(buildable) == sorted(words_of(room.ask("build", typed(letters))))


@given(
    word_sets, signs.filter(len), st.lists(faces, max_size=2), st.lists(faces, max_size=2), lengths
)
def test_wishes_beside_a_pattern(chosen, pattern, having, lacking, lengths):
    low, more = lengths
    text = f"{typed(pattern)} {low}-{low + more}"
    text += f" +{typed(having)}" * bool(having) + f" -{typed(lacking)}" * bool(lacking)

    found = room_of(*chosen, faces=SPANISH).ask("pattern", text)

    fitting = [
        word
        for word in chosen
        if fits(pattern, word)
        and low <= len(word) <= low + more
        and not Counter(having) - Counter(word)
        and not set(lacking) & set(word)
    ]
    assert spoken(fitting) == sorted(words_of(found))


@given(word_sets, words)
def test_hooks(chosen, word):
    answer = room_of(*chosen, faces=SPANISH).ask("word", typed(word))

    assert [face for face in SPANISH if (face, *word) in chosen] == answer["front"]
    assert [face for face in SPANISH if (*word, face) in chosen] == answer["back"]
    assert (word in chosen) == answer["valid"]


@given(word_sets, signs.filter(len), st.integers(1, 5))
def test_parts_of_an_answer_put_together_are_the_answer(chosen, pattern, each):
    room = room_of(*chosen, faces=SPANISH)
    whole = room.ask("pattern", typed(pattern))

    parts = []
    for group in whole["groups"]:
        for first in range(0, group["count"], each):
            part = {"n": each, "length": group["length"], "from": first}
            parts += words_of(room.ask("pattern", typed(pattern), **part))
    assert words_of(whole) == parts


@given(word_sets, signs.filter(len))
def test_an_answer_that_was_not_counted_has_the_same_words(chosen, pattern):
    room = room_of(*chosen, faces=SPANISH)
    counted = room.ask("pattern", typed(pattern))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "MOST_STATES", -1)
        met = room.ask("pattern", typed(pattern))
    assert sorted(words_of(counted)) == sorted(words_of(met))


@given(word_sets)
def test_the_structure_adds_up(chosen):
    answer = room_of(*chosen, faces=SPANISH).ask("structure")

    assert Counter(map(len, chosen)) == dict(answer["lengths"])
    prefixes = {word[:n] for word in chosen for n in range(1, len(word) + 1)}
    assert len(prefixes) + 1 == answer["graph"]["tree"]
    places = Counter((at, face) for word in chosen for at, face in enumerate(word))
    told = {
        (at, face): count
        for at, column in enumerate(answer["places"])
        for face, count in zip(SPANISH, column, strict=True)
        if count
    }
    assert places == told


@given(word_sets, st.text(max_size=70))
def test_any_text_is_answered_or_refused(chosen, text):
    room = room_of(*chosen, faces=SPANISH)

    for ask in ("find", "pattern", "anagrams", "build", "word"):
        try:
            assert room.ask(ask, text)
        except Refusal as refusal:
            assert refusal.code != "bad-request"
