"""What a deck is worth, on the bench: games in the background with progress and a stop, a chart with intervals, two versions compared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import Album
from tests.browser.tcg.test_builder import bench, tools

LONG_GAMES = 90_000  # milliseconds in which a quick game of bots is played, however busy the machine is
LONG = [("en", "phone"), ("nl", "phone"), ("zh", "phone"), ("ja", "phone"), ("nl", "desktop"), ("zh", "desktop"), ("ja", "desktop")]


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), *[pytest.param(*each, marks=pytest.mark.long) for each in LONG]])
def test_a_report_grows_while_games_are_played_and_can_be_stopped(
    visit: Visit, language: str, size: str, request: pytest.FixtureRequest
) -> None:
    visitor = visit(language=language, size=size)
    bench(visitor, visitor.say("tcg-form-decks-quiet_feet"))
    visitor.press("tcg-build-save")
    visitor.button("tcg-build-saved").wait_for()
    dialog = tools(visitor, "tcg-report")
    dialog.locator("select").select_option(label=visitor.say("tcg-build-version", n=1))
    visitor.button("tcg-report-begin", dialog).click()
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    all_games = dialog.locator("figure li").first
    expect(all_games.locator(".track")).to_have_count(2, timeout=LONG_GAMES)  # of both versions
    visitor.page.keyboard.press("Escape")  # it goes on without anybody who looks
    dialog = tools(visitor, "tcg-report")
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    visitor.button("tcg-report-stop", dialog).click()
    expect(dialog.get_by_role("progressbar")).to_have_count(0)
    visitor.sees(visitor.say("tcg-report-stopped", done=0).partition("0")[2].strip(), "dialog")
    told = all_games.locator(".aloud").first.inner_text()
    *counts, rate, low, high = [int(number) for number in re.findall(r"\d+", told)]
    won, games = sorted(counts)  # some languages name the games first
    assert low <= rate <= high and abs(rate - 100 * won / games) <= 1
    for key in ("tcg-report-sites", "tcg-report-bearer", "tcg-report-idle"):
        visitor.sees(visitor.say(key), "dialog")
    visitor.sees(visitor.say("tcg-report-better", by="~", low="", high="").partition("~")[0].strip(), "dialog")
    album = Album(visitor, bool(request.config.getoption("--long")))
    album.look("builder-report", heard=True)
    album.close()
