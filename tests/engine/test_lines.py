"""The engine as a program: a request a line in, a reply a line out."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from lexicade.bridge import Bridge
from lexicade.terminal.lines import serve_lines
from tests.engine.story import packed

ROOT = Path(__file__).resolve().parents[2]
NEW = {"do": "new", "variant": "fribble", "seats": [{"name": "Ana"}, {"name": "Bruno"}], "seed": 7}


def test_every_line_gets_one_line_and_empty_ones_none():
    asked = [json.dumps(NEW), "", "nonsense", json.dumps({"do": "view", "seat": 1, "id": "x"})]
    replies = io.StringIO()

    serve_lines(Bridge(packed), io.StringIO("\n".join(asked)), replies)

    answers = [json.loads(line) for line in replies.getvalue().splitlines()]
    assert [True, False, True] == [answer["ok"] for answer in answers]
    assert "x" == answers[2]["id"]
    assert 7 == len(answers[2]["view"]["rack"])


@pytest.mark.native
def test_python_m_lexicade_bridge_answers_and_stray_bytes_do_not_end_it():
    asked = b"\xff\xfe{}\n" + json.dumps(NEW).encode() + b'\n{"do":"variants"}\n'

    done = subprocess.run(
        [sys.executable, "-m", "lexicade", "bridge"],
        input=asked,
        capture_output=True,
        cwd=ROOT / "py",
        check=True,
    )

    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["bad-request", None, None] == [answer.get("code") for answer in answers]
    assert b"" == done.stderr
