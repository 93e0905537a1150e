"""The contexts of a browser: one that a visitor has left is emptied and used again, for its process is warm and the next page cheap."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

MOST_FREE = 5  # a few manners come again and again; each context that waits holds a process
LIGHT = "/api/games"  # what a page shows that only keeps its process warm


class Manner(NamedTuple):
    """How somebody comes: contexts of one manner are alike."""

    address: str
    locale: str
    width: int
    height: int
    touch: bool
    theme: str
    still: bool


class Contexts:
    """All contexts of one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: list[tuple[Manner, BrowserContext]] = []

    def take(self, manner: Manner) -> BrowserContext:
        """A context without cookies, memory or pages that are looked at."""
        for place, (known, context) in enumerate(self._free):
            if known == manner:
                del self._free[place]
                return context
        return self.browser.new_context(
            base_url=manner.address,
            locale=manner.locale,
            viewport=ViewportSize(width=manner.width, height=manner.height),
            is_mobile=manner.touch,
            has_touch=manner.touch,
            color_scheme="dark" if manner.theme == "dark" else "light",
            reduced_motion="reduce" if manner.still else "no-preference",
        )

    def give_back(self, manner: Manner, context: BrowserContext) -> None:
        """Empty it for the next: of its pages only the oldest stays, to keep the process, and shows nothing of the game."""
        kept, *others = context.pages
        for page in others:
            page.close()
        empty(kept)
        self._free.append((manner, context))
        if len(self._free) > MOST_FREE:
            self._free.pop(0)[1].close()


def empty(page: Page) -> None:
    """Forget what the visitor has left: what the site remembers of him, and who he is."""
    if not page.url.endswith(LIGHT):
        page.unroute_all(behavior="ignoreErrors")
        page.goto(LIGHT)
    page.evaluate("() => localStorage.clear()")
    page.context.clear_cookies()
