"""Records from elsewhere become games here, and games here become records."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest

from tests.engine.story import Door, StoryTable, table_of

FILES = sorted((Path(__file__).resolve().parents[1] / "gcg").glob("*.gcg"))


def imported(data: bytes) -> tuple[Door, dict[str, Any]]:
    door = Door()
    text = base64.b64encode(data).decode()
    return door, door.must("import", format="gcg", base64=text, seed="gcg")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_real_file_loads_and_comes_out_as_it_went_in(path: Path):
    data = path.read_bytes()
    door, reply = imported(data)

    text = door.must("export", format="gcg")["text"]

    told = data.decode("latin-1" if path.stem == "latin1" else "utf-8").splitlines()
    assert _told(told) == _told(text.splitlines())
    assert [] == reply["notices"]


def _told(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("#character-encoding")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_totals_are_the_scores_on_the_table(path: Path):
    _, reply = imported(path.read_bytes())
    totals: dict[str, int] = {}
    for line in path.read_bytes().decode("latin-1").splitlines():
        if line.startswith(">"):
            totals[line.split(":")[0]] = int(line.split()[-1])

    assert list(totals.values()) == reply["view"]["scores"]


def test_every_sample_kind_is_there():
    kinds = set()
    for path in FILES:
        _, reply = imported(path.read_bytes())
        kinds |= {(line["kind"], line.get("why")) for line in reply["view"]["log"]}

    wanted = {"play", "pass", "swap", "withdraw", "finish"}
    assert wanted <= {kind for kind, _ in kinds}
    assert {"challenge", "time"} <= {why for _, why in kinds}


def played_game() -> StoryTable:
    """A short game with plays, a swap and a stall at the end."""
    table = table_of("classic", seed="told 5")
    for _ in range(6):
        best = table.door.must("hint", seat=table.turn(), n=1)["plays"][0]
        table.move({"kind": "play", "tiles": best["tiles"]})
    table.swap("".join(table.view(table.turn())["rack"][:2]))
    return table.passes(5)


def _settled(view: dict[str, Any]) -> list[tuple[int, list[str]]]:
    return [(share["points"], sorted(share["rack"])) for share in view["ending"]["settlement"]]


def test_a_game_told_as_gcg_is_the_same_game_when_read_back():
    table = played_game()
    assert table.over()
    text = table.door.must("export", format="gcg")["text"]

    again = Door()
    reply = again.must("import", format="gcg", text=text)

    assert [] == reply["notices"]
    one, other = table.view(None), reply["view"]
    for key in ("names", "scores", "board", "bag", "over", "winners", "unseen"):
        assert one[key] == other[key], key
    assert one["log"] == [line for line in other["log"] if line["kind"] != "finish"]
    assert _settled(one) == _settled(other)
    assert text == again.must("export", format="gcg")["text"]


def test_an_unfinished_game_keeps_its_racks_and_can_be_played_on():
    table = table_of("classic", racks=None, seed="on")
    table.passes(2)
    racks = [sorted(table.view(seat)["rack"]) for seat in (0, 1)]
    text = table.door.must("export", format="gcg")["text"]

    door = Door()
    door.must("import", format="gcg", text=text)

    assert racks == [sorted(door.must("view", seat=seat)["view"]["rack"]) for seat in (0, 1)]
    door.must("move", seat=0, move={"kind": "pass"})
    assert ">Ana:" in door.must("export", format="gcg")["text"].splitlines()[-3]
    swap = {"kind": "swap", "tiles": ["?"] * 3}
    assert "not-on-rack" == door.ask("move", seat=1, move=swap)["code"]


def test_a_resignation_survives():
    table = table_of("classic", seed="resigned")
    table.passes().resign()
    text = table.door.must("export", format="gcg")["text"]

    view = Door().must("import", format="gcg", text=text)["view"]

    assert view["over"]
    assert [0] == view["winners"]


def test_a_phony_stands_until_it_is_challenged_off():
    text = "\n".join(
        [
            "#player1 ana Ana",
            "#player2 bo Bruno",
            ">ana: QZXWVKJ 8H QZX +56 56",
            ">ana: QZXWVKJ -- -56 0",
            ">bo: HORNAEI 8H HORN +14 14",
            "#rack1 QZXWVKJ",
        ]
    )
    door = Door()
    reply = door.must("import", format="gcg", text=text)

    assert [0, 14] == reply["view"]["scores"]
    assert ".......HORN...." == reply["view"]["board"][7]
    assert sorted("QZXWVKJ") == sorted(door.must("view", seat=0)["view"]["rack"])


def test_a_score_the_engine_counts_differently_is_kept_and_told():
    text = "#player1 ana Ana\n#player2 bo Bruno\n>ana: HORNAEI 8H HORN +15 15\n"

    reply = Door().must("import", format="gcg", text=text)

    assert [15, 0] == reply["view"]["scores"]
    assert [("score-differs", 15, 14)] == [
        (notice["code"], notice["detail"]["told"], notice["detail"]["counted"])
        for notice in reply["notices"]
    ]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (">bo: HORNAEI 8H HORN +14 14", "turn"),
        (">ana: HORNAEI 15N HORN +14 14", "leaves the board"),
        (">ana: AEI 99Z HORN +14 14", "place"),
        (">ana: HORNAEI 8H HO.RN +14 14", "dot"),
        (">ana: QZXWVKJ 8H HORN +14 14", "held"),
        (">ana: HORNAEI -- -14 0", "take back"),
    ],
)
def test_what_cannot_have_happened_is_refused_with_its_line(line: str, why: str):
    door = Door()
    if "bo" in line:
        text = f"#player1 ana Ana\n#player2 bo Bruno\n>ana: HORNAEI - +0 0\n>ana: - +0 0\n{line}"
    else:
        text = f"#player1 ana Ana\n#player2 bo Bruno\n{line}"

    reply = door.ask("import", format="gcg", text=text)

    assert "bad-gcg" == reply["code"]
    assert reply["detail"]["line"] >= 3
    assert why in reply["detail"]["why"], reply
    assert "no-game" == door.ask("save")["code"]


def test_only_games_that_keep_such_records_export_them():
    table = table_of("fribble")

    assert "not-for-this-game" == table.door.ask("export", format="gcg")["code"]


def test_a_save_of_an_imported_game_opens_again_with_its_record():
    path = next(path for path in FILES if path.stem == "challenges")
    door, reply = imported(path.read_bytes())
    before = door.must("export", format="gcg")["text"]

    again = Door()
    loaded = again.must("load", save=reply["save"])

    assert reply["view"] == loaded["view"]
    assert before == again.must("export", format="gcg")["text"]


def test_the_words_of_the_record_are_what_the_engine_would_tell_itself():
    """Where every rack is written in full, telling the game from its moves gives the same lines."""
    from lexicade.gcg.exporting import record_of
    from lexicade.gcg.read import read_gcg

    path = next(path for path in FILES if path.stem == "bots")
    door, _ = imported(path.read_bytes())
    match = door.bridge._match
    assert match is not None

    derived = [(e.kind, e.place, e.text, e.score, e.total) for e in record_of(match).events]
    told = [(e.kind, e.place, e.text, e.score, e.total) for e in read_gcg(path.read_bytes()).events]

    assert told == derived[: len(told)]
