"""Card tiles: glass held by lead. Suit and rank are told by letter, shape, number of shapes and colour together."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from onetable.games.fellowship.pieces.playing_cards import ONE_RING, SUITS, Suit
from onetable.games.fellowship.telling.cards import suit_of
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import fill
from onetable.terminal.kit.palette import Palette, blend

SHAPES = dict(zip(SUITS, "∩▲♠⌂○≈", strict=True))
GLASS = dict(zip(SUITS, ("#c98a1e", "#3e6397", "#2c7a4b", "#4a3d60", "#b53c28", "#17808c"), strict=True))
DEEP = dict(zip(SUITS, ("#724307", "#223e6b", "#15512f", "#2a2238", "#8e2619", "#0b5560"), strict=True))
PALE = dict(zip(SUITS, ("#fff3d6", "#eef4fb", "#eef7ea", "#ece7f2", "#fff0dc", "#e6f5f6"), strict=True))
LEAD = "#17130f"


class Size(NamedTuple):
    """How large a tile is, its edge included."""

    width: int
    height: int


SMALL, MEDIUM, LARGE = Size(5, 4), Size(7, 5), Size(9, 7)


class Light(Enum):
    """How a tile is lit."""

    MAY = "may be chosen now"
    SHOWN = "lies open"
    BEST = "wins the trick as it stands"
    DARK = "cannot be chosen, or is over"


EDGES = {Light.MAY: ("┏┓┗┛", "━┃"), Light.SHOWN: ("╭╮╰╯", "─│"), Light.BEST: ("╔╗╚╝", "═║"), Light.DARK: ("┌┐└┘", "╌╎")}


def letter_of(sight: SpokenView, suit: Suit) -> str:
    """The sign of a suit in this language."""
    return sight.say(f"suit-{suit.value}")


def index_of(sight: SpokenView, card: int) -> str:
    """Rank and letter, as they stand in the corner."""
    return f"{(card & 7) + 1 if card >= 0 else '?'}{letter_of(sight, suit_of(card))}"


def chip(sight: SpokenView, card: int) -> str:
    """A card within a line of text."""
    return f"{index_of(sight, card)}{SHAPES[suit_of(card)]}"


def draw_chip(canvas: Canvas, x: int, y: int, sight: SpokenView, card: int) -> int:
    """A card within a line; the column after it is returned."""
    suit = suit_of(card)
    return canvas.put(x, y, chip(sight, card), paint(DEEP[suit], PALE[suit], bold=True))


def scene(suit: Suit, rank: int, width: int, height: int, one_ring: bool) -> list[str]:
    """As many shapes as the rank says, in rows; a tile that is too small shows one."""
    shape = "★" if one_ring else SHAPES[suit]
    if width < 5:
        return [f" {shape} "] + [""] * (height - 1)
    columns = (width + 1) // 2 if width >= 7 else width - 1
    columns = min(columns, 4 if width < 7 else 3)
    rows = []
    left = rank
    while left > 0:
        rows.append((" " if width >= 7 else "").join(shape * min(left, columns)))
        left -= columns
    return ([""] * max(0, (height - len(rows)) // 2) + rows)[:height]


def draw_tile(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette, card: int, light: Light, chosen: bool = False) -> None:
    """One card; a chosen one carries a mark in its upper edge."""
    suit, dark = suit_of(card), light is Light.DARK
    fade = 0.62 if dark else 0.0
    glass, pale = blend(GLASS[suit], palette.table, fade), blend(PALE[suit], palette.table, fade)
    ink, faint = (palette.ink_3, palette.ink_3) if dark and palette.dark else (DEEP[suit], PALE[suit])
    if dark and palette.dark:
        pale = blend(palette.table, PALE[suit], 0.12)
    elif dark:
        ink, faint = blend(DEEP[suit], palette.table, 0.25), blend(DEEP[suit], palette.table, 0.25)
        glass = blend(GLASS[suit], palette.table, 0.75)
    edge = {Light.MAY: palette.act, Light.BEST: palette.ink}.get(light, palette.edge)
    if chosen:
        edge = palette.act_ink if light is Light.MAY else palette.focus
    corners, sides = EDGES[light]
    canvas.frame(area, paint(edge, palette.table, bold=light is Light.MAY), corners, sides)
    inner = area.inner()
    canvas.put(inner.x, inner.y, fill(index_of(sight, card), inner.width), paint(ink, pale, bold=True))
    rank = (card & 7) + 1 if card >= 0 else 1
    rows = scene(suit, rank, inner.width, inner.height - 1, card == ONE_RING)
    for row in range(inner.height - 1):
        text = rows[row] if row < len(rows) else ""
        lead = 1 if inner.width >= 5 and text else 0
        canvas.put(inner.x, inner.y + 1 + row, fill(" " * lead + text, inner.width), paint(faint, glass, bold=True))
    if chosen:
        canvas.put(area.x + area.width // 2, area.y, "▼", paint(edge, palette.table, bold=True))


def draw_back(canvas: Canvas, area: Area, palette: Palette) -> None:
    """A card that lies face down."""
    canvas.frame(area, paint(palette.edge, palette.table))
    inner = area.inner()
    pattern = ("╱╲" * inner.width)[: inner.width], ("╲╱" * inner.width)[: inner.width]
    for row in range(inner.height):
        canvas.put(inner.x, inner.y + row, pattern[row % 2], paint(palette.edge, palette.raised))


def draw_gap(canvas: Canvas, area: Area, palette: Palette, mine: bool) -> None:
    """A place for a card that is still to come."""
    canvas.frame(area, paint(palette.act if mine else palette.line, palette.table), "┌┐└┘", "╌╎")
