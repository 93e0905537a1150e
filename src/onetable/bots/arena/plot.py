"""Shares or ratings as a picture by itself: a row for each, a line for the interval, a point for the figure."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from msgspec import Struct

LABEL, WIDTH, ROW, TOP, MARGIN = 270, 410, 24, 40, 70  # pixels
PAPER, GRID, MIDDLE, INK = "#fbf7ec", "#ddd3bc", "#8a7f68", "#1f6f5c"


class Row(Struct, frozen=True):
    """One row: its label, the figure, between what it likely lies, and what stands behind it."""

    label: str
    figure: float
    low: float
    high: float
    note: str = ""


def shares(title: str, rows: Sequence[Row]) -> str:
    """Shares from nothing to all; half is marked."""
    return picture(title, rows, [(mark / 100, f"{mark} %", mark == 50) for mark in (0, 25, 50, 75, 100)])


def ratings(title: str, rows: Sequence[Row]) -> str:
    """Ratings, on a scale that holds all of them."""
    low, high = int(min([row.low for row in rows]) // 5 * 5), int(-(-max([row.high for row in rows]) // 5) * 5)
    return picture(title, rows, [(mark, f"{mark}", False) for mark in range(low, high + 1, max(5, (high - low) // 40 * 5))])


def picture(title: str, rows: Sequence[Row], marks: Sequence[tuple[float, str, bool]]) -> str:
    """The whole picture."""
    least, most = marks[0][0], marks[-1][0]
    height = TOP + ROW * len(rows) + 16

    def across(value: float) -> float:
        return LABEL + WIDTH * (min(max(value, least), most) - least) / (most - least)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LABEL + WIDTH + MARGIN} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="100%" height="100%" fill="{PAPER}"/><text x="12" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for value, text, middle in marks:
        x = across(value)
        parts.append(f'<path d="M{x:.1f} {TOP - 6}V{height - 12}" stroke="{MIDDLE if middle else GRID}"/>')
        parts.append(f'<text x="{x:.1f}" y="{TOP - 12}" text-anchor="middle" font-size="11">{text}</text>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + 12
        parts.append(f'<text x="12" y="{y + 4}">{escape(row.label)}</text>')
        parts.append(f'<path d="M{across(row.low):.1f} {y}H{across(row.high):.1f}" stroke="{INK}" stroke-width="2"/>')
        parts.append(f'<circle cx="{across(row.figure):.1f}" cy="{y}" r="4.5" fill="{INK}"/>')
        parts.append(f'<text x="{LABEL + WIDTH + 10}" y="{y + 4}" font-size="11">{escape(row.note)}</text>')
    return "".join([*parts, "</svg>\n"])
