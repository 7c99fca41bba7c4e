"""Stories of the game that CONTRIBUTING adds: one rule against short words, one for long ones."""

from tests.engine.story import board_with, table_of


def test_a_word_of_two_letters_is_too_short_to_be_one():
    table = table_of("longhand", racks=["ATCDGHK", "EEIIOOU"])

    assert "word-too-short" == table.refusal("8H AT")


def test_the_words_across_must_be_long_enough_too():
    table = table_of("longhand", racks=["DOGSHKL", "EEIIOOU"], board=board_with("8H CAT"))

    assert "word-too-short" == table.refusal("9H DOG")  # CD, AO, TG
    assert [["SOD", 4], ["CATS", 6]] == table.play("K8 SOD").view(0)["log"][-1]["words"]


def test_a_long_word_earns_ten_points_more():
    table = table_of("longhand", racks=["STREAMX", "EEIIOOU"])

    assert (1 + 1 + 1 + 1 + 2 * 1 + 3) * 2 + 10 == table.play("8H STREAM").score(0)


def test_the_house_may_want_four_letters_and_pay_twenty():
    options = {"shortest": 4, "extra": 20}
    table = table_of("longhand", racks=["STREAMX", "EEIIOOU"], options=options)

    assert "word-too-short" == table.refusal("8H TEA")
    assert 18 + 20 == table.play("8H STREAM").score(0)
