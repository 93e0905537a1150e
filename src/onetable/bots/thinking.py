"""What a game brings along so that a bot can think ahead in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from onetable.core.game import Game
from onetable.core.view import View

Expired = Callable[[], bool]


class Thinking(Protocol):
    """Rules of thumb for one game, and a way to play an imagined world to its end by them."""

    def advise(self, view: View[Any]) -> int:
        """The choice that the rules of thumb prefer."""
        ...

    def play_out(self, world: Game[Any], expired: Expired) -> float | None:
        """Play this world on by rules of thumb: from 0, lost, to 1, won; None if the time is up before the end."""
        ...
