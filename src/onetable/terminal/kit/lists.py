"""A list to choose from, with the text of what the cursor is on."""

from __future__ import annotations

from typing import NamedTuple

from onetable.telling.entries import Entry
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import shorten, width_of, wrap, wrap_into
from onetable.terminal.kit.palette import Palette

SIDE_BY_SIDE = 56  # cells: below this the text stands under the list
LEAST_NAMES, MARK = 22, 2  # cells of a list beside its text, and of the cursor before a name
NUMBER = 2  # cells of a number


class Widths(NamedTuple):
    """The cells of the list and of the text; where they stand one above the other both have all of them."""

    names: int
    text: int
    beside: bool


def widths(attention: Attention, width: int, bare: bool) -> Widths:
    """A list without any text has the whole width; else it has as much as its names need."""
    if bare or not any([entry.text for entry in attention.entries]):
        return Widths(width, 0, True)
    if width < SIDE_BY_SIDE:
        return Widths(width, width, False)
    longest = max([width_of(entry.label) for entry in attention.entries], default=0) + MARK + NUMBER + 1
    names = min(max(longest, LEAST_NAMES), width * 5 // 8)
    return Widths(names, width - names - 2, True)


def label_lines(entry: Entry, width: int, bare: bool) -> list[str]:
    """A label in full."""
    return wrap(entry.label, width - MARK - 1 - (0 if bare else NUMBER))


def title_lines(attention: Attention, width: int) -> list[str]:
    """The title over a list."""
    return wrap(attention.title, width) if attention.title else []


def wanted_rows(attention: Attention, width: int, most: int) -> int:
    """How many rows are needed so that nothing is cut of what the cursor is on; of a long list at most so many are shown at once."""
    names, text, beside = widths(attention, width, False)
    listed = sum([len(label_lines(entry, names, False)) for entry in attention.entries])
    told = len(wrap(attention.entry.text, text)) if text and attention.entry is not None else 0
    shown = min(listed, most)
    return len(title_lines(attention, width)) + (max(shown, told) if beside else shown + told + int(told > 0))


def draw_list(canvas: Canvas, area: Area, attention: Attention, palette: Palette, bare: bool = False) -> None:
    """The entries with the cursor in view, numbered, and the text of the one it is on; a bare list has neither."""
    title = title_lines(attention, area.width)
    canvas.lines(area, title, paint(palette.ink, palette.table, bold=True))
    area = Area(area.x, area.y + len(title), area.width, max(0, area.height - len(title)))
    names, text, beside = widths(attention, area.width, bare)
    entry = attention.entry
    if beside:
        body, below = Area(area.x, area.y, names, area.height), Area(area.x + names + 2, area.y, text, area.height)
    else:
        listed = sum([len(label_lines(each, names, bare)) for each in attention.entries])
        told = len(wrap(entry.text, text)) if entry is not None else 0
        rows = min(listed, max(area.height - told - 1, area.height * 2 // 3))
        body = Area(area.x, area.y, names, rows)
        below = Area(area.x, area.y + rows + 1, text, max(0, area.height - rows - 1))
    _draw_entries(canvas, body, attention, palette, bare)
    if entry is not None and text:
        canvas.lines(below, wrap_into(entry.text, below.width, below.height), paint(palette.ink_2, palette.table))


def _rows(body: Area, attention: Attention, bare: bool) -> list[tuple[int, str]]:
    """Every row with its entry: the label under the cursor in full, and the others as long as there are rows for it."""
    whole = [label_lines(entry, body.width, bare) for entry in attention.entries]
    room = body.width - MARK - 1 - (0 if bare else NUMBER)
    spare = body.height - len(whole) - sum([len(lines) - 1 for lines in whole[attention.cursor : attention.cursor + 1]])
    for place, entry in enumerate(attention.entries):
        more = len(whole[place]) - 1
        if place == attention.cursor or not more:
            continue
        if more > spare:
            whole[place] = wrap_into(entry.label, room, 1 + spare) if spare > 0 else [shorten(entry.label, room)]
        spare -= min(more, max(0, spare))
    return [(place, line) for place, lines in enumerate(whole) for line in lines]


def _draw_entries(canvas: Canvas, body: Area, attention: Attention, palette: Palette, bare: bool) -> None:
    rows = _rows(body, attention, bare)
    here = [row for row, (place, _) in enumerate(rows) if place == attention.cursor] or [0]
    first = max(0, min(here[0] - (body.height - len(here)) // 2, len(rows) - body.height))
    shown = rows[first : first + body.height]
    for row, (place, text) in enumerate(shown):
        entry, chosen = attention.entries[place], place == attention.cursor
        open_to, begins = entry.meaning is not None, first + row == 0 or rows[first + row - 1][0] != place
        number = "" if bare else f"{place + 1} " if place < 9 and open_to and begins else " " * NUMBER
        line = f"{'▸' if chosen and begins else ' '} {number}{text} "
        if chosen and open_to and not bare:
            style = paint(palette.on_act, palette.act, bold=True)
        elif chosen:
            style = paint(palette.ink, palette.raised, bold=True)
        else:
            style = paint((palette.ink_2 if bare else palette.act_ink) if open_to else palette.ink_3, palette.table)
        canvas.put(body.x, body.y + row, line, style)
        canvas.zone(Area(body.x, body.y + row, body.width, 1), ("entry", place))
    if first:
        canvas.put(body.right - 1, body.y, "↑", paint(palette.ink_3, palette.table))
    if first + body.height < len(rows):
        canvas.put(body.right - 1, body.bottom - 1, "↓", paint(palette.ink_3, palette.table))
