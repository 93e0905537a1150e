"""What happened is told: newest in view, bookkeeping folded, each line leads to what it tells of; and who waited is told in four lines."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.holding import large
from tests.browser.tcg.moments import views
from tests.browser.tcg.staged import Data, Staged
from tests.browser.tcg.test_moments import asks_the_person
from tests.browser.visitor import Visitor

MANY = tuple(f"Something happened once, and that was number {number}." for number in range(60))
NEWEST = "The newest of all."
LIT = "(name) => document.querySelector(`[data-lies='${name}']`).getAnimations().some((one) => one.effect.getKeyframes()[0].outline)"


def question() -> Data:
    """A question with cards in play."""
    return asks_the_person(next(view for view in views(2, 4, 120) if view["board"]["asking"] and view["board"]["pieces"]))


def piece(view: Data) -> Data:
    """A card in play that lies there once."""
    found: Data = view["board"]["pieces"][0]
    return found


def opened(visit: Visit, size: str = "desktop") -> tuple[Visitor, Staged, Data]:
    """A table at which the person is asked."""
    visitor, view = visit(size=size), question()
    staged = Staged(visitor)
    staged.show(view)
    visitor.page.wait_for_selector(".ask.mine")
    return visitor, staged, view


def waited(visitor: Visitor) -> Locator:
    """What happened while the person waited."""
    return visitor.page.get_by_role("region", name=visitor.say("web-waited"))


def others_act(staged: Staged, view: Data) -> None:
    """Others do five things, one of them to a card that lies there."""
    for number in range(4):
        staged.send(view, (f"Thing {number}.", {"text": f"Books {number}.", "weight": 0}))
    staged.send(view, ({"text": "Somebody is wounded.", "weight": 2, "about": [piece(view)["key"]]},))


def test_the_journal_opens_at_the_newest_line_and_stays_where_one_reads(visit: Visit) -> None:
    visitor, staged, view = opened(visit)
    staged.send(view, (*MANY, NEWEST))
    visitor.page.keyboard.press("j")
    lines = visitor.page.locator(".journal .line")
    expect(lines.last).to_have_text(NEWEST)
    expect(lines.last).to_be_in_viewport()
    visitor.page.locator(".journal").evaluate("(page) => { page.scrollTop = 0; page.dispatchEvent(new Event('scroll')); }")
    staged.send(view, ("Later.",))
    expect(lines.last).to_have_text("Later.")
    expect(lines.first).to_be_in_viewport()
    visitor.page.keyboard.press("j")
    expect(lines).to_have_count(0)


def test_bookkeeping_is_folded_and_what_repeats_itself_is_counted(visit: Visit) -> None:
    visitor, staged, view = opened(visit)
    books = {"text": "(3) is added to the pool.", "weight": 0}
    staged.send(view, ("Ann plays a card.", books, "1 influence is placed.", "1 influence is placed.", "1 influence is placed."))
    visitor.page.keyboard.press("j")
    told = visitor.page.locator(".journal > section > ul > li")
    expect(told).to_have_count(2)
    expect(told.nth(1)).to_contain_text("×\u00a03")
    under = told.nth(0).locator(".under")
    box = under.bounding_box()
    assert box and box["height"] <= 1  # folded, but there for who listens
    expect(under).to_contain_text("added to the pool")
    told.nth(0).get_by_role("button", name=visitor.say("web-what-it-brought", count=1)).click()
    box = under.bounding_box()
    assert box and box["height"] > 10


def test_a_line_lights_its_card_on_the_table(visit: Visit) -> None:
    visitor, staged, view = opened(visit)
    card = piece(view)
    staged.send(view, ({"text": "Somebody is wounded.", "about": [card["key"]]}, {"text": "An event was played.", "about": ["1C2"]}))
    visitor.page.keyboard.press("j")
    lines = visitor.page.locator(".journal p")
    lines.nth(0).click()
    visitor.page.wait_for_function(LIT, arg=str(card["handle"]))
    lines.nth(1).click()  # it lies nowhere: it is shown large
    expect(large(visitor.page)).to_have_count(1)


def test_who_waited_is_told_in_four_lines_until_the_next_move(visit: Visit) -> None:
    visitor, staged, view = opened(visit)
    staged.send(view, ("One thing.",))
    staged.send(view, ("Another.",))
    expect(waited(visitor)).to_have_count(0)
    others_act(staged, view)
    expect(waited(visitor).get_by_role("listitem")).to_have_count(4)
    expect(waited(visitor)).not_to_contain_text("Books")
    expect(waited(visitor)).to_contain_text(visitor.say("web-waited-more", count=3))
    waited(visitor).get_by_role("button", name="Somebody is wounded.").click()
    visitor.page.wait_for_function(LIT, arg=str(piece(view)["handle"]))
    waited(visitor).get_by_role("button", name=visitor.say("web-close")).click()
    expect(waited(visitor)).to_have_count(0)
    visitor.page.keyboard.press("w")
    expect(waited(visitor).first).to_contain_text("Somebody is wounded.")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("1")
    staged.wish("answer")
    staged.send(view, ("My own deed.",))
    visitor.page.wait_for_selector(".ask.mine")
    expect(waited(visitor)).to_have_count(0)


def test_on_a_phone_the_sheet_of_the_journal_has_three_heights(visit: Visit) -> None:
    visitor, staged, view = opened(visit, "phone")
    staged.send(view, (*MANY, NEWEST))
    visitor.press("journal")
    sheet = visitor.page.get_by_role("region", name=visitor.say("web-side"))

    def part() -> float:
        box = sheet.bounding_box()
        assert box and box["y"] + box["height"] >= 843
        return box["height"] / 844

    assert abs(part() - 0.55) < 0.01
    visitor.page.keyboard.press("PageUp")
    visitor.page.wait_for_timeout(50)
    assert abs(part() - 0.92) < 0.01
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_timeout(50)
    assert abs(part() - 0.55) < 0.01
    visitor.page.mouse.move(195, 844 * 0.45 + 12)
    visitor.page.mouse.down()
    visitor.page.mouse.move(195, 200, steps=8)
    visitor.page.wait_for_timeout(120)
    visitor.page.mouse.move(195, 90, steps=8)
    visitor.page.mouse.up()
    visitor.page.wait_for_timeout(50)
    assert abs(part() - 0.92) < 0.01
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    visitor.page.keyboard.press("PageDown")
    visitor.page.keyboard.press("PageDown")
    expect(sheet).to_have_count(0)
