"""Full sets in the open, blocks, bluffs and challenges at the terminal, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lexicade.terminal.door import Refused
from lexicade.terminal.places import Typed, read_cells, read_typed
from tests.engine.story import board_with, table_of
from tests.terminal.evening import evening, kept_in, last_game

ID = "wordominos"
ON_SEVEN = f"{ID} --players Ana Bruno --seed 1"


def game(folder: Path, **given: Any) -> str:
    """The words after `play` that open this game, on the middle board."""
    options = {"board": 11, **given.pop("options", {})}
    return f"--load {kept_in(folder / 'game.json', table_of(ID, options=options, **given))}"


@pytest.mark.parametrize(
    "typed", ["4b pity + f4 a4", "4B PITY +F4 +A4", "4b pity+f4,a4", "b4 across pity + 4f 4a"]
)
def test_blocks_are_typed_after_a_plus(typed):
    play = read_typed(typed)

    assert play is not None
    assert Typed((3, 1), True, play.word, ("F4", "A4")) == play
    assert "PITY" == play.word.upper()


def test_cells_are_read_or_told_to_be_none():
    assert ("F6", "G12") == read_cells("f6, 12g")
    with pytest.raises(Refused, match="no-such-cell"):
        read_cells("f6 over there")
    with pytest.raises(Refused, match="typed-no-cells"):
        read_cells("")


def test_a_play_with_blocks_and_a_bluff_that_is_found_out():
    night = evening(
        "4b pity + f4 a4", "d3 stxm", "challenge", "d3 stem", "moves", args=f"{ON_SEVEN} --lang en"
    )

    assert "Ana played 4B PITY, blocks on A4, F4: 4 points. (4 tiles × 1 word)" in night.shown
    assert " 4 ■■■ P  I  T  Y ■■■ ·  4" in night.shown
    assert "▸ You may challenge Bruno: STXM" in night.shown
    assert (
        "Ana challenged, rightly: STXM is not in the word list.\n"
        "Bruno’s tiles went back, and 3 points with them.\nAna › d3 stem"
    ) in night.shown
    assert [
        "  1 Ana: 4B PITY, blocks on A4, F4  +4 = 4",
        "  2 Bruno: D3 STXM  +3 = 3",
        "    Ana: challenged, rightly",
        "    Bruno: taken back  -3 = 0",
        "  3 Ana: D3 STEM  +3 = 7",
    ] == night.answers("moves").splitlines()


@pytest.mark.parametrize("word", ["impugnar", "desafiar"])
def test_una_impugnacion_en_vano_cuesta_el_turno(word):
    night = evening("4b pity", word, args=f"{ON_SEVEN} --lang es")

    assert "▸ La jugada de Ana se puede impugnar: PITY" in night.shown
    lost = "Bruno impugnó en vano: PITY está en la lista de palabras. Pierde el turno.\nAna › "
    assert lost in night.shown


def test_una_jugada_falsa_vuelve_al_atril(tmp_path):
    night = evening("4b xqzj", "desafiar", "jugadas", args=f"{ON_SEVEN} --lang es")

    assert "Bruno impugnó con razón: XQZJ no está en la lista de palabras." in night.shown
    assert "Las fichas de Ana vuelven a su atril, y 4 puntos se van.\nBruno › " in night.shown
    assert ["play", "challenge"] == [move["kind"] for move in last_game(tmp_path, ID)["moves"]]


def test_the_list_is_not_asked_before_a_challenge():
    night = evening("4b pity", "word pity", "pass", "word pity", args=f"{ON_SEVEN} --lang en")

    trust = "Words are on trust: challenge the play or go on; then ask."
    assert trust == night.answers("word pity")
    assert "PITY is in the word list." in night.shown.split(trust)[1]


def test_a_turn_of_blocks_alone():
    night = evening("4b pity", "bloque a4 c3", "block e3", args=f"{ON_SEVEN} --lang en")

    assert "Bruno laid blocks on C3 and A4.\n" in night.shown
    assert "Ana laid a block on E3.\n" in night.shown
    assert " 3  ·  · ■■■ · ■■■ ·  ·  3" in night.shown


@pytest.mark.parametrize(
    ("typed", "english", "spanish"),
    [
        (
            "d3 s.ay + d2 d7 e5",
            "That takes more blocks than you have. You have 2.",
            "Son más bloques de los que tienes. Tienes 2.",
        ),
        ("block", "Say which cells: F6, or F6 G7.", "Di qué casillas: F6, o F6 G7."),
        ("d3 s.ay +", "Say which cells: F6, or F6 G7.", "Di qué casillas: F6, o F6 G7."),
        ("block there", "There is no THERE on this board.", "En este tablero no hay THERE."),
        ("block h8", "There is no H8 on this board.", "En este tablero no hay H8."),
        ("block g1", "A block goes beside a letter: not on G1.", "Un bloque va junto a una letra"),
        ("block b4", "There is a tile on B4 already.", "Ya hay una ficha en B4."),
        ("block f4", "F4 is blocked.", "F4 está bloqueada."),
        ("4b pitys", "F4 is blocked.", "F4 está bloqueada."),
        (
            "d3 s.ay + b3",
            "With a word, blocks go beside its new letters: not B3.",
            "Con palabra, el bloque va junto a sus letras: no en B3.",
        ),
        ("accept", "There is nothing to accept.", "No hay nada que aceptar."),
        ("swap q", "This game does not have that move.", "Este juego no tiene esa jugada."),
        ("bomb g1", "This game does not have that move.", "Este juego no tiene esa jugada."),
        ("chall", "“chall” is no command here.", "Aquí no hay ninguna orden «chall»."),
    ],
)
def test_what_can_not_be_done_is_told_and_the_turn_goes_on(tmp_path, typed, english, spanish):
    table = table_of(ID)
    table.move({"kind": "play", "text": "4B PITY", "blocks": ["F4"]})
    file = kept_in(tmp_path / "game.json", table)

    for language, told in (("en", english), ("es", spanish)):
        night = evening(typed, args=f"--load {file} --lang {language}")
        assert night.answers(typed).startswith(told)
        assert 1 == len(last_game(tmp_path, ID)["moves"])


def test_more_blocks_than_a_turn_may_have_and_nothing_to_challenge(tmp_path):
    night = evening("6c cat + b6 f6 c5", "challenge", args=game(tmp_path))

    assert "At most 2 blocks a turn." == night.answers("6c cat + b6 f6 c5")
    assert "There is nothing to challenge." == night.answers("challenge")


def test_a_play_is_tried_with_what_it_is_made_of(tmp_path):
    night = evening("try 6c cats + g6", args=game(tmp_path, board=board_with("6C CAT", size=11)))

    assert "CATS: 1 point (1 tile × 1 word)" == night.answers("try 6c cats + g6")


def test_help_lists_what_this_game_offers_now(tmp_path):
    night = evening("help", "6c cat", "ayuda", args=game(tmp_path))

    first, then = night.answers("help"), night.answers("ayuda")
    for there in ("block F6 G7", "Blocks beside its letters come after a +: 6F CHAT + F6 G7"):
        assert there in first
    for elsewhere in ("swap", "unseen", "shuffle", "bomb", "timeout", "accept", "8H", "RR"):
        assert elsewhere not in first
    assert "\n  challenge " in then
    assert "\n  challenge " not in first


def test_racks_of_everybody_are_counted_in_three_lines(tmp_path):
    night = evening("6c cabbage + c5", args=game(tmp_path))

    kinds, ana, bruno = night.shown.split("\n\n")[-3].splitlines()
    assert "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z _ ■" == kinds.strip()
    assert " Ana         1 1 2 3 2 3 2 3" == ana[:28]
    assert "3 3 2  76" == ana[-9:]
    assert " Bruno       3 3 3 3" == bruno[:20]
    assert "in the bag" not in night.shown


def test_an_open_game_hides_nothing_between_players():
    night = evening("4b pity", args=ON_SEVEN)

    assert "press Enter" not in night.shown
    assert "Bruno › " in night.shown


def test_the_end_waits_for_an_answer(tmp_path):
    last = {"board": board_with("6C CAT", size=11), "racks": ["S", "AEI"], "scores": [3, 90]}

    accepted = evening("6c cats", "pass", "accept", args=game(tmp_path, **last))
    doubted = evening("6c cats", "impugnar", args=game(tmp_path, **last) + " --lang es")

    ends = "The game ends with this turn, unless you “challenge” it; else “accept”."
    assert ends in accepted.shown
    first = "This turn would end the game: “challenge” it or “accept” it first."
    assert first == accepted.answers("pass")
    assert "Bruno accepted the play.\nAna used every tile." in accepted.shown
    assert "Ana wins with 4!" in accepted.shown
    assert "Ana ha usado todas sus fichas." in doubted.shown


def test_a_full_board_a_target_and_passes_are_told(tmp_path):
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" * 2
    rows = [letters[at : at + 7] for at in range(0, 49, 7)]
    rows[1] = "." + rows[1][1:]
    full = {"board": rows, "racks": ["#Y", "Y"], "options": {"board": 7}, "scores": [5, 5]}
    target = {"scores": [47, 0], "options": {"target": 50, "checking": "automatic"}}
    few = {"options": {"passes": "all"}}

    assert "The board is full.\nA draw!" in evening("block a2", args=game(tmp_path, **full)).shown
    reached = evening("6c cat", args=game(tmp_path, **target)).shown
    assert "Ana reached the points that were agreed on." in reached
    passed = evening("pasar", "pasar", "pasar", args=game(tmp_path, **few) + " --lang es").shown
    assert "Todos pasaron, una y otra vez." in passed


def test_a_play_that_was_taken_back_is_not_the_best(tmp_path):
    typed = ["6c xqzjkv", "challenge", "6c cat", "resign", "y"]
    night = evening(*typed, args=game(tmp_path))

    assert "Best play: Bruno, 6C CAT, 3 points." in night.shown
