"""Bots of three levels, where a table is set up: in sight, described in a line; chance is for whoever asks. And what a hint says."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from onetable.bots.registry import levels_in, offered_bots, usual_bot
from onetable.telling.bots import bot_at_length, offered_bot
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.screens import Album, in_every_language


@in_every_language
@pytest.mark.parametrize("game", ["tcg", "quest"])
def test_a_person_chooses_the_level_of_the_bots_and_is_told_why(
    visit: Visit, language: str, size: str, game: str, request: pytest.FixtureRequest
) -> None:
    visitor = visit(language=language, size=size)
    album = Album(visitor, bool(request.config.getoption("--long")))
    visitor.go("/")
    visitor.page.get_by_role("button", name=visitor.say("lobby-set-up-of", game=visitor.say(f"{game}-name"))).click()
    sheet = visitor.page.locator("dialog[open]")
    bots = sheet.get_by_role("group", name=visitor.say("lobby-bots-play"))
    names = {level: offered_bot(level, visitor.words) for level in offered_bots(game)}
    expect(bots.get_by_role("radio")).to_have_count(len(levels_in(game)))
    assert [each.inner_text() for each in bots.locator("label").all()] == [names[level] for level in levels_in(game)]
    expect(bots.get_by_role("radio", name=names[usual_bot(game)], exact=True)).to_be_checked()
    for level in levels_in(game):
        bots.get_by_role("radio", name=names[level], exact=True).check()
        visitor.sees(bot_at_length(level, visitor.words), "dialog")
    album.add(f"levels-{game}")
    visitor.button("lobby-bots-others", sheet).click()
    expect(bots.get_by_role("radio")).to_have_count(len(names))
    assert [each.inner_text() for each in bots.locator("label").all()] == [*names.values()]
    sheet.locator("button[type=submit]").click()
    at_table(visitor)
    visitor.page.locator(".ask").first.wait_for()
    visitor.press("web-hint")
    why = visitor.page.locator("#question .why")
    why.wait_for()
    assert why.inner_text().endswith((".", "。"))
    album.add(f"hint-{game}")
    album.close()
