"""The trick in the middle: who played what, who led, who is winning; the last one stays until the next begins."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.games.fellowship.table import Chair
from onetable.games.fellowship.telling.cards import board_of, own_chairs
from onetable.games.fellowship.telling.people import acting_chair, name_of
from onetable.games.fellowship.telling.trick import Trick, label_of, trick_of
from onetable.games.fellowship.terminal.layout import Layout
from onetable.games.fellowship.terminal.tiles import Light, draw_gap, draw_tile
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, width_of
from onetable.terminal.kit.palette import Palette


def light_of(trick: Trick, chair: Chair) -> Light:
    """How the card of this chair is lit."""
    if chair == trick.winner:
        return Light.BEST
    return Light.DARK if trick.over else Light.SHOWN


def draw_trick(canvas: Canvas, layout: Layout, sight: SpokenView, palette: Palette, order: Sequence[Chair]) -> None:
    """The trick in its area; `order` holds the chairs clockwise from the person who looks."""
    trick = trick_of(board_of(sight))
    if trick is None:
        return
    if layout.cross:
        _draw_cross(canvas, layout, sight, palette, trick, order)
    else:
        _draw_row(canvas, layout, sight, palette, trick)


def _draw_row(canvas: Canvas, layout: Layout, sight: SpokenView, palette: Palette, trick: Trick) -> None:
    """In the order of play, with names beside the cards, or below them where that is too narrow."""
    board, area, tile = board_of(sight), layout.stage, layout.tile
    each = area.width // len(board.players)
    below = each - tile.width < 11 and area.height >= tile.height + 2
    top = area.y + max(0, (area.height - tile.height - 2 * below) // 2)
    for place, chair in enumerate(board.clockwise(max(0, trick.leader))):
        spot = Area(area.x + place * each, top, tile.width, tile.height)
        _draw_place(canvas, spot, sight, palette, trick, chair)
        best = chair == trick.winner
        x, y, room = (spot.x, spot.bottom, each - 1) if below else (spot.right + 1, top + 1, each - tile.width - 2)
        style = paint(palette.ink if best else palette.ink_2, palette.table, bold=best)
        canvas.put(x, y, clip(name_of(sight, chair), room), style)
        canvas.put(x, y + 1, clip(label_of(sight, trick, chair), room), style)


def _draw_cross(canvas: Canvas, layout: Layout, sight: SpokenView, palette: Palette, trick: Trick, order: Sequence[Chair]) -> None:
    """Each card before its seat: yours below, then clockwise left, above, right."""
    area, (width, height) = layout.stage, layout.tile
    step = (height + 1) // 2 + 1
    left, top = area.x + (area.width - width) // 2, area.y + max(0, (area.height - height - 2 * step) // 2)
    if len(order) == 3:
        spots = [(left, top + 2 * step), (left - width - 2, top + step // 2), (left + width + 2, top + step // 2)]
    else:
        spots = [(left, top + 2 * step), (left - width - 2, top + step), (left, top), (left + width + 2, top + step)]
    for chair, (x, y) in zip(order, spots, strict=True):
        spot = Area(x, y, width, height)
        _draw_place(canvas, spot, sight, palette, trick, chair)
        label = label_of(sight, trick, chair)
        if label and chair in trick.cards:
            best = chair == trick.winner
            tag = f" {label} "
            style = paint(palette.table, palette.ink, bold=True) if best else paint(palette.ink_2, palette.raised)
            canvas.put(x + (width - width_of(tag)) // 2, y + height - 1, tag, style)


def _draw_place(canvas: Canvas, spot: Area, sight: SpokenView, palette: Palette, trick: Trick, chair: Chair) -> None:
    board = board_of(sight)
    if chair in trick.cards:
        draw_tile(canvas, spot, sight, palette, trick.cards[chair], light_of(trick, chair))
    elif board.laid[0] == chair:
        draw_tile(canvas, spot, sight, palette, board.laid[1], Light.DARK)
    else:
        acts = chair == acting_chair(board) and not trick.over
        draw_gap(canvas, spot, palette, acts and chair in own_chairs(board, sight.view.seat))
        if acts:
            canvas.centre(spot.inner(), spot.y + spot.height // 2, "…", paint(palette.ink_2, palette.table))
