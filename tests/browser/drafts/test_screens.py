"""Every stage of an event as people see it: nothing overlaps, nothing is cut, all can be read in light and dark."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.drafts.events import PICKS, at_pick, build, open_event, pack, pick
from tests.browser.screens import Album, in_every_language

USUAL = ("pick", "build", "after")  # these are also heard and looked at in both themes in the usual run


@in_every_language
def test_nothing_overlaps_and_nothing_is_cut(visit: Visit, language: str, size: str, request: pytest.FixtureRequest) -> None:
    visitor = visit(language=language, size=size)
    album = Album(visitor, bool(request.config.getoption("--long")))

    def look(name: str) -> None:
        album.look(f"draft-{name}", name in USUAL)

    open_event(visitor, "draft", 1, "bot", "bot", "bot", clock="calm")
    at_pick(visitor, 1)
    look("booster")
    pack(visitor).nth(1).click()
    look("pick")
    for number in range(1, PICKS + 1):
        at_pick(visitor, number)
        pick(visitor, 0)
        if number == 7 and size == "phone":
            visitor.page.locator(".switch label").nth(1).click()
            look("pool")
            visitor.page.locator(".switch label").nth(0).click()
    visitor.page.wait_for_selector(".catalogue .held")
    look("build")
    build(visitor)
    visitor.page.wait_for_selector(".round")
    visitor.press("web-round-open")
    visitor.page.locator(".round li a").first.wait_for()
    look("after")
    album.close()
