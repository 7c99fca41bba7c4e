"""A small web server for dist/: right types, gzip, caching as a good host would do it."""

import gzip
import sys
import webbrowser
from collections.abc import Callable
from email.utils import formatdate
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

from .console import Stop, say
from .places import CACHE

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    "": "text/plain; charset=utf-8",  # LICENSE
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}
UNKNOWN = "application/octet-stream"
SQUEEZED_ALREADY = (".woff2", ".png", ".whl", ".lex", ".leaves", ".gloss")
SHORT = 1024
USUAL_PORT = 8642
GZIPPED = CACHE / "gzip"

Tally = Callable[[str, int], None]


class Site(BaseHTTPRequestHandler):
    """Answers with files of one folder and nothing else, below `prefix`."""

    protocol_version = "HTTP/1.1"
    server_version = "Lexicade"
    sys_version = ""

    def __init__(self, *arguments: object, folder: Path, prefix: str, tally: Tally) -> None:
        self.folder = folder
        self.prefix = prefix
        self.tally = tally
        super().__init__(*arguments)  # type: ignore[arg-type]  # whatever the server gives

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def log_message(self, format: str, *arguments: object) -> None:
        """Silent: the address is all the person at the terminal wants to see."""

    def _answer(self, *, with_body: bool) -> None:
        path = found(self.folder, self.prefix, self.path)
        if path is None:
            headers = {"Content-Type": TYPES[".txt"]}
            self._send(HTTPStatus.NOT_FOUND, b"Not found.\n", headers, with_body)
            return
        headers = {
            "Content-Type": TYPES.get(path.suffix, UNKNOWN),
            "Cache-Control": caching(path),
            "Last-Modified": formatdate(path.stat().st_mtime, usegmt=True),
            "X-Content-Type-Options": "nosniff",
        }
        data = path.read_bytes()
        if path.suffix not in SQUEEZED_ALREADY and len(data) >= SHORT:
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in self.headers.get("Accept-Encoding", ""):
                headers["Content-Encoding"] = "gzip"
                data = gzipped(path, data)
        self._send(HTTPStatus.OK, data, headers, with_body)

    def _send(
        self, status: HTTPStatus, data: bytes, headers: dict[str, str], with_body: bool
    ) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if with_body:
            self.wfile.write(data)
            self.tally(self.path, len(data))


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in the middle is no news; anything else is."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]  # passed on


def found(folder: Path, prefix: str, asked: str) -> Path | None:
    """The file a request names, or None: never a folder, never anything outside."""
    path = unquote(urlsplit(asked).path)
    if not path.startswith(prefix) or "\0" in path or "\\" in path:
        return None
    parts = PurePosixPath(path.removeprefix(prefix)).parts
    if any(part in ("..", "/") or part.startswith(".") for part in parts):
        return None
    place = folder.joinpath(*parts)
    if path.endswith("/"):
        place = place / "index.html"
    return place if place.is_file() else None


def caching(path: Path) -> str:
    """Hashed names never change their content; everything else must be asked for again."""
    plain = path.name == "LICENSE" or path.suffix in (".html", ".md", ".txt")
    return "no-cache" if plain else "public, max-age=31536000, immutable"


def gzipped(path: Path, data: bytes) -> bytes:
    """The compressed file, kept on the disk: the big ones take a second."""
    facts = path.stat()
    kept = GZIPPED / f"{path.name}-{facts.st_size}-{facts.st_mtime_ns}.gz"
    try:
        return kept.read_bytes()
    except OSError:
        pass
    packed = gzip.compress(data, 9, mtime=0)
    GZIPPED.mkdir(parents=True, exist_ok=True)
    draft = kept.with_suffix(f".{id(packed)}")
    draft.write_bytes(packed)
    draft.replace(kept)
    return packed


def server_for(
    folder: Path,
    *,
    port: int = 0,
    prefix: str = "/",
    tally: Tally = lambda path, size: None,
) -> Server:
    """A server on this machine only; port 0 takes a free one. `tally` hears of what was sent."""
    site = partial(Site, folder=folder, prefix=prefix, tally=tally)
    try:
        return Server(("127.0.0.1", port), site)
    except OverflowError as error:
        raise Stop(f"{port} is no port: choose one from 1024 to 65535.") from error
    except OSError as error:
        taken = f"Port {port} is taken or not allowed: choose another, or none for a free one."
        raise Stop(f"{taken} ({error.strerror})") from error


def usual_server(folder: Path) -> Server:
    """Saved games belong to an address, port included: take the usual port whenever it is free."""
    try:
        return server_for(folder, port=USUAL_PORT)
    except Stop:
        return server_for(folder)


def serve(folder: Path, *, port: int | None, open_browser: bool) -> None:
    server = usual_server(folder) if port is None else server_for(folder, port=port)
    address = f"http://localhost:{server.server_port}/"
    say(f"Lexicade is at {address}  (Ctrl-C stops it)")
    if open_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("")
    finally:
        server.server_close()
