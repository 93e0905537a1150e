"""One person with a browser of his own, who notices whatever goes wrong on a page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, Response

from onetable.text import Interface
from tests.browser.contexts import Contexts, Manner
from tests.browser.serving import WEB

Size = Literal["phone", "small", "short", "landscape", "laptop", "desktop"]
Theme = Literal["light", "dark"]
SIZES: dict[Size, tuple[int, int]] = {
    "phone": (390, 844), "small": (320, 700), "short": (390, 664), "landscape": (844, 390), "laptop": (1280, 720), "desktop": (1440, 900),
}  # fmt: skip
BY_MOUSE = ("laptop", "desktop")
LOCALES = {"en": "en-GB", "zh": "zh-CN", "ja": "ja-JP", "nl": "nl-NL"}
SCREENSHOTS = WEB / "screenshots"
QUICK = 20_000  # milliseconds in which a page must do what is expected of it


class Visitor:
    """A context of the browser: cookies, memory and pages that nobody else sees."""

    def __init__(
        self,
        contexts: Contexts,
        address: str,
        language: str = "en",
        size: Size = "desktop",
        theme: Theme = "light",
        still: bool = True,
    ) -> None:
        width, height = SIZES[size]
        self.language, self.size, self.address = language, size, address
        self.contexts, self.manner = contexts, Manner(address, LOCALES[language], width, height, size not in BY_MOUSE, theme, still)
        self.context = contexts.take(self.manner)
        self.context.set_default_timeout(QUICK)
        self.words = Interface(language)
        self.faults: list[str] = []
        self.expected: list[str] = []  # patterns of faults that a test causes itself
        self.context.on("page", self._attend)
        self.page = self.context.new_page()

    def _attend(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(f"error on the page: {error}"))
        page.on("requestfailed", self._lost)
        page.on("response", self._answered)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _lost(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that is left drops what it had asked for
            self.faults.append(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"answer {response.status}: {response.url}")

    def expect(self, *patterns: str) -> None:
        """Say which faults a test causes itself."""
        self.expected.extend(patterns)

    def complaints(self) -> list[str]:
        """What went wrong without being expected."""
        return [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.expected)]

    def say(self, key: str, **values: str | int) -> str:
        """A string of the interface in the language of this person."""
        return self.words.say(key, **values)

    def go(self, path: str) -> None:
        """Open an address."""
        self.page.goto(path)
        self.page.wait_for_selector("main")

    def button(self, key: str, within: Locator | None = None, **values: str | int) -> Locator:
        """The button or link that says this."""
        name = re.compile(rf"^\s*{re.escape(self.say(key, **values))}(\s*[A-Z])?\s*$")  # the letter is the key that does the same
        place = within if within is not None else self.page.locator("body")
        return place.get_by_role("button", name=name).or_(place.get_by_role("link", name=name)).first

    def press(self, key: str, **values: str | int) -> None:
        """Click the button or link that says this."""
        self.button(key, None, **values).click()

    def sees(self, text: str, within: str = "body") -> None:
        """Wait until this text is to be seen."""
        self.page.locator(within).get_by_text(text).first.wait_for(state="visible")

    def picture(self, screen: str, theme: str = "light") -> Path:
        """Keep a picture of the screen as it is."""
        path = SCREENSHOTS / f"{screen}-{self.language}-{self.size}-{theme}.png"
        path.parent.mkdir(exist_ok=True)
        self.page.screenshot(path=path)
        return path

    def resize(self, size: Size) -> None:
        """Take another device."""
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def close(self, again: bool = False) -> None:
        """Leave; where nothing went wrong, the next who comes in this manner may have the place again."""
        self.context.remove_listener("page", self._attend)
        if again and self.context.pages:
            self.contexts.give_back(self.manner, self.context)
        else:
            self.context.close()
