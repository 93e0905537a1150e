"""The clock of a table: since when each seat has been asked, and when its time is up. The log knows the times, and outlives the server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from onetable.server.table.course import Course

GRACE = 15.0  # seconds: after the server was away nobody has less than this


class Clock(Struct, frozen=True):
    """What a seat is asked, since when, and how many seconds it has for that."""

    about: str
    since: float
    seconds: int

    def ends(self, patient_until: float) -> float:
        """When the time is up; not before all had a chance to come back."""
        return max(self.since + self.seconds, patient_until)


def noted(course: Course, at: float) -> Mapping[int, Clock]:
    """The clocks after something has happened at this time: who is asked something new begins now, all others go on."""
    found = dict(course.clocks)
    for seat in course.open_seats:
        assert course.match is not None
        allowance = course.rulebook.allowance(course.match.game, seat)
        before = found.get(seat)
        if allowance is None:
            found.pop(seat, None)
        elif before is None or before.about != allowance.about:
            found[seat] = Clock(allowance.about, at, allowance.seconds)
    return found
