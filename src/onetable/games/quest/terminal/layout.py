"""Where things lie, for a screen of any size."""

from __future__ import annotations

from typing import NamedTuple

from onetable.games.quest.terminal import chart
from onetable.terminal.kit.canvas import Area

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
JOURNAL_FROM = 176
LEAST_LIST, LEAST_MAP = 6, 8
FRAME = 2  # rows: the bar and the keys


class Layout(NamedTuple):
    """The areas of the table: map and sheets side by side, the question and the list below; the journal beside all where there is room."""

    bar: Area
    map: Area
    side: Area
    prompt: Area
    choices: Area
    keys: Area
    journal: Area | None

    def areas(self) -> list[Area]:
        """All of them that have any cells."""
        return [area for area in self if area is not None and area.width and area.height]


def fits(width: int, height: int) -> bool:
    """Whether the table can be drawn at all."""
    return width >= LEAST_WIDTH and height >= LEAST_HEIGHT


def side_width(width: int) -> int:
    """How wide the sheets are: at least so wide that their figures can be read, and never so wide that the map must be cut."""
    return max(34, min(52, width * 2 // 5, width - chart.LEAST_WIDTH - 12))


def table_width(width: int) -> int:
    """What is left of the screen beside the journal."""
    return width - (min(40, width // 4) if width >= JOURNAL_FROM else 0)


def most_listed(height: int) -> int:
    """How many lines of a long list are shown at once, so that the map stays whole where it can be."""
    left = height - FRAME - 2
    return max(LEAST_LIST, min(left // 3, left - chart.LEAST_HEIGHT if left - LEAST_LIST >= chart.LEAST_HEIGHT else left // 3))


def arrange(width: int, height: int, choices: int, asked: int = 2) -> Layout:
    """So many lines are wished for below; what must be read there comes before the map."""
    table = table_width(width)
    wide = width - table
    left = height - FRAME - asked
    listed = max(LEAST_LIST, min(choices, left - LEAST_MAP))
    above = left - listed
    side = side_width(table)
    return Layout(
        Area(0, 0, width, 1), Area(1, 1, table - side - 3, above), Area(table - side - 1, 1, side, above),
        Area(1, 1 + above, table - 2, asked), Area(1, 1 + above + asked, table - 2, listed), Area(0, height - 1, width, 1),
        Area(table, 1, wide, height - 2) if wide else None,
    )  # fmt: skip
