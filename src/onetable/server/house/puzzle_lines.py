"""What people chose at tables of a puzzle that are over: read from the log of each, once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct

from onetable.server.keeping.puzzle_store import Attempt
from onetable.server.keeping.rows import Row
from onetable.server.keeping.store import Store
from onetable.server.table import entries as log

LONGEST_THOUGHT = 600.0  # seconds: whoever is away for longer does something else
REMEMBERED = 2000


class PlayedLine(Struct, frozen=True):
    """One person's way through a puzzle."""

    choices: tuple[bytes, ...]  # his own, as words; those that were taken back are not among them
    seconds: float
    taken_back: int

    def alike(self, other: PlayedLine) -> int:
        """How many choices from the beginning on are the same as those of another."""
        pairs = zip(self.choices, other.choices, strict=False)
        return next((place for place, (one, two) in enumerate(pairs) if one != two), min(len(self.choices), len(other.choices)))


class PuzzleLines:
    """The lines of tables that are over; none of them changes any more, so each is read once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[tuple[str, float], PlayedLine] = OrderedDict()

    async def of(self, attempt: Attempt) -> PlayedLine:
        """What this person chose at this table."""
        key = (attempt.table, attempt.changed)  # one whose end was taken back has changed since
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = line_in(await self.store.log_of(attempt.table), attempt.person)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found


def line_in(rows: Sequence[Row], person: str) -> PlayedLine:
    """The choices of this person that stand, how long they took, and how often one was taken back."""
    own, seconds, taken_back = -1, 0.0, 0
    answers: list[tuple[int, bytes]] = []
    before = rows[0].at if rows else 0.0
    for row in rows:
        entry = log.read_entry(row.entry)
        if isinstance(entry, log.Sat) and entry.person == person:
            own = entry.seat
        elif isinstance(entry, log.Answered):
            answers.append((entry.seat, bytes(entry.word)))
            seconds += min(row.at - before, LONGEST_THOUGHT) if entry.seat == own else 0.0
        elif isinstance(entry, log.TookBack):
            last = max([place for place, (seat, _) in enumerate(answers) if seat == entry.seat], default=len(answers))
            del answers[last:]
            taken_back += entry.seat == own
        before = row.at
    return PlayedLine(tuple([word for seat, word in answers if seat == own]), seconds, taken_back)
