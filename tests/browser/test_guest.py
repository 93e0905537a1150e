"""A game from another package is played through the plain table, of which the client knows nothing but what the server tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from onetable.core.phrasebook import LANGUAGES
from tests.browser.clicking import Player, play
from tests.browser.conftest import Visit, kept
from tests.browser.holding import held, large
from tests.browser.opening import at_table
from tests.browser.reading import choose
from tests.browser.serving import Serving
from tests.browser.visitor import SIZES, Visitor
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


def begun(visit: Visit, size: str) -> tuple[Visitor, Locator, str]:
    """A table of the guest, a name of a card that stands there, and that name."""
    visitor = visit(size=size)
    visitor.go("/")
    visitor.press("lanterns-play")
    at_table(visitor)
    visitor.page.locator("main .choice").first.wait_for()  # the bots have done what was theirs to do: nothing moves
    name = visitor.page.locator("main .pages [data-readable]").first
    name.wait_for()
    return visitor, name, name.inner_text()


def test_a_card_is_read_large_where_the_mouse_rests_by_a_right_click_and_by_r(visit: Visit) -> None:
    visitor, name, title = begun(visit, "desktop")
    page, card = visitor.page, large(visitor.page)
    name.hover()
    expect(card).to_contain_text(title)
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    name.click(button="right")
    expect(card).to_contain_text(title)
    page.mouse.move(5, 5)
    expect(card).to_contain_text(title)  # it was wished for, and stays
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    name.focus()
    page.keyboard.press("r")
    expect(card).to_contain_text(title)
    assert page.evaluate("() => document.activeElement.dataset.readable") == ""  # it takes no focus
    page.keyboard.press("r")
    expect(card).to_have_count(0)


def test_a_card_is_read_large_while_a_finger_stays(visit: Visit) -> None:
    visitor, name, title = begun(visit, "phone")
    card = large(visitor.page)
    with held(name):
        expect(card).to_contain_text(title)
        box = card.bounding_box()
        width, height = SIZES["phone"]
        assert box and box["x"] >= 0 and box["y"] >= 0 and box["width"] <= width * 0.921 and box["y"] + box["height"] <= height
    expect(card).to_have_count(0)
    expect(visitor.page.locator("dialog")).to_have_count(0)  # who reads has tapped nothing
    name.tap()
    expect(visitor.page.locator("dialog")).to_contain_text(title)
