"""What a demanding newcomer missed before the game: the list of tables and invitations; with pictures in the long run.

What was to be seen before is said in the sentence below the name of a test. Looking back is in `test_replay.py`.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

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
