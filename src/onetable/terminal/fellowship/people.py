"""A seat at the table: who sits there, the goal and how it stands, tricks and cards, threats, riders and gifts."""

from __future__ import annotations

from onetable.games.fellowship.rules.gifts import carried_gift
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words.goals import Verdict
from onetable.games.fellowship.words.names import Named
from onetable.terminal.fellowship.cards import board_of, own_chairs, view_of
from onetable.terminal.fellowship.progress import progress
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, width_of, wrap_into
from onetable.terminal.kit.palette import Palette
from onetable.terminal.seats import HUMAN
from onetable.terminal.sight import Sight

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
    goal = board.roles.goals[chair] if all(board.cast) and "roles" in board.__dict__ else board.plan.characters[board.cast[chair]].goal
    return sight.read(goal)


def extras(sight: Sight, chair: Chair) -> list[str]:
    """Threat, rider, gift and what else lies by this chair."""
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
    if board.riders and board.riders[chair]:
        found.append(sight.read(Named(board.riders[chair])))
    if board.cast[chair] and all(board.cast) and (gift := carried_gift(board, chair)):
        found.append(sight.read(Named(gift)))
    if board.tucked[0] == chair:
        found.append(sight.say("seat-tucked"))
    return found


def counts(sight: Sight, chair: Chair) -> str:
    """Tricks won and cards in hand."""
    board, view = board_of(sight), view_of(sight)
    cards = view.counts.hands[chair] + (view.counts.buried if board.is_pyramid(chair) else 0)
    return f"{sight.say('seat-tricks', count=board.taken[chair].bit_count())} · {sight.say('seat-cards', count=cards)}"


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
    bar = palette.act if acts and mine else palette.ink if acts else palette.line
    for y in range(area.y, area.bottom):
        canvas.put(area.x, y, "▌" if acts else "▏", paint(bar, palette.table))
    inner = Area(area.x + 2, area.y, area.width - 2, area.height)
    if area.width >= 60:
        return _draw_wide(canvas, inner, sight, palette, chair)
    _draw_head(canvas, inner, sight, palette, chair, with_player=False)
    body = Area(inner.x, inner.y + 1, inner.width, inner.height - 1)
    below = [counts(sight, chair)] if board.verdicts or any(view_of(sight).counts.hands) else []
    panes = progress(board, chair)
    facts = "  ".join([*([panes.panes()] if panes else []), *extras(sight, chair)])
    if facts and body.height >= 4:
        below.insert(0, facts)
    elif facts:
        below = [f"{facts}  {below[0] if below else ''}"] if width_of(facts) < inner.width - 3 else [facts]
    if body.height >= 6:
        below.append(player_of(sight, chair))
    room = max(1, body.height - len(below))
    y = canvas.lines(body, wrap_into(goal_text(sight, chair), body.width, room), paint(palette.ink_2, palette.table))
    for place, line in enumerate(below):
        style = paint(palette.ink if line.startswith(facts or "\n") else palette.ink_3, palette.table)
        canvas.put(body.x, y + place, clip(line, body.width), style)
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
    board = board_of(sight)
    x = _draw_head(canvas, inner, sight, palette, chair, with_player=True)
    panes = progress(board, chair)
    facts = [*([panes.panes()] if panes else []), *extras(sight, chair), counts(sight, chair)]
    verdict = verdict_of(sight, chair)
    room = inner.right - x - (width_of(verdict[0]) + 2 if verdict else 0)
    canvas.put(x, inner.y, clip("  ".join(facts), room), paint(palette.ink_2, palette.table))
    body = Area(inner.x, inner.y + 1, inner.width, inner.height - 1)
    return canvas.lines(body, wrap_into(goal_text(sight, chair), body.width, body.height), paint(palette.ink_2, palette.table))
