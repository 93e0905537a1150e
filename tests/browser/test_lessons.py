"""A lesson of each game in the browser: a wrong line is told for what it is, one key or one tap takes it back, the right one is learned."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import Struct
from playwright.sync_api import Locator, expect

from onetable.games.registry import rulebook
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.visitor import Visitor

FRESH = 250  # milliseconds after which a key has done what it does


class Line(Struct, frozen=True):
    """A wrong choice and the right ones after it, by key; by touch they are found by their names."""

    game: str
    name: str
    failure: str
    wrong: str
    right: tuple[str, ...]
    touched: tuple[str, ...]


LINES = (
    Line("fellowship", "01-following-suit", "too-low", "1", ("2", "2"), ("2 of Hills", "7 of Hills", "8 of Mountains")),
    Line("tcg", "07-moving-twice", "stayed", "p", ("9",), ("^Stay", "^Move")),
    Line("quest", "02-cards-as-life", "went-on", "p", ("1",), ("^No", "^Rest")),
)


def strip(visitor: Visitor) -> Locator:
    """Where the tutor speaks."""
    return visitor.page.get_by_role("region", name=visitor.say("lesson-list"))


def open_lesson(visitor: Visitor, line: Line) -> None:
    """From the start page to the lesson."""
    lesson = rulebook(line.game).lessons()[line.name]
    visitor.go("/")
    place = list(rulebook(line.game).lessons()).index(line.name)
    card = visitor.page.locator("article").filter(has=visitor.page.locator(".lessons")).nth([each.game for each in LINES].index(line.game))
    card.locator("button.lessons").click()
    visitor.page.locator("button.lesson").nth(place).click()
    at_table(visitor)
    expect(strip(visitor)).to_contain_text(lesson.task.read(visitor.language))


def heard(visitor: Visitor, text: str) -> None:
    """Wait until the tutor says this."""
    expect(strip(visitor)).to_contain_text(text)


def choose(visitor: Visitor, key: str) -> None:
    """By keys: one takes a thing up, and where that is not enough Enter plays it."""
    page = visitor.page
    page.wait_for_function("() => document.querySelector('.ask.mine') !== null")
    before = strip(visitor).inner_text()
    page.keyboard.press(key)
    page.wait_for_timeout(FRESH)
    if page.locator(".ask.mine").count() and strip(visitor).inner_text() == before:
        page.keyboard.press("Enter")


def usually(*games: str) -> list[Any]:
    """The lines of all games, of which the usual run plays these."""
    return [pytest.param(line, id=line.game, marks=() if line.game in games else pytest.mark.long) for line in LINES]


@pytest.mark.parametrize("line", usually("fellowship", "tcg"))
def test_by_keyboard(visit: Visit, line: Line) -> None:
    lesson = rulebook(line.game).lessons()[line.name]
    visitor = visit()
    open_lesson(visitor, line)
    choose(visitor, line.wrong)
    heard(visitor, lesson.failures[line.failure].say.en)
    visitor.page.keyboard.press("u")
    expect(strip(visitor)).not_to_contain_text(lesson.failures[line.failure].say.en)
    for key in line.right:
        choose(visitor, key)
    heard(visitor, lesson.reached.en)


@pytest.mark.parametrize("line", usually("quest"))
def test_by_touch(visit: Visit, line: Line) -> None:
    lesson = rulebook(line.game).lessons()[line.name]
    visitor = visit(size="phone")
    open_lesson(visitor, line)
    wrong, *right = line.touched
    tap(visitor, wrong)
    heard(visitor, lesson.failures[line.failure].say.en)
    strip(visitor).get_by_role("button", name=re.compile(visitor.say("lesson-go-back"))).tap()
    expect(strip(visitor)).not_to_contain_text(lesson.failures[line.failure].say.en)
    for name in right:
        tap(visitor, name)
    heard(visitor, lesson.reached.en)


def tap(visitor: Visitor, name: str) -> None:
    """Tap what is called so, and again where the first tap only takes it up."""
    page = visitor.page
    page.wait_for_function("() => document.querySelector('.ask.mine') !== null")
    before = strip(visitor).inner_text()
    thing = page.locator("main, .foot").get_by_role("button", name=re.compile(name)).first
    thing.tap()
    page.wait_for_timeout(FRESH)
    if page.locator(".ask.mine").count() and strip(visitor).inner_text() == before and thing.count():
        thing.tap()
