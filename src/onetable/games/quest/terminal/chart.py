"""Where each place lies on the chart: twelve rows and nine columns made from the printed coordinates, so that no name hides a path."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from onetable.games.quest.traits import Place
from onetable.terminal.kit.canvas import Area

P = Place
ROWS, COLUMNS = 12, 9
LEAST_WIDTH, LEAST_HEIGHT = COLUMNS * 8, ROWS * 2 - 1  # cells: below this only a part of the map is shown
# in columns and rows; each row leaves as much room as possible to the names beside
SPOTS: dict[Place, tuple[float, int]] = {
    P.BLUE_MOUNTAINS: (0, 0),
    P.HARLINDON: (0, 3),
    P.GREY_HAVENS: (0.25, 1),
    P.THARBAD: (2, 5),
    P.NORTH_DOWNS: (2.75, 1),
    P.SHIRE: (0.75, 2),
    P.RUINS_OF_ANGMAR: (3.25, 0),
    P.TROLLSHAWS: (3.75, 3),
    P.WEATHERTOP: (2.75, 3),
    P.BREE: (1.75, 4),
    P.DUNLAND: (2.25, 6),
    P.EREGION: (3, 4),
    P.FORNOST: (2, 2),
    P.HILLS_OF_EVENDIM: (1.5, 0),
    P.OLD_FOREST: (1.25, 3),
    P.ANFALAS: (1.75, 10),
    P.ENEDWAITH_PLAINS: (1.25, 7),
    P.GAP_OF_ROHAN: (2, 8),
    P.ISENGARD: (2.75, 7),
    P.MOUTH_OF_THE_GREYFLOOD: (1, 6),
    P.EREBOR: (6.5, 1),
    P.ERED_MITHRIN: (5.25, 1),
    P.ETTENMOORS: (4, 2),
    P.DOL_GULDUR: (6, 5),
    P.GLADDEN_FIELDS: (5.5, 4),
    P.LAKE_ESGAROTH: (7.25, 2),
    P.MORIA: (3.5, 6),
    P.MOUNT_GUNDABAD: (4.25, 1),
    P.RHOSGOBEL: (6.5, 4),
    P.RIVENDELL: (4.5, 4),
    P.SOUTH_EAVES: (7, 6),
    P.BIGHT: (7, 5),
    P.FOREST_TRAIL: (5.25, 2),
    P.FOREST_ROAD: (6.5, 3),
    P.HIGH_PASS: (5, 3),
    P.NORTHERN_WASTE: (4.75, 0),
    P.REDHORN_GATE: (4, 5),
    P.WITHERED_HEATH: (6.25, 0),
    P.WOODLAND_REALM: (6.25, 2),
    P.IRON_HILLS: (8, 1),
    P.RHUN: (8, 6),
    P.BARAD_DUR: (8, 11),
    P.MOUNT_DOOM: (7.75, 9),
    P.AMON_HEN: (5.5, 6),
    P.BELFALAS: (3.5, 11),
    P.DAGORLAD: (7.75, 7),
    P.DEAD_MARSHES: (6.5, 8),
    P.DUNHARROW: (3.75, 10),
    P.EDORAS: (3.75, 9),
    P.EMYN_MUIL: (6.25, 7),
    P.FANGORN: (4.25, 7),
    P.HELMS_DEEP: (3.5, 8),
    P.LOTHLORIEN: (5, 5),
    P.MINAS_MORGUL: (6.75, 9),
    P.MINAS_TIRITH: (5.25, 10),
    P.MORTHOND: (2.75, 9),
    P.NEAR_HARAD: (6.75, 11),
    P.OSGILIATH: (6.25, 10),
    P.PELARGIR: (5.25, 11),
    P.PLAINS_OF_ROHAN: (5, 8),
    P.PLAINS_OF_GORGOROTH: (7.25, 10),
    P.SEA_OF_UDUN: (8, 8),
    P.NINDALF: (5.25, 9),
}


def chart_size(area: Area) -> tuple[int, int]:
    """How large the whole map is drawn: as large as the area, or larger where that is too small to read."""
    whole = area.width >= LEAST_WIDTH and area.height >= LEAST_HEIGHT
    return (area.width, area.height) if whole else (max(area.width, COLUMNS * 11), max(area.height, LEAST_HEIGHT))


@lru_cache(maxsize=16)
def spots(width: int, height: int) -> dict[Place, tuple[int, int]]:
    """The middle of each place, in cells."""
    across, down = (width - width // COLUMNS) / (COLUMNS - 1), (height - 1) / (ROWS - 1)
    left = width // COLUMNS // 2
    return {place: (left + round(x * across), round(y * down)) for place, (x, y) in SPOTS.items()}


def rooms(
    found: dict[Place, tuple[int, int]],
    wanted: dict[Place, tuple[int, int]],
    width: int,
    paths: Mapping[Place, frozenset[tuple[int, int]]],
) -> dict[Place, int]:
    """How many cells each name takes, in full or in short: it hides no path of others, and of two that would touch the longer gives way."""
    given = {place: free_room(found[place], wanted[place], width, paths[place]) for place in wanted}
    for row in {y for _, y in found.values()}:
        line = sorted([place for place in found if found[place][1] == row], key=lambda place: found[place][0])
        for left, right in pairwise(line):
            while first_cell(found[left][0], given[left], width) + given[left] >= first_cell(found[right][0], given[right], width):
                longer = max(left, right, key=lambda place: given[place])
                short = wanted[longer][1]
                given[longer] = short if given[longer] > short else given[longer] - 1
    return given


def free_room(spot: tuple[int, int], wanted: tuple[int, int], width: int, paths: frozenset[tuple[int, int]]) -> int:
    """The full name if it hides no cell of these paths or is no wider than a column, else the short one, at most a column."""
    full, short = wanted
    start, column = first_cell(spot[0], full, width), width // COLUMNS + 1
    if full <= column or not any([(x, spot[1]) in paths for x in range(start, start + full)]):
        return full
    return min(short, column)


def first_cell(x: int, wide: int, width: int) -> int:
    """Where a name of so many cells begins that stands in the middle of this spot."""
    return max(0, min(x - wide // 2, width - wide))


def window(area: Area, width: int, height: int, focus: tuple[int, int]) -> tuple[int, int]:
    """The first column and row of the part of the map that is shown around this cell."""
    x = max(0, min(focus[0] - area.width // 2, width - area.width))
    y = max(0, min(focus[1] - area.height // 2, height - area.height))
    return x, y
