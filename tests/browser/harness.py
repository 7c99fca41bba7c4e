"""What browser tests share: screens, a patient eye, and a watch that notices every misstep."""

import re
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page

# A sub path on purpose: every browser test proves that the site works anywhere.
PREFIX = "/some/where/"

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}

POLL_SECONDS = 0.03
# Python may take long to start on a busy machine; whatever comes sooner is not kept waiting.
PATIENCE_SECONDS = 60.0


def until(
    page: Page, expression: str, *, seconds: float = PATIENCE_SECONDS, argument: Any = None
) -> Any:
    """Wait until a JavaScript expression is truthy in the page, and return its value.

    The page's content policy forbids `wait_for_function`, which needs eval; evaluate does not.
    """
    deadline = time.monotonic() + seconds
    while True:
        value = page.evaluate(expression, argument)
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"after {seconds:.0f} s still not: {expression}")
        page.wait_for_timeout(POLL_SECONDS * 1000)


@dataclass
class Watch:
    """Keeps what a browser context asked for and complained about."""

    origin: str
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        context.on("console", self._hear)

    def forgive(self, pattern: str) -> None:
        """This complaint is what the test provokes."""
        self.forgiven.append(pattern)

    def check(self) -> None:
        outside = [url for url in self.requests if self._is_outside(url)]
        assert not outside, f"left the origin: {outside}"
        complaints = [text for text in self.complaints if not self._is_forgiven(text)]
        assert not complaints, f"the browser complained: {complaints}"

    def _hear(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url')})")

    def _is_outside(self, url: str) -> bool:
        parts = urlsplit(url)
        inline = parts.scheme in ("data", "blob")
        return not inline and f"{parts.scheme}://{parts.netloc}" != self.origin

    def _is_forgiven(self, text: str) -> bool:
        return any(re.search(pattern, text) for pattern in self.forgiven)
