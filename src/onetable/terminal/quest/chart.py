"""Where each place lies on the chart: twelve rows and nine columns made from the printed coordinates, so that no name hides a path."""

from __future__ import annotations

from onetable.games.quest.words.traits import Place
from onetable.terminal.kit.canvas import Area

P = Place
ROWS, COLUMNS = 12, 9
LEAST_WIDTH, LEAST_HEIGHT = COLUMNS * 8, ROWS * 2 - 1  # cells: below this only a part of the map is shown
# in columns and rows; each row leaves as much room as possible to the names beside
SPOTS: dict[Place, tuple[float, int]] = {
    P.BLUE_MOUNTAINS: (0, 0),
    P.HARLINDON: (0, 1),
    P.GREY_HAVENS: (1.25, 0),
    P.THARBAD: (2.25, 5),
    P.NORTH_DOWNS: (2.75, 1),
    P.SHIRE: (0, 3),
    P.RUINS_OF_ANGMAR: (3.25, 0),
    P.TROLLSHAWS: (3.75, 3),
    P.WEATHERTOP: (2.5, 3),
    P.BREE: (1.5, 4),
    P.DUNLAND: (2.75, 6),
    P.EREGION: (3, 4),
    P.FORNOST: (2.25, 2),
    P.HILLS_OF_EVENDIM: (1.75, 1),
    P.OLD_FOREST: (1.25, 3),
    P.ANFALAS: (2.5, 10),
    P.ENEDWAITH_PLAINS: (1, 7),
    P.GAP_OF_ROHAN: (2.5, 8),
    P.ISENGARD: (3.25, 7),
    P.MOUTH_OF_THE_GREYFLOOD: (2, 7),
    P.EREBOR: (6.75, 1),
    P.ERED_MITHRIN: (5.25, 1),
    P.ETTENMOORS: (3.5, 2),
    P.DOL_GULDUR: (6.25, 5),
    P.GLADDEN_FIELDS: (5.25, 4),
    P.LAKE_ESGAROTH: (7.25, 3),
    P.MORIA: (3.75, 6),
    P.MOUNT_GUNDABAD: (4, 1),
    P.RHOSGOBEL: (6.5, 4),
    P.RIVENDELL: (4.25, 4),
    P.SOUTH_EAVES: (7.25, 6),
    P.BIGHT: (7.25, 5),
    P.FOREST_TRAIL: (5, 2),
    P.FOREST_ROAD: (6, 3),
    P.HIGH_PASS: (4.75, 3),
    P.NORTHERN_WASTE: (4.75, 0),
    P.REDHORN_GATE: (4, 5),
    P.WITHERED_HEATH: (6.25, 0),
    P.WOODLAND_REALM: (6.25, 2),
    P.IRON_HILLS: (8, 1),
    P.RHUN: (8, 4),
    P.BARAD_DUR: (8, 11),
    P.MOUNT_DOOM: (8, 9),
    P.AMON_HEN: (5.5, 6),
    P.BELFALAS: (3.5, 11),
    P.DAGORLAD: (7.75, 7),
    P.DEAD_MARSHES: (6.75, 8),
    P.DUNHARROW: (4, 10),
    P.EDORAS: (4.25, 9),
    P.EMYN_MUIL: (6.25, 7),
    P.FANGORN: (4.5, 7),
    P.HELMS_DEEP: (3.75, 8),
    P.LOTHLORIEN: (5, 5),
    P.MINAS_MORGUL: (6.75, 9),
    P.MINAS_TIRITH: (5.25, 10),
    P.MORTHOND: (3.25, 9),
    P.NEAR_HARAD: (6.5, 11),
    P.OSGILIATH: (6.25, 10),
    P.PELARGIR: (5.25, 11),
    P.PLAINS_OF_ROHAN: (5.25, 8),
    P.PLAINS_OF_GORGOROTH: (7.25, 10),
    P.SEA_OF_UDUN: (8, 8),
    P.NINDALF: (5.5, 9),
}


def chart_size(area: Area) -> tuple[int, int]:
    """How large the whole map is drawn: as large as the area, or larger where that is too small to read."""
    whole = area.width >= LEAST_WIDTH and area.height >= LEAST_HEIGHT
    return (area.width, area.height) if whole else (max(area.width, COLUMNS * 11), max(area.height, LEAST_HEIGHT))


def spots(width: int, height: int) -> dict[Place, tuple[int, int]]:
    """The middle of each place, in cells."""
    across, down = (width - width // COLUMNS) / (COLUMNS - 1), (height - 1) / (ROWS - 1)
    left = width // COLUMNS // 2
    return {place: (left + round(x * across), round(y * down)) for place, (x, y) in SPOTS.items()}


def room_for(place: Place, found: dict[Place, tuple[int, int]], width: int) -> tuple[int, int]:
    """The cells left and right of the middle that a name may take: half the way to the next name, and a gap."""
    x, y = found[place]
    others = [other for each, (other, row) in found.items() if row == y and each is not place]
    left = min([(x - other) // 2 for other in others if other < x] + [x + 1])
    right = min([(other - x - 1) // 2 for other in others if other > x] + [width - x])
    return left - 1, right - 1


def window(area: Area, width: int, height: int, focus: tuple[int, int]) -> tuple[int, int]:
    """The first column and row of the part of the map that is shown around this cell."""
    x = max(0, min(focus[0] - area.width // 2, width - area.width))
    y = max(0, min(focus[1] - area.height // 2, height - area.height))
    return x, y
