"""Looking back at a game, going on from a step of it, and giving its deal to another table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import Player, play
from tests.browser.conftest import Keep, Visit
from tests.browser.contexts import Contexts
from tests.browser.opening import at_table, open_chapter
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor
from tests.browser.walking import to_the_end


def finished(visitor: Visitor) -> str:
    """Bring a chapter to its end and look back; tells the address of the game."""
    open_chapter(visitor, 1, 4)
    to_the_end(visitor, seed=3)
    visitor.press("web-look-back")
    visitor.page.wait_for_url(re.compile(r"/replay/"))
    visitor.page.wait_for_selector("input[type=range]")
    return visitor.page.url


@pytest.fixture(scope="module")
def game(contexts: Contexts, serving: Serving) -> Iterator[str]:
    """The address of a game that is over: everybody may look back at it."""
    visitor = Visitor(contexts, serving.address)
    yield finished(visitor)
    assert not visitor.complaints()
    visitor.close()


def look_back(visitor: Visitor, game: str) -> None:
    """Come by a link to a game that is over."""
    visitor.go(game)
    visitor.page.wait_for_selector("input[type=range]")


def steps(visitor: Visitor) -> tuple[int, int]:
    """At which step we are, and how many there are."""
    slider = visitor.page.locator("input[type=range]")
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def shown(visitor: Visitor, step: int) -> None:
    """Wait until this step is the one that is shown."""
    expect(visitor.page.locator("input[type=range]")).to_have_js_property("value", str(step))


@pytest.mark.parametrize(("language", "size"), [pytest.param("en", "desktop", marks=pytest.mark.long), ("zh", "phone")])
def test_a_finished_game_is_stepped_through_with_all_hands_open(visit: Visit, game: str, language: str, size: str) -> None:
    visitor = visit(language=language, size=size)
    look_back(visitor, game)
    shown(visitor, 0)
    last = steps(visitor)[1]
    assert last > 5
    for step in range(1, min(last, 12)):
        visitor.press("replay-forward")
        shown(visitor, step)
    expect(visitor.page.locator("main [data-lies]").first).to_be_visible()
    hands = visitor.page.locator("main [data-hand]")
    expect(hands).to_have_count(4)
    visitor.page.locator("input[type=range]").press("End")
    shown(visitor, last)
    visitor.press("replay-back")
    shown(visitor, last - 1)
    visitor.page.locator("body").press("Home")
    shown(visitor, 0)
    visitor.page.keyboard.press("ArrowRight")
    shown(visitor, 1)
    visitor.press("replay-play")
    shown(visitor, 2)


def test_looking_back_goes_by_tricks_and_says_who_played_what(visit: Visit, keep: Keep, game: str) -> None:
    """The label of a step was cut before the card and said “Bot 3”, and there was no way from trick to trick."""
    visitor = visit()
    look_back(visitor, game)
    told = visitor.page.locator(".where .text")
    for number in (1, 2, 3):
        while visitor.say("journal-trick", number=number) not in told.inner_text():
            visitor.press("replay-leap")
    assert not re.search(r"Bot \d|[Pp]layer \d", told.inner_text())
    assert told.evaluate("(text) => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight + 1")
    keep(visitor, "12-replay")
    visitor.page.keyboard.press("PageUp")
    expect(told).to_contain_text(visitor.say("journal-trick", number=2))


def test_through_one_pair_of_eyes(visit: Visit, game: str) -> None:
    visitor = visit()
    look_back(visitor, game)
    visitor.page.get_by_label(visitor.say("replay-eyes")).select_option("1")
    for _ in range(5):
        visitor.press("replay-forward")
    shown(visitor, 5)
    expect(visitor.page.locator("main [data-hand]")).to_have_count(1)


def test_a_game_goes_on_from_a_step_at_a_new_table(visit: Visit, game: str) -> None:
    visitor = visit(language="nl")
    look_back(visitor, game)
    visitor.press("replay-last")
    visitor.press("replay-back")
    visitor.press("replay-back")
    visitor.press("replay-go-on")
    dialog = visitor.page.locator("dialog[open]")
    dialog.locator("button[type=submit]").click()
    new = at_table(visitor)
    assert new.rsplit("/", 1)[1] != game.rsplit("/", 1)[1]
    assert play(Player(visitor, seed=9, drags=0.0)).over


def test_the_same_deal_at_another_table_is_compared(visit: Visit) -> None:
    visitor, friend = visit(), visit(language="ja")
    address = finished(visitor)
    visitor.page.get_by_role("tab", name=visitor.say("replay-this-game")).click()
    visitor.press("replay-same-deal")
    visitor.page.locator("dialog[open] button[type=submit]").click()
    at_table(visitor)
    to_the_end(visitor, seed=4)
    friend.go(address)
    friend.page.get_by_role("tab", name=friend.say("replay-this-game")).click()
    rows = friend.page.locator("tbody tr")
    expect(rows).to_have_count(2)
    friend.press("replay-deal-link")
    friend.page.wait_for_url(re.compile(r"/deal/"))
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile(f"{friend.say('lobby-outcome-won')}|{friend.say('lobby-outcome-lost')}"))
    friend.press("replay-deal-play")
    friend.page.locator("dialog[open] button[type=submit]").click()
    at_table(friend)


def test_a_link_to_a_step_shows_that_step_to_others(visit: Visit, game: str) -> None:
    friend = visit(language="zh", size="phone")
    look_back(friend, f"{game.partition('?')[0]}?at=7")
    shown(friend, 7)
    expect(friend.page.locator("main [data-lies]").first).to_be_visible()


def test_a_stranger_cannot_look_back_at_a_game_that_is_not_over(visit: Visit) -> None:
    visitor, stranger = visit(), visit(language="nl")
    stranger.expect(r"\b40[39]\b")
    table = open_chapter(visitor, 1, 4)
    stranger.go(table.replace("/table/", "/replay/"))
    stranger.sees(stranger.say("replay-not-over"))
