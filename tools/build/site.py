"""dist/: a static folder that works under any path, every name but index.html made of its content.

What is still fresh is not made again: the runtime, the engine and the bundle each have their own
stamp, and the whole folder has one too.
"""

import hashlib
import json
import re
import shutil
from pathlib import Path
from typing import Any

from . import engine, games, node, wheel
from .bundle import bundle
from .console import Stop, step
from .lock import one_at_a_time
from .places import CACHE, DIST, ENGINE, ROOT, SETTINGS, WEB, WORDLISTS
from .runtime import RUNTIME, runtime
from .stamps import files_under, fingerprint, is_fresh, set_stamp, stamp_of

PAGE = ROOT / "index.html"
NOTICES = (
    "LICENSE",
    "NOTICES.md",
    "wordlists/SOURCES.md",
    "web/fonts/OFL-atkinson-hyperlegible-next.txt",
    "web/fonts/OFL-zilla-slab.txt",
)
TOOLS = (ROOT / "tools" / "build", ROOT / "tools" / "inside")


def build() -> Path:
    """Bring dist/ up to date; quick when nothing changed."""
    sources = (PAGE, WEB, ENGINE, WORDLISTS, SETTINGS, ROOT / "package-lock.json", *TOOLS)
    notices = [ROOT / name for name in NOTICES]
    with one_at_a_time():
        node.packages()
        mark = fingerprint(*(path for path in (*sources, *notices) if path.exists()))
        stamp = stamp_of("site")
        if not is_fresh(stamp, mark, DIST / "index.html"):
            stamp.unlink(missing_ok=True)
            _build()
            set_stamp(stamp, mark)
    return DIST


def _build() -> None:
    runtime()
    archive = engine.archive()
    parts = bundle()
    fresh = CACHE / "dist"
    with step("Putting the site together"):
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(parts.folder, fresh)
        manifest = _manifest(fresh, archive)
        metas = {
            "lexicade-worker": parts.worker,
            "lexicade-manifest": _write(fresh, "manifest.json", _json(manifest)),
            "lexicade-games": _write(fresh, "games.json", _json(games.games())),
        }
        page = _page(fresh, metas, {"web/main.js": parts.main, "web/style/main.css": parts.style})
        (fresh / "index.html").write_text(page, encoding="utf-8", newline="\n")
        (fresh / ".nojekyll").touch()
        for name in NOTICES:
            if (ROOT / name).exists():
                shutil.copyfile(ROOT / name, fresh / Path(name).name)
        shutil.rmtree(DIST, ignore_errors=True)
        fresh.rename(DIST)


def _manifest(fresh: Path, archive: Path) -> dict[str, Any]:
    """Place what the worker loads, and say of each file where, how big and what it is."""
    folder = f"runtime-{fingerprint(RUNTIME)[:10]}"
    shutil.copytree(RUNTIME, fresh / folder)
    made = CACHE / "wheel"
    made.mkdir(exist_ok=True)
    built = made / wheel.build_wheel(str(made))
    lexicons = {
        path.stem: _place(fresh, path, "wordlists/")
        for pattern in ("*.lex", "*.leaves", "glosses/*.gloss")
        for path in sorted(WORDLISTS.glob(pattern))
    }
    urls = {
        "engine": _place(fresh, archive),
        # A wheel's name says what it is, so the hash goes into the folder's.
        "wheel": _place(fresh, built, f"wheel-{_digest(built.read_bytes())[:10]}/", named=True),
    }
    files = {
        path.relative_to(fresh).as_posix(): _facts(fresh, path) for path in files_under([fresh])
    }
    inside = {url.removeprefix(folder + "/"): files[url] for url in files if url.startswith(folder)}
    return {
        "version": wheel.project_settings()["version"],
        "runtime": {"base": folder + "/", "files": inside},
        "engine": files[urls["engine"]],
        "wheel": files[urls["wheel"]],
        "lexicons": {id: files[url] for id, url in lexicons.items()},
        "files": files,
    }


def _page(fresh: Path, metas: dict[str, str], bundled: dict[str, str]) -> str:
    """index.html with its metas filled in and its references turned to the hashed names."""
    text = PAGE.read_text(encoding="utf-8")
    for name, content in metas.items():
        pattern = rf'(<meta name="{name}" content=")[^"]*(")'
        text, count = re.subn(pattern, rf"\g<1>{content}\g<2>", text)
        if count != 1:
            raise Stop(f'index.html needs one <meta name="{name}" content="">.')

    def turned(match: re.Match[str]) -> str:
        name = match[2]
        return match[1] + (bundled.get(name) or _place(fresh, ROOT / name, "assets/")) + '"'

    return re.sub(r'((?:src|href)=")(?:\./)?(web/[^"]+)"', turned, text)


def _place(fresh: Path, path: Path, folder: str = "", *, named: bool = False) -> str:
    """Copy a file in under its hashed name (or, `named`, its own); returns its address."""
    return _write(fresh, folder + path.name, path.read_bytes(), named=named)


def _write(fresh: Path, name: str, data: bytes, *, named: bool = False) -> str:
    stem, dot, ending = name.rpartition(".")
    url = name if named else f"{stem}-{_digest(data)[:10]}{dot}{ending}"
    (fresh / url).parent.mkdir(parents=True, exist_ok=True)
    (fresh / url).write_bytes(data)
    return url


def _facts(fresh: Path, path: Path) -> dict[str, Any]:
    data = path.read_bytes()
    url = path.relative_to(fresh).as_posix()
    return {"url": url, "size": len(data), "sha256": _digest(data)}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
