"""Every screen on phone and desktop, in light and dark, in four languages: pictures, axe, no scrolling sideways."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.clicking import Player, look
from tests.browser.conftest import Visit
from tests.browser.opening import fill_with_bots, link_of, open_chapter
from tests.browser.screens import Album
from tests.browser.scripting import script
from tests.browser.staged import Data, Staged
from tests.browser.visitor import Visitor
from tests.browser.walking import to_the_end
from tests.server.pictures.tables import drawn, moments

# the longest words are Dutch and a phone is narrow; all others come in the long run, and are played in by other tests
SCREENS = [("en", "desktop"), ("nl", "phone")]
LONG = [(language, size) for language in ("en", "nl", "zh", "ja") for size in ("desktop", "phone") if (language, size) not in SCREENS]
everywhere = pytest.mark.parametrize(("language", "size"), [*SCREENS, *[pytest.param(*each, marks=pytest.mark.long) for each in LONG]])
# what many screens are looked at for is seen at one size in the usual run
on_a_desktop, on_a_phone = [
    pytest.mark.parametrize(("language", "size"), [usual, *[pytest.param(*each, marks=pytest.mark.long) for each in (other, *LONG)]])
    for usual, other in (SCREENS, SCREENS[::-1])
]


def album_of(visitor: Visitor, request: pytest.FixtureRequest) -> Album:
    """Where the screens of this test are gathered."""
    return Album(visitor, bool(request.config.getoption("--long")))


def sheet_of(visitor: Visitor) -> Locator:
    """The sheet or dialog that is open."""
    return visitor.page.locator("dialog[open]")


def put_away(visitor: Visitor) -> None:
    """Close the sheet."""
    visitor.page.keyboard.press("Escape")
    sheet_of(visitor).wait_for(state="detached")


@everywhere
def test_screens_before_the_game(visit: Visit, language: str, size: str, request: pytest.FixtureRequest) -> None:
    visitor = visit(language=language, size=size)
    visitor.expect("404")
    album = album_of(visitor, request)
    visitor.go("/")
    visitor.button("lobby-play-chapter", chapter=1).wait_for()
    visitor.page.wait_for_selector("section .picture img, section .picture svg")
    album.add("lobby-newcomer")
    if size == "desktop":
        assert visitor.page.evaluate(script("level")) == []
    for what, screen in (("lobby-rules-of", "rules"), ("lobby-set-up-of", "new-table")):
        visitor.page.get_by_role("button", name=visitor.say(what, game=visitor.say("fellowship-name"))).click()
        sheet_of(visitor).locator("h2, h3, legend").nth(1).wait_for()
        album.add(screen)
        put_away(visitor)
    visitor.page.get_by_role("button", name=visitor.say("lobby-set-up-of", game=visitor.say("tcg-name"))).click()
    sheet_of(visitor).locator("summary").click()
    album.add("new-table-tcg")
    put_away(visitor)
    visitor.go("/book?chapter=14")
    visitor.page.wait_for_selector("article h3")
    album.add("book")
    visitor.go("/settings")
    for closed in visitor.page.locator("details summary").all():
        closed.click()
    album.add("settings")
    visitor.go("/join/copper-kettle-00000")
    visitor.sees(visitor.say("lobby-no-table"))
    album.add("join-wrong")
    album.close()


@on_a_phone
def test_screens_of_a_game(visit: Visit, language: str, size: str, request: pytest.FixtureRequest) -> None:
    visitor, friend = visit(language=language, size=size), visit(language=language, size=size)
    album, doors = album_of(visitor, request), album_of(friend, request)
    open_chapter(visitor, 1, 4, friends=True)
    album.add("waiting-room")
    friend.go(link_of(visitor))
    friend.page.wait_for_selector("article")
    doors.add("join")
    fill_with_bots(visitor)
    player = Player(visitor, seed=2, hints=0.5, drags=0.0)
    while "menu" not in album.seen:
        if (seen := look(visitor.page)).may_act:
            album.add(f"table-{seen.stage}")
            if seen.stage == "trick":
                beside_the_game(visitor, album)
            player.act(look(visitor.page))
        visitor.page.wait_for_timeout(30)
    to_the_end(visitor)
    album.add("table-over")
    assert {"table-trick", "table-over"} <= album.seen
    visitor.press("web-look-back")
    visitor.page.wait_for_selector("input[type=range]")
    visitor.page.locator("input[type=range]").press("End")
    visitor.press("replay-back")
    visitor.page.wait_for_selector("main [data-lies]")
    album.add("replay")
    visitor.press("replay-go-on")
    sheet_of(visitor).wait_for()
    album.add("replay-go-on")
    put_away(visitor)
    visitor.go(visitor.page.url.replace("/replay/", "/deal/").partition("?")[0])
    visitor.page.wait_for_selector("tbody tr")
    album.add("deal")
    visitor.go("/")
    visitor.page.get_by_role("link", name=re.compile(re.escape(visitor.say("lobby-look-back")))).first.wait_for()
    album.add("lobby")
    album.close()
    doors.close()


def beside_the_game(visitor: Visitor, album: Album) -> None:
    """All that can be opened while somebody plays."""
    visitor.press("web-menu")
    sheet_of(visitor).wait_for()
    album.add("menu")
    put_away(visitor)
    visitor.page.keyboard.press("s")
    sheet_of(visitor).wait_for()
    album.add("say")
    put_away(visitor)
    visitor.page.keyboard.press("?")
    sheet_of(visitor).wait_for()
    album.add("keys")
    put_away(visitor)
    visitor.page.locator("main .seat .who").first.click()
    sheet_of(visitor).wait_for()
    album.add("seat")
    put_away(visitor)
    visitor.page.get_by_role("button", name=visitor.say("tricks-played")).click()
    sheet_of(visitor).wait_for()
    album.add("cards-played")
    put_away(visitor)
    visitor.press("journal")
    visitor.page.wait_for_selector(".journal .line")
    album.add("journal")
    for tab in ("reader", "people"):
        visitor.page.get_by_role("tab", name=visitor.say(f"web-{tab}")).click()
        visitor.page.wait_for_selector("details summary, .page input" if tab == "reader" else ".page input")
        album.add(tab)
    visitor.button("web-close").click()
    visitor.press("web-hint")
    visitor.button("web-hint-do").wait_for()
    album.add("hint")
    visitor.page.keyboard.press("Escape")


TABLES = [(6, 1, 7), (5, 2, 6), (17, 3, 8), (14, 4, 5)]  # chapter, players, choices of the first seat before the picture


def table_of(chapter: int, players: int, choices: int, language: str) -> Data:
    """What the first seat is asked after so many choices of its own, or last before the game ended."""
    view: Data = {}
    for match in moments("fellowship", {"chapter": chapter}, players, seed=6):
        if choices >= 0 and match.game.decision is not None and match.game.decision.seat == 0:
            view = drawn(match, language, (0,))[0]
            choices -= 1
    return view


@on_a_desktop
def test_screens_of_other_tables(visit: Visit, language: str, size: str, request: pytest.FixtureRequest) -> None:
    visitor = visit(language=language, size=size)
    album = album_of(visitor, request)
    for chapter, players, choices in TABLES:
        Staged(visitor, "fellowship", players).show(table_of(chapter, players, choices, language))
        visitor.page.wait_for_selector(".ask.mine")
        album.add(f"chapter-{chapter}-of-{players}")
    album.close()
