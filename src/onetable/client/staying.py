"""A connection that stays: it is opened again when it is lost, and given up when the server does not come back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from onetable.client.asking import Json, Problem

if TYPE_CHECKING:
    from onetable.client.client import Client

Self = TypeVar("Self", bound="Staying")
FIRST_PAUSE, LONGEST_PAUSE, SLOWER = 0.1, 2.0, 1.4  # seconds between two tries to reach the server, and how these grow
UNANSWERED = 5.0  # seconds until a line on which nobody answers is opened anew
GOODBYE = 1.0  # seconds to close it in good order
FINAL_CODES = (1008, 1009, 4404)  # the server does not want to hear from us again


class Staying:
    """What a line to a table and the stream of events have in common; use it with `async with`, and `async for` what comes."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.lost = 0  # how often the connection was lost
        self._away_since: float | None = None
        self._problem: Problem | None = None  # why it has ended
        self._came: asyncio.Queue[Json | Problem] = asyncio.Queue()
        self._connection: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self: Self) -> Self:
        self._task = asyncio.create_task(self._stay())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._hang_up()

    def __aiter__(self) -> AsyncIterator[Json]:
        return self._follow()

    async def _follow(self) -> AsyncIterator[Json]:
        """Everything, as it comes."""
        while True:
            found = await self._came.get()
            if isinstance(found, Problem):
                raise found
            yield found

    # ---- what each of them does in its own way

    def _address(self) -> str:
        raise NotImplementedError

    def _hear(self, message: Json) -> bool:
        """One message of the server; False if one before it was lost, so that the connection must be opened anew."""
        raise NotImplementedError

    async def _opened(self) -> None:
        """The connection is there, or there again."""

    # ----

    async def _stay(self) -> None:
        """Connect, listen, and connect again."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with connect(
                    self._address(), additional_headers={"Authorization": f"Bearer {self.client.token}"}, max_size=None,
                    open_timeout=UNANSWERED, ping_interval=UNANSWERED, ping_timeout=UNANSWERED, close_timeout=GOODBYE,
                ) as connection:  # fmt: skip
                    self._connection = connection
                    await self._opened()
                    async for text in connection:
                        if not self._hear(json.loads(text)):
                            break
                if connection.close_code in FINAL_CODES:
                    self._end(Problem(connection.close_reason or "closed", "The server has closed the line."))
                    return
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in FINAL_CODES:
                    self._end(Problem(error.rcvd.reason, "The server has closed the line."))
                    return
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            self._connection = None
            self.lost += 1
            now = asyncio.get_running_loop().time()
            if self._away_since is None:
                self._away_since, pause = now, FIRST_PAUSE
            elif now - self._away_since >= self.client.patience:
                self._end(Problem("unreachable", f"{self.client.server} could not be reached for {self.client.patience:g} seconds."))
                return
            await asyncio.sleep(pause)
            pause = min(pause * SLOWER, LONGEST_PAUSE)

    def _is_back(self) -> None:
        """The server has said something that it only says when all is well."""
        self._away_since = None

    def _end(self, problem: Problem) -> None:
        """It is closed for good: whoever waits is told why."""
        self._problem, self._connection = problem, None
        self._came.put_nowait(problem)

    async def _send(self, message: Json) -> None:
        if self._connection is not None:
            with suppress(ConnectionClosed):  # it will be sent again when the line is back
                await self._connection.send(json.dumps(message))

    async def _hang_up(self) -> None:
        if self._connection is not None:
            await self._connection.close()
