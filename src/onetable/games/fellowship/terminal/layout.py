"""Where everything lies on a screen of this size: plain arithmetic, so that it can be tested without a screen."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.games.fellowship.terminal.tiles import LARGE, MEDIUM, SMALL, Size
from onetable.terminal.kit.canvas import Area

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
LEAST_LIST, LEAST_SEAT = 7, 3  # rows


@dataclass(frozen=True)
class Layout:
    """The areas of the table; seats are given clockwise from the left of the person who looks."""

    bar: Area
    tray: Area
    keys: Area
    prompt: Area
    stage: Area  # the trick, or the choices of set-up
    seats: tuple[Area, ...]
    tile: Size
    cross: bool = False  # the trick lies as a cross, each card before its seat
    own: Area | None = None
    hand: Area | None = None
    pyramid: Area | None = None
    journal: Area | None = None

    def areas(self) -> list[Area]:
        """All areas; none overlaps another."""
        single = [self.bar, self.tray, self.keys, self.prompt, self.stage, self.own, self.hand, self.pyramid, self.journal]
        return [area for area in [*single, *self.seats] if area is not None]


def fits(width: int, height: int) -> bool:
    """Whether the table can be drawn at all."""
    return width >= LEAST_WIDTH and height >= LEAST_HEIGHT


def table_width(width: int) -> int:
    """What is left of the screen beside the journal."""
    return width - (0 if width < 112 else 34 if width < 150 else 48)


def arrange(width: int, height: int, players: int, staged: int, asked: int = 2) -> Layout:
    """Lay out the table for so many players; a list of choices wants so many rows, if there is one, and the question so many."""
    table = table_width(width)
    beside = width - table
    tile = LARGE if table >= 140 and height >= 52 else MEDIUM if table >= 76 and height >= 34 else SMALL
    airy = int(tile is not SMALL)
    bar, keys = Area(0, 0, width, 1), Area(0, height - 1, width, 1)
    tray = Area(1, 1 + airy, table - 2, 1)
    prompt = Area(1, height - 1 - asked, table - 2, asked)
    journal = Area(table, 1, beside, height - 2) if beside else None
    top, bottom = tray.bottom + airy, prompt.y - airy
    if players == 1:
        return _alone(Layout(bar, tray, keys, prompt, Area(0, 0, 0, 0), (), tile, journal=journal), table, top, bottom)
    hand = Area(1, bottom - tile.height - 1, table - 2, tile.height + 1)
    own = Area(1, hand.y - 3 - airy, table - 2, 3 + airy)
    middle = Area(0, top, table, own.y - top)
    if players == 2:
        seats, stage, pyramid = _with_pyramid(middle, tile, staged)
        return Layout(bar, tray, keys, prompt, stage, seats, tile, own=own, hand=hand, pyramid=pyramid, journal=journal)
    cross = tile is not SMALL and not staged
    seats, stage = _around(middle, tile, players) if cross else _in_a_row(middle, tile, players, staged)
    return Layout(bar, tray, keys, prompt, stage, seats, tile, cross=cross, own=own, hand=hand, journal=journal)


def _listed(middle: Area, staged: int) -> int:
    """The rows of a list of choices: what it wants, as long as the seats above can be read."""
    return max(LEAST_LIST, min(staged, middle.height - LEAST_SEAT))


def _in_a_row(middle: Area, tile: Size, players: int, staged: int) -> tuple[tuple[Area, ...], Area]:
    """The others side by side, the trick below them."""
    others = players - 1
    height = middle.height - (_listed(middle, staged) if staged else tile.height + 1)
    each = (middle.width - 1) // others
    seats = tuple([Area(1 + place * each, middle.y, each - 1, height) for place in range(others)])
    return seats, Area(1, middle.y + height, middle.width - 2, middle.height - height)


def _around(middle: Area, tile: Size, players: int) -> tuple[tuple[Area, ...], Area]:
    """The others left, opposite and right; the trick between them."""
    across = 3 * tile.width + 14 if tile is MEDIUM else max(3 * tile.width + 16, middle.width // 2)
    side = (middle.width - across) // 2
    above = 7 if players == 4 else 0
    stage = Area(side, middle.y + above, middle.width - 2 * side, middle.height - above)
    height = min(10, stage.height)
    y = stage.y + max(0, (stage.height - height) // 2 - 1)
    west, east = Area(1, y, side - 2, height), Area(stage.right + 1, y, side - 2, height)
    north = Area(stage.x, middle.y, stage.width, above)
    return ((west, north, east) if players == 4 else (west, east)), stage


def _with_pyramid(middle: Area, tile: Size, staged: int) -> tuple[tuple[Area, ...], Area, Area]:
    """Left the partner, the character of the pyramid and the trick; right the pyramid."""
    wide = 5 * (tile.width + 1) + 2
    left = middle.width - wide
    pyramid = Area(left, middle.y, wide - 1, middle.height)
    if tile is SMALL:
        height = middle.height - (_listed(middle, staged) if staged else tile.height + 2)
        each = (left - 1) // 2
        seats = Area(1, middle.y, each - 1, height), Area(1 + each, middle.y, each - 1, height)
    else:
        each = min(7, (middle.height - max(staged, tile.height + 2)) // 2)
        height = 2 * each
        seats = Area(1, middle.y, left - 2, each), Area(1, middle.y + each, left - 2, each)
    return seats, Area(1, middle.y + height, left - 2, middle.height - height), pyramid


def _alone(empty: Layout, table: int, top: int, bottom: int) -> Layout:
    """Four open hands in the corners, clockwise from the lower left; the trick between them."""
    tile = empty.tile
    between = tile.height + 1
    height = min((bottom - top - between) // 2, tile.height + 5)
    half = (table - 1) // 2
    stage = Area(1, top + height, table - 2, bottom - top - 2 * height)
    corners = ((1, stage.bottom), (1, top), (1 + half, top), (1 + half, stage.bottom))
    seats = tuple([Area(x, y, half - 1, height) for x, y in corners])
    return Layout(empty.bar, empty.tray, empty.keys, empty.prompt, stage, seats, tile, journal=empty.journal)
