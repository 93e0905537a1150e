"""What a demanding newcomer missed before and after the game: the list of tables, invitations, looking back; with pictures in the long run.

What was to be seen before is said in the sentence below the name of a test.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import Player, play
from tests.browser.codes import modules_of, text_of
from tests.browser.conftest import HOUSE, Keep, Visit
from tests.browser.opening import link_of, open_chapter
from tests.browser.quest.company import begin
from tests.browser.serving import Serving
from tests.browser.visitor import Size

PIXELS = 5  # so wide is a module on the screen


def test_tables_in_the_list_have_their_time_and_can_be_removed(visit: Visit, keep: Keep) -> None:
    """Continue was a list of equal rows that grew with every game; a quest was titled by a hero."""
    visitor = visit()
    open_chapter(visitor, 1, 4)
    begin(visitor)
    visitor.go("/")
    rows = visitor.page.locator(".tables li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(visitor.say("quest-name"))
    expect(rows.first).to_contain_text(visitor.say("lobby-just-now"))
    keep(visitor, "11-continue")
    rows.first.get_by_role("button", name=re.compile(re.escape(visitor.say("lobby-remove")))).click()
    rows.first.get_by_role("button", name=visitor.say("lobby-remove-sure")).click()
    expect(rows).to_have_count(1)


def test_an_invitation_is_about_the_link_and_warns_where_it_leads_nowhere(visit: Visit, keep: Keep) -> None:
    """Gold was on the bots, and the link led nowhere without a warning."""
    visitor = visit(language="nl")
    open_chapter(visitor, 1, 3, friends=True)
    room = visitor.page.locator("section.room")
    expect(room.locator("button.main")).to_have_text(re.compile(re.escape(visitor.say("web-copy-link"))))  # the one gold thing
    expect(room).to_contain_text(visitor.say("web-link-only-here"))  # the page was opened by an address that is this machine alone
    keep(visitor, "11-only-here")
    visitor.page.locator("section.room > button").click()


@pytest.mark.parametrize(("language", "size", "theme"), [("en", "desktop", "light"), ("ja", "phone", "dark")])
def test_an_invitation_can_be_photographed(visit: Visit, keep: Keep, serving: Serving, language: str, size: Size, theme: str) -> None:
    """There was no code. It is dark on light in both themes, and a reader reads the link."""
    visitor = visit(address=f"http://{HOUSE}:{serving.port}", language=language, size=size, theme=theme)
    visitor.expect("Cross-Origin-Opener-Policy")  # browsers want HTTPS for it, which a house has not
    open_chapter(visitor, 1, 3, friends=True)
    link = link_of(visitor)
    assert HOUSE in link
    code = visitor.page.get_by_role("img", name=visitor.say("web-link-code"))
    code.scroll_into_view_if_needed()
    assert text_of(modules_of(code.screenshot(), PIXELS)) == link
    keep(visitor, f"11-code-{theme}")
    visitor.page.locator("section.room > button").click()


def test_looking_back_goes_by_tricks_and_says_who_played_what(visit: Visit, keep: Keep) -> None:
    """The label of a step was cut before the card and said “Bot 3”, and there was no way from trick to trick."""
    visitor = visit()
    open_chapter(visitor, 1, 4)
    play(Player(visitor, seed=3, hints=0.0, drags=0.0))
    visitor.press("web-look-back")
    visitor.page.wait_for_selector("input[type=range]")
    told = visitor.page.locator(".where .text")
    for number in (1, 2, 3):
        while visitor.say("journal-trick", number=number) not in told.inner_text():
            visitor.press("replay-leap")
    assert not re.search(r"Bot \d|[Pp]layer \d", told.inner_text())
    assert told.evaluate("(text) => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight + 1")
    keep(visitor, "12-replay")
    visitor.page.keyboard.press("PageUp")
    expect(told).to_contain_text(visitor.say("journal-trick", number=2))
