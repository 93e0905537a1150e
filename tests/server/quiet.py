"""A server in the background of a test, and a table at it that plays on whatever else is tried."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from onetable.server.house.lobby import Deal, taken
from onetable.server.wire import SeatWish
from tests.server.host import Host, Json, Line, hosting

T = TypeVar("T")


class Background:
    """A server in a loop of its own, so that examples can be tried one after the other."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.hosting = hosting(folder)
        self.host: Host = self.do(self.hosting.__aenter__())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        found: Future[T] = asyncio.run_coroutine_threadsafe(work, self.loop)
        return found.result(120)

    def close(self) -> None:
        self.do(self.hosting.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(20)
        self.loop.close()


class Quiet:
    """A table that plays on: its deal is known, its people always choose alike, and all that they are sent is kept."""

    def __init__(self, host: Host, seed: int = 20_241) -> None:
        self.host, self.seed = host, seed
        self.sent: list[list[str]] = [[], []]
        self.lines: list[Line] = []
        self.states: list[Json] = []
        self.games = 0

    async def begin(self) -> None:
        people = [await self.host.visitor(name) for name in ("Rosie", "Sam")]
        owner = await self.host.server.people.by_token(people[0].token)
        assert owner is not None
        deal = Deal("fellowship", {"chapter": 14}, 2, self.seed + self.games)
        seats = taken(owner, deal, [SeatWish("me"), SeatWish("open")])
        room = await self.host.server.lobby._set_up(owner, deal, seats, "after", "live")
        await people[1].post(f"/api/tables/{room.sitting.row.id}/sit")
        self.table = room.sitting.row.id
        self.lines = [people[0].line(self.table)]
        self.states = [await self.hear(0)]
        self.lines.append(people[1].line(self.table))
        self.states.append(await self.hear(1))
        await self.lines[0].hear("people")
        self.games += 1

    async def hear(self, seat: int) -> Json:
        event = await self.lines[seat].next()
        while event["type"] != "websocket.send":
            event = await self.lines[seat].next()
        self.sent[seat].append(event["text"].replace(self.table, "TABLE"))
        return self.lines[seat].understood(json.loads(event["text"]))

    async def go_on(self) -> None:
        """One answer; when the game is over the next one begins."""
        if not self.lines or self.states[0]["view"]["over"] is not None:
            await self.end()
            await self.begin()
            return
        seat, n = self.states[0]["view"]["asked"], self.states[0]["n"]
        choice = n * 7 % len(self.states[seat]["view"]["choices"])
        self.lines[seat].send({"do": "answer", "id": f"answer {n}", "table": self.table, "seat": seat, "at": n, "choice": choice})
        self.states = [await self.hear(seat) for seat in (0, 1)]

    async def end(self) -> None:
        """Both are gone."""
        for line in self.lines:
            await line.hang_up()


async def undisturbed(folder: Path, steps: int) -> list[list[str]]:
    """What the people of the quiet table are sent when nobody else is there."""
    async with hosting(folder) as host:
        quiet = Quiet(host)
        for _ in range(steps):
            await quiet.go_on()
        await quiet.end()
        return quiet.sent
