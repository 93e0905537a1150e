"""The process in which one game is looked back at: its record comes in, how much there is to find goes out, then all of it."""

from __future__ import annotations

from onetable.games.registry import face_of
from onetable.server.bots.at_work import at_work


def work() -> None:
    """Find everything."""
    with at_work() as (record, tell):
        part = face_of(record.game).hindsight
        assert part is not None
        hindsight = part.load()
        tell(hindsight.count(record))
        for found in hindsight.look_back(record):
            tell(found)


if __name__ == "__main__":
    work()
