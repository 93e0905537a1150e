"""Sealed events and drafts, from the boosters to the end of the games: by clicking, touch and keyboard, reloads and a killed server."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from onetable.games.tcg.cards.catalogue import CARDS
from tests.browser.clicking import Player, play
from tests.browser.conftest import Visit
from tests.browser.drafts import events
from tests.browser.drafts.events import GAME_TIME, PICKS, at_pick, build, leave_to_a_bot, next_game, open_event, pack, pick, points
from tests.browser.keys import Typist
from tests.browser.opening import at_table, fill_with_bots, join, link_of
from tests.browser.serving import Serving
from tests.browser.test_losses import BROKEN_LINE
from tests.browser.visitor import Visitor


def finish(draft: str, whole: bool, *visitors: Visitor) -> None:
    """Play their next game together: by clicking to its end, or a little, and then bots take the seats; and back to the standings."""
    tables = {next_game(visitor) for visitor in visitors}
    players = [Player(visitor, seed=3, drags=0.0, hints=1.0) for visitor in visitors]
    play(*players, until=None if whole else 2)
    for visitor in visitors:
        if whole:
            visitor.picture("round-game-over")
            visitor.press("web-round-back")
            visitor.page.wait_for_url(f"**/table/{draft}")
        else:
            leave_to_a_bot(visitor, *tables)
            visitor.go(f"/table/{draft}")
        at_table(visitor)
        visitor.page.wait_for_selector(".round")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_sealed_event_for_two_to_the_end_of_its_game(visit: Visit, whole: bool) -> None:
    ann, bob = visit(), visit(size="phone")
    draft = open_event(ann, "sealed", 2, "open")
    join(bob, link_of(ann))
    cards = ann.page.locator(".catalogue .held")
    cards.first.wait_for()
    # three clicks quicker than the server answers are three cards, and a step back takes one of them
    ann.page.locator(".catalogue .wide select").first.select_option("free")
    for place in range(3):
        cards.nth(place).click()
    expect(ann.page.locator(".deck .lines .count")).to_have_count(3)
    expect(ann.page.locator(".reasons")).to_contain_text("has 3 cards")  # the server knows them, too
    ann.page.reload()
    expect(ann.page.locator(".deck .lines .count")).to_have_count(3)
    ann.press("web-undo")
    expect(ann.page.locator(".deck .lines .count")).to_have_count(2)
    assert ann.page.locator(".reasons li").count() > 0 and ann.button("drafts-finish").get_attribute("aria-disabled") == "true"
    build(bob)  # he need not wait for her
    bob.sees(bob.say("drafts-deck-done"))
    expect(bob.page.get_by_text(bob.say("drafts-waiting-build", names="")).first).to_be_visible()
    build(ann)
    for visitor in (ann, bob):
        visitor.page.wait_for_selector(".round")
    ann.press("web-round-open")
    finish(draft, whole, ann, bob)
    expect(ann.page.locator(".round li").get_by_text(" : ")).to_have_count(1, timeout=GAME_TIME)
    assert points(ann) == ["1", "0"]
    bob.page.reload()
    bob.page.wait_for_selector(".round tbody td")
    assert points(bob) == ["1", "0"] and bob.button("round-next").count() == 0


def test_picks_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    open_event(visitor, "draft", 1, "bot", "bot", "bot")
    at_pick(visitor, 1)
    typist = Typist(visitor)
    visitor.page.keyboard.press("3")  # a digit marks the card of this number
    assert (at := typist.focus()) and visitor.page.evaluate("() => document.activeElement.ariaPressed") == "true", at
    third = pack(visitor).nth(2).get_attribute("data-key")
    typist.press("ArrowRight")
    fourth = pack(visitor).nth(3).get_attribute("data-key")
    typist.press("Enter")
    expect(pack(visitor).nth(3)).to_have_attribute("aria-pressed", "true")
    typist.press("Enter")
    at_pick(visitor, 2)
    assert fourth is not None and fourth != third
    expect(visitor.page.locator(".pool .latest .name")).to_contain_text(CARDS[fourth].title)


def test_in_mid_pick_nothing_is_lost_with_the_page_or_the_server(visit: Visit, mortal: Serving) -> None:
    visitor = visit(address=mortal.address, size="phone")
    visitor.expect(*BROKEN_LINE)
    open_event(visitor, "draft", 1, "bot", "bot", "bot")
    at_pick(visitor, 1)
    first = pick(visitor, 4)
    at_pick(visitor, 2)
    before = [card.get_attribute("data-key") for card in pack(visitor).all()]
    visitor.page.reload()
    at_pick(visitor, 2)
    assert [card.get_attribute("data-key") for card in pack(visitor).all()] == before
    mortal.kill()
    visitor.sees(visitor.say("web-line-lost"))
    second = pick(visitor, 1)  # laid down while nobody hears it
    mortal.start()
    at_pick(visitor, 3)
    visitor.page.locator(".switch label").nth(1).tap()
    names = visitor.page.locator(".pool .lines li")
    expect(names).to_have_count(3 + len({first, second}))


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_draft_for_four_from_the_first_pick_to_its_games(visit: Visit, whole: bool) -> None:
    visitor = visit()
    draft = open_event(visitor, "draft", 1, "bot", "bot", "bot")
    for number in range(1, PICKS + 1):
        at_pick(visitor, number)
        pick(visitor, 0)
    visitor.page.wait_for_selector(".catalogue .held")
    build(visitor)
    visitor.press("web-round-open")
    expect(visitor.page.locator(".round li")).to_have_count(6)
    expect(visitor.button("round-next")).to_be_visible()
    expect(visitor.page.locator(".button.main:visible")).to_have_count(1)  # another draft comes after the games of this one
    for _ in range(3 if whole else 1):
        finish(draft, whole, visitor)
    done = 6 if whole else 1  # bots play theirs meanwhile
    expect(visitor.page.locator(".round li").get_by_text(" : ").nth(done - 1)).to_be_visible(timeout=GAME_TIME)
    if whole:
        assert sum([float(each) for each in points(visitor)]) == 6
        visitor.picture("draft-standings")


def test_two_people_pick_at_the_same_time_and_the_clock_is_shown(visit: Visit) -> None:
    ann, bob = visit(), visit(size="phone")
    open_event(ann, "draft", 1, "open", "open", clock="quick")
    join(bob, link_of(ann))
    fill_with_bots(ann)
    for visitor in (ann, bob):
        at_pick(visitor, 1)
        expect(visitor.page.get_by_role("timer")).to_be_visible()
    pick(bob)  # who sits behind her
    expect(bob.page.locator(".rest")).to_be_visible()
    bob.sees(bob.say("drafts-picked", card="").strip(" ."))
    at_pick(ann, 1)
    pick(ann)
    for visitor in (ann, bob):
        at_pick(visitor, 2)
    assert events.pack(ann).first.get_attribute("data-key") != events.pack(bob).first.get_attribute("data-key")
