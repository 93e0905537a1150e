"""The line to one table: a WebSocket whose messages become commands, and an outbox that never makes the table wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from onetable.core.phrasebook import LANGUAGES
from onetable.server import frames, wire
from onetable.server.app import Server
from onetable.server.calls import COOKIE, refusal_text, token_of
from onetable.server.direct_frames import HEARD, WRITE, ListenTo, Write
from onetable.server.limits import Bucket
from onetable.server.lobby import NoSuchTable, OtherVersion
from onetable.server.room import Room
from onetable.server.sitting import Refusal
from onetable.server.store import PersonRow

MOST_WAITING = 64  # messages for a client that does not read; then it is told everything anew when it does
MOST_LINES = 64  # of one person
MOST_MISTAKES = 5  # messages that cannot be understood
RATE, BURST = 20.0, 40.0  # commands a second
FAREWELL = 2.0  # seconds to tell a client why the line will be closed
POLICY, RESTART, NO_TABLE = 1008, 1012, 4404


class Line:
    """One client at one table."""

    def __init__(self, websocket: WebSocket, person: str, language: str, last: int) -> None:
        self.websocket, self.person, self.language, self.last = websocket, person, language, last
        self.bucket = Bucket(RATE, BURST)
        self.outbox: deque[bytes] = deque()
        self.behind = False  # it has been spared messages, and must be told everything anew
        self.closing: tuple[int, str] | None = None
        self._wake = asyncio.Event()
        self.mistakes = 0  # messages that could not be understood
        self._is_sending = False
        self._write: Write | None = websocket.scope.get("extensions", {}).get(WRITE)

    def post(self, message: bytes) -> None:
        if self._write is not None and not self.outbox and not self._is_sending and self.closing is None and self._write(message):
            return
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()
            self.behind = True
        self.outbox.append(message)
        self._wake.set()

    def close(self, code: str, text: str) -> None:
        if self.closing is not None:
            return
        self.post(wire.encode(wire.Closed(code, text or refusal_text(code, self.language))))
        self.closing = (RESTART if code == "restart" else POLICY, code)
        self._wake.set()

    async def deliver(self, room: Room) -> None:
        """Send what is in the outbox, as quickly as the client takes it."""
        try:
            while True:
                while self.outbox:
                    self._is_sending = True
                    await self.websocket.send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
                    self._is_sending = False
                    if self.behind and not self.outbox:
                        self.behind, self.last = False, 0
                        room.do(lambda: room.join(self))
                if self.closing is not None:
                    await self.websocket.close(*self.closing)
                    return
                self._wake.clear()
                await self._wake.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):  # gone: the reading side will notice
            return


@contextmanager
def counted(lines: dict[str, int], name: str) -> Iterator[None]:
    """One line more under this name, for as long as it is open."""
    lines[name] = lines.get(name, 0) + 1
    try:
        yield
    finally:
        lines[name] -= 1
        if not lines[name]:
            del lines[name]


async def listen(websocket: WebSocket) -> None:
    """One client, from the first message to the last."""
    server: Server = websocket.app.state.server
    query = websocket.query_params
    token = token_of(websocket.headers.get("authorization"), websocket.cookies.get(COOKIE))
    person = await server.people.by_token(token)
    language = query.get("language") or (person.language if person is not None else "en")
    language = language if language in LANGUAGES else "en"
    await websocket.accept()
    address = websocket.client.host if websocket.client is not None else ""
    name = person.id if person is not None else f"from {address}"  # strangers are counted by their address
    everybody = f"at {address}"
    if server.lines.get(name, 0) >= MOST_LINES or server.lines.get(everybody, 0) >= server.settings.lines:
        await turn_away(websocket, "too_fast", language, POLICY)
        return
    with counted(server.lines, name), counted(server.lines, everybody):
        await attend(server, websocket, person, language)


async def attend(server: Server, websocket: WebSocket, person: PersonRow | None, language: str) -> None:
    """Bring somebody to the table, and let him listen and speak there."""
    query = websocket.query_params
    try:
        room = await server.lobby.room(query.get("table", ""))
    except (NoSuchTable, OtherVersion) as error:
        code = "no_such_table" if isinstance(error, NoSuchTable) else "other_version"
        await turn_away(websocket, code, language, NO_TABLE)
        return
    objected = await objection(server, room, person)
    if objected is not None:
        await turn_away(websocket, objected, language, POLICY)
        return
    last = query.get("last", "0")
    known = person.id if person is not None else ""
    line = Line(websocket, known, language, int(last) if last.isascii() and last.isdigit() and len(last) < 10 else 0)
    if line.last > room.sitting.n:
        line.last = 0  # it speaks of another table, or of one that was never written
    delivery = asyncio.create_task(line.deliver(room))
    room.do(lambda: room.join(line))
    on_end = room.when_ended(lambda: line.close("restart", ""))
    try:
        await receive(line, room)
        if line.closing is not None:
            await asyncio.wait((delivery,), timeout=FAREWELL)
    finally:
        on_end()
        delivery.cancel()
        room.do(lambda: room.part(line))


async def objection(server: Server, room: Room, person: PersonRow | None) -> str | None:
    """Why this person may neither sit here nor look on."""
    seat = room.sitting.seat_of(person.id) if person is not None else None
    if not room.sitting.may_watch(seat):
        return "not_allowed"
    if seat is None and person is not None and await server.lobby.still_plays(person.id, room.sitting.row):
        return "same_deal"
    return None


async def turn_away(websocket: WebSocket, code: str, language: str, number: int) -> None:
    """Say why not, and close."""
    await websocket.send_text(wire.encode(wire.Closed(code, refusal_text(code, language))).decode())
    await websocket.close(number, code)


async def receive(line: Line, room: Room) -> None:
    """Take message after message until the client is gone; with the quick way they come by themselves, and only the end is waited for."""
    websocket = line.websocket
    listen_to: ListenTo | None = websocket.scope.get("extensions", {}).get(HEARD)
    if listen_to is not None:
        listen_to(lambda text: take(line, room, text))
    while websocket.client_state == WebSocketState.CONNECTED and line.closing is None:
        message = await websocket.receive()
        if message["type"] != "websocket.receive":
            return
        take(line, room, message.get("text") or message.get("bytes") or b"")


def take(line: Line, room: Room, text: str | bytes) -> None:
    """One message of a client, whatever it is."""
    if line.closing is not None:
        return
    if not line.bucket.take():
        line.close("too_fast", "")
        return
    try:
        wish = wire.read_message(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        line.mistakes += 1
        line.post(frames.refused(None, "", Refusal("bad_message"), line.language))
        if line.mistakes >= MOST_MISTAKES:
            line.close("bad_message", "")
        return
    obey(line, room, wish)


def obey(line: Line, room: Room, wish: wire.AnyCommand | wire.AskHint | wire.Speak | wire.Ping) -> None:
    """Give a message to the table."""
    if isinstance(wish, wire.Ping):
        line.post(wire.encode(wire.Pong()))
    elif isinstance(wish, wire.Speak):
        room.do(lambda: room.speak(line, wish.language))
    elif isinstance(wish, wire.AskHint):
        room.do(lambda: room.hint(line, wish))
    else:
        room.do(lambda: room.obey(line, wish))
