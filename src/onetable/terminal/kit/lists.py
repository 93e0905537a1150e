"""A list to choose from, with the text of what the cursor is on; and pages of text that scroll."""

from __future__ import annotations

from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, width_of, wrap, wrap_into
from onetable.terminal.kit.palette import Palette

SIDE_BY_SIDE = 56  # cells: below this the text stands under the list


def draw_list(canvas: Canvas, area: Area, attention: Attention, palette: Palette, bare: bool = False) -> None:
    """The entries with the cursor in view, numbered, and the text of the one it is on; a bare list has neither."""
    if attention.title:
        canvas.put(area.x, area.y, clip(attention.title, area.width), paint(palette.ink, palette.table, bold=True))
        area = Area(area.x, area.y + 1, area.width, area.height - 1)
    if bare:
        body, beside = area, Area(0, 0, 0, 0)
    elif area.width >= SIDE_BY_SIDE:
        longest = max([width_of(entry.label) for entry in attention.entries], default=0)
        wide = min(max(longest + 7, 22), area.width * 3 // 5)
        body = Area(area.x, area.y, wide, area.height)
        beside = Area(area.x + wide + 2, area.y, area.width - wide - 2, area.height)
    else:
        rows = min(len(attention.entries) + 1, max(3, area.height // 2))
        body = Area(area.x, area.y, area.width, rows)
        beside = Area(area.x, area.y + rows + 1, area.width, max(0, area.height - rows - 1))
    _draw_entries(canvas, body, attention, palette, numbered=not bare)
    entry = attention.entry
    if entry is not None:
        text = entry.reason + ("\n" if entry.reason and entry.text else "") + entry.text
        canvas.lines(beside, wrap_into(text, beside.width, beside.height), paint(palette.ink_2, palette.table))


def _draw_entries(canvas: Canvas, body: Area, attention: Attention, palette: Palette, numbered: bool) -> None:
    first = max(0, min(attention.cursor - body.height // 2, len(attention.entries) - body.height))
    for row, entry in enumerate(attention.entries[first : first + body.height]):
        place = first + row
        here, open_to = place == attention.cursor, entry.meaning is not None
        number = (f"{place + 1} " if place < 9 and open_to else "  ") if numbered else ""
        line = f"{'▸' if here else ' '} {number}{clip(entry.label, body.width - 3 - len(number))} "
        if numbered and here and open_to:
            style = paint(palette.on_act, palette.act, bold=True)
        elif here:
            style = paint(palette.ink, palette.raised, bold=True)
        else:
            style = paint((palette.act_ink if numbered else palette.ink_2) if open_to else palette.ink_3, palette.table)
        canvas.put(body.x, body.y + row, line, style)
        canvas.zone(Area(body.x, body.y + row, body.width, 1), ("entry", place))
    if first:
        canvas.put(body.right - 1, body.y, "↑", paint(palette.ink_3, palette.table))
    if first + body.height < len(attention.entries):
        canvas.put(body.right - 1, body.bottom - 1, "↓", paint(palette.ink_3, palette.table))


def draw_page(canvas: Canvas, area: Area, page: list[tuple[str, bool]], top: int, palette: Palette, ground: str) -> int:
    """Paragraphs, headings bright, from this line on; the first line that can be the top one is returned."""
    lines: list[tuple[str, bool]] = []
    for text, is_heading in page:
        if is_heading and lines:
            lines.append(("", False))
        lines += [(line, is_heading) for line in wrap(text, area.width - 1)]
    last_top = max(0, len(lines) - area.height)
    top = min(top, last_top)
    for row, (line, is_heading) in enumerate(lines[top : top + area.height]):
        tone = palette.ink if is_heading else palette.ink_2
        canvas.put(area.x, area.y + row, line, paint(tone, ground, bold=is_heading))
    if top:
        canvas.put(area.right - 1, area.y, "↑", paint(palette.ink_3, ground))
    if top < last_top:
        canvas.put(area.right - 1, area.bottom - 1, "↓", paint(palette.ink_3, ground))
    return last_top
