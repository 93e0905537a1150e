"""A lesson of each game in the browser: a wrong line is told for what it is, one key or one tap takes it back, the right one is learned."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct
from playwright.sync_api import Locator, expect

from onetable.games.registry import rulebook
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.visitor import Visitor

FRESH = 250  # milliseconds after which the next question is there
SOON = 2.0  # seconds within which a key or a tap has done what it does


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


class Pupil:
    """Somebody who chooses; what is sent is counted, so that nothing is chosen twice."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page, self.sent = visitor, visitor.page, 0
        self.page.on("websocket", lambda line: line.on("framesent", lambda frame: self._hear(json.loads(frame))))

    def _hear(self, command: dict[str, Any]) -> None:
        self.sent += command["do"] == "answer"

    def choose(self, act: Callable[[], None], again: Callable[[], None]) -> None:
        """One key or one tap; where that only takes a thing up, another one plays it."""
        self.page.wait_for_selector(".ask.mine")
        before, end = self.sent, time.monotonic() + SOON
        act()
        while self.sent == before and not self.page.locator("main [aria-pressed=true]").count() and time.monotonic() < end:
            if self.page.locator(".sending").count():  # a pass waits until silence has lasted as long as it always does
                end = time.monotonic() + SOON
            self.page.wait_for_timeout(20)
        if self.sent == before:
            again()
        self.page.wait_for_function("() => !document.querySelector('.sending')")
        self.page.wait_for_timeout(FRESH)

    def press(self, key: str) -> None:
        self.choose(lambda: self.page.keyboard.press(key), lambda: self.page.keyboard.press("Enter"))

    def tap(self, name: str) -> None:
        thing = self.page.locator("main, .foot").get_by_role("button", name=re.compile(name)).first
        self.choose(thing.tap, thing.tap)


def usually(*games: str) -> list[Any]:
    """The lines of all games, of which the usual run plays these."""
    return [pytest.param(line, id=line.game, marks=() if line.game in games else pytest.mark.long) for line in LINES]


@pytest.mark.parametrize("line", usually("fellowship", "tcg"))
def test_by_keyboard(visit: Visit, line: Line) -> None:
    lesson = rulebook(line.game).lessons()[line.name]
    visitor = visit()
    pupil = Pupil(visitor)
    open_lesson(visitor, line)
    pupil.press(line.wrong)
    heard(visitor, lesson.failures[line.failure].say.en)
    visitor.page.keyboard.press("u")
    expect(strip(visitor)).not_to_contain_text(lesson.failures[line.failure].say.en)
    for key in line.right:
        pupil.press(key)
    heard(visitor, lesson.reached.en)


@pytest.mark.parametrize("line", usually("quest"))
def test_by_touch(visit: Visit, line: Line) -> None:
    lesson = rulebook(line.game).lessons()[line.name]
    visitor = visit(size="phone")
    pupil = Pupil(visitor)
    open_lesson(visitor, line)
    wrong, *right = line.touched
    pupil.tap(wrong)
    heard(visitor, lesson.failures[line.failure].say.en)
    strip(visitor).get_by_role("button", name=re.compile(visitor.say("lesson-go-back"))).tap()
    expect(strip(visitor)).not_to_contain_text(lesson.failures[line.failure].say.en)
    for name in right:
        pupil.tap(name)
    heard(visitor, lesson.reached.en)
