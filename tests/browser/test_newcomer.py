"""A newcomer plays the first trick of chapter 1 against bots within three clicks and ten seconds, without an account."""

from __future__ import annotations

import time

import pytest

from tests.browser.clicking import Player, look
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.visitor import Visitor

CLICKS = 3
SECONDS = 10.0
DEALS = 25


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), pytest.param("ja", "phone", marks=pytest.mark.long)])
def test_the_first_trick_takes_three_clicks_and_ten_seconds(visit: Visit, language: str, size: str) -> None:
    """The button, a character, a card. Who becomes Frodo may have to give cards away first: that is the game already, another one comes."""
    asked: list[str] = []
    visitor = visit(language=language, size=size, still=False)
    for _ in range(DEALS):
        begin = time.monotonic()
        visitor.go("/")
        visitor.press("lobby-play-chapter", chapter=1)
        at_table(visitor)
        clicks = first_card(visitor)
        if clicks is not None:
            assert clicks < CLICKS
            assert time.monotonic() - begin < SECONDS
            return
        asked.append(visitor.page.locator("#question").inner_text())
    raise AssertionError(f"in no deal a card was to be played at once, but: {asked}")


def first_card(visitor: Visitor) -> int | None:
    """Play until an own card lies in the first trick; tells how many clicks that took, nothing where cards are to be given away first."""
    player = Player(visitor, drags=0.0)
    begin = time.monotonic()
    while not (seen := look(visitor.page)).may_act or seen.stage != "trick":
        assert time.monotonic() - begin < SECONDS, seen.question
        if seen.may_act and seen.stage != "choices":
            return None
        if seen.may_act:
            player.click(min(seen.things, key=lambda thing: len(thing["name"])))  # a newcomer takes who has least to explain
            player.choices += 1
            player.follow(seen)
        visitor.page.wait_for_timeout(20)
    player.click(next(thing for thing in seen.things if thing["card"] != "R1"))  # which may be meant in two ways
    player.follow(seen)
    return player.choices + 1
