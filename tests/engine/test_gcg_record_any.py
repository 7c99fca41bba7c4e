"""GCG files at random: any record comes back from its file, any noise is answered."""

from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from lexicade.gcg.read import read_gcg
from lexicade.gcg.record import BadGcg, Event, Pragma, Record
from lexicade.gcg.write import write_gcg, write_gcg_bytes

SAMPLES = sorted((Path(__file__).resolve().parents[1] / "gcg").glob("*.gcg"))
PLAYERS = "#player1 Ana Ana Ruiz\n#player2 Bo Bo\n"

letters = st.characters(codec="utf-8", exclude_characters=" \t\r\n\0")
nicks = st.text(st.one_of(st.sampled_from("ABCé?:"), letters), min_size=1, max_size=6)
tiles = st.text("ABCÑ?", min_size=1, max_size=7)
texts = st.text(st.one_of(st.just(" "), letters), max_size=12).map(lambda text: text.strip(" "))
points = st.integers(0, 999_999)
losses = points.map(lambda lost: -lost)

pragmata = st.builds(Pragma, st.sampled_from(["title", "lexicon", "Mood", ""]), texts)
notes = st.builds(
    lambda first, gap, more: Pragma("note", ("\n" * gap).join([first, *more])),
    texts,
    st.integers(1, 3),
    st.lists(texts.filter(lambda text: text and text[0] not in "#>"), max_size=2),
)
places = st.builds(
    lambda row, column, across: f"{row}{column}" if across else f"{column}{row}",
    st.integers(1, 21),
    st.sampled_from("ABCO"),
    st.booleans(),
)


def moves(*kinds: str, **parts: st.SearchStrategy[object]) -> st.SearchStrategy[dict[str, object]]:
    return st.fixed_dictionaries({"kind": st.sampled_from(kinds), **parts})


any_move = st.one_of(
    moves("play", score=points, place=places, text=st.text("ABcé.", min_size=1)),
    moves("pass", score=st.just(0)),
    moves("swap", score=st.just(0), tiles=tiles),
    moves("swap", score=st.just(0), count=st.integers(1, 7)),
    moves("withdraw", "time", score=losses),
    moves("bonus", score=st.integers(-99, 99)),
    moves("lost-rack", score=losses, tiles=tiles),
    moves("went-out", score=points, tiles=tiles),
)


@st.composite
def events(draw, nicks: list[str]) -> Event:
    return Event(
        nick=draw(st.sampled_from(nicks)),
        total=draw(st.integers(-999, 99_999)),
        rack=draw(st.one_of(st.just(""), tiles)),
        tail=draw(st.sampled_from(["", "BE, ET", "x"])),
        remarks=tuple(draw(st.lists(st.one_of(notes, pragmata), max_size=2))),
        **draw(any_move),
    )


@st.composite
def records(draw) -> Record:
    seated = draw(st.lists(nicks, min_size=1, max_size=4, unique=True))
    named = [Pragma(f"player{number}", f"{nick} Ñ") for number, nick in enumerate(seated, 1)]
    others = draw(st.lists(st.one_of(notes, pragmata), max_size=4))
    told = draw(st.lists(events(seated), max_size=5))
    return Record(
        headers=tuple(draw(st.permutations([*named, *others]))),
        events=tuple(told),
        closing=(Pragma("rack1", draw(tiles)), Pragma("incomplete")) if told else (),
        encoding=draw(st.sampled_from(["UTF-8", "utf8", "ISO-8859-1", ""])),
    )


@given(records())
def test_any_record_comes_back_from_its_file(record):
    as_text = read_gcg(write_gcg(record))
    as_bytes = read_gcg(write_gcg_bytes(record))

    assert record == replace(as_text, encoding=record.encoding)
    assert record == replace(as_bytes, encoding=record.encoding)
    assert write_gcg_bytes(record) == write_gcg_bytes(as_bytes)


@given(st.data())
def test_mutilated_files_are_read_or_refused_and_nothing_else(data):
    whole = data.draw(st.sampled_from(SAMPLES)).read_bytes()
    start, end = sorted(data.draw(st.integers(0, len(whole))) for _ in range(2))
    filling = data.draw(st.one_of(st.binary(max_size=8), st.sampled_from([b"\n>", b" (", b"#"])))
    try:
        record = read_gcg(whole[:start] + filling + whole[end:])
    except BadGcg:
        return
    assert record == read_gcg(write_gcg_bytes(record))


@given(
    st.one_of(st.binary(max_size=80), st.text(max_size=80), st.text("#>-() \n18HA", max_size=40))
)
def test_noise_is_read_or_refused_and_nothing_else(noise):
    for data in (noise, PLAYERS + noise if isinstance(noise, str) else PLAYERS.encode() + noise):
        try:
            read_gcg(data)
        except BadGcg as refused:
            assert refused.line >= 1
