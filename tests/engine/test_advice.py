"""Hints where a part of the score is hidden."""

from tests.engine.story import table_of


def test_hints_on_shut_cells_put_the_dearest_tiles_first_and_promise_nothing():
    table = table_of("lexibomb", racks=["QUIZEAT", "EEIIOOU"], bombs=["H8", "G7"])

    plays = table.door.must("hint", seat=0, n=3)["plays"]

    assert {"QUIZ"} == {play["text"] for play in plays}
    assert {None} == {play["score"] for play in plays}
    assert {0} == {play["known"] for play in plays}
