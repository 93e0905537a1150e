"""The chart of a report: a line for each rival with the interval in which the true rate lies, for a terminal and as a picture."""

from __future__ import annotations

from xml.sax.saxutils import escape

from onetable.games.tcg.decklist import deck_title
from onetable.games.tcg.reports.chances import interval
from onetable.games.tcg.reports.report import Report
from onetable.terminal.kit.measure import fill, width_of

WIDTH = 41  # signs of a line, an odd number: the middle is an even game
LEFT, RIGHT, ROW, TOP = 210, 410, 24, 36  # of the picture, in pixels


def rows(report: Report, language: str) -> list[tuple[str, int, int]]:
    """The lines of a chart: all games, then each rival by its title."""
    return [("", report.won, report.games), *[(deck_title(rival, language), won, games) for rival, won, games in report.lines]]


def plot(report: Report, language: str, total: str) -> list[str]:
    """The chart as lines of text: the interval as a bar, the rate as a point, the middle as a mark."""
    found = [(title or total, won, games) for title, won, games in rows(report, language)]
    width = max([width_of(title) for title, _, _ in found])
    return [f"{fill(title, width)}  {bar(won, games)} {won / max(1, games):>4.0%}  {won}/{games}" for title, won, games in found]


def bar(won: int, games: int) -> str:
    """One interval."""
    low, high = [place(end) for end in interval(won, games)]
    signs = ["┊" if number == WIDTH // 2 else " " for number in range(WIDTH)]
    signs[low : high + 1] = "─" * (high + 1 - low)
    signs[place(won / max(1, games))] = "●"
    return "".join(signs)


def place(rate: float) -> int:
    """The sign that stands for a rate."""
    return round(rate * (WIDTH - 1))


def svg(report: Report, language: str, total: str) -> str:
    """The chart as a picture by itself."""
    found = [(title or total, won, games) for title, won, games in rows(report, language)]
    height = TOP + ROW * len(found) + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + RIGHT + 90} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="100%" height="100%" fill="#fbf7ec"/><text x="12" y="22" font-weight="bold">{escape(report.name)}</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        x = LEFT + RIGHT * share // 100
        stroke = "#8a7f68" if share == 50 else "#ddd3bc"
        parts.append(
            f'<path d="M{x} {TOP - 6}V{height - 12}" stroke="{stroke}"/><text x="{x}" y="22" text-anchor="middle">{share} %</text>'
        )
    for number, (title, won, games) in enumerate(found):
        y, (low, high) = TOP + ROW * number + 12, interval(won, games)
        weight = ' font-weight="bold"' if number == 0 else ""
        parts.append(f'<text x="12" y="{y + 4}"{weight}>{escape(title)}</text>')
        ends = f"M{LEFT + low * RIGHT:.1f} {y}H{LEFT + high * RIGHT:.1f}"
        parts.append(f'<path d="{ends}" stroke="#b9a26a" stroke-width="6" stroke-linecap="round"/>')
        parts.append(f'<circle cx="{LEFT + won / max(1, games) * RIGHT:.1f}" cy="{y}" r="5" fill="#7c2f2a"/>')
        parts.append(f'<text x="{LEFT + RIGHT + 14}" y="{y + 4}">{won}/{games}</text>')
    return "\n".join([*parts, "</svg>", ""])
