"""What a demanding newcomer missed before and after the game: the list of tables, invitations, looking back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.clicking import Player, play
from tests.browser.conftest import Visit
from tests.browser.opening import open_chapter


def test_tables_in_the_list_have_their_time_and_can_be_removed(visit: Visit) -> None:
    visitor = visit()
    for _ in range(2):
        open_chapter(visitor, 1, 4)
    visitor.go("/")
    rows = visitor.page.locator(".tables li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(visitor.say("lobby-just-now"))
    rows.first.get_by_role("button", name=re.compile(re.escape(visitor.say("lobby-remove")))).click()
    rows.first.get_by_role("button", name=visitor.say("lobby-remove-sure")).click()
    expect(rows).to_have_count(1)


def test_an_invitation_is_about_the_link_and_warns_where_it_leads_nowhere(visit: Visit) -> None:
    visitor = visit(language="nl")
    open_chapter(visitor, 1, 3, friends=True)
    room = visitor.page.locator("section.room")
    expect(room.locator("button.main")).to_have_text(re.compile(re.escape(visitor.say("web-copy-link"))))  # the one gold thing
    expect(room).to_contain_text(visitor.say("web-link-only-here"))  # this server listens to this machine alone
    visitor.page.locator("section.room > button").click()


def test_looking_back_goes_by_tricks_and_says_who_played_what(visit: Visit) -> None:
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
    visitor.page.keyboard.press("PageUp")
    expect(told).to_contain_text(visitor.say("journal-trick", number=2))
