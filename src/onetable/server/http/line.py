"""The line to one table: a WebSocket whose messages become commands, and an outbox that never makes the table wait."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from onetable.core.phrasebook import LANGUAGES
from onetable.server import wire
from onetable.server.house.rooms import NoSuchTable, Unreadable
from onetable.server.http.calls import COOKIE, number_in, refusal_text, token_of
from onetable.server.http.direct_frames import HEARD, WRITE, ListenTo, Write
from onetable.server.http.scopes import COMMANDS, LINE
from onetable.server.keeping.rows import PersonRow, TokenRow
from onetable.server.limits import Bucket
from onetable.server.metrics import COMMAND_SECONDS
from onetable.server.people.scopes import may
from onetable.server.people.settings import wants_coach
from onetable.server.table import frames
from onetable.server.table.failures import NotNow
from onetable.server.table.room import Room
from onetable.server.table.sitting import Refusal

if TYPE_CHECKING:
    from onetable.server.app import Server

logger = logging.getLogger("onetable")
MOST_WAITING = 64  # messages for a client that does not read; then it is told everything anew when it does
MOST_LINES = 64  # of one person
MOST_MISTAKES = 5  # messages that cannot be understood
RATE, BURST = 20.0, 40.0  # commands a second
SHOWING = 2.0, 4.0  # the same for what lets everybody read the journal anew
REDRAWN = 1.0  # seconds: so long a language stays, at least
FAREWELL = 2.0  # seconds to tell a client why the line will be closed
POLICY, RESTART, NO_TABLE = 1008, 1012, 4404


class Line:
    """One client at one table."""

    def __init__(self, websocket: WebSocket, person: str, language: str, last: int) -> None:
        self.websocket, self.person, self.language, self.last = websocket, person, language, last
        self.bucket, self.showings = Bucket(RATE, BURST), Bucket(*SHOWING)
        self.sheet: frames.Sheet | None = None
        self.coach: bool | None = None
        self.may_play = self.may_ask = True  # a bot's token may only let it listen, and no other bot thinks for it
        self.outbox: deque[bytes] = deque()
        self.behind = False  # it has been spared messages, and must be told everything anew
        self.closing: tuple[int, str] | None = None
        self._wake = asyncio.Event()
        self.mistakes = 0  # messages that could not be understood
        self._is_sending = False
        self._wanted = ""  # the language asked for last, where another was asked for a moment ago
        self._redrawn_at = -REDRAWN
        self._redraw: asyncio.TimerHandle | None = None
        self._write: Write | None = websocket.scope.get("extensions", {}).get(WRITE)

    def post(self, message: bytes) -> None:
        if self._write is not None and not self.outbox and not self._is_sending and self.closing is None and self._write(message):
            return
        if len(self.outbox) < MOST_WAITING:
            self.outbox.append(message)
        else:
            self.outbox.clear()  # and this with all others
            self.behind, self.sheet, self.last = True, None, 0
        self._wake.set()

    def close(self, code: str, text: str) -> None:
        if self.closing is not None:
            return
        self.post(wire.encode(wire.Closed(code, text or refusal_text(code, self.language))))
        self.closing = (RESTART if code == "restart" else POLICY, code)
        self._wake.set()

    def speak(self, room: Room, language: str) -> None:
        """Read everything in another language: at once, or a moment after the last time; of several wishes the last one counts."""
        clock = asyncio.get_running_loop()
        self._wanted = language
        if self._redraw is None:
            self._redraw = clock.call_at(max(clock.time(), self._redrawn_at + REDRAWN), self._speak, room)

    def _speak(self, room: Room) -> None:
        self._redraw, self._redrawn_at, language = None, asyncio.get_running_loop().time(), self._wanted
        room.do(lambda: room.speak(self, language))

    def end(self) -> None:
        """The client is gone: it wants nothing more."""
        if self._redraw is not None:
            self._redraw.cancel()

    async def deliver(self, room: Room) -> None:
        """Send what is in the outbox, as quickly as the client takes it."""
        try:
            while True:
                while self.outbox:
                    self._is_sending = True
                    await self.websocket.send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
                    self._is_sending = False
                if self.behind:
                    self.behind, self.sheet, self.last = False, None, 0
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
    person, device = await server.people.recognise(token)
    language = query.get("language") or (person.language if person is not None else "en")
    language = language if language in LANGUAGES else "en"
    await websocket.accept()
    if not may(device, LINE):
        await turn_away(websocket, "narrow_token", language, POLICY)
        return
    address = websocket.client.host if websocket.client is not None else ""
    name = person.id if person is not None else f"from {address}"  # strangers are counted by their address
    if server.lines.get(name, 0) >= MOST_LINES or server.lines_from.get(address, 0) >= server.settings.lines:
        await turn_away(websocket, "too_fast", language, POLICY)
        return
    with counted(server.lines, name), counted(server.lines_from, address):
        await attend(server, websocket, person, device, language)


async def attend(server: Server, websocket: WebSocket, person: PersonRow | None, device: TokenRow | None, language: str) -> None:
    """Bring somebody to the table, and let him listen and speak there."""
    query = websocket.query_params
    if not await server.lobby.recess.over():
        await websocket.close(RESTART, "restart")  # it was told before
        return
    try:
        room = await server.lobby.room(query.get("table", ""))
    except (NoSuchTable, Unreadable) as error:
        await turn_away(websocket, error.code, language, NO_TABLE)
        return
    except NotNow as error:
        await turn_away(websocket, error.code, language, RESTART)
        return
    objected = await objection(room, person)
    if objected is not None and await server.lobby.has_moved(room):  # where it lives now he may have a seat
        await turn_away(websocket, "restart", language, RESTART)
        return
    if objected is not None:
        await turn_away(websocket, objected, language, POLICY)
        return
    known = person.id if person is not None else ""
    line = Line(websocket, known, language, number_in(query.get("last", "0"), 0, 2**31) or 0)
    line.may_play, line.may_ask = may(device, COMMANDS), device is None or not device.scopes
    line.coach = await coach_wish(server, person, room, query.get("coach", ""))
    if line.last > room.sitting.n:
        line.last = 0  # it speaks of another table, or of one that was never written
    logger.debug("A line to the table %s is open.", room.sitting.row.id)
    delivery = asyncio.create_task(line.deliver(room))
    room.do(lambda: room.join(line))
    on_end = room.when_ended(lambda: line.close("restart", ""))
    on_gone = server.people.devices.listening(device.id, line) if device is not None else None
    try:
        await receive(line, room)
        if line.closing is not None:
            await asyncio.wait((delivery,), timeout=FAREWELL)
    finally:
        logger.debug("A line to the table %s is closed.", room.sitting.row.id)
        on_end()
        if on_gone is not None:
            on_gone()
        line.end()
        delivery.cancel()
        room.do(lambda: room.part(line))


async def objection(room: Room, person: PersonRow | None) -> str | None:
    """Why this person may neither sit here nor look on."""
    seat = room.sitting.seat_of(person.id) if person is not None else None
    return await room.why_not_watch(seat)


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
    if (isinstance(wish, wire.Command) and not line.may_play) or (isinstance(wish, (wire.AskHint, wire.WantCoach)) and not line.may_ask):
        line.post(frames.refused(None, getattr(wish, "id", ""), Refusal("narrow_token"), line.language))
        return
    if isinstance(wish, wire.Show) and not line.showings.take():  # to end the line would cost more: it would be opened again
        line.post(frames.refused(None, wish.id, Refusal("too_fast"), line.language))
        return
    obey(line, room, wish)


async def coach_wish(server: Server, person: PersonRow | None, room: Room, said: str) -> bool | None:
    """Whether a coach is wanted on a line: as it says, or as this person has it."""
    if said == "kept":
        return await wants_coach(server.store, person, room.sitting.row.game, room.manner.first_games)
    return {"on": True, "off": False}.get(said)


def obey(line: Line, room: Room, wish: wire.AnyCommand | wire.AnyRequest) -> None:
    """Give a message to the table."""
    if isinstance(wish, wire.Ping):
        line.post(wire.encode(wire.Pong()))
    elif isinstance(wish, wire.Speak):
        line.speak(room, wish.language)
    elif isinstance(wish, wire.WantCoach):
        room.do(lambda: room.coach(line, wish.on))
    elif isinstance(wish, wire.AskHint):
        room.do(lambda: room.ahead.hint(line, wish))
    else:
        heard = perf_counter()
        room.do(lambda: carry_out(line, room, wish, heard))


async def carry_out(line: Line, room: Room, command: wire.AnyCommand, heard: float) -> None:
    """Have a command obeyed, and note how long that took since it was heard."""
    await room.obey(line, command)
    COMMAND_SECONDS.observe(perf_counter() - heard)
