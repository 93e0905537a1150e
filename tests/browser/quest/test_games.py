"""Games as hero and as Sauron: by clicking, by touch, by keyboard, two at one table; and nothing is lost on the way."""

from __future__ import annotations

import time

import pytest

from tests.browser.clicking import PATIENCE, Player, look, play
from tests.browser.conftest import Visit
from tests.browser.keys import Typist
from tests.browser.opening import at_table, fill_with_bots, join, link_of
from tests.browser.quest.company import HERO, SAURON, begin, walk_into_combat
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

FEW = 4  # choices of a short look at a game
WHOLE = 2500
BROKEN_LINE = ("WebSocket", "ERR_CONNECTION", "answer 5", "failed")


def table_is_there(visitor: Visitor) -> None:
    """The map, or what is chosen before it, the story, and somebody's plate."""
    for part in ("main :is(.map, .plots)", ".story .line", "main .seats .seat"):
        visitor.page.wait_for_selector(part)


def test_a_newcomer_begins_with_one_click_and_moves_at_once(visit: Visit) -> None:
    visitor = visit(still=False)
    visitor.go("/")
    visitor.press("quest-play")
    at_table(visitor)
    table_is_there(visitor)
    begun = time.monotonic()
    play(Player(visitor, seed=2), until=1)
    print(f"first choice {time.monotonic() - begun:.1f} s after the table was there")
    assert time.monotonic() - begun < 30


@pytest.mark.parametrize(
    ("heroes", "seat", "most"),
    [
        (2, SAURON, FEW),
        *[pytest.param(heroes, seat, WHOLE, marks=pytest.mark.long) for heroes in (1, 2, 3) for seat in (HERO, SAURON)],
    ],
)  # fmt: skip
def test_a_game_by_clicking(visit: Visit, heroes: int, seat: int, most: int) -> None:
    visitor = visit()
    begin(visitor, heroes, seat)
    table_is_there(visitor)
    player = Player(visitor, seed=heroes, drags=0.0, hints=0.4)
    seen = play(player, until=most)
    assert player.choices >= most or seen.over
    if visitor.page.locator("main :is(.fight, .plots, .finale)").count() == 0:
        assert visitor.page.locator("main .seats [data-seat]").count() == heroes + 1


@pytest.mark.parametrize("most", [FEW, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_a_game_by_touch_on_a_phone(visit: Visit, most: int) -> None:
    visitor = visit(size="phone")
    begin(visitor)
    player, deadline = Player(visitor, seed=3, drags=0.0), time.monotonic() + PATIENCE
    while not (seen := look(visitor.page)).over and player.choices < most:
        things = [thing for thing in seen.things if thing["point"] is not None]
        if seen.may_act and things:
            visitor.page.touchscreen.tap(*player.random.choice(things)["point"])
            player.choices += 1
            deadline = time.monotonic() + PATIENCE
        assert time.monotonic() < deadline, seen.question
        visitor.page.wait_for_timeout(100)


@pytest.mark.parametrize("most", [FEW, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_a_game_by_keyboard(visit: Visit, most: int) -> None:
    visitor = visit()
    begin(visitor)
    typist, deadline = Typist(visitor), time.monotonic() + PATIENCE
    while typist.choices < most and not (seen := look(visitor.page)).over:
        if seen.may_act:
            typist.act()
            deadline = time.monotonic() + PATIENCE
        assert time.monotonic() < deadline, seen.question
        visitor.page.wait_for_timeout(20)


@pytest.mark.parametrize("most", [FEW, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_two_at_one_table_one_hears_what_the_other_plans(visit: Visit, most: int) -> None:
    host, friend = visit(), visit(language="nl")
    begin(host, heroes=2, seat=1, friends=2)
    link = link_of(host)
    join(friend, link)
    fill_with_bots(host)
    for visitor in (host, friend):
        visitor.page.wait_for_selector("section.room", state="detached")
        table_is_there(visitor)
    host.page.locator(".plan button").last.click()  # to beware of it
    for place in host.page.locator(".map [data-place]").all():  # a plan is a press on the map, on a place of which something can be said
        if host.page.locator(".map.telling").count() == 0:
            break
        name = place.get_attribute("aria-label") or ""
        place.dispatch_event("click")
    friend.page.locator(".plots .choice").first.click()  # Sauron sees the map when his plot is chosen
    for visitor in (host, friend):
        visitor.page.wait_for_selector(".plan li")
    assert name.split(" (")[0][-4:] in host.page.locator(".plan li").inner_text()
    players = [Player(visitor, seed=number, hints=0.4, drags=0.0) for number, visitor in enumerate((host, friend))]
    play(*players, until=most)


@pytest.mark.long
def test_a_reload_a_closed_tab_and_a_killed_server_in_mid_combat(visit: Visit, mortal: Serving) -> None:
    visitor = visit(address=mortal.address)
    visitor.expect(*BROKEN_LINE)
    made = begin(visitor)
    walk_into_combat(visitor)
    fight = ".fight .sum table"
    visitor.page.wait_for_selector(fight)
    asked, sums = visitor.page.locator("#question").inner_text(), visitor.page.locator(fight).first.inner_text()

    def stands() -> None:
        visitor.page.wait_for_selector(".hand .held.legal")
        assert visitor.page.locator("#question").inner_text() == asked
        assert visitor.page.locator(fight).first.inner_text() == sums

    visitor.page.reload()
    stands()
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.go(f"/table/{made['id']}")
    stands()
    mortal.kill()
    mortal.start()
    stands()
    visitor.page.locator(".hand .held.legal").first.click()
    visitor.page.wait_for_function("(before) => document.querySelector('#question')?.innerText !== before", arg=asked)
