"""Boards, racks and plays as text and back, also with faces of more than one letter."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicade.core.grid import Grid
from lexicade.core.notation import (
    board_rows,
    faces_text,
    place,
    play_text,
    read_faces,
    read_place,
    read_play,
    read_row,
    tokens,
    written,
)
from lexicade.core.play import Laid, formed
from lexicade.core.state import Placed, Refusal
from lexicade.core.tiles import BLANK, Alphabet

SPANISH = Alphabet.from_groups({1: "A E O S I U N L R T", 3: "C H", 8: "CH LL Ñ RR X", 5: "É"})
ENGLISH = Alphabet(dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 1))
GRID = Grid.drawn("......... " * 7)

# Few faces, so that C often stands beside H, and L beside L.
faces = st.sampled_from(["A", "C", "H", "CH", "L", "LL", "R", "RR", "Ñ", "É"])
letters = faces.map(lambda face: (face, face))
blanks = faces.map(lambda face: (BLANK, face)) | st.just((BLANK, None))
tiles = letters | blanks
boards = st.dictionaries(
    st.integers(0, GRID.size - 1), tiles.map(lambda tile: Placed(*tile)), max_size=40
)
quick = settings(deadline=None, max_examples=150)


@quick
@given(boards)
def test_a_board_is_its_rows(board):
    rows = board_rows(GRID, board)

    read = [tile for row in rows for tile in read_row(SPANISH, row)]

    assert GRID.height == len(rows)
    assert board == {cell: Placed(*tile) for cell, tile in enumerate(read) if tile is not None}


@quick
@given(st.lists(faces | st.just(BLANK)))
def test_a_rack_is_its_text(rack):
    assert tuple(rack) == read_faces(SPANISH, faces_text(rack))


@st.composite
def plays(draw):
    """A play in one line of a board that has letters in that line already."""
    board, across = draw(boards), draw(st.booleans())
    line = draw(st.integers(0, (GRID.height if across else GRID.width) - 1))
    length = GRID.width if across else GRID.height
    first = draw(st.integers(0, length - 1))
    last = draw(st.integers(first, length - 1))
    span = [
        line * GRID.width + at if across else at * GRID.width + line
        for at in range(first, last + 1)
    ]
    laid = tuple(Laid(cell, *draw(tiles)) for cell in span if cell not in board)
    return board, laid


@quick
@given(plays())
def test_a_play_is_its_text(told):
    board, laid = told
    if not laid:
        return
    play = formed(GRID, board, laid)

    at, text = play_text(SPANISH, GRID, board, play)

    assert laid == read_play(SPANISH, GRID, board, f"{at} {text}")
    assert laid == read_play(SPANISH, GRID, board, f"  {at.lower()}   {text} ")


@quick
@given(st.integers(0, GRID.size - 1), st.booleans())
def test_a_place_is_its_name(cell, across):
    assert (cell, across) == read_place(GRID, place(GRID, cell, across))
    assert cell == GRID.named(GRID.name(cell)) == GRID.named(GRID.name(cell).lower())


@quick
@given(st.text(max_size=12))
def test_any_text_is_read_or_refused_by_name(text):
    for alphabet in (SPANISH, ENGLISH):
        try:
            rows = read_row(alphabet, text)
            read = [Placed(*tile) for tile in rows if tile]
            again = "".join("." if tile is None else written(*tile) for tile in rows)
            assert rows == read_row(alphabet, again)
            assert all(tile.letter in (*alphabet.faces, None) for tile in read)
        except ValueError:
            pass
        for asked in (text, f"8H {text}", f"B2 {text}"):
            try:
                read_play(alphabet, GRID, {}, asked)
            except Refusal as refusal:
                assert ("bad-request", "move.text") == (refusal.code, refusal.detail["field"])


def laid_by(text: str, board: dict[int, Placed] | None = None) -> list[str]:
    """`["H8=F", "I8=?r"]` on a board of fifteen."""
    grid = Grid.drawn(("." * 15 + " ") * 15)
    laid = read_play(ENGLISH if "Ñ" not in text else SPANISH, grid, board or {}, text)
    return [f"{grid.name(tile.cell)}={written(tile.face, tile.letter)}" for tile in laid]


def test_plays_are_written_as_people_write_them():
    assert ["H8=C", "I8=A", "J8=T"] == laid_by("8H CAT")
    assert ["H8=C", "H9=A", "H10=T"] == laid_by("H8 CAT") == laid_by("h8 CAT")
    assert ["H8=C", "I8=a", "J8=T"] == laid_by("8h CaT")
    assert ["H8=C", "I8=?", "J8=T"] == laid_by("8H C?T")


def test_letters_on_the_board_may_be_repeated_dotted_or_bracketed():
    board = {7 * 15 + 8: Placed("A", "A"), 7 * 15 + 9: Placed(BLANK, "R")}
    for text in ("8H CART", "8H CArT", "8H C..T", "8H C(AR)T", "8H C.rT", "8H (C)AR(T)", "8H CA.T"):
        assert ["H8=C", "K8=T"] == laid_by(text, board), text
    with pytest.raises(Refusal) as refused:
        laid_by("8H COT", board)
    assert ("cell-taken", {"cell": "I8"}) == (refused.value.code, refused.value.detail)


def test_longer_faces_are_taken_whole_unless_brackets_part_them():
    def read(text):
        return [tile.letter for tile in read_play(SPANISH, GRID, {}, f"1A {text}") if tile.letter]

    assert ["CH", "I", "C", "O"] == read("CHICO") == read("[CH]ICO") == read("chico")
    assert ["C", "H", "I"] == read("[C][H]I") == read("[C]HI") == read("CHI".replace("C", "[C]"))
    assert ["É", "RR", "LL", "Ñ"] == read("ÉRRLLÑ") == read("érr[ll]ñ")
    assert ["C", "H"] == read("Ch"), "a capital and a small letter are two tiles"


def test_what_has_no_lower_case_of_its_own_is_no_blank():
    # Their capitals are I, S, SS and FI: letters that nobody wrote.
    for stranger in ("ı", "ſ", "ß", "ﬁ", "Ａ", "ａ", "İ"):
        with pytest.raises(ValueError):
            list(tokens(ENGLISH, stranger))
        with pytest.raises(Refusal):
            laid_by(f"8H A{stranger}T")


@pytest.mark.parametrize(
    "text", ["", "8H A.T", "8P CAT", "16A CAT", "H16 CAT", "88 CAT", "HH CAT", "8H CAT!", "8H C[AT",
             "8H C[]T", "8N CAT", "0A CAT", "٨H CAT", "8H CA T", "-8H CAT", "8H\tCAT\0"],
)  # fmt: skip
def test_a_play_that_cannot_be_read_names_its_field(text):
    with pytest.raises(Refusal) as refused:
        laid_by(text)

    assert ("bad-request", "move.text") == (refused.value.code, refused.value.detail["field"])


@pytest.mark.parametrize(
    "name", ["", "A", "8", "8A", "A0", "A01", "J1", "A8", "AA1", "Ä1", "A٣", "A-1"]
)
def test_cells_off_the_board_have_no_number(name):
    assert GRID.named(name) is None
