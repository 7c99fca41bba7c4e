"""The recipe of the definitions, told with a dictionary of a few words."""

import pytest

from lexicade.lexicon_pack import pack
from lexicade.study.glosses import Entry, load
from tools.words import gloss_shelf
from tools.words.__main__ import main
from tools.words.glosses import WORDNET, entries
from tools.words.registry import Package
from tools.words.two_of_twelve import AGID_CSV

NOTICE = "  1 This software and database is being provided to you\n"
DATA = {
    "noun": """\
00000001 05 n 01 cat 0 000 | (zoology) a feline mammal (of a kind) usually having thick soft fur \
and no ability to roar; domestic cats; "the cat sat"
00000002 05 n 02 Jack 0 jack 1 000 | any of several devices; other things
00000003 15 n 01 Turkey 0 000 | a country
00000004 07 n 01 sadness 0 000 | the state of being sad
00000005 05 n 02 goose 0 goose_egg 0 000 | a bird
""",
    "verb": '00000006 29 v 01 go 0 000 | change location; "go home"\n',
    "adj": "00000007 00 s 02 sad 0 blue(p) 0 000 | experiencing sorrow\n",
    "adv": "00000008 02 r 01 sadly 0 000 | in a sad manner\n",
}
INDEX = {
    "noun": """\
cat n 1 0 1 1 00000001
jack n 1 0 1 1 00000002
turkey n 1 0 1 1 00000003
sadness n 1 0 1 1 00000004
goose n 1 0 1 1 00000005
""",
    "verb": "go v 1 1 @ 1 1 00000006\ncat v 1 0 1 0 00000006\n",
    "adj": "sad a 1 0 1 1 00000007\nblue a 1 0 1 1 00000007\n",
    "adv": "sadly r 1 0 1 1 00000008\n",
}
SENSES = (
    "cat%1:05:00:: 00000001 1 9\ncat%2:29:00:: 00000006 1 0\nblue%5:00:00:sad:00 00000007 1 0\n"
)
AGID = "goose,N,geese/gooses\ngo,V,went,gone,going,goes\nsad,A,sadder,saddest\nli,A,lier,liest\n"
WORDS = set("cat cats jack turkey sad sadly sadness goose geese go went going blue zax".split())


def sources(package: Package, path: str) -> bytes:
    if package == AGID_CSV:
        return AGID.encode()
    assert package == WORDNET
    _, _, name = path.partition("/")
    kind, _, file = name.partition(".")
    if name == "index.sense":
        return SENSES.encode()
    return (NOTICE + (DATA if kind == "data" else INDEX)[file]).encode()


def test_a_gloss_is_the_beginning_of_the_commonest_sense_in_lower_case():
    found = entries(sources, WORDS)

    assert Entry("n", "(zoology) feline mammal usually having thick soft fur …") == found["cat"]
    assert Entry("n", "any of several devices") == found["jack"]
    assert Entry("v", "change location") == found["go"]
    assert Entry("a", "experiencing sorrow") == found["sad"] == found["blue"]
    assert "turkey" not in found, "a name is no word of a game"
    assert "zax" not in found, "the dictionary does not know it"


def test_forms_are_written_only_where_the_rules_do_not_find_them():
    found = entries(sources, WORDS)

    assert Entry("=", "goose") == found["geese"]
    assert Entry("=v", "go:change location") == found["went"]
    assert not {"cats", "going"} & set(found)
    assert not {"sadly", "sadness"} & set(found), "they only say that they belong to SAD"


def test_what_the_rules_would_get_wrong_is_barred():
    found = entries(sources, {"go", "goer"})
    assert "goer" not in found, "go is no adjective, so the rules find nothing"

    found = entries(sources, {"sad", "sadest"})
    assert Entry("=", "") == found["sadest"]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for id in gloss_shelf.ENGLISH:
        data = pack(id, letters, [word.upper() for word in sorted(WORDS)])
        (tmp_path / f"{id}.lex").write_bytes(data)
    monkeypatch.setattr(gloss_shelf, "WORDLISTS", tmp_path)
    return tmp_path


def test_the_files_are_written_and_proved(folder, capsys):
    into = ["--into", str(folder)]

    assert 0 == main(["glosses", *into], sources)
    glosses = load((folder / "glosses" / "glosses-c.gloss").read_bytes())
    assert ["cat"] == list(glosses.entries)
    assert not list(load((folder / "glosses" / "glosses-x.gloss").read_bytes()).entries)
    assert 0 == main(["glosses", "--check", *into], sources)

    (folder / "glosses" / "glosses-c.gloss").write_bytes(b"other")
    (folder / "glosses" / "glosses-d.gloss").unlink()
    assert 1 == main(["glosses", "--check", *into], sources)
    said = capsys.readouterr().err
    assert "glosses-c.gloss does not have the sha256" in said
    assert "glosses-d.gloss is missing" in said
