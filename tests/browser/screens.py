"""What every screen must be: whole on its device, without a serious fault of accessibility, and worth a picture."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.browser.scripting import script
from tests.browser.serving import WEB
from tests.browser.visitor import Visitor

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES: dict[Literal["light", "dark"], list[str] | None] = {"light": None, "dark": ["color-contrast"]}  # a theme changes colours alone
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity)"
FIRST = [("en", "desktop"), ("nl", "phone")]
OTHERS = [(language, size) for language in ("en", "nl", "zh", "ja") for size in ("desktop", "phone") if (language, size) not in FIRST]
EVERY = [*FIRST, *[pytest.param(*each, marks=pytest.mark.long) for each in OTHERS]]
in_every_language = pytest.mark.parametrize(("language", "size"), EVERY)


class Album:
    """Goes through screens and notes what is wrong with them; in the long run it keeps a picture of each in light and dark."""

    def __init__(self, visitor: Visitor, long: bool) -> None:
        self.visitor = visitor
        self.pictures = long
        self.seen: set[str] = set()
        self.wrong: list[str] = []

    def add(self, screen: str) -> None:
        """The screen that is open now; each name once."""
        if screen in self.seen:
            return
        self.seen.add(screen)
        page = self.visitor.page
        self._fits(screen, self.visitor.size)
        if self.visitor.size == "phone":
            self.visitor.resize("small")
            page.wait_for_timeout(60)
            self._fits(screen, "small")
            self.visitor.resize("phone")
        for theme, rules in THEMES.items():
            page.emulate_media(color_scheme=theme)
            page.wait_for_function(STILL)
            if self.pictures:
                self.visitor.picture(screen, theme)
            self._is_accessible(f"{screen} on a {self.visitor.size}, {theme}", rules)
        page.emulate_media(color_scheme="light")

    def look(self, screen: str, heard: bool) -> None:
        """Measure the boxes of the screen that is open now; where it is to be heard, and in the long run, it is one of the album's."""
        if bad := self.visitor.page.evaluate(script("boxes")):
            self.wrong.append(f"{screen}: {bad}")
        if heard or self.pictures:
            self.add(screen)

    def _fits(self, screen: str, size: str) -> None:
        too_wide: list[str] = self.visitor.page.evaluate(script("sideways"))
        if too_wide:
            self.wrong.append(f"{screen} scrolls sideways on a {size} screen ({self.visitor.language}): {too_wide}")

    def _is_accessible(self, where: str, rules: list[str] | None) -> None:
        page = self.visitor.page
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = page.evaluate(script("axe"), rules)
        self.wrong.extend(f"{where}: {one}" for one in found)

    def close(self) -> None:
        """Nothing may be wrong with any of them."""
        assert not self.wrong, "\n".join(self.wrong)
