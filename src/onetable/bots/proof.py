"""What a game brings along so that self-play can watch it: what must always hold, and everything that can be played."""

from __future__ import annotations

from typing import Any, Protocol

from onetable.core.game import Game
from onetable.games.registry import face_of, rulebook

Playable = tuple[dict[str, Any], int]  # a set-up, and for how many


class Proof(Protocol):
    """One game as self-play watches it; a module may be one."""

    def fault(self, game: Game[Any], /) -> str:
        """What is wrong with this position; nothing if all is well."""
        ...

    def every_table(self) -> list[Playable]:
        """All that can be played."""
        ...


def fault(name: str, game: Game[Any]) -> str:
    """What is wrong with a position of the game of this name; a game without a proof is not watched."""
    part = face_of(name).proof
    return part.load().fault(game) if part is not None else ""


def every_table(name: str) -> list[Playable]:
    """All that can be played of a game; without a proof the usual set-up with each number of players."""
    part = face_of(name).proof
    return part.load().every_table() if part is not None else [({}, players) for players in rulebook(name).players]
