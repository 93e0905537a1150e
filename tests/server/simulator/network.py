"""Lines that lose, repeat, delay and reorder messages, and break: a WebSocket at the server's end, a connection at the client's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from random import Random
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocketDisconnect, WebSocketState
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from onetable.server.http.direct_frames import HEARD, WRITE, Hear

Json = dict[str, Any]


class Weather(Struct):
    """How bad it is outside; calm weather delivers everything once and in order."""

    delay: float = 0.02
    lost: float = 0.0  # of all messages
    repeated: float = 0.0
    disorder: bool = False
    broken: float = 0.0  # lines, at each message
    slow: float = 0.0  # lines whose client hardly reads


class Wire:
    """One line between a client and a server."""

    def __init__(self, rng: Random, weather: Weather, outside: Callable[..., None]) -> None:
        self.rng, self.weather, self._outside = rng, weather, outside
        self.is_slow = rng.random() < weather.slow
        self._last_arrival = {True: 0.0, False: 0.0}
        self.client_hears: Callable[[str | Close | None], None]
        self.server_hears: Callable[[str | None], None]
        self.is_cut = False

    def carry(self, to_server: bool, arrive: Callable[[], None]) -> None:
        """Bring one message over, as the weather allows."""
        rng, weather = self.rng, self.weather
        if self.is_cut:
            return
        if rng.random() < weather.lost:
            self.cut()  # what is lost for good is noticed sooner or later
            return
        for _ in range(2 if rng.random() < weather.repeated else 1):
            now = asyncio.get_running_loop().time()
            arrival = now + rng.uniform(0, weather.delay)
            if not weather.disorder:
                arrival = self._last_arrival[to_server] = max(arrival, self._last_arrival[to_server])
            self._outside(arrival - now, arrive)
        if rng.random() < weather.broken:
            self.cut()

    def cut(self, soon: bool = False) -> None:
        """Break the line: each end notices in its own time, and what is under way may still arrive."""
        if not self.is_cut:
            self.is_cut = True
            longest = 0.05 if soon else 4.0
            self._outside(self.rng.uniform(0, longest), lambda: self.client_hears(None))
            self._outside(self.rng.uniform(0, longest), lambda: self.server_hears(None))


class ServerEnd:
    """What the server takes for a WebSocket."""

    def __init__(self, wire: Wire, address: str, token: str, server: Any, watch: Callable[[Json], None]) -> None:
        self.wire, self.watch = wire, watch
        self.app = SimpleNamespace(state=SimpleNamespace(server=server))
        self.query_params = dict(parse_qsl(urlsplit(address).query))
        self.headers, self.cookies = {"authorization": f"Bearer {token}"}, dict[str, str]()
        self.client, self.client_state = None, WebSocketState.CONNECTED
        is_quick = wire.rng.random() < 0.5 and not wire.is_slow
        self.scope = {"extensions": {WRITE: self.write_text, HEARD: self.listen_to} if is_quick else {}}
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self._hear: Hear | None = None
        wire.server_hears = self._arrive

    def listen_to(self, hear: Hear) -> None:
        """The quick way in."""
        self._hear = hear

    def _arrive(self, text: str | None) -> None:
        if self._hear is None or text is None or not self._incoming.empty():
            self._incoming.put_nowait(text)
        else:
            asyncio.get_running_loop().call_soon(self._hear, text.encode(), context=self.app.state.server.context)

    async def accept(self) -> None:
        """Nothing has to be agreed upon."""

    async def receive(self) -> Json:
        """The next message of the client, or that it is gone."""
        text = await self._incoming.get()
        if text is None:
            self.client_state = WebSocketState.DISCONNECTED
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": text}

    async def send(self, message: Json) -> None:
        """To the client."""
        if self.client_state == WebSocketState.DISCONNECTED:
            raise WebSocketDisconnect(1006)
        if self.wire.is_slow:
            await asyncio.sleep(self.wire.rng.uniform(0, 1.5))
        self._send_now(message["text"])

    def write_text(self, payload: bytes) -> bool:
        """The quick way out."""
        if self.client_state == WebSocketState.DISCONNECTED:
            return False
        self._send_now(payload.decode())
        return True

    def _send_now(self, text: str) -> None:
        self.watch(msgspec.json.decode(text))
        self.wire.carry(False, lambda: self.wire.client_hears(text))

    async def send_text(self, text: str) -> None:
        """The same."""
        await self.send({"text": text})

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye; the client hears it after all that was sent before."""
        self.wire.weather = Weather()
        self.wire.carry(False, lambda: self.wire.client_hears(Close(code, reason)))
        self.wire.carry(True, lambda: self.wire.server_hears(None))


class ClientEnd:
    """What the client takes for its connection."""

    def __init__(self, dial: Callable[[ClientEnd], Any], heard: Callable[[str, Json], None], address: str, token: str) -> None:
        self._dial, self._heard, self.address, self.token = dial, heard, address, token
        self.wire: Wire
        self.close_code: int | None = None
        self.close_reason = ""
        self._incoming: asyncio.Queue[str | Close | None] = asyncio.Queue()
        self._closed = False

    async def __aenter__(self) -> ClientEnd:
        await self._dial(self)
        self.wire.client_hears = self._incoming.put_nowait
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def send(self, text: str) -> None:
        """To the server."""
        if self._closed:
            raise ConnectionClosedError(None, None)
        self._heard(self.token, msgspec.json.decode(text))
        self.wire.carry(True, lambda: self.wire.server_hears(text))

    async def close(self) -> None:
        """Hang up."""
        if not self._closed:
            self._closed = True
            self.wire.carry(True, lambda: self.wire.server_hears(None))
            self.wire.cut()

    def __aiter__(self) -> AsyncIterator[str]:
        return self._messages()

    async def _messages(self) -> AsyncIterator[str]:
        while True:
            message = await self._incoming.get()
            if message is None or isinstance(message, Close):
                self._closed = True
                raise ConnectionClosedError(message, None)
            self._heard(self.token, msgspec.json.decode(message))
            yield message
