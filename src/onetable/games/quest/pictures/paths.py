"""Paths by their keys."""

from __future__ import annotations

from onetable.games.quest.atlas import PATHS, Path
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.traits import Item, Terrain
from onetable.games.quest.vocabulary.statics import JoinsBySea


def path_key(path: Path) -> str:
    """A path by the places that it joins."""
    return f"path.{path.between[0]}.{path.between[1]}"


def sea_paths() -> tuple[Path, ...]:
    """The paths that an item adds."""
    items = every_card().items
    return tuple([Path(word.places, Terrain.ANY, word.cost) for item in Item for word in items[item] if isinstance(word, JoinsBySea)])


def all_paths() -> tuple[Path, ...]:
    """Those of the map, then those over the sea."""
    return *PATHS, *sea_paths()
