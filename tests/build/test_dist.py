"""dist/: complete, honestly described, free of outside addresses, and the same every time."""

import hashlib
import json
import re

from tools.build import games, site
from tools.build.stamps import stamp_of

OUTSIDE = re.compile(rb"""(?:src|href|action)\s*=\s*["'](?:https?:)?//""")


def test_the_manifest_says_of_every_file_where_and_what_it_is(dist, manifest):
    for url, facts in manifest["files"].items():
        data = (dist / url).read_bytes()

        assert url == facts["url"]
        assert (len(data), hashlib.sha256(data).hexdigest()) == (facts["size"], facts["sha256"])


def test_the_manifest_has_what_the_worker_asks_for(manifest):
    assert {"pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"} < set(
        manifest["runtime"]["files"]
    )
    assert all(
        facts["url"].startswith(manifest["runtime"]["base"])
        for facts in manifest["runtime"]["files"].values()
    )
    assert {"enable", "enable-plus"} <= set(manifest["lexicons"])
    assert manifest["engine"]["url"].endswith(".zip")
    assert manifest["wheel"]["url"].endswith("-py3-none-any.whl")


def test_every_name_but_the_pages_is_made_of_its_content(dist):
    plain = {"index.html", ".nojekyll", *(name.split("/")[-1] for name in site.NOTICES)}
    for path in dist.rglob("*"):
        if path.is_file() and path.name not in plain:
            hashed = re.compile(r"-[0-9A-Za-z]{8,10}(?:\.|$)")
            assert any(hashed.search(part) for part in path.relative_to(dist).parts), path


def test_the_page_names_files_that_are_there_by_paths_that_work_anywhere(dist):
    page = (dist / "index.html").read_text(encoding="utf-8")
    metas = re.findall(r'<meta name="lexicade-\w+" content="([^"]*)"', page)
    links = re.findall(r'(?:src|href)="([^"#]+)"', page)

    assert 3 == len(metas)
    for url in [*metas, *links]:
        assert not url.startswith(("/", "http:", "https:")), url
        assert (dist / url).is_file(), url
    assert not OUTSIDE.search(page.encode())


def test_the_shelf_knows_each_game_before_python_runs(dist):
    [path] = dist.glob("games-*.json")
    shelf = json.loads(path.read_text(encoding="utf-8"))

    assert games.games() == shelf
    for game in shelf:
        assert {"id", "version", "name", "players", "options", "table", "texts"} <= set(game)


def test_a_second_build_makes_the_same_names(dist):
    before = sorted(path.relative_to(dist).as_posix() for path in dist.rglob("*"))

    stamp_of("site").unlink()
    site.build()

    assert before == sorted(path.relative_to(dist).as_posix() for path in dist.rglob("*"))
