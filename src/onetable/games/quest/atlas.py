"""The map: places, paths, regions, and how far it is from one to another."""

from __future__ import annotations

import json
from collections import deque
from importlib.resources import files
from typing import Any

from msgspec import Struct, convert

from onetable.games.quest.traits import Deck, Place, Region, Terrain


class Site(Struct, frozen=True):
    """A place as it is printed on the board."""

    id: Place
    region: Region
    x: float
    y: float
    haven: bool = False
    stronghold: int = 0  # how much influence it holds at most; 0: it is none
    perilous: bool = False


class Path(Struct, frozen=True):
    """A way from one place to another: one card with its icon, or as many cards as its number."""

    between: tuple[Place, Place]
    terrain: Terrain
    cost: int
    water: bool = False


def load_table(name: str) -> Any:
    """A table of plain numbers from data/."""
    return json.loads(files(__package__).joinpath(f"data/{name}").read_text("utf-8"))


_MAP = load_table("map.json")
SITES: dict[Place, Site] = {site.id: site for site in convert(_MAP["places"], list[Site])}
PATHS: tuple[Path, ...] = convert(_MAP["paths"], tuple[Path, ...])
PAIR_OF: dict[Region, Deck] = {Region(each["id"]): Deck(each["pair"]) for each in _MAP["regions"]}
COLORS: dict[Region, str] = {Region(each["id"]): each["color"] for each in _MAP["regions"]}

HAVENS = frozenset([place for place, site in SITES.items() if site.haven])
STRONGHOLDS: dict[Place, int] = {place: site.stronghold for place, site in SITES.items() if site.stronghold}
ALWAYS_PERILOUS = frozenset([place for place, site in SITES.items() if site.perilous])
REGION_OF: dict[Place, Region] = {place: site.region for place, site in SITES.items()}
PLACES_OF: dict[Region, tuple[Place, ...]] = {
    region: tuple([place for place, site in SITES.items() if site.region is region]) for region in Region
}
TOKEN_PAIR: dict[Place, Deck] = {place: PAIR_OF[region] for place, region in REGION_OF.items()}
ENCOUNTER_DECK: dict[Place, Deck] = {place: Deck.HAVEN if place in HAVENS else TOKEN_PAIR[place] for place in Place}


def _paths_from() -> dict[Place, dict[Place, Path]]:
    found: dict[Place, dict[Place, Path]] = {place: {} for place in Place}
    for path in PATHS:
        here, there = path.between
        found[here][there] = found[there][here] = path
    return found


PATHS_FROM = _paths_from()
BESIDE: dict[Place, tuple[Place, ...]] = {place: tuple(paths) for place, paths in PATHS_FROM.items()}
WITHIN_ONE: dict[Place, tuple[Place, ...]] = {place: (place, *beside) for place, beside in BESIDE.items()}


def _distances(start: Place) -> dict[Place, int]:
    far, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in BESIDE[here]:
            if there not in far:
                far[there] = far[here] + 1
                waiting.append(there)
    return far


DISTANCE: dict[Place, dict[Place, int]] = {place: _distances(place) for place in Place}


def _nearest_havens(place: Place) -> tuple[Place, ...]:
    near = min([DISTANCE[place][haven] for haven in HAVENS])
    return tuple([haven for haven in Place if haven in HAVENS and DISTANCE[place][haven] == near])


NEAREST_HAVENS: dict[Place, tuple[Place, ...]] = {place: _nearest_havens(place) for place in Place}
