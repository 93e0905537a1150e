"""The head of the table: the bar, the adventure path with all markers, every player in one row; and the own hand."""

from __future__ import annotations

from collections import Counter

from onetable.core.step import Seat
from onetable.games.tcg.pieces import NOTHING
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.bases import Handle
from onetable.games.tcg.words.traits import Phase, Side
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, fill, width_of, wrap_into
from onetable.terminal.kit.palette import Palette
from onetable.terminal.sight import Sight
from onetable.terminal.tcg.facts import board_of, cost_of, name_of, player, resistance, site_words, sitting

MOVING, STANDING = "◆", "◇"
MOST_TEXT = 2  # rows for the text of the present site
LEAST_NAME = 12  # cells in which the name of a site says something


def bar_facts(sight: Sight) -> list[str]:
    """Turn and phase, then what everybody counts."""
    board = board_of(sight)
    if board.phase is Phase.SETUP:
        return [sight.phrases.tidy(sight.read(board.phase))]
    phase = sight.read(board.phase)
    if board.acting >= 0 and board.players > 2:
        phase = sight.say("tcg-phase-of", phase=phase, who=player(sight, board.acting))
    found = [
        sight.say("tcg-turn", number=board.turn, who=player(sight, board.fp)), phase, sight.say("tcg-twilight", count=board.twilight),
        sight.say("tcg-moves", count=board.moves, limit=board.move_limit),
    ]  # fmt: skip
    return [*found, sight.say("tcg-ring-worn")] if board.worn else found


# ---- the path


def markers(board: Board, number: int) -> str:
    """Whose markers stand on this site; the fellowship on its way is filled."""
    seats = [seat for seat in range(board.players) if seat in board.order and board.at[seat] == number]
    return "".join([f"{MOVING if seat == board.fp else STANDING}{seat + 1}" for seat in seats])


def site_title(sight: Sight) -> str:
    """The present site, and what kind of place it is."""
    board = board_of(sight)
    if board.here == NOTHING:
        return ""
    return " · ".join([sight.say("tcg-here", number=board.at[board.fp], site=name_of(sight, board.here)), *site_words(sight, board.here)])


def path_rows(sight: Sight, width: int) -> int:
    """How many rows the path wants: numbers, names if they can be read, the present site and its text."""
    board = board_of(sight)
    if board.here == NOTHING:
        return 1
    text = wrap_into(site_text(sight), width, MOST_TEXT)
    return 2 + int(width // board.last_site >= LEAST_NAME) + len(text)


def site_text(sight: Sight) -> str:
    """What the present site says, in one paragraph."""
    board = board_of(sight)
    return sight.read(board.cards[board.here]).replace("\n", " ")


def draw_path(canvas: Canvas, area: Area, sight: Sight, palette: Palette) -> None:
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


def draw_numbers(canvas: Canvas, area: Area, sight: Sight, palette: Palette) -> int:
    """The path in one row: numbers, and the markers behind them."""
    board, x = board_of(sight), area.x
    for number in range(1, board.last_site + 1):
        here = number == board.at[board.fp]
        ink = palette.act_ink if here else palette.ink_2 if number <= len(board.path) else palette.ink_3
        x = canvas.put(x, area.y, f"{number}{markers(board, number)}", paint(ink, palette.table, bold=here))
        if number < board.last_site:
            x = canvas.put(x, area.y, "─", paint(palette.ink_3, palette.table))
    return x


def draw_sites(canvas: Canvas, area: Area, sight: Sight, palette: Palette) -> int:
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
            canvas.put(x, area.y + 1, clip(name_of(sight, site), wide - 1), paint(ink, palette.table))
    return 2 if named else 1


# ---- players


def seat_facts(sight: Sight, seat: Seat) -> list[str]:
    """What everybody may count at a seat."""
    board = board_of(sight)
    if seat not in board.order:
        return [sight.say("tcg-out")]
    return [
        sight.say("tcg-site", number=board.at[seat]),
        sight.say("tcg-burdens", count=board.burdens[seat], limit=resistance(board, seat)),
        sight.say("tcg-hand", count=len(board.hands[seat])),
        sight.say("tcg-deck", count=len(board.decks[seat])),
        sight.say("tcg-discards", count=len(board.discards[seat])),
        sight.say("tcg-dead", count=len(board.deads[seat])),
    ]


def draw_people(canvas: Canvas, area: Area, sight: Sight, palette: Palette) -> None:
    """A row for each player: the one on the way first, then to the right; where rows are few, oneself is among them."""
    board = board_of(sight)
    seats = [*board.around, *[seat for seat in range(board.players) if seat not in board.order]]
    if len(seats) > area.height and sight.view.seat in seats[area.height :]:
        seats[area.height - 1] = sight.view.seat
    names = {seat: f"{MOVING if seat == board.fp else STANDING}{seat + 1} {sitting(sight, seat)}" for seat in seats}
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


def hand_parts(sight: Sight) -> list[tuple[Handle, str]]:
    """The cards of the own hand, copies together, each with its cost of now; the title comes first."""
    board, seat = board_of(sight), sight.view.seat
    if seat < 0:
        return []
    cards = sorted(board.hands[seat], key=lambda card: (board.cards[card].side is not board.side_of(seat), board.cards[card].kind, card))
    copies = Counter([board.faces[card] for card in cards])
    found = []
    for face in dict.fromkeys([board.faces[card] for card in cards]):
        card = next(card for card in cards if board.faces[card] == face)
        name = f"{copies[face]}× {name_of(sight, card)}" if copies[face] > 1 else name_of(sight, card)
        found.append((card, sight.say("tcg-priced", choice=name, cost=cost_of(sight, seat, card))))
    return [(NOTHING, sight.say("tcg-your-hand")), *found] if found else []
