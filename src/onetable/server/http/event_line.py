"""The stream of events: a WebSocket on which a person or a bot is told what waits for it, and says nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from onetable.server import wire
from onetable.server.http.calls import COOKIE, refusal_text, token_of
from onetable.server.http.line import FAREWELL, MOST_LINES, POLICY, RESTART, counted, turn_away
from onetable.server.http.scopes import LINE
from onetable.server.people.scopes import may

if TYPE_CHECKING:
    from onetable.server.app import Server

MOST_WAITING = 1024  # events for somebody who does not read; then the stream ends, and he takes it up again
MOST_STREAMS = 4  # of one person, beside the lines to tables


class EventLine:
    """One who listens."""

    def __init__(self, websocket: WebSocket, language: str) -> None:
        self.websocket, self.language = websocket, language
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closing: tuple[int, str] | None = None

    def post(self, message: bytes) -> None:
        if self.closing is None:
            self.outbox.put_nowait(message)
            if self.outbox.qsize() > MOST_WAITING:
                self.close("restart", "")

    def close(self, code: str, text: str) -> None:
        if self.closing is None:
            self.outbox.put_nowait(wire.encode(wire.Closed(code, text or refusal_text(code, self.language))))
            self.closing = (RESTART if code == "restart" else POLICY, code)
            self.outbox.put_nowait(None)

    async def deliver(self) -> None:
        """Send what is to be told, until there is an end of it."""
        try:
            while (message := await self.outbox.get()) is not None:
                await self.websocket.send({"type": "websocket.send", "text": message.decode()})
            assert self.closing is not None
            await self.websocket.close(*self.closing)
        except (WebSocketDisconnect, RuntimeError, OSError):  # gone: the reading side will notice
            return


async def listen_for_events(websocket: WebSocket) -> None:
    """One listener, from the first event to the last."""
    server: Server = websocket.app.state.server
    person, device = await server.people.recognise(token_of(websocket.headers.get("authorization"), websocket.cookies.get(COOKIE)))
    language = person.language if person is not None else "en"
    await websocket.accept()
    if person is None or device is None:
        await turn_away(websocket, "who_are_you", language, POLICY)
        return
    if not may(device, LINE):
        await turn_away(websocket, "narrow_token", language, POLICY)
        return
    address = websocket.client.host if websocket.client is not None else ""
    name = f"events of {person.id}"
    crowded = server.lines.get(name, 0) >= MOST_STREAMS or server.lines_from.get(address, 0) >= server.settings.lines
    if crowded or server.lines.get(person.id, 0) > MOST_LINES:
        await turn_away(websocket, "too_fast", language, POLICY)
        return
    with counted(server.lines, name), counted(server.lines_from, address):
        line = EventLine(websocket, language)
        delivery = asyncio.create_task(line.deliver())
        on_gone = server.people.devices.listening(device.id, line)
        leave = await server.events.listen(person, line, websocket.query_params.get("last", "")[:64])
        try:
            await until_gone(line, delivery)
        finally:
            leave()
            on_gone()
            delivery.cancel()


async def until_gone(line: EventLine, delivery: asyncio.Task[None]) -> None:
    """What is said here is not heard; only the end is waited for."""
    websocket = line.websocket
    while websocket.client_state == WebSocketState.CONNECTED and line.closing is None:
        hearing = asyncio.ensure_future(websocket.receive())
        await asyncio.wait((hearing, delivery), return_when=asyncio.FIRST_COMPLETED)
        if not hearing.done():
            hearing.cancel()
            break
        if hearing.result()["type"] != "websocket.receive":
            return
    if line.closing is not None:
        await asyncio.wait((delivery,), timeout=FAREWELL)
