"""A person at the keyboard of the real program: presses keys, waits for the bots, reads the screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from onetable.games.registry import rulebook
from onetable.telling.entries import Reachable
from onetable.terminal.app import TableApp
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.screens.table import TableScreen
from onetable.terminal.session import Session


class Person:
    """Plays by keyboard."""

    def __init__(self, app: TableApp, pilot: Pilot[Any]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def table(self) -> TableScreen:
        """The table, wherever it lies among the screens."""
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, TableScreen))

    @property
    def session(self) -> Session:
        return self.table.session

    def text(self) -> str:
        """What can be read on the screen."""
        assert isinstance(self.app.screen, PictureScreen)
        return self.app.screen.text()

    async def press(self, *keys: str) -> None:
        """Press keys and wait until the bots have played."""
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Wait until a person is asked or something else is shown."""
        for _ in range(5000):
            await self.pilot.pause()
            screen = self.app.screen
            if not isinstance(screen, TableScreen) or screen.ready:
                return
            await asyncio.sleep(0.001)
        raise AssertionError("the table never came to rest:\n" + self.text())

    async def take(self, wanted: Reachable) -> None:
        """Move the cursor to a card and press Enter."""
        cards = self.table.known()
        while self.table.known()[self.table.attention.cursor] != wanted:
            await self.pilot.press("right")
            assert len(self.table.known()) == len(cards)
        await self.press("enter")

    async def play_to_the_end(self) -> int:
        """Press Enter as long as the game goes on: the cursor waits on something that can be chosen."""
        pressed = 0
        while self.session.asked is not None:
            await self.press("enter")
            pressed += 1
            assert pressed < 500
        return pressed


@asynccontextmanager
async def sit_down(
    setup: dict[str, Any] | None,
    players: int = 4,
    seed: int = 3,
    bots: Sequence[str] = ("random",),
    language: str = "en",
    size: tuple[int, int] = (80, 24),
) -> AsyncIterator[Person]:
    """The program on a screen of this size, bots without delay; without a set-up the chapter book is open."""
    session = Session.begin("fellowship", setup, players, seed, bots, None) if setup is not None else None
    app = TableApp("fellowship", session, players, seed, bots, language, delay=0)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await person.settle()
        yield person


def seed_where(setup: dict[str, Any], players: int, wanted: Any, first: int = 1) -> int:
    """The first deal at whose beginning something holds."""
    book = rulebook("fellowship")
    return next(seed for seed in range(first, first + 300) if wanted(book.begin(setup, players, seed)))
