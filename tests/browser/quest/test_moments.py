"""Every kind of moment on phone and desktop: nothing overlaps, nothing is cut, no glyph is missing, and who cannot see hears it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.quest.moments import HERO, SAURON, Data, found
from tests.browser.screens import Album
from tests.browser.scripting import script
from tests.browser.staged import Staged

BOXES = script("boxes")
LANGUAGES = ("en", "nl", "zh", "ja")
SCREENS = [("en", "desktop", HERO), ("nl", "phone", SAURON)]
LONG = [
    (language, size, seat)
    for language in LANGUAGES for size in ("desktop", "phone") for seat in (HERO, SAURON)
    if (language, size, seat) not in SCREENS
]  # fmt: skip
WORTH = ("travel", "lay", "encounter", "track")  # looked at by axe in the usual run, too


def asks_the_person(view: Data) -> Data:
    """A moment that stays as it is: nothing is passed without asking."""
    if view["board"]["asking"] is not None:
        view["board"]["asking"]["flow"]["take"] = -1
    return view


@pytest.mark.parametrize(
    ("language", "size", "seat", "whole"),
    [*[(*each, False) for each in SCREENS], *[pytest.param(*each, True, marks=pytest.mark.long) for each in [*SCREENS, *LONG]]],
)
def test_nothing_overlaps_and_nothing_is_cut(
    visit: Visit, language: str, size: str, seat: int, whole: bool, request: pytest.FixtureRequest
) -> None:
    visitor = visit(language=language, size=size)
    staged, album = Staged(visitor, "quest", 2, seat), Album(visitor, bool(request.config.getoption("--long")))
    wrong = []
    for name, view in found(1, 1, seat, language, whole).items():
        staged.show(asks_the_person(view))
        visitor.page.wait_for_selector(".map, .fight")
        if bad := visitor.page.evaluate(BOXES):
            wrong.append(f"{name}: {bad}")
        if name in WORTH or album.pictures:
            album.add(f"quest-{name}-{seat}")
    assert not wrong, "\n".join(wrong)
    album.close()


@pytest.mark.long
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_three_heroes_have_room(visit: Visit, size: str) -> None:
    visitor = visit(language="nl", size=size)
    staged, wrong = Staged(visitor, "quest", 4, 1), []
    for name, view in found(3, 2, 1, "nl").items():
        staged.show(asks_the_person(view))
        if bad := visitor.page.evaluate(BOXES):
            wrong.append(f"{name}: {bad}")
    assert not wrong, "\n".join(wrong)
