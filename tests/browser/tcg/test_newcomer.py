"""A newcomer begins the starters' first game with one click from the start page and has played a card within half a minute."""

from __future__ import annotations

import time

import pytest

from tests.browser.clicking import Player, look
from tests.browser.conftest import Visit
from tests.browser.opening import at_table

CLICKS = 2  # until the game has begun
SECONDS = 30.0


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), pytest.param("ja", "phone", marks=pytest.mark.long)])
def test_the_first_card_is_played_within_half_a_minute(visit: Visit, language: str, size: str) -> None:
    """He takes a lit card of his hand as soon as there is one, and lets pass what he does not know; no rulebook is opened."""
    visitor = visit(language=language, size=size, still=False)
    begin, clicks = time.monotonic(), 1
    visitor.go("/")
    visitor.press("tcg-play-first")
    at_table(visitor)
    assert clicks <= CLICKS
    player, held = Player(visitor, drags=0.0), visitor.page.locator(".hand .held")
    while True:
        assert time.monotonic() - begin < SECONDS, look(visitor.page).question
        seen = player.reachable(look(visitor.page))
        if not seen.may_act:
            visitor.page.wait_for_timeout(30)
            continue
        mine = {card.get_attribute("data-lies") for card in held.all()}
        card = next((thing for thing in seen.things if thing["card"] in mine), None)
        if card and size == "phone":  # a finger is shown first what it is about to do
            visitor.page.touchscreen.tap(*card["point"])
            visitor.page.locator(".popover .choice").first.tap()
        elif player.click(card or seen.things[-1]):
            player.follow(seen)
        if card:
            break
    visitor.page.wait_for_function("(card) => !document.querySelector(`.hand [data-lies='${card}']`)", arg=card["card"])
    assert time.monotonic() - begin < SECONDS
