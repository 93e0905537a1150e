"""Connections that nobody means: those that never finish what they ask, never read what they are told, or come in hundreds without a word.

uvicorn waits for them for ever. Here a request has so much time, an answer is read in so much time or never, and where too many say
nothing the one that has been silent longest makes room: behind a proxy all come from one address, and its requests are whole.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol

from onetable.server.http.direct_frames import QuickWebSockets


class Patience(Struct, frozen=True):
    """How long a connection is waited for, in seconds, and how many may be waited for."""

    request: float = 20.0  # until a request is there, with all that belongs to it
    unused: int = 5  # between two requests
    reading: float = 60.0  # until a client takes what it has been sent
    ping: float = 20.0  # between two pings on a line
    pong: float = 30.0  # until one is answered
    silent: int = 200  # connections of one address that have not finished a request
    silent_in_all: int = 600


class Door:
    """All connections that have not yet said what they want, in the order in which they came."""

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self.silent: dict[PatientHttp, str] = {}  # by connection: its address
        self.by_address: dict[str, dict[PatientHttp, None]] = {}

    def wait_for(self, connection: PatientHttp) -> None:
        """One more that has to say what it wants; where there are too many, those that came first are shown out."""
        address = connection.client[0] if connection.client is not None else ""
        ours = self.by_address.setdefault(address, {})
        self.silent[connection] = address
        ours[connection] = None
        if len(ours) > self.patience.silent:
            next(iter(ours)).show_out()
        elif len(self.silent) > self.patience.silent_in_all:
            next(iter(self.silent)).show_out()

    def has_spoken(self, connection: PatientHttp) -> None:
        """It has said what it wants, or is gone."""
        address = self.silent.pop(connection, None)
        if address is not None:
            ours = self.by_address[address]
            del ours[connection]
            if not ours:
                del self.by_address[address]


class PatientHttp(H11Protocol):
    """The protocol of uvicorn, with an end to its patience."""

    door: Door
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def _wait(self) -> None:
        """From now on the whole request has so much time; a byte now and then does not make it longer."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.door.patience.request, self.show_out)
            self.door.wait_for(self)

    def _wait_no_longer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self.door.has_spoken(self)

    def show_out(self) -> None:
        """End the connection without a word."""
        self._wait_no_longer()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it has become a line
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
            self._wait()
        else:
            self._wait_no_longer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self._wait_no_longer()  # from here on the time between two requests counts

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_no_longer()
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, QuickWebSockets):
            line.reading = self.door.patience.reading

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.door.patience.reading, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        if self._unread is not None:
            self._unread.cancel()
        super().connection_lost(exc)


def http_with(patience: Patience) -> type[PatientHttp]:
    """The protocol for one server."""
    return type("PatientHttp", (PatientHttp,), {"door": Door(patience)})
