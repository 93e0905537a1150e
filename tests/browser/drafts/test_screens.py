"""Every stage of an event as people see it: nothing overlaps, nothing is cut, all can be read in light and dark."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.drafts.events import PICKS, at_pick, build, open_event, pack, pick
from tests.browser.screens import Album
from tests.browser.scripting import script

BOXES = script("boxes")
USUAL = ("pick", "build", "after")  # these are also heard and looked at in both themes in the usual run
SCREENS = [("en", "desktop"), ("nl", "phone")]
LONG = [(language, size) for language in ("en", "nl", "zh", "ja") for size in ("desktop", "phone") if (language, size) not in SCREENS]


@pytest.mark.parametrize(("language", "size"), [*SCREENS, *[pytest.param(*each, marks=pytest.mark.long) for each in LONG]])
def test_nothing_overlaps_and_nothing_is_cut(visit: Visit, language: str, size: str, request: pytest.FixtureRequest) -> None:
    visitor = visit(language=language, size=size)
    album, wrong = Album(visitor, bool(request.config.getoption("--long"))), list[str]()

    def look(name: str) -> None:
        if bad := visitor.page.evaluate(BOXES):
            wrong.append(f"{name}: {bad}")
        if album.pictures or name in USUAL:
            album.add(f"draft-{name}")

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
    assert not wrong, "\n".join(wrong)
    album.close()
