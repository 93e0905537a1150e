"""Events in the browser: tables to draft at, and how people pick, build and go to their games."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.opening import at_table
from tests.browser.visitor import Visitor

PICKS = 10  # of a booster, before the last card is given out by itself
GAME_TIME = 240_000  # milliseconds that bots may take to play a game to its end on a busy machine


def open_event(visitor: Visitor, kind: str, boosters: int, *others: str, **setup: Any) -> str:
    """A table of this kind, with whoever sits in the other seats; tells its id."""
    visitor.go("/")
    seats = [{"kind": "me"}, *[{"kind": other} for other in others]]
    wish = {"game": "drafts", "players": len(seats), "setup": {"kind": kind, "boosters": boosters, **setup}, "seats": seats}
    visitor.page.request.post("/api/me", data={"name": "Hamson", "language": visitor.language})
    made: dict[str, Any] = visitor.page.request.post("/api/tables", data=wish).json()
    visitor.go(f"/table/{made['id']}")
    at_table(visitor)
    return str(made["id"])


def pack(visitor: Visitor) -> Locator:
    """The cards of the booster in hand."""
    return visitor.page.locator(".pack .held")


def at_pick(visitor: Visitor, number: int, boosters: int = 1, booster: int = 1) -> None:
    """Wait until the booster of this pick is in hand."""
    expect(pack(visitor)).to_have_count(PICKS + 2 - number)
    told = visitor.say("drafts-stage-pick", round=booster, rounds=boosters, pick=number, picks=PICKS + 1)
    expect(visitor.page.get_by_text(told).locator("visible=true").first).to_be_visible()


def pick(visitor: Visitor, place: int = 0) -> str:
    """Mark a card and pick it with the button; tells which it was."""
    card = pack(visitor).nth(place)
    key = card.get_attribute("data-key") or ""
    if visitor.size == "desktop":
        card.click()
        visitor.page.locator(".act .button.main").click()
    else:
        card.tap()
        visitor.page.locator(".act .button.main").tap()
    return key


def to_the_deck(visitor: Visitor) -> None:
    """On a phone the deck is behind the cards."""
    if visitor.size != "desktop":
        visitor.page.locator(".switch label").nth(1).tap()


def build(visitor: Visitor) -> None:
    """Take what is suggested."""
    to_the_deck(visitor)
    visitor.press("drafts-suggest")
    visitor.sees(visitor.say("tcg-build-fine"))
    visitor.press("drafts-finish")


def next_game(visitor: Visitor) -> str:
    """Go to the next game of the round; tells its table."""
    visitor.page.locator(".round").get_by_role("link", name=visitor.say("round-next")).click()
    visitor.page.wait_for_url(re.compile(r"/table/"))
    visitor.page.wait_for_selector(".hand, .strip")
    return visitor.page.url.rpartition("/")[2]


def leave_to_a_bot(visitor: Visitor, table: str) -> None:
    """Give the seat up: a bot plays on to the end."""
    assert visitor.page.request.post(f"/api/tables/{table}/leave").ok


def points(visitor: Visitor) -> list[str]:
    """The points of all, the best first."""
    return visitor.page.locator(".round tbody td:nth-of-type(2)").all_inner_texts()
