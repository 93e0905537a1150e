"""What is read without detours is one short frame of text and nothing else; all other things go the usual way."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLOSING, OPEN

from onetable.server.http.direct_frames import QuickWebSockets


def protocol(**conn: Any) -> QuickWebSockets:
    """An open line on which nothing has come yet."""
    found = QuickWebSockets.__new__(QuickWebSockets)
    usual = {"state": OPEN, "reader": SimpleNamespace(buffer=bytearray()), "current_size": None}
    found.conn = SimpleNamespace(**{**usual, **conn})  # type: ignore[assignment]
    found.close_sent, found.queue = False, asyncio.Queue()
    return found


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=mask)


@pytest.mark.parametrize("text", [b'{"do":"ping"}', b"ab", b"x" * 125, b"x" * 126, "“é”".encode() * 300, b"x" * 4096], ids=len)
def test_one_short_frame_is_read(text: bytes) -> None:
    assert protocol()._text_in(frame(text)) == text


ODD = {
    "two at once": frame(b"one") + frame(b"two"),
    "half a frame": frame(b"half a frame")[:-3],
    "the first part": frame(b"the first part", fin=False),
    "the last part": frame(b"the last part", Opcode.CONT),
    "bytes": frame(b"bytes", Opcode.BINARY),
    "a ping": frame(b"12345678", Opcode.PING),
    "without a mask": frame(b"without a mask", mask=False),
    "too long": frame(b"x" * 4097),
    "much too long": frame(b"x" * 70_000),
    "empty": frame(b""),
    "nothing": b"",
    "one byte": b"\x81",
}


@pytest.mark.parametrize("kind", ODD)
def test_anything_else_goes_the_usual_way(kind: str) -> None:
    assert protocol()._text_in(ODD[kind]) is None


@pytest.mark.parametrize("conn", [{"state": CLOSING}, {"reader": SimpleNamespace(buffer=bytearray(b"\x81"))}, {"current_size": 10}])
def test_nothing_overtakes_what_came_before(conn: dict[str, Any]) -> None:
    assert protocol(**conn)._text_in(frame(b'{"do":"ping"}')) is None
