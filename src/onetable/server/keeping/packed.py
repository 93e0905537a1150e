"""The log of a game that is long over, in one piece: about a tenth of its size, and every entry as it was."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from onetable.server.keeping.rows import Row

Line = tuple[int, float, str | None, str | None, bytes]
_lines = msgspec.msgpack.Decoder(list[Line])


def pack(rows: Sequence[Row]) -> bytes:
    """These entries of one table, compressed."""
    return zlib.compress(msgspec.msgpack.encode([(row.n, row.at, row.person, row.command, row.entry) for row in rows]), 9)


def unpack(packed: bytes) -> list[Line]:
    """Number, time, person, command and entry of each."""
    return _lines.decode(zlib.decompress(packed))
