"""The same as a picture: a panel for each number of players, a column for each chapter, a mark for each figure with its interval."""

from __future__ import annotations

from bench.chapters_page import EVERYWHERE, Known, answers, wilson

LEFT, COLUMN, HEIGHT, GAP, TOP = 56, 46, 200, 62, 64  # pixels
MARKS = {
    "winnable": ("can be won (solver)", "#1f6f5c"),
    "rollout:50ms": ("rollout:50ms", "#b4552d"),
    "rules": ("rules", "#3d5a98"),
    "random": ("random", "#8a7f68"),
}
WIDTH = LEFT + COLUMN * len(EVERYWHERE) + 20


def plot(known: Known) -> str:
    """The whole picture."""
    panels = "".join([panel(known, players, TOP + number * (HEIGHT + GAP)) for number, players in enumerate((1, 2, 3, 4))])
    height = TOP + 4 * (HEIGHT + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12">'
        f'<rect width="100%" height="100%" fill="#fbf7ec"/>{legend()}{panels}</svg>\n'
    )


def legend() -> str:
    """Which colour is what."""
    return "".join(
        [
            f'<circle cx="{LEFT + 170 * number}" cy="20" r="5" fill="{colour}"/><text x="{LEFT + 10 + 170 * number}" y="24">{title}</text>'
            for number, (title, colour) in enumerate(MARKS.values())
        ]
    )


def panel(known: Known, players: int, top: int) -> str:
    """One number of players."""
    parts = [f'<text x="{LEFT}" y="{top - 12}" font-weight="bold">{players} player{"s" if players > 1 else ""}</text>']
    for share in (0, 25, 50, 75, 100):
        y = top + HEIGHT * (100 - share) / 100
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - 20}" stroke="#ddd3bc"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share} %</text>')
    for number, chapter in enumerate(EVERYWHERE):
        middle = LEFT + COLUMN * (number + 0.5)
        parts.append(f'<text x="{middle}" y="{top + HEIGHT + 18}" text-anchor="middle">{chapter}</text>')
        for place, (kind, (_, colour)) in enumerate(MARKS.items()):
            found = answers(known, kind, chapter, players)
            if found:
                parts.append(mark(found, middle + 8 * (place - 1.5), top, colour))
    return "".join(parts)


def mark(found: list[bool | None], x: float, top: int, colour: str) -> str:
    """One share: a line for its interval, from what was found to what is undecided, and a point."""
    many, won, open_ = len(found), found.count(True), found.count(None)
    low, high = wilson(won, many)[0], wilson(won + open_, many)[1]
    high_y, low_y, y = (top + HEIGHT * (1 - share) for share in (high, low, won / many))
    line = f'<path d="M{x:.1f} {high_y:.1f}V{low_y:.1f}" stroke="{colour}" stroke-width="2"/>'
    return line + f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
