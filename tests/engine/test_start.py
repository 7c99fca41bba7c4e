"""What a start waits for: nothing that is only asked for later."""

import subprocess
import sys
from pathlib import Path

import pytest

LATER = ("lexicade.bots", "lexicade.movegen", "lexicade.oracle", "lexicade.advice", "lexicade.gcg")
ENGINE = Path(__file__).resolve().parents[2] / "py"


@pytest.mark.native
def test_the_door_opens_without_the_computers_player_and_the_readers_of_records():
    code = "import sys, lexicade.bridge as door; door.Bridge(); print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ENGINE, capture_output=True, text=True, check=True
    )

    assert [] == [name for name in run.stdout.split() if name.startswith(LATER)]
