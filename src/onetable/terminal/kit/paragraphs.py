"""Pages of text that scroll: from the top, or with what was told last at the bottom."""

from __future__ import annotations

from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import wrap
from onetable.terminal.kit.palette import Palette

Page = list[tuple[str, bool]]  # paragraphs, and whether each is a heading


def page_lines(page: Page, width: int) -> Page:
    """The lines of a page, a blank one before each heading."""
    lines: Page = []
    for text, is_heading in page:
        if is_heading and lines:
            lines.append(("", False))
        lines += [(line, is_heading) for line in wrap(text, width)]
    return lines


def draw_page(canvas: Canvas, area: Area, page: Page, top: int, palette: Palette, ground: str) -> int:
    """Paragraphs, headings bright, from this line on; the first line that can be the top one is returned."""
    lines = page_lines(page, area.width - 1)
    last_top = max(0, len(lines) - area.height)
    _draw(canvas, area, lines, min(top, last_top), palette, ground)
    return last_top


def draw_news(canvas: Canvas, area: Area, page: Page, back: int, palette: Palette, ground: str) -> int:
    """The latest lines, the newest at the bottom, turned back by so many; how far one can turn is returned."""
    lines = page_lines(page, area.width - 1)
    last_top = max(0, len(lines) - area.height)
    _draw(canvas, area, lines, max(0, last_top - back), palette, ground)
    return last_top


def _draw(canvas: Canvas, area: Area, lines: Page, top: int, palette: Palette, ground: str) -> None:
    for row, (line, is_heading) in enumerate(lines[top : top + max(0, area.height)]):
        tone = palette.ink if is_heading else palette.ink_2
        canvas.put(area.x, area.y + row, line, paint(tone, ground, bold=is_heading))
    if top:
        canvas.put(area.right - 1, area.y, "↑", paint(palette.ink_3, ground))
    if top + area.height < len(lines):
        canvas.put(area.right - 1, area.bottom - 1, "↓", paint(palette.ink_3, ground))
