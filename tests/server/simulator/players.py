"""People who play by the real client: they answer, take back, agree, talk, go away and come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from onetable.client import Client, Line, Problem, Refused, is_asked

Json = dict[str, Any]
LANGUAGES = ("en", "zh", "ja", "nl")


class Player:
    """One person at one table, from one device."""

    def __init__(self, name: str, table: str, rng: Random, mischief: int, goodbye: Callable[[Player, Line], None]) -> None:
        self.name, self.table, self.rng, self.mischief, self.goodbye = name, table, rng, mischief, goodbye
        self.client = Client("http://table", name, {"language": rng.choice(LANGUAGES)})
        self.last_state: Json | None = None

    async def play(self) -> None:
        """Until the game is over; whoever goes away comes back."""
        while not await self._stay():
            await asyncio.sleep(self.rng.choice([0.1, 3, 30]))

    async def _stay(self) -> bool:
        """Sit at the table; True when the game is over."""
        async with self.client.line(self.table) as line:
            try:
                async for state in line:
                    self.last_state = state
                    if state["view"]["over"] is not None:
                        self.goodbye(self, line)
                        return True
                    if self._may_err(0.02):
                        return False
                    await self._react(line, state)
            except Problem as problem:
                if problem.code != "too_fast":
                    raise
        return False

    def _may_err(self, chance: float) -> bool:
        if self.mischief > 0 and self.rng.random() < chance:
            self.mischief -= 1
            return True
        return False

    async def _react(self, line: Line, state: Json) -> None:
        """One look at the table."""
        rng, seat, asked = self.rng, state["view"]["seat"], state["undo"]["asked"]
        if seat < 0:
            if self._may_err(0.1):
                await line.speak(rng.choice(LANGUAGES))
            return
        if asked is not None and seat in asked["missing"]:
            with suppress(Refused):
                await line.command("allow", yes=rng.random() < 0.7)
        if self._may_err(0.15):
            with suppress(Refused):
                await self._do_something_else(line, state)
        if rng.random() < 0.2:
            await asyncio.sleep(rng.uniform(0, 0.5))
        if is_asked(line.state or state):
            with suppress(Refused):
                await line.answer(rng.randrange(len((line.state or state)["view"]["choices"])))

    async def _do_something_else(self, line: Line, state: Json) -> None:
        rng, seats = self.rng, len(state["people"])
        wish = rng.choice(["undo", "undo", "undo", "resign", "say", "show", "stand_in", "language", "nonsense", "other seat"])
        if wish == "undo":
            await line.command("undo")
        elif wish == "resign":
            if rng.random() < 0.2:  # else few games would be played to their end
                await line.command("resign")
        elif wish == "say":
            phrase = rng.choice(state["view"]["phrases"] or [{"key": "say-hello", "about": None}])
            await line.command("say", phrase=phrase["key"], about=rng.choice(phrase["about"])["number"] if phrase["about"] else None)
        elif wish == "show":
            await line.command("show", yes=rng.random() < 0.5)
        elif wish == "stand_in":
            await line.command("stand_in", whom=rng.randrange(seats), yes=rng.random() < 0.5)
        elif wish == "language":
            await line.speak(rng.choice(LANGUAGES))
        elif wish == "nonsense":
            await line.answer(rng.randrange(50, 90))
        else:
            await line.command("answer", choice=0, seat=rng.randrange(seats))
