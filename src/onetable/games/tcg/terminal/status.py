"""The head of the table: the bar, the adventure path with all markers, every player in one row; and the own hand."""

from __future__ import annotations

from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.telling.facts import board_of, name_of
from onetable.games.tcg.telling.status import MOVING, STANDING, markers, seat_facts, site_text, site_title
from onetable.games.tcg.traits import Side
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, fill, width_of, wrap_into
from onetable.terminal.kit.palette import Palette

MOST_TEXT = 2  # rows for the text of the present site
LEAST_NAME = 12  # cells in which the name of a site says something


# ---- the path


def path_rows(sight: SpokenView, width: int) -> int:
    """How many rows the path wants: numbers, names if they can be read, the present site and its text."""
    board = board_of(sight)
    if board.here == NOTHING:
        return 1
    text = wrap_into(site_text(sight), width, MOST_TEXT)
    return 2 + int(width // board.last_site >= LEAST_NAME) + len(text)


def draw_path(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette) -> None:
    """Nine sites; where there is room they have names, and the present one its text."""
    if area.height == 1:
        x = draw_numbers(canvas, area, sight, palette) + 2
        canvas.put(x, area.y, clip(site_title(sight), area.right - x), paint(palette.ink, palette.table))
        return
    board = board_of(sight)
    top = area.y + draw_sites(canvas, area, sight, palette)
    canvas.put(area.x, top, clip(site_title(sight), area.width), paint(palette.ink, palette.table, bold=True))
    if board.here != NOTHING:
        text = Area(area.x, top + 1, area.width, area.bottom - top - 1)
        lines = wrap_into(site_text(sight), text.width, text.height)
        canvas.lines(text, lines, paint(palette.ink_2, palette.table))


def draw_numbers(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette) -> int:
    """The path in one row: numbers, and the markers behind them."""
    board, x = board_of(sight), area.x
    for number in range(1, board.last_site + 1):
        here = number == board.at[board.fp]
        ink = palette.act_ink if here else palette.ink_2 if number <= len(board.path) else palette.ink_3
        x = canvas.put(x, area.y, f"{number}{markers(board, number)}", paint(ink, palette.table, bold=here))
        if number < board.last_site:
            x = canvas.put(x, area.y, "─", paint(palette.ink_3, palette.table))
    return x


def draw_sites(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette) -> int:
    """The path over the whole width, with the names of its sites if they can be read; how many rows it took."""
    board = board_of(sight)
    wide = area.width // board.last_site
    named = wide >= LEAST_NAME
    for number in range(1, board.last_site + 1):
        x = area.x + (number - 1) * wide
        here = number == board.at[board.fp]
        ink = palette.act_ink if here else palette.ink_2
        end = canvas.put(x, area.y, f"{number}{markers(board, number)} ", paint(ink, palette.table, bold=here))
        if number < board.last_site:
            canvas.put(end, area.y, "─" * max(0, x + wide - 1 - end), paint(palette.ink_3, palette.table))
        site = board.site_at(number)
        if site != NOTHING and named:
            last = number == board.last_site or board.site_at(number + 1) == NOTHING
            room = area.right - x if last else wide - 1  # beside it nothing is written yet
            canvas.put(x, area.y + 1, clip(name_of(sight, site), room), paint(ink, palette.table))
    return 2 if named else 1


# ---- players


def draw_people(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette) -> None:
    """A row for each player: the one on the way first, then to the right; where rows are few, oneself is among them."""
    board = board_of(sight)
    seats = [*board.around, *[seat for seat in range(board.players) if seat not in board.order]]
    if len(seats) > area.height and sight.view.seat in seats[area.height :]:
        seats[area.height - 1] = sight.view.seat
    names = {seat: f"{MOVING if seat == board.fp else STANDING}{seat + 1} {sight.sitting(seat)}" for seat in seats}
    wide = max([width_of(name) for name in names.values()])
    shown = seats[: area.height]
    texts = [" · ".join(seat_facts(sight, seat)[1:] or seat_facts(sight, seat)) for seat in shown]  # the path shows where everybody is
    sides = [f"{sight.read(Side.FREE if seat == board.fp else Side.SHADOW)} · " for seat in shown]
    roomy = all([wide + 2 + width_of(side + text) <= area.width for side, text in zip(sides, texts, strict=True)])
    for row, seat in enumerate(shown):
        ink = palette.ahead if seat == board.fp else palette.lost
        x = canvas.put(area.x, area.y + row, fill(names[seat], wide), paint(ink, palette.table, bold=True)) + 2
        text = sides[row] + texts[row] if roomy else texts[row]
        canvas.put(x, area.y + row, clip(text, area.right - x), paint(palette.ink_2, palette.table))


# ---- the hand
