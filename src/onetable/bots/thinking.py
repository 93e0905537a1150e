"""What a game brings along so that a bot can think ahead in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from onetable.core.game import Game
from onetable.core.view import View

Expired = Callable[[], bool]


class Thinking(Protocol):
    """Rules of thumb for one game, and a way to play an imagined world to its end by them."""

    def candidates(self, view: View[Any]) -> list[int]:
        """The choices worth thinking about, without those that are as good as another; the advised one is first."""
        ...

    def play_out(self, world: Game[Any], choice: int, expired: Expired) -> float | None:
        """Make this choice, then play on by rules of thumb: from 0, lost, to 1, won; None if the time is up before the end."""
        ...
