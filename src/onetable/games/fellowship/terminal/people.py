"""A seat at the table: who sits there, the goal and how it stands, tricks and cards, threats, riders and gifts."""

from __future__ import annotations

from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.table import Chair
from onetable.games.fellowship.telling.cards import board_of, card_text, own_chairs, view_of
from onetable.games.fellowship.telling.people import (
    acting_chair,
    burdens,
    counts,
    extras,
    goal_text,
    name_of,
    panes_of,
    player_of,
    verdict_of,
)
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, width_of, wrap, wrap_into
from onetable.terminal.kit.palette import Palette

WIDE = 60  # cells: from here on the facts stand beside the name


def texts(sight: SpokenView, chair: Chair, width: int, height: int) -> tuple[list[str], list[str]]:
    """The goal in so many lines, with rider and gift read out below it where all of it fits; else their names remain to be told."""
    goal, keys = wrap(goal_text(sight, chair), width), burdens(sight, chair)
    whole = goal + [line for key in keys for line in wrap(card_text(sight, key), width)]
    if len(whole) <= height:
        return whole, []
    if len(keys) == 1 and len(goal) < height:
        return goal + wrap_into(card_text(sight, keys[0]), width, height - len(goal)), []
    return wrap_into(goal_text(sight, chair), width, height), [sight.read(Named(key)) for key in keys]


def marks(sight: SpokenView, chair: Chair) -> str:
    """The ring token and the lead."""
    board = board_of(sight)
    found = "○" if board.ring_holder == chair else ""
    if chair == acting_chair(board):
        found += "◂"
    return found


def draw_seat(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette, chair: Chair) -> int:
    """The whole seat, as much of it as there is room for; the row after it is returned."""
    board = board_of(sight)
    mine = chair in own_chairs(board, sight.view.seat)
    acts = chair == acting_chair(board)
    inner = Area(area.x + 2, area.y, area.width - 2, area.height)
    draw = _draw_wide if area.width >= WIDE else _draw_narrow
    bottom = draw(canvas, inner, sight, palette, chair)
    bar = palette.act if acts and mine else palette.ink if acts else palette.line
    for y in range(area.y, bottom):
        canvas.put(area.x, y, "▌" if acts else "▏", paint(bar, palette.table))
    return bottom


def _draw_narrow(canvas: Canvas, inner: Area, sight: SpokenView, palette: Palette, chair: Chair) -> int:
    """The seat of another: name and verdict, goal, facts, counts."""
    board = board_of(sight)
    _draw_head(canvas, inner, sight, palette, chair, with_player=False)
    body = Area(inner.x, inner.y + 1, inner.width, inner.height - 1)
    facts = [*panes_of(board, chair), *extras(sight, chair)]
    lines, names = texts(sight, chair, body.width, max(1, body.height - 2))
    facts += names
    below = [("  ".join(facts), palette.ink)] if facts else []
    if any(view_of(sight).counts.hands):
        if facts and body.height < 4:
            below = [("  ".join([*facts, counts(sight, chair)]), palette.ink)]
        else:
            below.append((counts(sight, chair), palette.ink_3))
    if len(lines) + len(below) < body.height:
        below.append((player_of(sight, chair), palette.ink_3))
    y = canvas.lines(body, lines[: max(1, body.height - len(below))], paint(palette.ink_2, palette.table))
    for place, (line, tone) in enumerate(below):
        canvas.put(body.x, y + place, clip(line, body.width), paint(tone, palette.table))
    return y + len(below)


def _draw_head(canvas: Canvas, inner: Area, sight: SpokenView, palette: Palette, chair: Chair, with_player: bool) -> int:
    """Name, marks and verdict."""
    verdict = verdict_of(sight, chair)
    right = inner.right
    if verdict is not None:
        right = canvas.right(inner.right, inner.y, verdict[0], paint(palette.verdict(verdict[1]), palette.table, bold=True)) - 1
    sign = marks(sight, chair)
    name = clip(name_of(sight, chair), right - inner.x - width_of(sign) - 1)
    x = canvas.put(inner.x, inner.y, name, paint(palette.ink, palette.table, bold=True)) + 1
    x = canvas.put(x, inner.y, sign, paint(palette.act_ink, palette.table, bold=True)) + 1
    if with_player:
        x = canvas.put(x, inner.y, clip(player_of(sight, chair), max(0, right - x)), paint(palette.ink_3, palette.table)) + 2
    return x


def _draw_wide(canvas: Canvas, inner: Area, sight: SpokenView, palette: Palette, chair: Chair) -> int:
    """The seat of the person who looks: one line of facts, then the goal."""
    x = _draw_head(canvas, inner, sight, palette, chair, with_player=True)
    body = Area(inner.x, inner.y + 1, inner.width, inner.height - 1)
    lines, names = texts(sight, chair, body.width, body.height)
    verdict = verdict_of(sight, chair)
    room = inner.right - x - (width_of(verdict[0]) + 2 if verdict else 0)
    facts = [*panes_of(board_of(sight), chair), counts(sight, chair), *extras(sight, chair), *names]
    canvas.put(x, inner.y, clip("  ".join(facts), room), paint(palette.ink_2, palette.table))
    return canvas.lines(body, lines, paint(palette.ink_2, palette.table))
