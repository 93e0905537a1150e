"""From the start page to a table, as people go."""

from __future__ import annotations

import re

from tests.browser.visitor import Visitor


def open_chapter(visitor: Visitor, chapter: int, players: int, friends: bool = False) -> str:
    """Open this chapter in the book with bots or friends in the other seats; tells the address of the table."""
    visitor.go(f"/book?chapter={chapter}")
    book = visitor.page.locator("article")
    book.get_by_role("radio", name=str(players), exact=True).check()
    visitor.press("lobby-book-solo" if players == 1 else "lobby-with-friends" if friends else "lobby-with-bots")
    return at_table(visitor)


def at_table(visitor: Visitor) -> str:
    """Wait until the table is open; tells its address."""
    visitor.page.wait_for_url(re.compile(r"/table/"))
    visitor.page.wait_for_selector(".ask, section.room, section.over")
    return visitor.page.url


def link_of(visitor: Visitor) -> str:
    """The link that is shown to be sent to friends."""
    return visitor.page.get_by_label(visitor.say("web-link")).first.input_value()


def join(visitor: Visitor, link: str) -> None:
    """Come in by a link and take the first free seat."""
    visitor.go(link)
    visitor.page.locator("article").locator("button.main").click()
    at_table(visitor)


def fill_with_bots(visitor: Visitor) -> None:
    """Begin with bots in the seats that are still open."""
    visitor.page.locator("section.room > button").click()
    visitor.page.wait_for_selector("section.room", state="detached")
