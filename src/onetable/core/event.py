"""Events: what happened, for journals and animations, and who saw it."""

from __future__ import annotations

from msgspec import Struct

from onetable.core.word import Word


class Event(Struct, frozen=True, gc=False):
    """What happened; `seen_by` holds the seats that saw it, None means everybody."""

    word: Word
    seen_by: frozenset[int] | None = None

    def is_seen_by(self, seat: int) -> bool:
        """Whether this seat saw it; a spectator (seat -1) sees what everybody sees."""
        return self.seen_by is None or seat in self.seen_by
