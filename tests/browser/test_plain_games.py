"""Games without a table of their own are playable through the plain one."""

from __future__ import annotations

import pytest

from tests.browser.clicking import Player, play
from tests.browser.conftest import Visit
from tests.browser.opening import at_table

DECISIONS = 40


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("quest", "nl", "phone"), ("quest", "ja", "desktop")],
)
def test_forty_decisions_by_clicking(visit: Visit, game: str, language: str, size: str) -> None:
    visitor = visit(language=language, size=size)
    visitor.go("/")
    visitor.press(f"{game}-play")
    at_table(visitor)
    player = Player(visitor, seed=40, hints=0.1)
    seen = play(player, until=DECISIONS)
    assert player.choices >= DECISIONS or seen.over
    assert visitor.page.locator("main .pages h2").count() > 0
