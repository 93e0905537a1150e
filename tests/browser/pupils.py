"""Somebody who plays the lines of a lesson at its table, whatever the game: by touch or by keys, and only what was wanted is sent."""

from __future__ import annotations

import json
import re
import time
from typing import Any, Literal

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket

from tests.browser.clicking import REACHING
from tests.browser.keys import MOST_STOPS, Typist
from tests.browser.scripting import script
from tests.browser.visitor import Visitor
from tests.lessons.lines import Wish

Means = Literal["touch", "keys"]
WAY = script("way").replace("REACHING", REACHING)
TOWARDS = script("towards")
READ = script("read")
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"  # what has come is shown
PATIENCE = 20.0  # seconds until what is wanted can be chosen
SHORT = 600  # milliseconds in which a touch shows what it has opened
MOST_STEPS = 60  # from one place of a map to any other
SAID = ".bubble, .popover, .tip .why, .refused .why, #question"  # where a table says why not


class Pupil:
    """A visitor at a lesson."""

    def __init__(self, visitor: Visitor, means: Means) -> None:
        self.visitor, self.means = visitor, means
        self.page: Page = visitor.page
        self.typist = Typist(visitor)
        self.sent: list[int] = []  # the numbers of all choices, also of those that the table takes by itself
        self.undone = 0  # how often something was taken back
        self.waiting: set[str] = set()  # commands that are on their way
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self._sent(json.loads(frame)))
        line.on("framereceived", lambda frame: self._came(json.loads(frame)))

    def _sent(self, command: dict[str, Any]) -> None:
        if command["do"] == "answer":
            self.sent.append(command["choice"])
        self.undone += command["do"] == "undo"
        if command["do"] in ("answer", "undo"):
            self.waiting.add(command["id"])

    def _came(self, message: dict[str, Any]) -> None:
        self.waiting.discard(message.get("done") or message.get("id") or "")

    def is_done(self) -> None:
        """Wait until the server has carried out what was sent."""
        end = time.monotonic() + PATIENCE
        while self.waiting:
            assert time.monotonic() < end, f"nothing came of {self.waiting}"
            self.page.wait_for_timeout(20)
        self.page.evaluate(DRAWN)

    @property
    def line(self) -> Locator:
        """What is to be reached."""
        return self.page.get_by_role("region", name=self.visitor.say("lesson-list"))

    def choose(self, wish: Wish) -> None:
        """Make this choice, by as many touches or keys as it takes."""
        deadline = time.monotonic() + PATIENCE
        while True:
            before = len(self.sent)
            if self.approach(wish, deadline) and self.has_sent(before):
                assert self.sent[before] == wish.number, f"“{wish.names[0]}” is {wish.number}, and {self.sent[before:]} was sent"
                self.is_done()
                return

    def has_sent(self, before: int) -> bool:
        """Whether something was chosen by that; a pass waits until silence has lasted as long as it always does."""
        end = time.monotonic() + SHORT / 1000
        while len(self.sent) == before:
            self.page.wait_for_timeout(30)
            if self.page.locator(".sending").count():
                end = time.monotonic() + SHORT / 1000
            if time.monotonic() > end:
                return False
        return True

    def attempt(self, wish: Wish) -> None:
        """Try what is refused: the reason is read, and nothing is chosen."""
        before, deadline = len(self.sent), time.monotonic() + PATIENCE
        while not self.reads(wish.reason):
            self.approach(wish, deadline)
        assert len(self.sent) == before, f"“{wish.names[0]}” was to be refused, and {self.sent[before:]} was sent"

    def reads(self, reason: str) -> bool:
        """Whether this reason is to be seen."""
        wanted = re.sub(r"\s+", " ", reason).rstrip(".").casefold()
        try:
            self.page.wait_for_function(READ, arg=[SAID, wanted], timeout=SHORT)
        except TimeoutError:
            return False
        return True

    def go_back(self) -> None:
        """One key, or one touch."""
        before = self.undone
        if self.means == "keys":
            self.page.keyboard.press("u")
        else:
            back = self.page.get_by_role("button", name=re.compile(rf"^{self.visitor.say('lesson-go-back')}"))
            (back if back.count() else self.visitor.button("web-undo")).tap()
        self.page.wait_for_timeout(20)
        assert self.undone == before + 1
        self.is_done()

    def begin_again(self) -> None:
        """What was learned is played once more."""
        again = self.visitor.say("lesson-again")
        if self.means == "keys":
            self.typist.press_until(again)
        else:
            self.page.get_by_role("button", name=again).tap()

    def approach(self, wish: Wish, deadline: float) -> bool:
        """Touch or press what leads there, as soon as there is such a thing."""
        way = self.page.evaluate(WAY, {"number": wish.number, "names": wish.names, "why": wish.reason, "scroll": self.means == "touch"})
        if way is None:
            assert time.monotonic() < deadline, f"nothing leads to “{wish.names[0]}”: “{self.page.locator('#question').inner_text()}”"
            self.page.wait_for_timeout(50)
            return False
        if self.means == "keys":
            return self.press(way)
        if way["far"] is not None:
            if (told := self.page.locator(".map .tip .close button")).count():
                told.tap()  # what is told of a place lies over a small map
            self.page.touchscreen.tap(*way["far"])  # the small map brings that place near
            self.page.wait_for_timeout(SHORT)
            assert time.monotonic() < deadline, f"the map does not come to {way['label']}"
            return False
        if way["point"] is None:  # a card that is looked at lies over it for a while
            assert time.monotonic() < deadline, f"lit, but not to be touched: {way['label']}, under {way['covering']}"
            self.page.wait_for_timeout(100)
            return False
        self.page.touchscreen.tap(*way["point"])
        return True

    def press(self, way: dict[str, Any]) -> bool:
        """The key that the thing names, or the way to it and Enter."""
        if way["key"]:
            self.page.keyboard.press(way["key"].lower())
            return True
        for _ in range(MOST_STOPS):
            stands = self.page.evaluate(TOWARDS)
            if stands["gone"]:
                return False
            if stands["there"] or self.along(stands):
                self.page.keyboard.press("Enter")
                return True
            self.typist.press("Tab")
        raise AssertionError(f"the keyboard does not come to “{way['label']}”")

    def along(self, stands: dict[str, Any]) -> bool:
        """Within a group, or on a map, go on by arrows."""
        first, tried = stands["name"], set[tuple[str, str]]()
        if stands["away"] is None and not stands["beside"]:
            return False
        for _ in range(MOST_STEPS):
            key = "ArrowRight" if stands["away"] is None else "n" if stands["lit"] else arrow(stands, tried)
            self.typist.press(key)
            stands = self.page.evaluate(TOWARDS)
            if stands["there"]:
                return True
            if stands["gone"] or (stands["away"] is None and stands["name"] == first):
                return False
        return False


def arrow(stands: dict[str, Any], tried: set[tuple[str, str]]) -> str:
    """The arrow towards a place that has not been pressed at this one yet."""
    right, down = stands["away"]
    across = ("ArrowRight", "ArrowLeft") if right > 0 else ("ArrowLeft", "ArrowRight")
    along = ("ArrowDown", "ArrowUp") if down > 0 else ("ArrowUp", "ArrowDown")
    first, second = (across, along) if abs(right) > abs(down) else (along, across)
    for key in (first[0], second[0], second[1], first[1]):
        if (stands["name"], key) not in tried:
            tried.add((stands["name"], key))
            return key
    raise AssertionError(f"no arrow leads on from {stands['name']}")
