"""Plays by keyboard alone: Tab from group to group, arrows within a group, Enter. The focus must be seen at every stop."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.clicking import Player, look
from tests.browser.scripting import script
from tests.browser.visitor import Visitor

FOCUS = script("focus")
MOST_STOPS = 80


class Typist:
    """Somebody who has no mouse."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.choices = 0

    def focus(self) -> dict[str, Any] | None:
        """Where the keyboard is; it must be seen there."""
        found: dict[str, Any] | None = self.page.evaluate(FOCUS)
        if found is not None:
            assert found["seen"], f"nobody can see that the focus is on “{found['name']}”"
            assert found["inside"], f"the focus is out of sight, on “{found['name']}” at {found['place']}"
        return found

    def press(self, key: str) -> dict[str, Any] | None:
        """Press a key and look where that leads."""
        self.page.keyboard.press(key)
        return self.focus()

    def act(self) -> None:
        """Choose something that is lit."""
        before = look(self.page)
        at = self.focus()
        stops: list[str] = []
        while not (at and at["lit"]):
            at = self.along(at) or self.press("Tab")
            stops.append(at["name"] if at else "-")
            assert len(stops) < MOST_STOPS, f"no way to what is lit: {before.question!r}, past {stops}"
        self.page.keyboard.press("Enter")
        self.choices += 1
        Player(self.visitor).follow(before)

    def along(self, at: dict[str, Any] | None) -> dict[str, Any] | None:
        """Within a hand that has a lit card, go there by arrows."""
        if not at or not at["group"]:
            return None
        first = at["name"]
        for _ in range(20):
            at = self.press("ArrowRight")
            if at is None or at["name"] == first:
                return None
            if at["lit"]:
                return at
        return None

    def press_until(self, name: str, most: int = MOST_STOPS) -> None:
        """Tab to the thing of this name and press Enter."""
        for _ in range(most):
            at = self.press("Tab")
            if at and at["name"].startswith(name):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"the keyboard does not come to “{name}”")
