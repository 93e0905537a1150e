"""Who sits beside a person: the usual bot and its levels in sight, the others for whoever asks; and its hints, with their reasons."""

from __future__ import annotations

import pytest
from msgspec.structs import fields
from playwright.sync_api import expect

from onetable.bots.registry import offered_bots
from onetable.core.word import Word, kinds_of
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.words import advice
from onetable.games.registry import rulebook
from onetable.telling.bots import bot_at_length, offered_bot, tag
from tests.browser.clicking import Player, look
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.screens import Album, in_every_language
from tests.browser.scripting import script

KINDS = [kind for kind in kinds_of(Word) if kind.__module__ == advice.__name__]
LEVELS = ("partner", "partner:thoughtful", "partner:patient")


def reasons_in(language: str) -> list[str]:
    """Every reason for a choice, with names of several lengths."""
    phrases = rulebook("fellowship").phrasebook(language)
    people = [Named(key) for key in ("frodo", "gandalf", "glorfindel", "barliman_butterbur")]
    return [phrases.read(kind(*people[first : first + len(fields(kind))])) for kind in KINDS for first in range(3)]


@in_every_language
def test_a_person_chooses_how_the_bots_play_and_is_told_why(visit: Visit, language: str, size: str, request: pytest.FixtureRequest) -> None:
    visitor = visit(language=language, size=size)
    album = Album(visitor, bool(request.config.getoption("--long")))
    visitor.go("/")
    visitor.page.get_by_role("button", name=visitor.say("lobby-set-up-of", game=visitor.say("fellowship-name"))).click()
    sheet = visitor.page.locator("dialog[open]")
    bots = sheet.get_by_role("group", name=visitor.say("lobby-bots-play"))
    names = [offered_bot(name, visitor.words) for name in offered_bots("fellowship")]
    expect(bots.get_by_role("radio")).to_have_count(len(LEVELS))
    expect(bots.get_by_role("radio", name=names[0], exact=True)).to_be_checked()
    visitor.sees(bot_at_length(LEVELS[0], visitor.words), "dialog")
    album.add("levels")
    visitor.button("lobby-bots-others", sheet).click()
    expect(bots.get_by_role("radio")).to_have_count(len(names))
    assert [each.inner_text() for each in bots.locator("label").all()] == names
    album.add("levels-and-others")
    bots.get_by_role("radio", name=names[1], exact=True).check()
    visitor.sees(bot_at_length(LEVELS[1], visitor.words), "dialog")
    sheet.locator("button[type=submit]").click()
    at_table(visitor)
    player = Player(visitor, seed=5, hints=1.0, drags=0.0)
    while (seen := look(visitor.page)).stage != "trick" or not seen.may_act:
        if seen.may_act:
            player.act(seen)
        visitor.page.wait_for_timeout(30)
    visitor.press("web-hint")
    why = visitor.page.locator("#question .why")
    why.wait_for()
    assert why.inner_text().endswith((".", "。"))
    assert visitor.page.evaluate(script("hint"), reasons_in(language)) == []
    album.add("levels-hint")
    visitor.press("journal")
    visitor.page.get_by_role("tab", name=visitor.say("web-people")).click()
    visitor.sees(visitor.say(f"web-bot-{tag(LEVELS[1])}"))
    album.add("levels-people")
    album.close()
