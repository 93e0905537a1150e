"""A game from another package is played through the plain table, of which the client knows nothing but what the server tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from onetable.core.phrasebook import LANGUAGES
from tests.browser.clicking import Player, play
from tests.browser.conftest import Visit, kept
from tests.browser.opening import at_table
from tests.browser.reading import choose
from tests.browser.serving import Serving
from tests.guest.installed import environment


@pytest.fixture(scope="module")
def serving(chromium: str, client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has the guest."""
    yield from kept(Serving(tmp_path_factory.mktemp("guest"), **environment()))


@pytest.mark.parametrize(("language", "size"), list(zip(LANGUAGES, ("desktop", "phone", "small", "phone"), strict=True)))
def test_a_whole_game_by_clicking(visit: Visit, language: str, size: str) -> None:
    visitor = visit(language=language, size=size)
    visitor.go("/")
    visitor.sees(visitor.say("lanterns-about"))
    visitor.press("lanterns-play")
    at_table(visitor)
    player = Player(visitor, seed=7, hints=0.3)
    seen = play(player)
    assert seen.over and player.choices >= 3
    ended, *titles = visitor.page.locator("main .pages h2").all_inner_texts()
    assert ended and titles == [visitor.say(key) for key in ("telling-now", "telling-table", "piles-title")]
    visitor.picture("guest-table")


def test_it_is_set_up_by_its_own_form(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name=visitor.say("lobby-set-up-of", game=visitor.say("lanterns-name"))).click()
    visitor.page.get_by_text(visitor.say("lobby-options")).click()
    choose(visitor, visitor.say("lanterns-form-length"), visitor.say("lanterns-form-length-long"))
    choose(visitor, visitor.say("lanterns-option-twins"), visitor.say("lanterns-value-share"))
    visitor.picture("guest-set-up")
    visitor.press("lobby-begin")
    at_table(visitor)
    visitor.sees("Night 1 of 5")
