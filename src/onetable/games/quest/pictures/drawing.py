"""What is at hand while a view is drawn: the table as one seat sees it, and the voices that say it."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.core.step import Seat
from onetable.games.quest.pieces import UNSEEN, foe_called
from onetable.games.quest.table import Board
from onetable.games.quest.telling.facts import board_of
from onetable.games.quest.traits import Minion
from onetable.telling.spoken_view import SpokenView


class Drawing:
    """One view that is being drawn."""

    def __init__(self, sight: SpokenView) -> None:
        self.sight, self.say, self.read = sight, sight.say, sight.read
        self.board: Board = board_of(sight)
        self.seat: Seat = sight.view.seat
        self.asked: Seat = sight.view.asked


def key(kind: str, id: str) -> str:
    """A card as kind.id; nothing where its face is not known."""
    return f"{kind}.{id}" if id != UNSEEN else ""


def keys(kind: str, ids: Iterable[str]) -> tuple[str, ...]:
    """Several cards of a kind."""
    return tuple([key(kind, id) for id in ids])


def foe_key(name: str) -> str:
    """A monster or a minion as kind.id."""
    foe = foe_called(name)
    return f"minion.{foe}" if isinstance(foe, Minion) else f"monster.{foe}"
