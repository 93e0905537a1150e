"""All that one seat may know: the only thing that is ever shown to a client, a bot or a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

import msgspec
from msgspec import Raw, Struct

from onetable.core.game import Game
from onetable.core.step import Seat, Sentence, T
from onetable.core.word import Word

SPECTATOR: Seat = -1
NOBODY: Seat = -1


class View(Struct, Generic[T], frozen=True, dict=True):
    """What one seat knows; only the seat that is asked sees the choices. Each game adds what it needs."""

    seat: Seat
    agenda: tuple[Sentence, ...]
    asked: Seat
    choices: Sequence[Word]
    hasty: bool

    @property
    def table(self) -> T:
        """The table without what this seat has not seen."""
        raise NotImplementedError

    def encode_table(self) -> Raw:
        """The table as JSON: equal tables are equal bytes, in whatever order their maps were filled."""
        return Raw(msgspec.json.encode(self.table.bare()))

    def is_asked_in(self, world: Game[T]) -> bool:
        """Whether the question that is open now is open in this world too, and can be answered there; when nobody is asked all is well."""
        decision = world.decision
        if decision is None:
            return self.asked == NOBODY
        return decision.seat == self.asked and bool(decision.choices) and world.agenda == list(self.agenda)

    def encode(self) -> bytes:
        """This view as JSON: equal views are equal bytes."""
        raise NotImplementedError
