"""Nothing is lost: not with the page, not with the line, not with the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.clicking import Player, look, play
from tests.browser.conftest import Visit
from tests.browser.opening import at_table, open_chapter
from tests.browser.reading import hand, journal, question
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor
from tests.browser.walking import walk

BROKEN_LINE = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK", "Failed to load resource")


@pytest.fixture
def cable(mortal: Serving) -> Iterator[Cable]:
    """A cable to a server of one's own."""
    between = Cable(mortal.port)
    yield between
    between.close()


def in_the_middle(visitor: Visitor, choices: int = 8) -> Player:
    """A game that has begun, and it is this visitor's turn."""
    open_chapter(visitor, 1, 1)
    walk(visitor, lambda state, steps: steps >= choices)
    visitor.page.wait_for_selector(".ask.mine")
    return Player(visitor, seed=5, drags=0.0)


def stands(visitor: Visitor) -> tuple[list[str], list[str], str]:
    """What must not change by itself."""
    visitor.page.wait_for_selector(".ask.mine")
    return sorted(hand(visitor)), journal(visitor), question(visitor).inner_text()


def test_reloading_the_page(visit: Visit) -> None:
    visitor = visit()
    player = in_the_middle(visitor)
    before = stands(visitor)
    visitor.page.reload()
    at_table(visitor)
    assert stands(visitor) == before
    play(player, until=player.choices + 3)


def test_closing_the_page_and_coming_back_by_the_start_page(visit: Visit) -> None:
    visitor = visit()
    player = in_the_middle(visitor)
    before = stands(visitor)
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.go("/")
    visitor.page.get_by_role("link", name=visitor.say("lobby-your-turn")).first.click()
    at_table(visitor)
    assert stands(visitor) == before
    play(player, until=player.choices + 2)


def test_a_choice_that_is_made_while_the_line_is_cut_is_made_once(visit: Visit, mortal: Serving, cable: Cable) -> None:
    visitor = visit(address=cable.address)
    visitor.expect(*BROKEN_LINE)
    player = in_the_middle(visitor)
    lines = len(journal(visitor))
    cable.pull()
    visitor.sees(visitor.say("web-line-lost"))
    seen = look(visitor.page)
    player.click(seen.things[0])
    visitor.sees(visitor.say("web-line-safe"))
    cable.plug()
    player.follow(seen)
    visitor.page.wait_for_function("() => !document.querySelector('.strip.lost')")
    play(player, until=player.choices + 3)
    told = journal(visitor)
    assert len(told) > lines
    assert len(set(told)) == len(told)  # a card is played once only


def test_a_browser_that_goes_offline_and_comes_back(visit: Visit) -> None:
    visitor = visit()
    visitor.expect(*BROKEN_LINE)
    player = in_the_middle(visitor)
    before = stands(visitor)
    visitor.context.set_offline(True)
    visitor.page.wait_for_timeout(500)
    visitor.context.set_offline(False)
    assert stands(visitor) == before
    play(player, until=player.choices + 3)


def test_the_server_is_killed_and_the_page_goes_on_by_itself(visit: Visit, mortal: Serving) -> None:
    visitor = visit(address=mortal.address)
    visitor.expect(*BROKEN_LINE)
    player = in_the_middle(visitor)
    for _ in range(2):
        before = stands(visitor)
        mortal.kill()
        visitor.sees(visitor.say("web-line-lost"))
        mortal.start()
        visitor.page.wait_for_function("() => !document.querySelector('.strip.lost')")
        assert stands(visitor) == before
        play(player, until=player.choices + 2)


def test_the_server_is_killed_under_a_choice(visit: Visit, mortal: Serving) -> None:
    visitor = visit(address=mortal.address)
    visitor.expect(*BROKEN_LINE)
    player = in_the_middle(visitor)
    seen = look(visitor.page)
    mortal.kill()
    player.click(seen.things[0])
    visitor.sees(visitor.say("web-line-lost"))
    mortal.start()
    player.follow(seen)
    play(player, until=player.choices + 3)


def test_two_tabs_of_one_person(visit: Visit) -> None:
    visitor = visit()
    player = in_the_middle(visitor)
    first = visitor.page
    second = visitor.context.new_page()
    second.goto(first.url)
    second.wait_for_selector(".ask.mine")
    for here, there in ((first, second), (second, first)):
        visitor.page = there
        before = look(there)
        visitor.page = here
        player.act(look(here))
        if any(thing["lifted"] for thing in look(here).things):
            player.act(look(here))
        visitor.page = there
        player.follow(before)
        visitor.page = here
    for page in (first, second):
        page.wait_for_selector(".ask.mine")
    expect(second.locator(".journal li")).to_have_count(first.locator(".journal li").count())
    told = []
    for page in (first, second):
        visitor.page = page
        told.append(journal(visitor))
    assert told[0] == told[1] != []
    play(player, until=player.choices + 2)
