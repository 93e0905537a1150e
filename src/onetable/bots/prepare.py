"""Make ready all that bots think with before anybody waits for a move: `python -m onetable.bots.prepare`, begun by the set-up."""

from __future__ import annotations

import contextlib
import os

from onetable.bots.thinking import PreparedThinking, thinking_for
from onetable.games.registry import faces

POLITENESS = 15  # how far it steps back behind those who play


def main() -> None:
    """Every game that has something to prepare does so; where the system knows it, in the time that nobody else wants."""
    with contextlib.suppress(AttributeError):  # Windows has no such thing
        os.nice(POLITENESS)
    for game in faces():
        thinking = thinking_for(game)
        if isinstance(thinking, PreparedThinking):
            thinking.prepare()


if __name__ == "__main__":
    main()
