"""The process in which the puzzles of a day are found: a day and the key of the host come in, puzzles go out one by one."""

from __future__ import annotations

from onetable.server.bots.at_work import at_work
from onetable.telling.puzzles import WAYS, puzzles_of


def work() -> None:
    """Find all of them."""
    with at_work() as (message, tell):
        game, date, key = message
        puzzles = puzzles_of(game)
        assert puzzles is not None
        for level in puzzles.levels:
            for way in WAYS:
                tell(puzzles.of_day(date, key, level, way))


if __name__ == "__main__":
    work()
