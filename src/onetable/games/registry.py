"""The games that are on the table, by id: whatever is installed and names its face among the entry points “onetable.games”."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from onetable.core.errors import BadInput
from onetable.core.rulebook import Rulebook
from onetable.games.face import Face

GROUP = "onetable.games"
logger = logging.getLogger("onetable")


@cache
def faces() -> Mapping[str, Face]:
    """Every game by its id, in the order in which they stand in lists. Only faces are loaded, not the games behind them."""
    found: dict[str, Face] = {}
    for each in entry_points(group=GROUP):
        try:
            face: Face = each.load()
        except Exception as error:  # a guest that cannot come must not keep the others away
            logger.warning("The game “%s” cannot be loaded: %s: %s", each.name, type(error).__name__, error)
            continue
        if found.setdefault(face.id, face) != face:
            raise BadInput(f"Two installed packages bring a game “{face.id}”: {found[face.id].home} and {face.home}.")
    return {face.id: face for face in sorted(found.values(), key=lambda face: (face.place, face.id))}


def face_of(game: str) -> Face:
    """The face of this game, or one clear sentence."""
    if game not in faces():
        raise BadInput(f"There is no game “{game}” on this table; there is {', '.join(faces())}.")
    return faces()[game]


def rulebook(game: str) -> Rulebook[Any]:
    """The rulebook of this game, or one clear sentence."""
    return face_of(game).rulebook.load()


def game_names() -> tuple[str, ...]:
    """The ids of all games on this table, in the order of lists."""
    return tuple(faces())


class Shelf(Mapping[str, Rulebook[Any]]):
    """All rulebooks. A game that nobody plays takes no time: hundreds of cards are read only when somebody reaches for them."""

    def __getitem__(self, game: str) -> Rulebook[Any]:
        return faces()[game].rulebook.load()

    def __contains__(self, game: object) -> bool:
        return game in faces()

    def __iter__(self) -> Iterator[str]:
        return iter(faces())

    def __len__(self) -> int:
        return len(faces())


RULEBOOKS: Mapping[str, Rulebook[Any]] = Shelf()
