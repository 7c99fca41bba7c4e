"""Games that start anywhere: a position is what its view shows, and an error names its field."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicade.core.options import settled
from lexicade.core.rng import shuffled
from lexicade.core.tiles import spread
from lexicade.variants import shelf
from tests.engine.story import Door, board_with, table_of

SEATS = [{"name": "Ana"}, {"name": "Bruno"}]
DEFAULTS = {id: game.rules(settled(game.options, {})) for id, game in shelf().items()}
DOOR = Door()
HORN = board_with("8H HORN")


def opened(position: dict[str, Any], id: str = "classic", **more: Any) -> dict[str, Any]:
    return DOOR.ask("new", variant=id, seats=SEATS, seed="7", position=position, **more)


def view(position: dict[str, Any], seat: int = 0, id: str = "classic") -> dict[str, Any]:
    reply = opened(position, id, seat=seat)
    assert reply["ok"], reply
    found: dict[str, Any] = reply["view"]
    return found


def bracketed(faces: tuple[str, ...]) -> str:
    return "".join(face if len(face) == 1 else f"[{face}]" for face in faces)


@st.composite
def positions(draw):
    """Any variant with a bag, its tiles anywhere: on the board, on the racks, in the bag."""
    id = draw(st.sampled_from([id for id, rules in DEFAULTS.items() if not rules.own_sets]))
    rules = DEFAULTS[id]
    tiles = list(shuffled(spread(rules.tiles), str(draw(st.integers(0, 10**6))), "test"))
    cells = draw(st.lists(st.integers(0, rules.grid.size - 1), max_size=30, unique=True))
    board = ["."] * rules.grid.size
    for cell in cells:
        face = tiles.pop()
        if face == "?" and rules.blanks.declared:
            face = draw(st.sampled_from(rules.blanks.choices)).lower()
        board[cell] = face if len(face) == 1 else f"[{face}]"
    width = rules.grid.width
    rows = ["".join(board[at : at + width]) for at in range(0, rules.grid.size, width)]
    racks = []
    for _ in SEATS:
        size = draw(st.integers(0, rules.rack_size))
        racks.append(tuple(tiles.pop() for _ in range(size)))
    bag = tuple(tiles[: draw(st.integers(0, len(tiles)))])
    scores = draw(st.lists(st.integers(-500, 1500), min_size=2, max_size=2))
    turn = draw(st.integers(0, 1))
    return id, {"board": rows, "racks": racks, "bag": bag, "scores": scores, "turn": turn}


@settings(deadline=None, max_examples=40)
@given(positions(), st.booleans())
def test_a_position_is_what_its_view_shows(told, as_text):
    id, position = told
    write = bracketed if as_text else list
    given_ = {
        **position,
        "racks": [write(rack) for rack in position["racks"]],
        "bag": write(position["bag"]),
    }
    for seat in (0, 1):
        seen = view(given_, seat, id)
        assert position["board"] == seen["board"]
        assert list(position["racks"][seat]) == seen["rack"]
        assert (position["scores"], position["turn"]) == (seen["scores"], seen["turn"])
        assert len(position["bag"]) == seen["bag"]
        hidden = Counter(position["bag"]) + Counter(position["racks"][1 - seat])
        assert hidden == +Counter(seen["unseen"])
    save = DOOR.must("save")["save"]
    assert save == DOOR.must("load", save=save)["save"]


def test_what_is_left_out_comes_from_the_rest_of_the_tiles():
    table = table_of("classic", racks=["QZ"], board=HORN)
    seen = table.view(1)

    assert [2, 7] == seen["racks"]
    assert 100 == table.census()
    assert "Q" not in seen["rack"] and "Z" not in seen["rack"]
    assert 1 == seen["unseen"]["Q"]


def test_an_empty_position_is_the_game_itself():
    plain = DOOR.must("new", variant="classic", seats=SEATS, seed="7", seat=0)["view"]

    positions: list[dict[str, Any]] = [{"board": ["." * 15] * 15}, {"racks": [None]}, {"bag": None}]
    for position in ({}, *positions):
        assert plain == view(position)


def test_the_first_tile_of_a_bag_is_drawn_first():
    table = table_of("classic", racks=["CATS", "EEIIOOU"], bag="QZXJ", board=HORN)

    table.play("L8 S")

    assert list("CATQZXJ")[:7] == table.view(0)["rack"]


def test_the_rest_of_the_bag_depends_on_the_seed_alone():
    def bags(seed):
        table = table_of("classic", racks=["CATS", "EEIIOOU"], seed=seed, board=HORN)
        return table.play("L8 S").view(0)["rack"]

    assert bags("1") == bags("1")
    assert len({tuple(bags(str(seed))) for seed in range(5)}) > 1


def test_the_words_on_a_given_board_are_taken_as_they_stand():
    table = table_of("classic", racks=["S", "E"], board=board_with("8H XQZ", "A1 VV"), bag="")

    assert "not-a-word" == table.refusal("8H XQZS")
    assert "too-short" != table.refusal("A3 S")


BAD: list[tuple[dict[str, Any], str]] = [
    ({"boards": []}, "boards"),
    ({"board": []}, "board"),
    ({"board": "..."}, "board"),
    ({"board": HORN[:-1]}, "board"),
    ({"board": [*HORN[:-1], 7]}, "board[14]"),
    ({"board": [*HORN[:-1], ".............."]}, "board[14]"),
    ({"board": [*HORN[:-1], "..............!"]}, "board[14]"),
    ({"board": [*HORN[:-1], "..............?"]}, "board[14]"),
    ({"board": [*HORN[:-1], "..............Ñ"]}, "board[14]"),
    ({"board": [*HORN[:-1], "..............[CH]"]}, "board[14]"),
    ({"board": [*HORN[:-1], "............ZZZ"]}, "board"),
    ({"board": [*HORN[:-1], "............aaa"]}, "board"),
    ({"racks": "ABC"}, "racks"),
    ({"racks": ["A", 7]}, "racks[1]"),
    ({"racks": ["a"]}, "racks[0]"),
    ({"racks": ["A."]}, "racks[0]"),
    ({"racks": ["AEIOUAEI"]}, "racks[0]"),
    ({"racks": [["A", "AB"]]}, "racks[0]"),
    ({"racks": [["A", None]]}, "racks[0]"),
    ({"racks": ["Q", "Q"]}, "racks[1]"),
    ({"racks": ["???"]}, "racks[0]"),
    ({"board": board_with("8H Q"), "racks": ["A", "Q"]}, "racks[1]"),
    ({"racks": ["Q"], "bag": "Q"}, "bag"),
    ({"bag": "1"}, "bag"),
    ({"bag": 7}, "bag"),
    ({"bag": "A" * 3000}, "bag"),
    ({"scores": 7}, "scores"),
    ({"scores": [1.5]}, "scores[0]"),
    ({"scores": [0, 10**7]}, "scores[1]"),
    ({"scores": [0, True]}, "scores[1]"),
    ({"turn": 2}, "turn"),
    ({"turn": None}, "turn"),
    ({"extra": []}, "extra"),
    ({"extra": {"dragons": 1}}, "extra.dragons"),
]


@pytest.mark.parametrize(("position", "field"), BAD)
def test_a_bad_position_names_its_field(position, field):
    for reply in (opened(position), DOOR.ask("solve", variant="classic", position=position)):
        assert ("bad-position", field) == (reply["code"], reply["detail"]["field"])
        assert reply["detail"]["why"]


def test_more_racks_or_scores_than_seats_are_refused():
    assert "racks" == opened({"racks": ["A", "B", "C"]})["detail"]["field"]
    assert "scores" == opened({"scores": [1, 2, 3]})["detail"]["field"]


def test_the_bag_is_never_short_of_what_it_must_hold():
    """A bag given short fills the racks as far as it goes."""
    seen = view({"bag": "AEI"})

    assert ([3, 0], 0) == (seen["racks"], seen["bag"])
