"""Where things lie, for a screen of any size."""

from __future__ import annotations

from typing import NamedTuple

from onetable.terminal.kit.canvas import Area

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
ROOMY_HEIGHT = 30  # from here on sites have names on the path and the present site its text
JOURNAL_FROM = 112
LEAST_LIST, LEAST_BOARD = 4, 4


class Layout(NamedTuple):
    """The areas of the table, from top to bottom; the journal stands beside them where there is room."""

    bar: Area
    path: Area
    people: Area
    free: Area
    shadow: Area
    battle: Area
    hand: Area
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


def table_width(width: int) -> int:
    """What is left of the screen beside the journal."""
    return width - (min(48, max(30, width * 3 // 10)) if width >= JOURNAL_FROM else 0)


def columns(table: int) -> tuple[int, int]:
    """The widths of the two sides."""
    return table // 2 - 2, table - table // 2 - 2


def arrange(
    width: int, height: int, path: int, people: int, boards: tuple[int, int], battle: int, hand: int, choices: int, asked: int = 2
) -> Layout:
    """So many rows are wished for, for the board in full and in short; it is in short where the list needs the rows."""
    table = table_width(width)
    side = width - table
    roomy = height >= ROOMY_HEIGHT
    path = path if roomy else 1
    people = min(people, 2 + (height - LEAST_HEIGHT) // 3)
    prompt = asked
    gap = int(roomy)
    hand = max(1, min(hand, height - 2 - path - people - battle - prompt - 3 * gap - LEAST_BOARD - LEAST_LIST - height // 6)) if hand else 0
    left = height - 2 - path - people - battle - hand - prompt - 3 * gap
    full, short = boards
    wanted = max(choices, LEAST_LIST)
    shown = full if full + wanted <= left else min(short, max(left - wanted, left // 2))
    shown = max(shown, LEAST_BOARD)
    listed = left - shown
    heights = (1, path, people, gap + shown, battle, gap + hand, gap + prompt, listed, 1)
    tops = [sum(heights[:place]) for place in range(len(heights))]
    bar, way, seats, middle, fight, cards, ask, offer, keys = [Area(0, top, table, tall) for top, tall in zip(tops, heights, strict=True)]
    middle = _below(middle, gap)
    left_side, right_side = columns(table)
    free, shadow = Area(1, middle.y, left_side, middle.height), Area(table // 2 + 1, middle.y, right_side, middle.height)
    return Layout(
        Area(0, bar.y, width, 1), _inside(way), _inside(seats), free, shadow, _inside(fight), _inside(_below(cards, gap)),
        _inside(_below(ask, gap)), _inside(offer), Area(0, keys.y, width, 1),
        Area(table, 1, side, height - 2) if side else None,
    )  # fmt: skip


def _below(area: Area, rows: int) -> Area:
    return Area(area.x, area.y + rows, area.width, area.height - rows)


def _inside(area: Area) -> Area:
    return Area(area.x + 1, area.y, area.width - 2, area.height)
