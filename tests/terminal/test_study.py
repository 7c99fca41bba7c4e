"""Words studied at the terminal: asked once or more often, in two languages, in 80 columns."""

import argparse
import io

import pytest

from lexicade.terminal import study_texts_en, study_texts_es
from lexicade.terminal.console import Console
from lexicade.terminal.ink import width
from lexicade.terminal.study import add_arguments, run


def studied(*args: str, typed: str = "", encoding: str = "utf-8") -> tuple[int, str]:
    """The exit code, and everything that was shown."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    sink = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    code = run(parser.parse_args(args), Console(io.StringIO(typed), sink))
    sink.seek(0)
    return code, sink.read()


def shown(*args: str, typed: str = "") -> str:
    code, text = studied(*args, typed=typed)
    assert 0 == code, text
    assert [] == [line for line in text.splitlines() if width(line) > 80]
    return text


def test_a_word_is_told_with_its_meaning_hooks_and_anagrams():
    text = shown("enable", "word", "quizzes")

    assert "QUIZZES (34) is in enable." in text
    assert "From QUIZ. Noun: examination" in text
    text = shown("enable", "art")
    assert "before it: C D F" in text
    assert "Anagrams: 2\n  3 letters: 2\n" in text and " RAT " in text and " TAR " in text


def test_what_is_no_word_says_so_and_has_its_anagrams():
    text = shown("enable", "word", "xart")

    assert "XART (11) is not in enable." in text
    assert "No definition of it here." in text


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("anagrams retains", "ANESTRI"),
        ("build quiz", "QUIZ"),
        ("pattern ?uiz", "QUIZ"),
        ("?uiz", "QUIZ"),
        ("q* -u", "QAT s"),
        ("hooks art", "behind it: S Y"),
        ("list q-without-u", "Q without U: 21 words"),
        ("list TWOS", "Words of two letters: 96 words"),
        ("lists", "q-without-u"),
        ("structure", "172 820 words"),
        ("structure 3", "Letters by place"),
        ("qi zax", "ZAX (19) is in enable."),
        ("word", "WORD (8) is in enable."),
        ("list", "LIST (4) is in enable."),
        ("help", "?A?E*"),
    ],
)
def test_every_command_is_answered(question, expected):
    assert expected in shown("enable", *question.split())


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("sowpods", "qi"), "There is no word list sowpods. There are: "),
        (("enable", "c4t"), "Not a letter of this list: 4"),
        (("enable", "x" * 1000), "That is too long: 60 characters at most."),
        (("enable", "anagrams", "c*t"), "Use ? for a blank."),
        (("enable", "list", "nines"), "There is no list nines to learn."),
        (("enable", "structure", "five"), "A length is a number such as 5, not five."),
        (("es", "[x"), "No es una letra de esta lista: ["),
        (("enable", "qi z?"), "only one pattern at a time"),
    ],
)
def test_what_cannot_be_answered_is_a_sentence_and_ends_with_two(args, sentence):
    code, text = studied(*args)

    assert 2 == code
    assert sentence in text


def test_only_stars_are_a_capped_answer():
    text = shown("es", "*****")

    assert "Palabras que encajan: 589 160" in text
    assert len(text.splitlines()) < 250


def test_the_language_is_the_lists_own_or_the_one_asked_for_wherever_it_stands():
    assert "COCHI" in shown("es", "chicó")
    assert "está en es" in shown("es", "chico")
    assert "is in es" in shown("--lang", "en", "es", "chico")
    assert "está en enable" in shown("enable", "quiz", "--lang", "es")
    assert "delante" in shown("enable", "ganchos", "art", "--lang=es")


def test_a_conversation_goes_on_after_a_mistake():
    typed = "qi\nc4t\n\n?uiz\nquit\n"

    text = shown("enable", typed=typed)

    assert "QI (11) is not in enable." in text
    assert "Not a letter of this list: 4" in text
    assert "QUIZ" in text.rpartition("?uiz")[2]


def test_without_a_list_it_asks_for_one():
    text = shown(typed="nothing\n1\nquiz\n")

    assert "There is no word list nothing." in text
    assert "QUIZ (" in text


def test_a_terminal_without_signs_gets_plots_it_can_write():
    code, text = studied("enable", "structure", encoding="ascii")

    assert 0 == code
    assert "####" in text and "■" not in text


@pytest.mark.parametrize("question", ["*", "?a?e*", "list threes", "structure", "a??????", "z"])
@pytest.mark.parametrize("list", ["enable-plus", "es"])
def test_everything_fits_the_screen(list, question):
    assert shown(list, *question.split())


def test_definitions_that_are_not_there_are_no_reason_to_stop(monkeypatch):
    monkeypatch.setattr(
        "lexicade.terminal.study.find_lexicon",
        lambda id: None if id.startswith("glosses-") else found(id),
    )
    from lexicade.terminal.files import find_lexicon as found

    text = shown("enable", "quiz")
    assert "The definitions are not there." in text
    assert "QUIZ (22) is in enable." in text


def test_both_languages_say_the_same_things():
    assert set(study_texts_en.TEXTS) == set(study_texts_es.TEXTS)
