"""The same client for programs without `async`: every call waits; a thread beside them keeps the lines.

with SyncClient.join("http://127.0.0.1:8765", name="Lobelia") as me:
    first, *_ = me.get("/api/games")
    table = me.post("/api/tables", {"game": first["id"], "players": 4})
    end = me.play(table["id"], lambda state: state["view"]["choices"][0])
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from onetable.client.asking import Json
from onetable.client.client import PATIENCE, Client
from onetable.client.line import Choice
from onetable.client.runner import NetworkBot, Runner

T = TypeVar("T")


class SyncClient:
    """One person or bot at one server; use it with `with`, or close it."""

    def __init__(self, come: Callable[[], Coroutine[Any, Any, Client]]) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="onetable client", daemon=True)
        self._thread.start()
        self._bots = ThreadPoolExecutor(8, "onetable bots")
        try:
            self.client = self._wait(come())
        except BaseException:
            self.close()
            raise

    @classmethod
    def join(cls, server: str, name: str | None = None, language: str = "en", patience: float = PATIENCE) -> SyncClient:
        """Become a guest."""
        return cls(lambda: Client.join(server, name, language, patience))

    @classmethod
    def log_in(cls, server: str, login: str, password: str, patience: float = PATIENCE) -> SyncClient:
        """Be the owner of an account."""
        return cls(lambda: Client.log_in(server, login, password, patience))

    @classmethod
    def with_token(cls, server: str, token: str, patience: float = PATIENCE) -> SyncClient:
        """Be whoever has this token."""
        return cls(lambda: Client.with_token(server, token, patience))

    @property
    def me(self) -> Json:
        """Who one is."""
        return self.client.me

    def get(self, path: str) -> Any:
        """Ask the API."""
        return self._wait(self.client.get(path))

    def post(self, path: str, body: Json | None = None) -> Any:
        """Tell the API."""
        return self._wait(self.client.post(path, body))

    def play(self, table: str, choose: Callable[[Json], Choice]) -> Json:
        """Sit at a table until its game is over, choosing whenever asked; the last state is returned."""
        return self._wait(self.client.play(table, lambda state: self._beside(choose, state)))

    def events(self, last: str = "") -> Iterator[Json]:
        """All that happens to one, as it comes, for ever; a server that stays away is raised as a Problem."""
        events = self.client.events(last)
        self._wait(events.__aenter__())
        try:
            coming = aiter(events)
            while True:
                yield self._wait(anext(coming))
        finally:
            self._wait(events.__aexit__())

    def run(self, make: Callable[[str], NetworkBot], games: int | None = None) -> Runner:
        """Play at many tables at once, until so many games are over or for ever."""
        runner = Runner(self.client, lambda game: Beside(make(game), self._beside))
        self._wait(runner.run(games))
        return runner

    def close(self) -> None:
        """Let go of everything."""
        self._bots.shutdown(wait=False, cancel_futures=True)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> SyncClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def _beside(self, work: Callable[[Json], Any], state: Json) -> Any:
        """What thinks without `async` thinks in a thread: the lines must not wait for it."""
        return await self._loop.run_in_executor(self._bots, work, state)

    def _wait(self, work: Awaitable[T]) -> T:
        async def whole() -> T:
            return await work

        future = asyncio.run_coroutine_threadsafe(whole(), self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise


class Beside:
    """A bot without `async`, asked in a thread."""

    def __init__(self, bot: NetworkBot, beside: Callable[[Callable[[Json], Any], Json], Awaitable[Any]]) -> None:
        self.bot, self.beside = bot, beside

    def choose(self, state: Json) -> Awaitable[Choice]:
        return self.beside(self.bot.choose, state)
