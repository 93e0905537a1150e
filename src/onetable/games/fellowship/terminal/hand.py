"""Hands and the pyramid: tiles that overlap before they shrink; what may be chosen is lit."""

from __future__ import annotations

from onetable.games.fellowship.table import EMPTY, FACE_DOWN, Chair
from onetable.games.fellowship.telling.cards import board_of, lying_at
from onetable.games.fellowship.terminal.tiles import SMALL, Light, Size, draw_back, draw_tile
from onetable.telling.entries import Reachable
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas
from onetable.terminal.kit.palette import Palette

PYRAMID_CHAIR = 2
NARROWEST = 4  # of an overlapped tile this much stays visible: the edge and the corner index


def draw_hand(
    canvas: Canvas, area: Area, sight: SpokenView, palette: Palette, chair: Chair, tile: Size, known: list[Reachable], chosen: int | None
) -> None:
    """The cards of a chair side by side; the chosen one is lifted where there is room."""
    cards = lying_at(board_of(sight), chair)
    if not cards:
        return
    gaps = sum([cards[place] >> 3 != cards[place - 1] >> 3 for place in range(1, len(cards))])
    step = min(tile.width, (area.width - tile.width) // max(1, len(cards) - 1))
    if step < NARROWEST and tile is not SMALL:
        lower = Area(area.x, area.bottom - SMALL.height - 1, area.width, SMALL.height + 1)
        draw_hand(canvas, lower, sight, palette, chair, SMALL, known, chosen)
        return
    airy = step == tile.width and len(cards) * tile.width + gaps <= area.width
    top = area.bottom - tile.height
    x = area.x + max(0, (area.width - (len(cards) - 1) * step - tile.width - (gaps if airy else 0)) // 2)
    for place, card in enumerate(cards):
        if airy and place and card >> 3 != cards[place - 1] >> 3:
            x += 1
        lifted = int(card == chosen and area.height > tile.height)
        spot = Area(x, top - lifted, tile.width, tile.height)
        draw_tile(canvas, spot, sight, palette, card, light_for(chair, card, known), card == chosen)
        canvas.zone(Area(x, spot.y, step if place < len(cards) - 1 else tile.width, tile.height), ("card", card))
        x += step


def light_for(chair: Chair, card: int, known: list[Reachable]) -> Light:
    """Lit if it may be chosen now; dark only while the choice is among the cards of its chair."""
    rivals = [found for found in known if found.chair == chair and found.choices]
    if not rivals:
        return Light.SHOWN
    return Light.MAY if any([found.card == card for found in rivals]) else Light.DARK


def draw_pyramid(
    canvas: Canvas, area: Area, sight: SpokenView, palette: Palette, tile: Size, known: list[Reachable], chosen: int | None
) -> None:
    """Rows from top to bottom, each covering the lower half of the one above; cards beside it lie as a fan above."""
    pyramid = board_of(sight).pyramid
    if pyramid is None:
        return
    laid_out = sum(pyramid.rows)
    step = max(1, tile.height // 2)
    tall = tile.height + step * (len(pyramid.rows) - 1)
    beside = [card for card in pyramid.places[laid_out:] if card != EMPTY]
    above = tile.height - 1 if beside and tall + tile.height - 1 <= area.height else 0
    if not above and beside:
        step = max(1, min(step, (area.height - tile.height) // (len(pyramid.rows) - 1)))
        tall = tile.height + step * (len(pyramid.rows) - 1)
    pitch = tile.width + 1
    y = area.y + max(0, (area.height - tall - above) // 2)
    for place, card in enumerate(beside):
        _draw_place(canvas, Area(area.x + place * (tile.width - 1), y, tile.width, tile.height), sight, palette, card, known, chosen)
    y += above
    place = 0
    for size in pyramid.rows:
        x = area.x + (area.width - size * pitch + 1) // 2
        for _ in range(size):
            _draw_place(canvas, Area(x, y, tile.width, tile.height), sight, palette, pyramid.places[place], known, chosen)
            x, place = x + pitch, place + 1
        y += step


def _draw_place(
    canvas: Canvas, spot: Area, sight: SpokenView, palette: Palette, card: int, known: list[Reachable], chosen: int | None
) -> None:
    if card == EMPTY:
        return
    if card == FACE_DOWN:
        draw_back(canvas, spot, palette)
        canvas.zone(spot, None)
        return
    covered = not board_of(sight).hands[PYRAMID_CHAIR] >> card & 1
    light = Light.DARK if covered else light_for(PYRAMID_CHAIR, card, known)
    draw_tile(canvas, spot, sight, palette, card, light, card == chosen)
    canvas.zone(spot, ("card", card))
