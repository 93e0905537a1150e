"""A newcomer plays the first trick of chapter 1 against bots within three clicks and ten seconds, without an account."""

from __future__ import annotations

import time

import pytest

from tests.browser.clicking import Player, look
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.reading import journal

CLICKS = 3
SECONDS = 10.0


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("ja", "phone")])
def test_the_first_trick_takes_three_clicks_and_ten_seconds(visit: Visit, language: str, size: str) -> None:
    visitor = visit(language=language, size=size, still=False)
    begin = time.monotonic()
    visitor.go("/")
    visitor.press("lobby-play-chapter", chapter=1)
    at_table(visitor)
    player, clicks, held = Player(visitor, drags=0.0), 1, 0
    while True:
        seen = look(visitor.page)
        cards = sum(bool(thing["card"]) for thing in seen.things)
        if clicks == CLICKS and cards < held:
            break
        if seen.may_act:
            held = cards
            player.act(seen)
            clicks += 1
            if held:
                break  # a card of one's own lies in the first trick
        assert time.monotonic() - begin < SECONDS, "too slow"
        visitor.page.wait_for_timeout(20)
    assert clicks <= CLICKS
    assert time.monotonic() - begin < SECONDS
    if size == "desktop":
        assert any(journal(visitor))
