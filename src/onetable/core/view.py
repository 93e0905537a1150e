"""All that one seat may know: the only thing that is ever shown to a client, a bot or a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

import msgspec

from onetable.core.step import Seat, Sentence, T
from onetable.core.word import Word

SPECTATOR: Seat = -1
NOBODY: Seat = -1
_encoder = msgspec.json.Encoder()


class View(msgspec.Struct, Generic[T], frozen=True):
    """The table without what this seat has not seen; only the seat that is asked sees the choices."""

    seat: Seat
    table: T
    agenda: tuple[Sentence, ...]
    asked: Seat
    choices: Sequence[Word]
    hasty: bool = False

    def encode(self) -> bytes:
        """This view as JSON: equal views are equal bytes."""
        return _encoder.encode(self)
