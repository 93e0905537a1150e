"""The habits as tables and a picture, put between two marks of docs/partners.md; what they mean is told there by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bench.habits_broken import Lost
from bench.habits_told import Told

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- habits: written by bench.partner_habits -->\n", "<!-- end of habits -->\n"
LEFT, WIDE, BAR, TOP = 330, 380, 24, 40  # pixels
INK, LINE, TEXT = "#1f6f5c", "#b4552d", "#3b3428"
Rates = dict[tuple[str, str], tuple[int, float, float]]


def write(rounds: int, rates: Rates, told: Told, lost: Sequence[Lost]) -> None:
    """Put everything in its place."""
    page = DOCS / "partners.md"
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(before + BEGIN + tables(rounds, rates, told, lost) + END + after, "utf-8")
    (DOCS / "pictures" / "habits.svg").write_text(picture(told, lost), "utf-8")


def tables(rounds: int, rates: Rates, told: Told, lost: Sequence[Lost]) -> str:
    """What was counted."""
    parts = [f"\n{rounds:,} rounds by four. “By chance”: any card that might have been played at the same moments.\n"]
    for table in dict.fromkeys([name for name, _ in rates]):
        parts.append(f"\n| {table} | share | by chance | moves |\n|---|---|---|---|")
        parts += [
            f"| {row} | {100 * share:.0f} % | {100 * chance:.0f} % | {many:,} |"
            for (name, row), (many, share, chance) in rates.items()
            if name == table
        ]
    parts.append("\n| what a move tells the next player about hidden hands | bits | moves |\n|---|---|---|")
    parts += [f"| {kind} | {bits:.2f} ± {spread:.2f} | {many} |" for kind, (many, bits, spread) in told.items()]
    parts.append("\n| habit broken: instead of the card wished for | by | moves a round | points |\n|---|---|---|---|")
    parts += [f"| {each.habit} | {who(each)} | {each.moves:.1f} | {each.loss:+.1f} ± {each.spread:.1f} |" for each in lost]
    parts.append("\n![What moves tell, and what is lost when habits are broken](pictures/habits.svg)\n")
    return "\n".join(parts)


def who(each: Lost) -> str:
    """Who breaks it."""
    return "all four" if each.everybody else "one"


def picture(told: Told, lost: Sequence[Lost]) -> str:
    """Two panels of bars, each with its interval."""
    first = [(kind, bits, spread) for kind, (_, bits, spread) in told.items()]
    second = [(f"{each.habit}, {who(each)}", -each.loss, each.spread) for each in lost]
    below = TOP + BAR * len(first) + 56
    height = below + BAR * len(second) + 20
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 70} {height}" font-family="sans-serif" font-size="12">'
        f'<rect width="100%" height="100%" fill="#fbf7ec"/>{panel("Bits about hidden hands that a move tells", first, TOP, "{:.2f}")}'
        f"{panel('Points lost when a habit is broken', second, below, '{:.1f}')}</svg>\n"
    )


def panel(title: str, rows: Sequence[tuple[str, float, float]], top: int, figure: str) -> str:
    """One row of bars below the other."""
    most = max([max(value, 0) + spread for _, value, spread in rows])
    parts = [f'<text x="{LEFT}" y="{top - 12}" font-weight="bold" fill="{TEXT}">{title}</text>']
    for number, (name, value, spread) in enumerate(rows):
        y = top + BAR * number
        end, low, high = (LEFT + WIDE * max(each, 0) / most for each in (value, value - spread, value + spread))
        parts.append(f'<text x="{LEFT - 10}" y="{y + 13}" text-anchor="end" fill="{TEXT}">{name}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y + 2}" width="{max(end - LEFT, 1):.1f}" height="{BAR - 10}" fill="{INK}"/>')
        parts.append(f'<path d="M{low:.1f} {y + 9}H{high:.1f}" stroke="{LINE}" stroke-width="2"/>')
        parts.append(f'<text x="{high + 8:.1f}" y="{y + 13}" fill="{TEXT}">{figure.format(value)}</text>')
    return "".join(parts)
