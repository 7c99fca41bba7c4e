"""The page's own code and style, bundled by esbuild under content-hashed names."""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from . import node
from .console import run, step
from .places import CACHE, ROOT, WEB
from .stamps import fingerprint, is_fresh, set_stamp, stamp_of

BUNDLE = CACHE / "bundle"
FACTS = CACHE / "bundle.json"
STYLE = CACHE / "style.css"
SCRIPTS = ("main", "worker")


@dataclass(frozen=True)
class Bundle:
    """Where esbuild put things, as paths below `folder`."""

    folder: Path
    main: str
    worker: str
    style: str


def bundle() -> Bundle:
    mark = fingerprint(WEB, ROOT / "package-lock.json", Path(__file__))
    stamp = stamp_of("bundle")
    if not is_fresh(stamp, mark, BUNDLE, FACTS):
        with step("Bundling the page"):
            _bundle()
        set_stamp(stamp, mark)
    outputs = json.loads(FACTS.read_text(encoding="utf-8"))["outputs"]
    entries = {
        Path(facts["entryPoint"]).stem: Path(path).relative_to(BUNDLE.relative_to(ROOT)).as_posix()
        for path, facts in outputs.items()
        if "entryPoint" in facts
    }
    return Bundle(BUNDLE, entries["main"], entries["worker"], entries["style"])


def _bundle() -> None:
    # Every game's look goes into the one style sheet, each under its own [data-game].
    sheets = [WEB / "style" / "main.css", *sorted((WEB / "games").glob("*/look.css"))]
    imports = [f'@import "../{sheet.relative_to(ROOT).as_posix()}";' for sheet in sheets]
    STYLE.parent.mkdir(exist_ok=True)
    STYLE.write_text("\n".join(imports), encoding="utf-8")
    shutil.rmtree(BUNDLE, ignore_errors=True)
    run(
        [
            *node.program("esbuild"),
            *(f"web/{name}.js" for name in SCRIPTS),
            STYLE.relative_to(ROOT).as_posix(),
            "--bundle",
            "--minify",
            "--format=esm",
            "--target=es2022",
            "--charset=utf8",
            "--legal-comments=none",
            "--loader:.woff2=file",
            "--loader:.svg=file",
            "--loader:.png=file",
            "--entry-names=[name]-[hash]",
            "--asset-names=assets/[name]-[hash]",
            f"--outdir={BUNDLE.relative_to(ROOT).as_posix()}",
            f"--metafile={FACTS.relative_to(ROOT).as_posix()}",
        ],
        env=node.env(),
        failing="esbuild could not bundle the page.",
    )
