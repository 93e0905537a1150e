"""What frames the table of every game: the line of keys, and the journal beside the table or over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_page
from onetable.terminal.kit.measure import width_of
from onetable.terminal.kit.palette import Palette

Page = list[tuple[str, bool]]  # lines, and whether each is a heading


def draw_keys(canvas: Canvas, area: Area, keys: Sequence[str], sight: SpokenView, palette: Palette) -> None:
    """What the keys do; each can be clicked."""
    ground = palette.ground
    canvas.flood(area, paint(palette.ink, ground))
    x = area.x + 1
    for key in keys:
        sign, word = sight.say(f"key-{key}-sign"), sight.say(f"key-{key}")
        if x + width_of(sign) + 1 + width_of(word) > area.right:
            break
        start = x
        x = canvas.put(x, area.y, sign, paint(palette.act_ink, ground, bold=True)) + 1
        x = canvas.put(x, area.y, word, paint(palette.ink_2, ground))
        canvas.zone(Area(start, area.y, x - start, 1), ("key", key))
        x += 2


def draw_journal(
    canvas: Canvas, beside: Area | None, over: Area, page: Callable[[int], Page], sight: SpokenView, attention: Attention, palette: Palette
) -> None:
    """Beside the table where there is room, else over it when it is asked for; the page is told how many lines are wanted."""
    if beside is None and not attention.journal_open:
        return
    area, ground = beside or over, palette.panel
    canvas.flood(area, paint(palette.ink, ground))
    canvas.zone(area, ("journal", None))
    canvas.put(area.x + 2, area.y, sight.say("journal"), paint(palette.ink, ground, bold=True))
    inner = Area(area.x + 2, area.y + 2, area.width - 4, area.height - 3)
    last = draw_page(canvas, inner, page(inner.height + attention.journal_top), attention.journal_top, palette, ground)
    attention.journal_top = min(attention.journal_top, last)
