"""The load: many tables played from one event loop, with hand-made WebSocket frames, so that the client is never what is measured."""

from __future__ import annotations

import asyncio
import random
import struct
import time
from collections.abc import Sequence
from typing import cast

from msgspec import UNSET, Raw, Struct, UnsetType, field
from msgspec.json import Decoder
from msgspec.structs import replace

Seats = tuple[str, Sequence[str]]  # a table, and the token of each of its seats
NO_MASK = b"\0\0\0\0"  # a mask of zeros is a mask, and costs nothing
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class SpokenView(Struct, gc=False):
    """The little of a view that is needed to play on."""

    asked: int = -1
    seat: int = -1
    choices: list[Raw] = []
    over: Raw = Raw(b"null")
    own: Changed | None = field(name="", default=None)  # where it is a change: what has changed in the view itself


class Changed(Struct, gc=False):
    """The same of a change: what is not there has not changed."""

    asked: int | UnsetType = UNSET
    choices: list[Raw] | UnsetType = UNSET
    over: Raw | UnsetType = UNSET


class Heard(Struct, gc=False):
    """The little of a message that is needed to play on."""

    kind: str = field(name="is")
    n: int = 0
    on: int = 0
    done: str | None = None
    view: SpokenView | None = None
    code: str = ""


hear = Decoder(Heard).decode
FIELDS = ("asked", "choices", "over")


def view_after(before: Heard | None, heard: Heard) -> SpokenView | None:
    """The view that comes of a message; None where it tells of none."""
    if heard.kind == "state" or heard.view is None:
        return heard.view
    assert heard.kind == "change" and before is not None and before.view is not None and before.n == heard.on, "a message was lost"
    if heard.view.own is None:
        return before.view
    told = {name: getattr(heard.view.own, name) for name in FIELDS if getattr(heard.view.own, name) is not UNSET}
    return replace(before.view, **told)


class Figures:
    """What was seen by the clients."""

    def __init__(self) -> None:
        self.delays: list[float] = []  # seconds from the moment a command was due to the state that says it is done
        self.frames = self.bytes = self.refused = self.lost = self.games = 0


class Line(asyncio.Protocol):
    """One seat."""

    def __init__(self, table: Table, address: str, token: str) -> None:
        self.table, self.address, self.token = table, address, token
        self.buffer = b""
        self.is_open = self.is_done_with = False
        self.held: Heard | None = None  # what was told last of the table
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        head = (
            f"GET {self.address} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {self.token}\r\n\r\n"
        )
        self.transport.write(head.encode())

    def connection_lost(self, _: Exception | None) -> None:
        if not self.is_done_with:
            self.table.place.load.figures.lost += 1

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            assert b" 101 " in head[:20], head
            self.is_open = True
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                if len(buffer) - at < 4:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif length == 127:
                if len(buffer) - at < 10:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) - start < length:
                break
            at, kind = start + length, buffer[at] & 15
            if kind == TEXT:
                self.table.hear(self, buffer[start:at])
            elif kind == PING:
                self.send(buffer[start:at], PONG)
        self.buffer = buffer[at:]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """One frame; commands are short, but not always below 126 bytes."""
        assert self.transport is not None
        length = len(payload)
        head = struct.pack(">BB", 128 | kind, 128 | length) if length < 126 else struct.pack(">BBH", 128 | kind, 254, length)
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        """The game is over: say so, as a browser would."""
        self.is_done_with = True
        if self.transport is not None:
            self.send(struct.pack(">H", 1000), CLOSE)


class Table:
    """One game of four people."""

    def __init__(self, place: Place, id: str) -> None:
        self.place, self.id = place, id
        self.lines: list[Line] = []
        self.turn: tuple[Line, Heard] | None = None  # who is asked, and what he has been told
        self.awaited: dict[str, float] = {}  # by command: when it was due

    async def open(self, tokens: Sequence[str], port: int) -> None:
        """Open the lines of all seats."""
        for token in tokens:
            line = Line(self, f"/ws?table={self.id}&last=0&language=en", token)
            self.lines.append(line)
            await asyncio.get_running_loop().create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]

    def hear(self, line: Line, payload: bytes) -> None:
        """A message has come."""
        if line.is_done_with:
            return
        heard, figures = hear(payload), self.place.load.figures
        if heard.kind == "refused":
            figures.refused += 1
            return
        view = view_after(line.held, heard)
        if view is None:
            return
        heard.view = view
        line.held = heard
        figures.frames += 1
        figures.bytes += len(payload)
        if heard.done is not None:
            figures.delays.append(time.monotonic() - self.awaited.pop(heard.done))
        if bytes(view.over) != b"null":
            if heard.done is not None:
                self.place.leave()
        elif view.asked == view.seat and (self.turn is None or heard.n > self.turn[1].n):
            self.turn = (line, heard)
            if self.place.table is self and self.place.number:
                self.place.plan()

    def answer(self, due: float) -> None:
        """The asked seat gives one of its choices."""
        assert self.turn is not None
        line, heard = self.turn
        assert heard.view is not None
        if line.is_done_with:
            return
        self.place.number += 1
        id = f"{self.place.number:024x}"
        self.awaited[id] = due
        choice = int(random.random() * len(heard.view.choices))
        line.send(
            b'{"do":"answer","id":"%s","table":"%s","seat":%d,"at":%d,"choice":%d}'
            % (id.encode(), self.id.encode(), heard.view.seat, heard.n, choice)
        )


class Place:
    """Where one game after the other is played; the lines of the next table are open before the last game is over."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.table: Table | None = None
        self.following: Table | None = None
        self.due = 0.0
        self.number = 0

    async def sit_down(self) -> Table:
        """Open the lines of another table."""
        id, tokens = self.load.supply.pop()
        table = Table(self, id)
        await table.open(tokens, self.load.port)
        return table

    async def look_ahead(self) -> None:
        """Know where to go next, as long as there are tables."""
        if self.load.supply:
            self.following = await self.sit_down()

    def leave(self) -> None:
        """The game is over: go to the next table."""
        self.load.figures.games += 1
        for line in self.table.lines if self.table is not None else ():
            line.close()
        self.table, self.following = self.following, None
        if self.load.pace:
            self.due = 0.0
        self.load.later(self.look_ahead())
        if self.table is not None and self.table.turn is not None:
            self.plan()

    def plan(self) -> None:
        """Answer when it is time: at a steady pace, whether the server keeps up or not, or at once."""
        assert self.table is not None
        if self.load.is_stopping:
            return
        now = time.monotonic()
        self.due = self.due + self.load.pace if self.due and self.load.pace else now + random.random() * self.load.pace
        if self.due <= now:
            self.table.answer(self.due)
        else:
            asyncio.get_running_loop().call_later(self.due - now, self.table.answer, self.due)


class Load:
    """All places together."""

    def __init__(self, port: int, supply: list[Seats], places: int, pace: float) -> None:
        self.port, self.supply, self.pace = port, supply, pace
        self.places = [Place(self) for _ in range(places)]
        self.figures = Figures()
        self.is_stopping = False
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, work: object) -> None:
        """Do this beside everything else."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def begin(self) -> None:
        """Seat everybody, and let all know where to go next."""
        for place in self.places:
            place.table = await place.sit_down()
        await asyncio.gather(*[place.look_ahead() for place in self.places])
        while not all([place.table is not None and place.table.turn is not None for place in self.places]):
            await asyncio.sleep(0.1)
        for place in self.places:
            place.plan()

    def end(self) -> None:
        """Hang up."""
        self.is_stopping = True
        for place in self.places:
            for table in (place.table, place.following):
                for line in table.lines if table is not None else ():
                    line.is_done_with = True
                    if line.transport is not None:
                        line.transport.close()
