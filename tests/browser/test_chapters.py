"""Whole chapters by clicking: every number of players, every language, alone and together."""

from __future__ import annotations

import pytest

from tests.browser.clicking import Player, look, play
from tests.browser.conftest import Visit
from tests.browser.opening import fill_with_bots, join, link_of, open_chapter
from tests.browser.visitor import Visitor
from tests.browser.walking import to_the_end

CHAPTERS = (1, 5, 6, 14, 17)
LANGUAGES = ("en", "zh", "ja", "nl")
SPREAD = [  # every number of players, every language; all chapters with all of them come in the long run
    # chapter, players, language, size
    (1, 1, "en", "desktop"),
    (5, 2, "nl", "desktop"),
    (6, 3, "ja", "phone"),
    (14, 4, "zh", "desktop"),
]


def whole_chapter(visit: Visit, chapter: int, players: int, language: str, size: str) -> None:
    """Play one chapter with bots to its end."""
    visitor = visit(language=language, size=size)
    open_chapter(visitor, chapter, players)
    seen = play(Player(visitor, seed=chapter * 100 + players, hints=0.6))
    assert seen.over
    panel = visitor.page.locator("main section.panel h2")
    assert panel.is_visible() and panel.inner_text().strip()


@pytest.mark.parametrize(("chapter", "players", "language", "size"), SPREAD)
def test_a_chapter_is_played_to_its_end_by_clicking(visit: Visit, chapter: int, players: int, language: str, size: str) -> None:
    whole_chapter(visit, chapter, players, language, size)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_all_of_them(visit: Visit, chapter: int, players: int, language: str) -> None:
    size = ("desktop", "phone")[(chapter + players + LANGUAGES.index(language)) % 2]
    whole_chapter(visit, chapter, players, language, size)


def test_motion_does_not_get_in_the_way(visit: Visit) -> None:
    visitor = visit(still=False)
    open_chapter(visitor, 1, 4)
    play(Player(visitor, seed=7), until=8)
    to_the_end(visitor)


def test_two_browsers_at_one_table(visit: Visit) -> None:
    host, guest = two_browsers(visit, 1, 3, until=8)
    to_the_end(host, guest)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_two_browsers_at_every_table(visit: Visit, chapter: int, players: int) -> None:
    host, guest = two_browsers(visit, chapter, players)
    assert look(host.page).over and look(guest.page).over


def two_browsers(visit: Visit, chapter: int, players: int, until: int | None = None) -> tuple[Visitor, Visitor]:
    """Two people and bots; each in another language, one of them on a phone."""
    host, guest = visit(language="en"), visit(language="zh", size="phone")
    open_chapter(host, chapter, players, friends=True)
    join(guest, link_of(host))
    if players > 2:
        fill_with_bots(host)
    both = [Player(host, seed=1, hints=0.3), Player(guest, seed=2, hints=0.3)]
    play(*both, until=until)
    assert all(player.choices > 0 for player in both)
    return host, guest
