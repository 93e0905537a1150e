"""Fingers that stay, and what is shown large."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page

STAYS = 450  # milliseconds: longer than a card waits for a finger


def large(page: Page) -> Locator:
    """What is shown large now."""
    return page.locator(".enlarged")


@contextmanager
def held(place: Locator) -> Iterator[None]:
    """A finger stays on this place, as long as the test looks."""
    page = place.page
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box, "there is nothing to be touched"
    fingers = page.context.new_cdp_session(page)
    at = {"x": box["x"] + min(box["width"] / 2, 60), "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(STAYS)
    try:
        yield
    finally:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        fingers.detach()
