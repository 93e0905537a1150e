"""Where things lie, for a screen of any size."""

from __future__ import annotations

from typing import NamedTuple

from onetable.games.quest.terminal import chart
from onetable.terminal.kit.canvas import Area

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
JOURNAL_FROM = 176
LEAST_LIST, MOST_LIST = 6, 14
FRAME = 4  # rows: the bar, two for the question, the keys


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


def arrange(width: int, height: int, choices: int) -> Layout:
    """So many lines are wished for below; the map is whole if it can be, the list has the rest."""
    wide = min(46, width // 4) if width >= JOURNAL_FROM else 0
    table = width - wide
    left = height - FRAME
    listed = max(LEAST_LIST, min(choices, MOST_LIST, left // 3))
    if left - LEAST_LIST >= chart.LEAST_HEIGHT:
        listed = min(listed, left - chart.LEAST_HEIGHT)
    above = left - listed
    side = side_width(table)
    return Layout(
        Area(0, 0, width, 1), Area(1, 1, table - side - 3, above), Area(table - side - 1, 1, side, above),
        Area(1, 1 + above, table - 2, 2), Area(1, 3 + above, table - 2, listed), Area(0, height - 1, width, 1),
        Area(table, 1, wide, height - 2) if wide else None,
    )  # fmt: skip
