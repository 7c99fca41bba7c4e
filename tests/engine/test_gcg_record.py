"""GCG files: every kind of line, every way of spelling it, and files that are no GCG at all."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from lexicade.core.tiles import tile_set
from lexicade.gcg.read import read_gcg
from lexicade.gcg.record import BadGcg, Event, PlayerName, Pragma, Record, player_headers
from lexicade.gcg.write import write_gcg, write_gcg_bytes

SHELF = Path(__file__).resolve().parents[1] / "gcg"
SAMPLES = sorted(SHELF.glob("*.gcg"))
ENGLISH = tile_set(
    "A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1 ?2"
)

PLAYERS = "#player1 Ana Ana Ruiz\n#player2 Bo Bo\n"


def told(line: str) -> Event:
    """The event of one line in a game of Ana and Bo."""
    (event,) = read_gcg(f"{PLAYERS}{line}\n").events
    return event


def sample(name: str) -> Record:
    return read_gcg((SHELF / f"{name}.gcg").read_bytes())


def refusal(data: bytes | str) -> tuple[int, str]:
    with pytest.raises(BadGcg) as refused:
        read_gcg(data)
    return refused.value.line, refused.value.why


# Lines


@pytest.mark.parametrize(
    ("line", "event"),
    [
        (
            ">Ana: ?BEFLR 8H FR.bBLE +69 169",
            Event("Ana", "play", 69, 169, "?BEFLR", place="8H", text="FR.bBLE"),
        ),
        (">Bo: CHORU D8 [CH]URRO +26 26", Event("Bo", "play", 26, 26, "CHORU", "D8", "[CH]URRO")),
        (">Bo: U - +0 380", Event("Bo", "pass", 0, 380, "U")),
        (">Ana: ?EOPQSS -OQ +0 268", Event("Ana", "swap", 0, 268, "?EOPQSS", tiles="OQ")),
        (">Ana:  -4 +0 268", Event("Ana", "swap", 0, 268, count=4)),
        (">Bo: ADGLMOU -- -76 354", Event("Bo", "withdraw", -76, 354, "ADGLMOU")),
        (">Bo: DGNORUW (challenge) +5 289", Event("Bo", "bonus", 5, 289, "DGNORUW")),
        (">Bo: DGNORUW (challenge) -10 274", Event("Bo", "bonus", -10, 274, "DGNORUW")),
        (">Ana: (G) +4 539", Event("Ana", "went-out", 4, 539, tiles="G")),
        (">Ana: (TIME) +12 539", Event("Ana", "went-out", 12, 539, tiles="TIME")),
        (">Bo: FILW (FILW) -10 426", Event("Bo", "lost-rack", -10, 426, "FILW", tiles="FILW")),
        (">Bo: ? (?) -0 -3", Event("Bo", "lost-rack", 0, -3, "?", tiles="?")),
        (">Bo: ABIILS (time) -10 409", Event("Bo", "time", -10, 409, "ABIILS")),
        (">Bo:  (time) -10 409", Event("Bo", "time", -10, 409)),
        (
            ">Ana: BDEGMNP 7E BEDIM +26 66 BE, ET, DO",
            Event("Ana", "play", 26, 66, "BDEGMNP", "7E", "BEDIM", tail="BE, ET, DO"),
        ),
    ],
)
def test_every_kind_of_line_is_read_and_written(line, event):
    assert event == told(line)
    assert f"{PLAYERS}{line}\n" == write_gcg(read_gcg(f"{PLAYERS}{line}\n"))


@pytest.mark.parametrize(
    ("seen", "meant"),
    [
        (">Ana: AEINRST 8h RETINAS 70 70", ">Ana: AEINRST 8H RETINAS +70 70"),
        (">Ana: AEINRST h8 RETINAS +70 +70", ">Ana: AEINRST H8 RETINAS +70 70"),
        ("\t> Ana:AEINRST\t08H  RETINAS   +70 \t 70  ", ">Ana: AEINRST 8H RETINAS +70 70"),
        (">Ana: BL 8H B(A)L(L) +8 8", ">Ana: BL 8H B.L. +8 8"),
        (">Ana: AC 8H (CH[RR])AC +8 8", ">Ana: AC 8H ...AC +8 8"),
        (">Ana: 8H BALL +8 8", ">Ana:  8H BALL +8 8"),
        (">Ana: - +0 8", ">Ana:  - +0 8"),
        (">Ana: AEI -0 +0 8", ">Ana: AEI - +0 8"),
        (">Ana: AEI -- +0 8", ">Ana: AEI -- -0 8"),
        (">Ana:    (AEI) +6 8", ">Ana: (AEI) +6 8"),
        (">Ana: (V) -4 8", ">Ana:  (V) -4 8"),
    ],
)
def test_other_spellings_mean_the_same(seen, meant):
    assert told(meant) == told(seen)
    assert f"{PLAYERS}{meant}\n" == write_gcg(read_gcg(f"{PLAYERS}{seen}\n"))


def test_letters_on_the_board_may_be_repeated_since_only_the_board_can_tell():
    assert "BALL" == told(">Ana: BL 8H BALL +8 8").text


def test_notes_belong_to_the_event_above_and_may_run_on():
    text = (
        PLAYERS + "#note Variant: classic\n>Ana: AB 8G AB +8 8\n#note one\n#note\ntwo\n\n three\n"
        "#mood good\n>Bo: A - +0 0\n"
    )

    record = read_gcg(text)

    assert "Variant: classic" == record.header("note")
    assert [("one", "\ntwo\n\n three"), ()] == [event.notes for event in record.events]
    assert Pragma("mood", "good") == record.events[0].remarks[-1]
    assert text == write_gcg(record)


def test_blank_lines_and_line_ends_of_any_system_do_not_matter():
    text = write_gcg(sample("club"))
    end_of_line = re.compile(r"\n(?=[#>])")

    for other in ("\r\n", "\r", " \t\n\n", "\r\r\n"):
        assert sample("club") == read_gcg(end_of_line.sub(other, text).encode())


def test_an_event_remembers_its_line_but_is_not_judged_by_it():
    record = read_gcg("#player1 Ana\r\n\r\n>Ana: A - +0 0")

    assert 3 == record.events[0].line
    assert record.events[0] == Event("Ana", "pass", 0, 0, "A")


# Players and what stands around the moves


def test_players_are_seated_by_number_and_nicks_may_be_odd():
    record = read_gcg(
        "#player2 A:B  A  Two\n#player1 A\n#player3 >#(3)\tC\n>A:B: X - +0 0\n>>#(3): - 0 0"
    )

    assert (PlayerName("A", "A"), PlayerName("A:B", "A  Two"), PlayerName(">#(3)", "C")) == (
        record.players
    )
    assert ["A:B", ">#(3)"] == [event.nick for event in record.events]


def test_an_unfinished_game_tells_the_racks():
    record = sample("unfinished")

    assert ("AFFHLVW", "AIIOQTU", "AGGJKNS") == record.racks
    assert 3 == len(record.players)
    assert not record.incomplete
    assert replace(record, closing=(Pragma("incomplete"),)).incomplete


def test_names_become_nicks_without_blanks_and_without_twins():
    headers = player_headers(["Ana María", "Ana_María", " ", "Ana\nMaría"])

    record = read_gcg(write_gcg(Record(headers)))

    assert ["Ana María", "Ana_María", "Player 3", "Ana María"] == [p.name for p in record.players]
    assert ["Ana_María", "Ana_María_", "Player_3", "Ana_María__"] == [
        p.nick for p in record.players
    ]


# Letters


NUNEZ = "#player1 Núñez Ana Núñez\n#player2 Bo Bo\n>Núñez: A - +0 0\n"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (NUNEZ.encode("latin-1"), ""),
        (b"#character-encoding ISO-8859-1\n" + NUNEZ.encode("latin-1"), "ISO-8859-1"),
        (b"#character-encoding UTF-8\n" + NUNEZ.encode(), "UTF-8"),
        (b"#character-encoding utf8\n" + NUNEZ.encode(), "utf8"),
    ],
)
def test_a_name_comes_back_in_the_bytes_it_came_in(data, encoding):
    record = read_gcg(data)

    assert PlayerName("Núñez", "Ana Núñez") == record.players[0]
    assert encoding == record.encoding
    assert data == write_gcg_bytes(record)


@pytest.mark.parametrize("data", [NUNEZ.encode(), b"\xef\xbb\xbf" + NUNEZ.encode(), NUNEZ])
def test_utf8_that_does_not_say_so_is_known_and_says_so_when_written(data):
    assert f"#character-encoding UTF-8\n{NUNEZ}".encode() == write_gcg_bytes(read_gcg(data))


def test_a_byte_order_mark_outweighs_what_the_file_declares():
    data = b"\xef\xbb\xbf#character-encoding ISO-8859-1\n" + NUNEZ.encode()

    assert read_gcg(f"#character-encoding UTF-8\n{NUNEZ}".encode()) == read_gcg(data)


def test_text_is_for_storing_as_utf8_so_it_never_claims_another_encoding():
    assert f"#character-encoding UTF-8\n{NUNEZ}" == write_gcg(read_gcg(NUNEZ.encode("latin-1")))


@pytest.mark.parametrize("name", ["Łoś", "Ã©tude"])
def test_letters_that_would_be_lost_or_misread_make_the_file_utf8(name):
    record = Record((Pragma("player1", name),), encoding="")

    assert name == read_gcg(write_gcg_bytes(record)).players[0].name


def test_plain_ascii_needs_to_say_nothing():
    assert PLAYERS == write_gcg(read_gcg(PLAYERS.encode()))
    assert PLAYERS.encode() == write_gcg_bytes(read_gcg(PLAYERS))


# Whole games


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_canonical_file_is_written_as_it_was(path):
    assert path.read_bytes() == write_gcg_bytes(read_gcg(path.read_bytes()))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_sample_games_add_up_in_points_and_tiles(path):
    record = read_gcg(path.read_bytes())
    totals = Counter[str]()
    laid = [""]
    for event in record.events:
        totals[event.nick] += event.score
        assert event.total == totals[event.nick]
        if event.kind == "play":
            laid.append(event.text.replace(".", ""))
        if event.kind == "withdraw":
            laid.pop()
    tiles = Counter("?" if letter.islower() else letter for letter in "".join(laid))

    assert tiles <= Counter(ENGLISH)


def test_the_shelf_has_every_kind_of_event_and_of_ending():
    kinds = {path.stem: {e.kind for e in read_gcg(path.read_bytes()).events} for path in SAMPLES}

    assert {"play", "went-out", "lost-rack"} == kinds["bots"]
    assert {"withdraw", "bonus"} <= kinds["challenges"]
    assert ["swap", "swap", "pass", "swap", "pass", "pass", "lost-rack", "lost-rack"] == [
        event.kind for event in sample("stalemate").events[-8:]
    ]
    assert [-10, -20] == [event.score for event in sample("site").events if event.kind == "time"]
    assert "Aurelia Núñez Ibáñez" == sample("latin1").players[0].name


# What is refused


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (">Cleo: AB 8G AB +8 8", "no #player line has the nick of >Cleo: AB 8G AB +8 8"),
        (">Ana", "no #player line has the nick of >Ana"),
        (">Ana:", "no move in >Ana:"),
        (">Ana: AB AB +8 8", "no move in >Ana: AB AB +8 8"),
        (">Ana: AB 8G AB +8", "no score and total in >Ana: AB 8G AB +8"),
        (">Ana: AB 8G AB +8 much", "no score and total in >Ana: AB 8G AB +8 much"),
        (">Ana: AB 8G AB +٣ 8", "no score and total in >Ana: AB 8G AB +٣ 8"),
        (">Ana: AB 8G A(B +8 8", "not a play: A(B"),
        (">Ana: AB ()  +8 8", "no known move: ()"),
        (">Ana: AB --- +0 8", "no known move: ---"),
        ("Ana: AB 8G AB +8 8", "neither a # line nor a > line: Ana: AB 8G AB +8 8"),
        ("#player3", "player 3 has no nick"),
        ("#player2 Cleo", "player 2 is named twice"),
        ("#player3 Ana", "two players have the nick Ana"),
        ("#player5 Cleo", "players are numbered 1 to 4, not 5"),
        ("#character-encoding KOI-8", "unknown character encoding KOI-8"),
        ("#title \0", "not text: it has a zero byte (if this is UTF-16, save it as UTF-8)"),
        ("#title \ud800", "half a character (a lone surrogate)"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused_by_its_number(line, why):
    assert (4, why) == refusal(f"{PLAYERS}\r\n{line}\n>Bo: A - +0 0\n")


def test_a_file_that_makes_no_sense_is_refused():
    assert (1, "there is no #player1 line") == refusal(b"")
    assert (1, "there is no #player1 line") == refusal("#player2 Bo")
    assert (3, "a player is named after the first move") == refusal(
        "#player1 A\n>A: A - +0 0\n#player2 B"
    )
    assert (2, "not valid UTF-8") == refusal(b"#character-encoding UTF-8\n#player1 N\xfa\xf1ez")
    assert (1, "the file is larger than 1000000 bytes") == refusal(b"#" * 1_000_001)


@pytest.mark.parametrize(
    "noise", ["#\n", "\n", "(", "()", ".", "A\n", " ", "[", "-", ">Ana: A - +0 0\n", "#note\n\nx\n"]
)
def test_a_megabyte_of_anything_is_answered_without_a_fall(noise):
    for data in (PLAYERS, PLAYERS + "#note ", PLAYERS + ">Ana: AB 8G "):
        try:
            read_gcg((data + noise * 999_000)[:1_000_000])
        except BadGcg as refused:
            assert len(refused.why) < 200
