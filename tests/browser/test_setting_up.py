"""Setting up a table: it begins as the form comes, whoever can be played stands side by side, and everybody brings a deck of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from onetable.games.tcg.decklist import deck, write_text
from tests.browser.conftest import Visit
from tests.browser.opening import at_table, link_of
from tests.browser.scripting import script
from tests.browser.visitor import Visitor


def set_up(visitor: Visitor, game: str) -> Locator:
    """Open the form of this game."""
    visitor.go("/")
    visitor.page.get_by_role("button", name=visitor.say("lobby-set-up-of", game=visitor.say(f"{game}-name"))).click()
    sheet = visitor.page.locator("dialog[open]")
    sheet.locator("form").wait_for()
    return sheet


def seat_of(sheet: Locator, number: int) -> Locator:
    """The row of a seat."""
    return sheet.locator("fieldset > ul > li").nth(number)


def for_players(visitor: Visitor, sheet: Locator, count: int) -> None:
    """So many play."""
    sheet.get_by_role("group", name=visitor.say("lobby-new-players")).get_by_role("radio", name=str(count), exact=True).check(force=True)


@pytest.mark.parametrize("players", [3, 6])
def test_many_players_begin_as_the_form_comes(visit: Visit, players: int) -> None:
    """From the third seat on stood decks that are for a first game of two alone: “The deck aragorn_retail is not legal.”"""
    visitor = visit()
    sheet = set_up(visitor, "tcg")
    for_players(visitor, sheet, players)
    expect(sheet.locator("button.chosen")).to_have_count(players)
    sheet.locator("button[type=submit]").click()
    at_table(visitor)
    expect(visitor.page.locator("header h1")).to_have_text(visitor.say("tcg-title", players=players))


def test_a_deck_that_cannot_be_played_is_grey_with_its_reason(visit: Visit) -> None:
    visitor = visit()
    sheet = set_up(visitor, "tcg")
    seat = seat_of(sheet, 0)
    seat.locator("button.chosen").click()
    box = seat.get_by_role("radio", name=re.compile(re.escape(visitor.say("tcg-form-decks-aragorn_retail"))))
    expect(box).to_be_disabled()
    expect(seat.locator(".tile.grey").first).to_contain_text(visitor.say("tcg-form-decks-needs-first_game"))
    sheet.get_by_role("checkbox").check()
    expect(box).to_be_enabled()
    expect(box).to_be_checked()
    sheet.locator("button[type=submit]").click()
    at_table(visitor)


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("nl", "phone"), ("ja", "small")])
def test_heroes_and_sauron_are_seen_side_by_side(visit: Visit, language: str, size: str) -> None:
    """They were five names in a list."""
    visitor = visit(language=language, size=size)
    sheet = set_up(visitor, "quest")
    expect(seat_of(sheet, 0).locator(".face")).to_contain_text(visitor.say("quest-side-sauron"))
    tiles = seat_of(sheet, 1).locator(".tile")
    expect(tiles).to_have_count(5)
    expect(tiles.first.locator("img")).to_be_visible()
    assert [tile.locator(".numbers b").count() for tile in tiles.all()] == [4] * 5
    assert all(len(tile.locator(".sheet > .small").inner_text()) > 10 for tile in tiles.all())
    assert visitor.page.evaluate(script("sideways")) == []
    seat_of(sheet, 1).get_by_role("radio", name=re.compile("Eleanor|エレアノール")).check(force=True)
    expect(seat_of(sheet, 1).locator("button.chosen")).to_contain_text(re.compile("Eleanor|エレアノール"))
    sheet.locator("button[type=submit]").click()
    table = at_table(visitor).rpartition("/")[2]
    assert visitor.page.request.get(f"/api/tables/{table}").json()["setup"]["heroes"] == ["eleanor"]


def test_two_friends_bring_decks_of_their_own(visit: Visit) -> None:
    """The host chose both decks, and the page by which one joins offered none."""
    host, friend = visit(), visit(language="nl", size="phone")
    sheet = set_up(host, "tcg")
    seat_of(sheet, 1).get_by_role("radio", name=host.say("lobby-who-open"), exact=True).check(force=True)
    expect(seat_of(sheet, 1)).to_contain_text(host.say("lobby-brings"))
    expect(seat_of(sheet, 1).locator("button.chosen")).to_have_count(0)
    sheet.locator("button[type=submit]").click()
    table = at_table(host).rpartition("/")[2]
    room = host.page.locator("section.room")
    room.locator("button.chosen").click()
    room.get_by_role("radio", name=re.compile(re.escape(host.say("tcg-form-decks-quiet_feet")))).check(force=True)
    expect(room.locator("button.chosen")).to_contain_text(host.say("tcg-form-decks-quiet_feet"))
    friend.go(link_of(host))
    friend.page.locator("button.chosen").click()
    friend.press("lobby-decks-paste")
    dialog = friend.page.locator("dialog[open]")
    dialog.locator("textarea").fill(write_text(deck("nine_walkers")).replace("Name:", "Name: Mijn wandelaars"))
    friend.press("tcg-build-use")
    expect(friend.page.locator("button.chosen")).to_contain_text(re.compile("wandelaars|" + friend.say("lobby-decks-pasted")))
    assert friend.page.evaluate(script("sideways")) == []
    friend.page.locator("article .row button.main").click()
    at_table(friend)
    expect(room).to_have_count(0)
    mine = host.page.request.get(f"/api/tables/{table}").json()["setup"]["decks"]
    theirs = friend.page.request.get(f"/api/tables/{table}").json()["setup"]["decks"]
    assert mine == ["quiet_feet", None] and theirs[0] is None and theirs[1]["draw"] == dict(deck("nine_walkers").draw)


def test_one_person_takes_several_heroes_and_the_invitation_names_the_roles(visit: Visit) -> None:
    """“You” on another seat moved the person there, and nobody was told which part was still free."""
    host, friend = visit(), visit(size="small", language="nl")
    sheet = set_up(host, "quest")
    for_players(host, sheet, 3)
    seat_of(sheet, 0).get_by_role("radio", name=host.say("lobby-who-open"), exact=True).check(force=True)
    seat_of(sheet, 2).get_by_role("radio", name=host.say("lobby-who-me"), exact=True).check(force=True)
    expect(seat_of(sheet, 1).get_by_role("radio", name=host.say("lobby-who-me"), exact=True)).to_be_checked()
    sheet.locator("button[type=submit]").click()
    at_table(host)
    room = host.page.locator("section.room")
    for role in ("quest-role-sauron", "quest-form-heroes-argalad", "quest-form-heroes-thalin"):
        expect(room).to_contain_text(host.say(role))
    assert room.locator("li", has_text=host.say("seat-you")).count() == 2
    friend.go(link_of(host))
    expect(friend.page.locator("article li").first).to_contain_text(friend.say("quest-role-sauron"))
    assert friend.page.evaluate(script("sideways")) == []
    friend.page.locator("article .row button.main").click()
    at_table(friend)
    expect(room).to_have_count(0)
