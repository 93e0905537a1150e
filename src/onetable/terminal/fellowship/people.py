"""A seat at the table: who sits there, the goal and how it stands, tricks and cards, threats, riders and gifts."""

from __future__ import annotations

from onetable.games.fellowship.rules.gifts import carried_gift
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words.goals import ByPlayers, Verdict
from onetable.games.fellowship.words.names import Named
from onetable.terminal.fellowship.cards import board_of, own_chairs, view_of
from onetable.terminal.fellowship.progress import progress
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, width_of, wrap, wrap_into
from onetable.terminal.kit.palette import Palette
from onetable.terminal.seats import HUMAN
from onetable.terminal.sight import Sight

WIDE = 60  # cells: from here on the facts stand beside the name
SIGNS = {Verdict.SURE: "★", Verdict.AHEAD: "●", Verdict.BEHIND: "◌", Verdict.LOST: "✗"}


def name_of(sight: Sight, chair: Chair) -> str:
    """Who sits here, in short."""
    return sight.phrases.tidy(sight.phrases.say(board_of(sight).who(chair), "short"))


def player_of(sight: Sight, chair: Chair) -> str:
    """Who plays this chair."""
    board = board_of(sight)
    seat = board.players[chair]
    if seat == sight.view.seat:
        return sight.say("seat-you")
    if sight.seats[seat] == HUMAN:
        return sight.say("seat-person", number=seat + 1)
    return sight.say("seat-bot", name=sight.seats[seat])


def is_secret(sight: Sight, chair: Chair) -> bool:
    """Whether this chair has a threat that this person does not see: then nobody but its owner can judge the goal."""
    board = board_of(sight)
    return bool(board.hidden_threats) and board.hidden_threats[chair] and not board.threats[chair]


def verdict_of(sight: Sight, chair: Chair) -> tuple[str, int] | None:
    """Sign and word of the verdict, and its value."""
    board = board_of(sight)
    if not board.verdicts:
        return None
    value = Verdict(board.verdicts[chair])
    if value is Verdict.BEHIND and is_secret(sight, chair):
        return f"? {sight.say('verdict-open')}", int(value)
    if board.duties and board.duties[chair] == Verdict.LOST:
        value = Verdict.LOST
    return f"{SIGNS[value]} {sight.read(value)}", int(value)


def goal_text(sight: Sight, chair: Chair) -> str:
    """The goal of this chair as it holds in this round."""
    board = board_of(sight)
    if not board.cast[chair]:
        return ""
    if all(board.cast) and board.roles:  # there once all are seated
        return sight.read(board.roles.goals[chair])
    goal = board.plan.characters[board.cast[chair]].goal
    if isinstance(goal, ByPlayers):
        goal = goal.four if board.setup.players == 4 else goal.fewer
    return sight.read(goal)


def burdens(sight: Sight, chair: Chair) -> list[str]:
    """The keys of the rider and the gift of this chair."""
    board = board_of(sight)
    found = [board.riders[chair]] if board.riders and board.riders[chair] else []
    if all(board.cast) and (gift := carried_gift(board, chair)):
        found.append(gift)
    return found


def texts(sight: Sight, chair: Chair, width: int, height: int) -> tuple[list[str], list[str]]:
    """The goal in so many lines, with rider and gift read out below it where all of it fits; else their names remain to be told."""
    goal, keys = wrap(goal_text(sight, chair), width), burdens(sight, chair)
    whole = goal + [line for key in keys for line in wrap(sight.card_text(key), width)]
    if len(whole) <= height:
        return whole, []
    if len(keys) == 1 and len(goal) < height:
        return goal + wrap_into(sight.card_text(keys[0]), width, height - len(goal)), []
    return wrap_into(goal_text(sight, chair), width, height), [sight.read(Named(key)) for key in keys]


def extras(sight: Sight, chair: Chair) -> list[str]:
    """The threat, and what else lies by this chair."""
    board = board_of(sight)
    found = []
    if board.threats and board.threats[chair]:
        ranks = board.threats[chair]
        text = str(ranks[0]) if len(ranks) == 1 else f"{min(ranks)}–{max(ranks)}"
        found.append(sight.say("seat-threat", ranks=text))
        if board.declared[chair]:
            found.append(sight.say(f"seat-{board.declared[chair]}"))
    elif is_secret(sight, chair):
        found.append(sight.say("seat-threat", ranks="?"))
    if board.tucked[0] == chair:
        found.append(sight.say("seat-tucked"))
    return found


def panes_of(board: Board, chair: Chair) -> list[str]:
    """The panes of the goal, if it can be counted."""
    found = progress(board, chair)
    return [found.panes()] if found is not None else []


def counts(sight: Sight, chair: Chair) -> str:
    """Tricks won and cards in hand, in one line."""
    return " · ".join(figures(sight, chair))


def figures(sight: Sight, chair: Chair) -> list[str]:
    """Tricks won, cards in hand."""
    board, view = board_of(sight), view_of(sight)
    cards = view.counts.hands[chair] + (view.counts.buried if board.is_pyramid(chair) else 0)
    return [sight.say("seat-tricks", count=board.taken[chair].bit_count()), sight.say("seat-cards", count=cards)]


def marks(sight: Sight, chair: Chair) -> str:
    """The ring token and the lead."""
    board = board_of(sight)
    found = "○" if board.ring_holder == chair else ""
    if chair == acting_chair(board):
        found += "◂"
    return found


def acting_chair(board: Board) -> Chair:
    """Whose card is awaited."""
    return board.turn if board.verdicts and not board.outcome else NOBODY


def draw_seat(canvas: Canvas, area: Area, sight: Sight, palette: Palette, chair: Chair) -> int:
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


def _draw_narrow(canvas: Canvas, inner: Area, sight: Sight, palette: Palette, chair: Chair) -> int:
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


def _draw_head(canvas: Canvas, inner: Area, sight: Sight, palette: Palette, chair: Chair, with_player: bool) -> int:
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


def _draw_wide(canvas: Canvas, inner: Area, sight: Sight, palette: Palette, chair: Chair) -> int:
    """The seat of the person who looks: one line of facts, then the goal."""
    x = _draw_head(canvas, inner, sight, palette, chair, with_player=True)
    body = Area(inner.x, inner.y + 1, inner.width, inner.height - 1)
    lines, names = texts(sight, chair, body.width, body.height)
    verdict = verdict_of(sight, chair)
    room = inner.right - x - (width_of(verdict[0]) + 2 if verdict else 0)
    facts = [*panes_of(board_of(sight), chair), counts(sight, chair), *extras(sight, chair), *names]
    canvas.put(x, inner.y, clip("  ".join(facts), room), paint(palette.ink_2, palette.table))
    return canvas.lines(body, lines, paint(palette.ink_2, palette.table))
