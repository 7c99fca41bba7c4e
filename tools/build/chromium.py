"""A Chromium for the browser tests: the machine's own, else one that can be fetched."""

import glob
import os
import platform
import shutil
from contextlib import suppress
from functools import cache
from pathlib import Path

from . import debian, environment
from .console import Stop, run, step

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_APPS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)

# Quiet: a browser that phones home would drown the test that nothing leaves the origin.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@cache
def chromium() -> Path:
    """The browser's program file; LEXICADE_CHROMIUM names one explicitly."""
    return _found() or _fetched()


def _found() -> Path | None:
    named = os.environ.get("LEXICADE_CHROMIUM")
    if named:
        if not shutil.which(named):
            raise Stop(f"LEXICADE_CHROMIUM says {named}, but that is no program.")
        return Path(named)
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return Path(path)
    for app in MAC_APPS:
        if Path(app).exists():
            return Path(app)
    return _playwrights()


def _playwrights() -> Path | None:
    """The newest Chromium that Playwright has put into its cache."""
    caches = {
        "Darwin": Path.home() / "Library" / "Caches" / "ms-playwright",
        "Windows": Path(os.environ.get("LOCALAPPDATA", "")) / "ms-playwright",
    }
    place = caches.get(platform.system(), Path.home() / ".cache" / "ms-playwright")
    programs = ("chrome", "chrome.exe", "Chromium", "Google Chrome for Testing")
    found: list[str] = []
    for program in programs:
        found += glob.glob(str(place / "chromium-*" / "**" / program), recursive=True)
    files = [Path(path) for path in sorted(found) if Path(path).is_file()]
    return files[-1] if files else None


def _fetched() -> Path:
    advice = (
        "The browser tests need Chromium: install it (`sudo apt-get install chromium` on Debian) "
        "or put the path of any Chrome into LEXICADE_CHROMIUM."
    )
    if debian.can_install():
        # Ubuntu's package of that name is a mere pointer to another shop, so look again after it.
        with suppress(Stop):
            debian.install("chromium", wanted_for="the browser tests")
    if not _found():
        with step("Fetching Chromium for the browser tests"):
            command = [str(environment.python()), "-m", "playwright", "install", "chromium"]
            run(command, failing=advice)
    found = _found()
    if not found:
        raise Stop(advice)
    return found
