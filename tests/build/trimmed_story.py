"""Runs inside the trimmed runtime: import all it claims, then ask the engine everything once.

    trimmed_story.py CLAIMS.txt ENGINE.zip

Prints one JSON object. Not a test itself: tests/build/test_runtime.py starts it.
"""

import importlib
import json
import sys
import zipfile
from pathlib import Path

claims, archive = sys.argv[1:]
# The sources would hide a gap in the archive.
sys.path[:] = [archive, *(path for path in sys.path if not path.startswith("/project"))]

failed = []
modules = Path(claims).read_text().split()
with zipfile.ZipFile(archive) as zipped:
    names = sorted(name.removesuffix(".pyc") for name in zipped.namelist())
engine = [name.removesuffix("/__init__").replace("/", ".") for name in names]
for module in [*modules, *engine]:
    try:
        importlib.import_module(module)
    except BaseException as error:
        failed.append(f"{module}: {type(error).__name__}: {error}")

bridge_module = importlib.import_module("lexicade.bridge")
files = {
    path.stem: path
    for ending in ("lex", "leaves", "gloss")
    for path in Path("/project/wordlists").rglob(f"*.{ending}")
}
bridge = bridge_module.Bridge(lambda id: files[id].read_bytes() if id in files else None)


def ask(**request):
    reply = json.loads(bridge.handle(json.dumps(request)))
    if not reply["ok"]:
        failed.append(f"{request}: {reply}")
    return reply


games = [game["id"] for game in ask(do="variants")["variants"]]
for game in games:
    seats = [{"name": "Ana"}, {"name": "Bruno"}]
    ask(do="new", variant=game, seats=seats, seed="7", sealed=True)
    best = ask(do="hint", seat=0, n=1)["plays"][0]
    move = {"kind": "play", "tiles": best["tiles"]}
    ask(do="preview", seat=0, move=move)
    ask(do="move", seat=0, move=move)
    ask(do="undo")
    ask(do="move", seat=0, move=move)
    ask(do="move", seat=1, move={"kind": "pass"})
    for sealed in (False, True):
        ask(do="load", save=ask(do="save", sealed=sealed)["save"])
    ask(do="view", seat=1)
    ask(do="review", seat=0, ply=1, n=1, once=True)
    ask(do="hint", seat=0, n=1, once=True, sort="advice")
    ask(do="export", format="text")
    ask(do="move", seat=0, move={"kind": "resign"})
for path in sorted(Path("/project/tests/gcg").glob("*.gcg")):
    text = path.read_bytes().decode("latin-1")
    ask(do="import", format="gcg", text=text)

for asked in ("find", "gloss", "structure"):
    ask(do="study", lexicon="enable", ask=asked, text="quiz")

print(
    json.dumps(
        {
            "failed": failed,
            "modules": len(modules),
            "engine": len(engine),
            "games": games,
            "from": bridge_module.__file__,
        }
    )
)
