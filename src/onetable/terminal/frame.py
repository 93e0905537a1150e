"""What frames the table of every game: the question, what was told while others play, the line of keys, and the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import width_of, wrap, wrap_into
from onetable.terminal.kit.palette import Palette
from onetable.terminal.kit.paragraphs import Page, draw_news

BESIDE = 64  # cells: from here on the card just played stands beside the news
MOST_NOTICE = 3  # rows for an answer to the person


def prompt_rows(question: str, answer: str, width: int, least: int = 2) -> int:
    """The rows of the question, which is never cut, and of the answer below it."""
    return max(least, len(wrap(question, width - 2)) + min(MOST_NOTICE, len(wrap(answer, width - 2))))


def draw_prompt(canvas: Canvas, area: Area, question: str, mine: bool, answer: tuple[str, str], palette: Palette) -> None:
    """The question in full, and in the rows that are left the answer to the person: a text and its color."""
    asked = paint(palette.act_ink if mine else palette.ink_3, palette.table, bold=mine)
    lines = wrap(question, area.width - 2)
    canvas.put(area.x, area.y, "▸" if mine else " ", asked)
    below = canvas.lines(Area(area.x + 2, area.y, area.width - 2, area.height), lines, asked)
    rest = Area(area.x + 2, below, area.width - 2, area.bottom - below)
    canvas.lines(rest, wrap_into(answer[0], rest.width, rest.height), paint(answer[1], palette.table))


def answer_of(sight: SpokenView, attention: Attention, palette: Palette, otherwise: str = "") -> tuple[str, str]:
    """What was just said to the person, or why what the cursor is on cannot be chosen, else something quiet."""
    if attention.notice:
        return attention.notice, palette.lost if attention.bad else palette.ink
    if attention.entry is not None and attention.entry.reason:
        return sight.say("prompt-not-now", reason=attention.entry.reason), palette.lost
    return otherwise, palette.ink_3


def draw_meanwhile(canvas: Canvas, area: Area, news: Page, card: str, palette: Palette) -> None:
    """While others play: what has happened, the newest last, and the card that was just played."""
    if not news or not card:
        half, beside = area, area
    elif area.width >= BESIDE:
        wide = area.width // 2 - 2
        half, beside = Area(area.x, area.y, wide, area.height), Area(area.x + wide + 3, area.y, area.width - wide - 3, area.height)
    else:
        rows = min(len(wrap(card, area.width)), area.height // 2)
        half, beside = Area(area.x, area.y + rows + 1, area.width, area.height - rows - 1), Area(area.x, area.y, area.width, rows)
    if news:
        draw_news(canvas, half, news, 0, palette, palette.table)
    name, *text = wrap_into(card, beside.width, beside.height) if card else [""]
    canvas.lines(beside, [name], paint(palette.ink, palette.table, bold=True))
    canvas.lines(Area(beside.x, beside.y + 1, beside.width, beside.height - 1), text, paint(palette.ink_2, palette.table))


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
    back = draw_news(canvas, inner, page(inner.height + attention.turned), attention.turned, palette, ground)
    attention.turned = min(attention.turned, back)
