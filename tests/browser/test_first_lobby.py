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
    rows.first.get_by_role("button", name=re.compile(re.escape(visitor.say("lobby-remove-sure")))).click()
    words = rows.first.locator(".words").bounding_box()
    assert words and words["width"] >= 180, words  # it stood as a column of single letters beside two buttons
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


def test_the_list_says_who_won(visit: Visit) -> None:
    """A game that was over said nothing but “over”."""
    visitor = visit()
    table = begin(visitor)
    tells = {"state": "over", "outcome": "sauron", "winners": [0], "your_turn": False}
    visitor.page.route("**/api/me/tables*", lambda route: route.fulfill(json=[{**table, **tells}]))
    visitor.go("/")
    expect(visitor.page.locator(".tables li")).to_contain_text(f"{visitor.say('lobby-you-lost')} · {visitor.say('quest-outcome-sauron')}")


def test_the_road_stands_above_the_fold(visit: Visit) -> None:
    """Its picture, the best of the page, was cut by the lower edge of a laptop's window; beside it stood a page for programmers."""
    visitor = visit()
    visitor.go("/")
    box = visitor.page.locator(".road img").first.bounding_box()
    assert box and box["y"] + box["height"] <= 900, box
    expect(visitor.page.locator("main a[href='/bots']")).to_have_count(0)
    visitor.go("/settings")
    expect(visitor.page.locator("main a[href='/bots']")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_settings_bring_tips_back_and_let_an_account_go(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.go("/settings")
    visitor.page.evaluate("localStorage.setItem('onetable.somewhere.steps', 'known')")
    visitor.press("lobby-tips")
    visitor.sees(visitor.say("lobby-tips-shown"))
    assert visitor.page.evaluate("localStorage.getItem('onetable.somewhere.steps')") is None
    assert all(visitor.page.request.get("/api/me").json()["coach"][game] for game in ("fellowship", "tcg", "quest"))
    account = {"login": f"leaver-{language}", "password": "a long password"}
    assert visitor.page.request.post("/api/account", data=account, headers={"Origin": visitor.address}).ok
    visitor.go("/settings")
    visitor.page.get_by_text(visitor.say("lobby-delete"), exact=True).click()
    form = visitor.page.locator("details[open] form")
    form.locator("input[type=password]").fill(account["password"])
    form.get_by_role("button", name=visitor.say("lobby-delete-go")).click()
    visitor.page.wait_for_url(re.compile(r"/$"))
    visitor.go("/settings")
    expect(visitor.page.get_by_text(visitor.say("lobby-account-add"), exact=True)).to_be_visible()
