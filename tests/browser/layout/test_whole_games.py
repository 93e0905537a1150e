"""Whole games as people hold them: by touch upright and on its side, by mouse, by keys; every card is read on the way."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clicking import PATIENCE, Player, Toucher, look
from tests.browser.conftest import Visit
from tests.browser.holding import held, large
from tests.browser.keys import Typist
from tests.browser.opening import open_chapter
from tests.browser.quest import company as quest
from tests.browser.tcg import company as tcg
from tests.browser.visitor import Size, Visitor

BEGIN: dict[str, Callable[[Visitor], object]] = {
    "fellowship": lambda visitor: open_chapter(visitor, 1, 4),
    "tcg": lambda visitor: tcg.begin(visitor, 2),
    "quest": lambda visitor: quest.begin(visitor, heroes=2),
}
FEW, WHOLE = 5, 2500  # choices
READ_AT_ONCE = 3  # cards that are read before a choice of a short look at a game
SIZES: tuple[Size, ...] = ("short", "landscape", "laptop", "desktop")
USUAL: list[tuple[str, Size]] = [("fellowship", "short"), ("tcg", "landscape"), ("quest", "short"), ("tcg", "laptop")]


class Reader:
    """Reads every card of the hand that it has not read before, as large as it is shown."""

    def __init__(self, visitor: Visitor, most: int) -> None:
        self.visitor, self.most = visitor, most
        self.read: set[str] = set()

    def go_on(self) -> None:
        """Read what is new."""
        left = self.most
        for card in self.visitor.page.locator("main .hand .held").all():
            name = (card.get_attribute("aria-label") or "").split(".")[0]
            if left and name not in self.read:
                self.one(card)
                self.read.add(name)
                left -= 1

    def one(self, card: Locator) -> None:
        """Hold it, rest on it or press R; it is whole within the window, and goes when it has been read."""
        page, shown = self.visitor.page, large(self.visitor.page)
        if self.visitor.size in ("short", "landscape"):
            with held(card):
                self.is_whole(shown)
        elif self.visitor.size == "laptop":
            card.hover(position={"x": 8, "y": 20}, force=True)
            self.is_whole(shown)
            page.mouse.move(2, 2)
        else:
            card.focus()
            page.keyboard.press("r")
            self.is_whole(shown)
            page.keyboard.press("r")
        expect(shown).to_have_count(0)

    def is_whole(self, shown: Locator) -> None:
        """All of it is to be seen."""
        expect(shown).to_be_visible()
        box, window = shown.bounding_box(), self.visitor.page.viewport_size
        assert box and window
        assert box["x"] >= 0 and box["y"] >= 0, box
        assert box["x"] + box["width"] <= window["width"] + 1 and box["y"] + box["height"] <= window["height"] + 1, (box, window)


CELLS = [(game, size) for game in BEGIN for size in SIZES]
EVERY = [*[(*cell, FEW) for cell in USUAL], *[pytest.param(*cell, WHOLE, marks=pytest.mark.long) for cell in CELLS]]


@pytest.mark.parametrize(("game", "size", "most"), EVERY)
def test_a_game_from_beginning_to_end(visit: Visit, game: str, size: Size, most: int) -> None:
    visitor = visit(size=size)
    BEGIN[game](visitor)
    reader = Reader(visitor, READ_AT_ONCE if most == FEW else WHOLE)
    typist, player = Typist(visitor), (Player if size == "laptop" else Toucher)(visitor, seed=3, drags=0.0, hints=0.3)
    deadline, mark, choices = time.monotonic() + PATIENCE, "", 0
    while not (seen := look(visitor.page)).over and choices < most:
        if seen.may_act:
            reader.go_on()
            if size == "desktop":
                typist.act()
                choices += 1
            else:
                player.act(look(visitor.page))
                choices = player.choices
        if seen.mark != mark:
            deadline, mark = time.monotonic() + PATIENCE, seen.mark
        assert time.monotonic() < deadline, seen.question
        visitor.page.wait_for_timeout(20)
    assert choices >= most or look(visitor.page).over
    assert reader.read or most == FEW
