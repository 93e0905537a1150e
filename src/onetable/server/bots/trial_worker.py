"""The process in which one trial is carried out: all pieces come in at once, results go out one by one; it ends with its server."""

from __future__ import annotations

from onetable.bots.trials import trials_of
from onetable.server.bots.at_work import at_work


def work() -> None:
    """Carry out every piece."""
    with at_work() as (message, tell):
        game, pieces = message
        trials = trials_of(game)
        for piece in pieces:
            tell(trials.done(piece))


if __name__ == "__main__":
    work()
