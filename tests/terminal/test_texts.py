"""The catalogues: every language says everything, and no refusal is without its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lexicade.terminal.commands import ACTIONS, COMMANDS, Order, Unknown, read_order
from lexicade.terminal.door import Refused
from lexicade.terminal.texts import MESSAGES, Texts, wished_language

ROOT = Path(__file__).resolve().parents[2]
TERMINAL = ROOT / "py" / "lexicade" / "terminal"


def fields(message: str | tuple[str, str]) -> set[str]:
    texts = message if isinstance(message, tuple) else (message,)
    return {field for text in texts for field in re.findall(r"\{(\w+)\}", text)}


def protocol_codes() -> list[str]:
    table = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").split("## Codes")[1]
    firsts = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return re.findall(r"`([a-z-]+)`", " ".join(firsts))


def test_every_language_has_the_same_messages_with_the_same_gaps():
    english = {key: fields(message) for key, message in MESSAGES["en"].items()}

    for messages in MESSAGES.values():
        assert english == {key: fields(message) for key, message in messages.items()}


@pytest.mark.parametrize("language", MESSAGES)
def test_every_refusal_of_the_protocol_has_a_sentence(language):
    assert 20 < len(protocol_codes())
    assert [] == [code for code in protocol_codes() if f"refusal.{code}" not in MESSAGES[language]]


@pytest.mark.parametrize("language", MESSAGES)
def test_every_refusal_of_the_terminal_has_a_sentence(language):
    sources = [path.read_text(encoding="utf-8") for path in TERMINAL.glob("*.py")]
    raised = {code for text in sources for code in re.findall(r'Refused\(\s*"([a-z-]+)"', text)}

    assert raised
    assert [] == sorted(code for code in raised if f"refusal.{code}" not in MESSAGES[language])


def test_every_message_the_code_asks_for_is_there():
    sources = [path.read_text(encoding="utf-8") for path in TERMINAL.glob("*.py")]
    pattern = r'_?texts\(\s*"([a-z.-]+)"'
    asked = {key for text in sources for key in re.findall(pattern, text)}

    assert asked
    assert set() == asked - set(MESSAGES["en"])


def test_a_refusal_nobody_foresaw_is_a_sentence_too():
    assert "That is not possible." == Texts("en").refusal(Refused("from-the-future"))
    assert "There is a tile on  already." == Texts("en").refusal(Refused("cell-taken"))


def test_several_words_and_several_names_are_joined_as_people_do():
    refused = Refused("not-a-word", {"words": ["QX", "XQ"]})

    assert "QX, XQ are not in the word list." == Texts("en").refusal(refused)
    assert "QX, XQ no están en la lista de palabras." == Texts("es").refusal(refused)
    assert "Ana, Bruno y Carla" == Texts("es").listed(["Ana", "Bruno", "Carla"])


def test_the_language_comes_from_the_system():
    assert "es" == wished_language({"LANG": "es_AR.UTF-8"})
    assert "en" == wished_language({"LC_ALL": "C", "LANG": "es_ES.UTF-8"})
    assert "en" == wished_language({"LANG": "fr_FR.UTF-8"})
    assert "en" == wished_language({})


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("help", Order("help", "")),
        ("?", Order("help", "")),
        ("AYUDA", Order("help", "")),
        ("? 8h chat", Order("try", "8h chat")),
        ("save my game.json", Order("save", "my game.json")),
        ("shuf", Order("shuffle", "")),
        ("adiós", Order("quit", "")),
        ("stop", Order("stop", "", True)),
        ("terminar", Order("stop", "", True)),
        ("mine b2", Order("mine", "b2", True)),
        ("deshcer", Unknown("deshcer", "deshacer")),
        ("resi", Unknown("resi", "resign")),
        ("xyzzy", Unknown("xyzzy", None)),
    ],
)
def test_commands_are_known_in_both_languages_whole_cut_short_or_misspelt(line, order):
    actions = {"play": "play", "stop": "nothing", "mine": "cell"}

    assert order == read_order(line, actions)


def test_no_word_means_two_commands():
    words = [
        word
        for languages in (*COMMANDS.values(), *ACTIONS.values())
        for spellings in languages.values()
        for word in spellings
    ]

    assert sorted(set(words)) == sorted(words)


def test_the_terminal_names_no_game_and_knows_no_rules():
    variants = ROOT / "py" / "lexicade" / "variants"
    ids = [path.stem for path in variants.glob("[a-z]*.py")]
    # The examples after --help are for people, who want a name to type.
    sources = [path for path in TERMINAL.glob("*.py") if path.name not in ("play.py", "solve.py")]
    named = re.compile(rf"\b(?:{'|'.join(ids)})\b", re.IGNORECASE)
    inner = re.compile(r"lexicade\.(?:core|parts|variants|bots|lexicon)")

    assert [] == [path.name for path in sources if named.search(path.read_text(encoding="utf-8"))]
    everything = TERMINAL.glob("*.py")
    assert [] == [path.name for path in everything if inner.search(path.read_text("utf-8"))]
