"""The games that are on the table, by id; each is loaded when it is first wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from onetable.core.errors import BadInput
from onetable.core.rulebook import Rulebook

HOMES = {"fellowship": "Fellowship", "tcg": "TradingCardGame", "quest": "MiddleEarthQuest"}  # by id: the class of its rulebook


class Shelf(Mapping[str, Rulebook[Any]]):
    """All rulebooks. A game that nobody plays takes no time: hundreds of cards are read only when somebody reaches for them."""

    def __init__(self) -> None:
        self._taken: dict[str, Rulebook[Any]] = {}

    def __getitem__(self, game: str) -> Rulebook[Any]:
        if game not in self._taken:
            name = HOMES[game]
            self._taken[game] = getattr(import_module(f"onetable.games.{game}.game"), name)()
        return self._taken[game]

    def __contains__(self, game: object) -> bool:
        return game in HOMES

    def __iter__(self) -> Iterator[str]:
        return iter(HOMES)

    def __len__(self) -> int:
        return len(HOMES)


RULEBOOKS: Mapping[str, Rulebook[Any]] = Shelf()


def rulebook(game: str) -> Rulebook[Any]:
    """The rulebook of this game, or one clear sentence."""
    if game not in RULEBOOKS:
        raise BadInput(f"There is no game “{game}” on this table; there is {', '.join(RULEBOOKS)}.")
    return RULEBOOKS[game]
