"""Frames without detours: text that is bytes already goes to the socket at once, and text that comes in is handed over at once.

What comes and goes the usual way is packed, queued and unpacked by three layers, each with a task that must be woken. A line that finds
these two ways in its scope may take them; without them, or when the client does not read, it goes the usual way. A client that does
not read for long is given up.
"""

from __future__ import annotations

import struct
from asyncio import TimerHandle
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

WRITE, HEARD = "onetable.write", "onetable.heard"  # their names in the extensions of the scope
TEXT = 0x81  # a whole frame of text
MASKED = 0x80
SHORTEST, LONGEST = 8, 4096  # bytes of what is read without detours: commands are short
Write = Callable[[bytes], bool]
Hear = Callable[[bytes], None]
ListenTo = Callable[[Hear], None]


class QuickWebSockets(WebSocketsSansIOProtocol):
    """The protocol of uvicorn, with one more way in and out."""

    hear: Hear | None = None
    reading = 60.0  # seconds until a client takes what it has been sent
    _unread: TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"].update({WRITE: self.write_text, HEARD: self.listen_to})  # type: ignore[dict-item]

    def data_received(self, data: bytes) -> None:
        text = self._text_in(data) if self.hear is not None else None
        if self.hear is None or text is None:
            super().data_received(data)
        else:
            self.hear(text)

    def _text_in(self, data: bytes) -> bytes | None:
        """The text, where this is one short frame of it and nothing else, and nothing that came before waits for more."""
        conn = self.conn
        if len(data) < SHORTEST or data[0] != TEXT or data[1] < MASKED:
            return None
        length, start = (data[1] - MASKED, 6) if data[1] < MASKED + 126 else (int.from_bytes(data[2:4]), 8)
        if len(data) != start + length or data[1] == MASKED + 127 or length > LONGEST:
            return None
        if conn.state is not OPEN or conn.reader.buffer or conn.current_size is not None or self.close_sent or not self.queue.empty():
            return None
        return apply_mask(data[start:], data[start - 4 : start])

    def listen_to(self, hear: Hear) -> None:
        """Hand over every message that comes from now on."""
        self.hear = hear

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()  # nothing may overtake what is queued already
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(bytes(data))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._give_up_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._give_up_later()  # whoever answers no ping may not read the farewell either

    def _give_up_later(self) -> None:
        if self._unread is None:
            self._unread = self.loop.call_later(self.reading, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._unread is not None:
            self._unread.cancel()
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Nothing more is handed over: who listened, and his table, are freed at once, and not when garbage is looked for."""
        self.hear = None
        if self.handshake_initiated:
            self.scope["extensions"].clear()  # the two ways lead back to this

    def write_text(self, payload: bytes) -> bool:
        """Write this as one frame, if the line is open and the client reads; else nothing is done."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN or self.transport.is_closing():
            return False
        length = len(payload)
        if length < 126:
            head = struct.pack(">BB", TEXT, length)
        elif length < 65_536:
            head = struct.pack(">BBH", TEXT, 126, length)
        else:
            head = struct.pack(">BBQ", TEXT, 127, length)
        self.transport.write(head + payload)
        return True
