"""Where things lie, for a screen of any size."""

from __future__ import annotations

from typing import NamedTuple

from onetable.terminal.kit.canvas import Area

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
ROOMY_HEIGHT = 30  # from here on sites have names on the path and the present site its text
JOURNAL_FROM = 112
LEAST_LIST, MOST_LIST, LEAST_BOARD, MOST_HAND = 4, 14, 4, 3


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


def arrange(width: int, height: int, path: int, people: int, board: int, battle: int, hand: int, choices: int) -> Layout:
    """So many rows are wished for; the board and the list share what is left by need."""
    table = table_width(width)
    side = width - table
    roomy = height >= ROOMY_HEIGHT
    path = path if roomy else 1
    people = min(people, 2 + (height - LEAST_HEIGHT) // 3)
    hand = min(hand, MOST_HAND)
    prompt = 3 if roomy else 2
    gap = int(roomy)
    left = height - 2 - path - people - battle - hand - prompt - 3 * gap
    shown = max(min(board, left - min(max(choices, LEAST_LIST), left // 2)), left - MOST_LIST, LEAST_BOARD)
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
