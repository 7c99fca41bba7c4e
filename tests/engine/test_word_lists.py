"""Facts about the packed lists: what they hold, what they must not, and that they stay small."""

import json
import re
from itertools import pairwise

import pytest

from lexicade.lexicon import Lexicon

from .story import WORDLISTS, listed, packed

# As the game's document prints them.
TWO_LETTERS = """
ad ah am an as at aw ax ay be bi by do ed eh em en ex fa go ha he hi ho id if in is it la lo ma me
mi mu my no nu of oh om on op or ow ox pa pi re sh so ti to uh um up us we xi ya ye yo
"""
SPANISH = "A B C CH D E F G H I J K L LL M N Ñ O P Q R RR S T U V W X Y Z"


def faces(word: str) -> list[str]:
    return re.findall("CH|LL|RR|.", word.upper())


def unlisted(lexicon: Lexicon, words: str) -> list[str]:
    spell = faces if "CH" in lexicon.faces else str.upper
    return [word for word in words.split() if not lexicon.contains(spell(word))]


@pytest.mark.parametrize(
    ("id", "fewest", "most", "bytes"),
    [("2of12inf-style", 80_000, 83_000, 130_000), ("es", 580_000, 600_000, 260_000)],
)
def test_a_list_is_as_large_as_it_should_be_and_described_truly(id, fewest, most, bytes):
    lexicon = listed(id)
    entry = json.loads((WORDLISTS / "checksums.json").read_bytes())[id]

    assert fewest < lexicon.size < most
    assert len(packed(id) or b"") <= bytes
    told = (entry["sha256"], entry["words"], entry["size"])
    assert (lexicon.sha, lexicon.size, len(packed(id) or b"")) == told


def test_every_list_on_the_shelf_names_its_source():
    entries = json.loads((WORDLISTS / "checksums.json").read_bytes())

    assert {path.stem for path in WORDLISTS.glob("*.lex")} == set(entries)
    assert all(listed(id).source for id in entries)


def test_the_two_letter_words_are_exactly_those_of_the_document():
    found = ["".join(word).lower() for word in listed("2of12inf-style").readings([None, None])]

    assert 62 == len(found)
    assert sorted(TWO_LETTERS.split()) == found


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_rules_page_prints_them_all(language):
    texts = WORDLISTS.parent / "web" / "games" / "lexibomb" / f"texts.{language}.json"
    told = re.search(r'<p lang="en">([A-Z ]+)</p>', json.loads(texts.read_bytes())["help"])

    assert told
    assert TWO_LETTERS.split() == told[1].lower().split()


def test_common_english_words_are_in():
    known = """
        aardvark abaci bomb bombs cat quiz zoo lexicon neighbor neighbour grey gray theatre
        counselled running children women achoo information informations
        happinesses crosswords extraordinarily correspondences photosynthesis
    """

    assert [] == unlisted(listed("2of12inf-style"), known)


def test_what_is_no_common_english_word_is_out():
    strange = "a i qi za zyzzyva aa ctas xyz crossbonesses alligatoring unsurest colourings"

    assert strange.split() == unlisted(listed("2of12inf-style"), strange)


def test_the_spanish_letters_are_those_of_the_tiles_and_those_of_foreign_words():
    assert tuple(SPANISH.split()) == listed("es").faces


@pytest.mark.parametrize(
    "word", ["CHICO", "PERRO", "CASA", "CASADOS", "CHE", "LLUVIA", "AÑO", "KILO", "WEB", "MES"]
)
def test_a_digraph_is_one_letter_and_only_one(word):
    lexicon = listed("es")

    assert lexicon.contains(faces(word))
    assert (list(word) == faces(word)) == lexicon.contains(list(word))


def test_common_spanish_words_are_in_with_their_forms():
    known = """
        casa casas niño niña cigüeña pingüino cancion canciones arbol arboles luz luces feliz
        felices hablar hablo hablas hablamos hablabais hablaremos hablando hablado cantase anduvo
        dijeron hicimos supieras vos sos tenes bebe comio vivid oid reid desoid traed poned verse
        relojes examen examenes rapidamente antihigienico
    """.replace("ü", "u")

    assert [] == unlisted(listed("es"), known)


def test_pronouns_tied_to_verbs_are_out():
    tied = """
        dimelo dilo abrirlo abrirse abrirlas damelo dandoselo hazlo hazme oidme irme irse
        vayamonos siendole estarlo unidlos atame usala habiendose lavarse lavandose
    """

    assert tied.split() == unlisted(listed("es"), tied)


def test_abbreviations_prefixes_and_names_are_out():
    strange = "cm km sr dto etc avda hnos bi co sub tri ch us madrid españa xyz lavarses"

    assert strange.split() == unlisted(listed("es"), strange)


def test_the_short_spanish_words_are_those_read_through():
    lexicon = listed("es")
    two = [word for word in lexicon.words() if len("".join(word)) == 2]
    three = [word for word in lexicon.words() if len("".join(word)) == 3]

    assert (91, 485) == (len(two), len(three))
    assert all(len(word) == 2 for word in two)
    short = "ah al as ay de el en es fe ir ja la mi ni no oh os re si su te tu un va xi ya yo ña ñu"
    assert [] == unlisted(lexicon, short)


def test_no_spanish_word_is_too_long_for_the_board_or_written_with_separate_digraphs():
    for word in listed("es").words():
        assert 2 <= len("".join(word)) <= 15
        assert not {("C", "H"), ("L", "L"), ("R", "R")} & set(pairwise(word))
