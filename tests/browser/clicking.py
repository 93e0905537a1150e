"""Plays by clicking what is lit, and nothing else: no request, no message, no knowledge of rules."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

from playwright.sync_api import Page, TimeoutError

from tests.browser.scripting import script
from tests.browser.visitor import Visitor

MARK = script("mark")
REACHING = script("reaching")
LOOK = script("lit").replace("MARK", MARK).replace("REACHING", REACHING)
CHANGED = f"(before) => !document.querySelector('.sending') && ({MARK})() !== before"
PATIENCE = 30.0  # seconds without anything to do or to see, after which somebody is stuck
SLIPPED = 3.0  # seconds after which a click has missed


@dataclass
class Look:
    """The table at a glance."""

    over: bool
    mine: bool
    sending: bool
    question: str
    stage: Literal["lifted", "giving", "choices", "trick", "cards"]  # what kind of choice it is
    things: list[dict[str, Any]]
    drop: list[float] | None
    mark: str

    @property
    def may_act(self) -> bool:
        """Whether this person is to choose something now."""
        return self.mine and not self.over and not self.sending and bool(self.things)


def look(page: Page) -> Look:
    """What is to be seen now."""
    return Look(**page.evaluate(LOOK))


@dataclass
class Player:
    """Somebody who clicks: at random but for a seed, now and then by dragging, as the hint says or not."""

    visitor: Visitor
    seed: int = 0
    hints: float = 0.0  # how often he does what the hint says
    drags: float = 0.2  # how often he drags a card instead of clicking it
    choices: int = 0
    aim: tuple[dict[str, Any], list[float]] | None = None  # what was clicked last, and where
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(self.seed)

    @property
    def page(self) -> Page:
        """Where he clicks."""
        return self.visitor.page

    def act(self, seen: Look) -> bool:
        """Choose something that is lit, and wait until the table shows it; not where it moves on by itself meanwhile."""
        seen = self.reachable(seen)
        self.aim = None
        if not seen.may_act:
            return False
        lifted = next((thing for thing in seen.things if thing["lifted"]), None)
        ways = [thing for thing in seen.things if not thing["card"]]
        done = True
        if lifted and ways:
            done = self.click(self.random.choice(ways))  # the card waits for a receiver, or for how it is meant
        elif self.random.random() < self.hints:
            done = self.take_hint(seen)
        else:
            done = self.choose(seen)
        if done:
            self.choices += 1
            self.follow(seen)
        return done

    def take_hint(self, seen: Look) -> bool:
        """Ask for a hint and do as it says; not where the table has moved on meanwhile."""
        try:
            for key in ("web-hint", "web-hint-do"):
                self.visitor.press(key)
        except TimeoutError:
            if look(self.page).mark == seen.mark:
                raise
            return False
        return True

    def choose(self, seen: Look) -> bool:
        """Click one thing, or drag it where it belongs."""
        thing = self.random.choice(seen.things)
        if thing["card"] and seen.drop and self.random.random() < self.drags:
            self.drag(thing, seen.drop)
            return True
        return self.click(thing)

    def click(self, thing: dict[str, Any]) -> bool:
        """Click where it can be hit as soon as it lies still, scrolling there first where needed; not where the table has moved on."""
        point = None
        while True:
            now = Look(**self.page.evaluate(LOOK, thing["number"])).things
            found = next((one for one in now if one["number"] == thing["number"] and one["name"] == thing["name"]), None)
            if found is None or found["point"] is None:
                return False
            if found["point"] == point:
                self.aim = (thing, found["point"])
                self.press(*found["point"])
                return True
            point = found["point"]

    def press(self, x: float, y: float) -> None:
        """Click there."""
        self.page.mouse.click(x, y)

    def drag(self, thing: dict[str, Any], drop: list[float]) -> None:
        """Take a card to the middle of the table."""
        x, y = thing["point"]
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + drop[0]) / 2, (y + drop[1]) / 2, steps=3)
        self.page.mouse.move(*drop, steps=3)
        self.page.mouse.up()

    def reachable(self, seen: Look) -> Look:
        """Whatever is lit must be within reach, at the latest when nothing moves any more; a lifted card may cover its neighbours."""
        deadline = time.monotonic() + 3
        while seen.may_act and (hidden := [(thing["name"], thing["box"]) for thing in seen.things if thing["point"] is None]):
            if any(thing["lifted"] for thing in seen.things):
                seen.things = [thing for thing in seen.things if thing["point"] is not None]
                break
            assert time.monotonic() < deadline, f"lit, but not to be clicked: {hidden}"
            self.page.wait_for_timeout(100)
            seen = look(self.page)
        return seen

    def follow(self, before: Look) -> None:
        """Wait until the table is another one; what has slipped away under the finger is clicked once more."""
        for patience in (SLIPPED, PATIENCE):
            try:
                self.page.wait_for_function(CHANGED, arg=before.mark, polling=30, timeout=patience * 1000)
                return
            except TimeoutError:
                if self.aim is not None and self.has_moved(*self.aim):
                    self.click(self.aim[0])
        raise AssertionError(f"nothing came of a choice: {before.question!r}, {self.aim}") from None

    def has_moved(self, thing: dict[str, Any], point: list[float]) -> bool:
        """Whether it is no longer where it was clicked."""
        now = Look(**self.page.evaluate(LOOK, thing["number"])).things
        return any(one["number"] == thing["number"] and one["name"] == thing["name"] and one["point"] != point for one in now)


class Toucher(Player):
    """Somebody with a finger: what one touch only lifts, a second one plays."""

    def press(self, x: float, y: float) -> None:
        """Tap there."""
        self.page.touchscreen.tap(x, y)


def play(*players: Player, most: int = 2000, until: int | None = None) -> Look:
    """Let them play to the end, or until so many choices have been made; tells what the first one sees then."""
    deadline, mark = time.monotonic() + PATIENCE, ""
    while sum(player.choices for player in players) < (until if until is not None else most):
        seen = [look(player.page) for player in players]
        if all(one.over for one in seen):
            return seen[0]
        acted = any(one.may_act and player.act(one) for player, one in zip(players, seen, strict=True))
        if acted or seen[0].mark != mark:  # who is out of the game watches the others
            deadline, mark = time.monotonic() + PATIENCE, seen[0].mark
        if not acted:
            assert time.monotonic() < deadline, f"nobody can do anything: {[(one.question, one.mine, one.sending) for one in seen]}"
            players[0].page.wait_for_timeout(30)
    assert until is not None, f"the game does not end: {most} choices"
    return look(players[0].page)
