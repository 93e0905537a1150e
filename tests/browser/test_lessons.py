"""A lesson of each game in the browser: a wrong line is told for what it is, one key or one tap takes it back, the right one is learned."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct
from playwright.sync_api import Locator, WebSocketRoute, expect

from onetable.games.registry import rulebook
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.scripting import script
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
    Line("quest", "02-cards-as-life", "went-on", "p", ("1",), ("^Do not rest", "^Rest")),
)


def told(visitor: Visitor) -> Locator:
    """What the tutor says: under the question, and at the end by itself."""
    return visitor.page.locator("[data-told]")


def open_lesson(visitor: Visitor, line: Line) -> None:
    """From the start page to the lesson."""
    lesson = rulebook(line.game).lessons()[line.name]
    visitor.go("/")
    place = list(rulebook(line.game).lessons()).index(line.name)
    card = visitor.page.locator("article").filter(has=visitor.page.locator(".lessons")).nth([each.game for each in LINES].index(line.game))
    card.locator("button.lessons").click()
    visitor.page.locator("button.lesson").nth(place).click()
    at_table(visitor)
    task = visitor.page.get_by_role("region", name=visitor.say("lesson-list"))
    expect(task).to_contain_text(lesson.task.read(visitor.language))


def heard(visitor: Visitor, text: str) -> None:
    """Wait until the tutor says this."""
    expect(told(visitor)).to_contain_text(text)


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
    expect(told(visitor).filter(has_text=lesson.failures[line.failure].say.en)).to_have_count(0)
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
    visitor.page.get_by_role("button", name=re.compile(visitor.say("lesson-go-back"))).tap()
    expect(told(visitor).filter(has_text=lesson.failures[line.failure].say.en)).to_have_count(0)
    for name in right:
        pupil.tap(name)
    heard(visitor, lesson.reached.en)


def learned(visitor: Visitor, game: str, name: str, keys: tuple[str, ...]) -> Locator:
    """A lesson played to its end by keys; returns what is seen then."""
    with visitor.page.expect_response("**/api/me/lessons?*"):  # there is a person, who speaks this language
        visitor.go("/")
    made = visitor.page.evaluate(script("open"), {"game": game, "players": 1, "setup": {"lesson": name}})
    visitor.go(f"/table/{made['id']}")
    at_table(visitor)
    pupil = Pupil(visitor)
    for key in keys:
        pupil.press(key)
    end = visitor.page.locator(".lesson-end")
    end.wait_for()
    return end


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "nl", "ja"])
def test_the_conclusion_is_read_as_a_whole_and_leads_on(visit: Visit, language: str, width: int, height: int) -> None:
    """All conclusions of all lessons were cut on a phone."""
    visitor = visit(language=language)
    visitor.page.set_viewport_size({"width": width, "height": height})
    end = learned(visitor, "tcg", "07-moving-twice", ("9",))
    told = end.locator("[data-told]")
    for game in ("fellowship", "tcg", "quest"):
        for lesson in rulebook(game).lessons().values():
            told.evaluate("(place, text) => { place.textContent = text; }", lesson.reached.read(language))
            box = end.bounding_box()
            assert box and box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
            cut = told.evaluate("(place) => { const room = place.parentElement; return room.scrollHeight > room.clientHeight + 1; }")
            assert not cut, f"{game} {lesson.name}"
    visitor.press("lesson-go-on")
    visitor.page.wait_for_url(re.compile("/table/"))
    expect(visitor.page.locator(".lesson-end")).to_have_count(0)
    line = visitor.page.get_by_role("region", name=visitor.say("lesson-list"))
    expect(line).to_contain_text(visitor.say("lesson-number", number=8, count=9))


def test_after_the_last_lesson_comes_a_first_game(visit: Visit) -> None:
    """Its end said that the next lesson was up there."""
    visitor = visit()
    *_, name = rulebook("fellowship").lessons()
    visitor.go("/")
    made = visitor.page.evaluate(script("open"), {"game": "fellowship", "players": 1, "setup": {"lesson": name}})
    visitor.page.route_web_socket("**/ws?*", lambda line: reached(line))
    visitor.go(f"/table/{made['id']}")
    visitor.press("lesson-first-game")
    expect(visitor.page.locator(".lesson-end")).to_have_count(0)
    expect(visitor.page.get_by_role("region", name=visitor.say("lesson-list"))).to_have_count(0)


def reached(line: WebSocketRoute) -> None:
    """Tell the person that the lesson is learned, whatever the server says of it."""

    def tell(message: str | bytes) -> None:
        state = json.loads(message)
        if state.get("lesson"):
            state["lesson"] |= {"progress": "reached", "text": "Well done."}
        line.send(json.dumps(state))

    line.connect_to_server().on_message(tell)
