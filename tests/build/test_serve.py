"""The server of `build.py serve`: right types, gzip, caching, and nothing but the folder."""

import gzip
import threading
import urllib.error
import urllib.request
from urllib.request import Request

import pytest

from tools.build.console import Stop
from tools.build.serve import found, server_for

BIG = b"console.log('lexicade');\n" * 100


@pytest.fixture
def folder(tmp_path):
    inside = tmp_path / "dist"
    inside.mkdir()
    (tmp_path / "secret.txt").write_text("not for the page")
    (inside / "index.html").write_text("<!doctype html><title>x</title>")
    (inside / "main-abc.js").write_bytes(BIG)
    (inside / "runtime-abc").mkdir()
    (inside / "runtime-abc" / "pyodide.mjs").write_text("export {};")
    (inside / "runtime-abc" / "pyodide.asm.wasm").write_bytes(b"\0asm")
    (inside / "enable-abc.lex").write_bytes(bytes(2000))
    return inside


@pytest.fixture
def address(folder):
    server = server_for(folder, prefix="/some/path/")
    threading.Thread(target=server.serve_forever, args=[0.02], daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/some/path/"
    server.shutdown()
    server.server_close()


def get(url, **headers):
    with urllib.request.urlopen(Request(url, headers=headers)) as answer:
        return answer.headers, answer.read()


@pytest.mark.parametrize(
    ("name", "type", "caching"),
    [
        ("", "text/html; charset=utf-8", "no-cache"),
        ("index.html?x=1", "text/html; charset=utf-8", "no-cache"),
        ("main-abc.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("runtime-abc/pyodide.mjs", "text/javascript; charset=utf-8", None),
        ("runtime-abc/pyodide.asm.wasm", "application/wasm", None),
        ("enable-abc.lex", "application/octet-stream", None),
    ],
)
def test_a_file_comes_with_its_type_and_how_long_it_keeps(address, name, type, caching):
    headers, _ = get(address + name)

    assert type == headers["Content-Type"]
    assert (caching or headers["Cache-Control"]) == headers["Cache-Control"]


def test_gzip_comes_only_to_who_takes_it(address):
    plain, data = get(address + "main-abc.js")
    packed, squeezed = get(address + "main-abc.js", **{"Accept-Encoding": "gzip, br"})
    lexicon, _ = get(address + "enable-abc.lex", **{"Accept-Encoding": "gzip"})

    assert (None, BIG) == (plain["Content-Encoding"], data)
    assert ("gzip", BIG) == (packed["Content-Encoding"], gzip.decompress(squeezed))
    assert None is lexicon["Content-Encoding"], "a word list is packed already"


@pytest.mark.parametrize(
    "path",
    [
        "absent.js",
        "runtime-abc",
        "runtime-abc/",
        "../secret.txt",
        "%2e%2e/secret.txt",
        "..%2fsecret.txt",
        "%5c..%5csecret.txt",
        "/etc/passwd",
        ".hidden",
        "%00",
    ],
)
def test_everything_else_is_not_found(address, folder, path):
    with pytest.raises(urllib.error.HTTPError) as caught:
        get(address + path)

    caught.value.close()
    assert 404 == caught.value.code


def test_a_path_outside_the_prefix_is_not_found(folder):
    assert None is found(folder, "/some/path/", "/index.html")


def test_a_taken_port_gets_a_sentence(folder):
    with server_for(folder) as first, pytest.raises(Stop, match="is taken"):
        server_for(folder, port=first.server_port)
