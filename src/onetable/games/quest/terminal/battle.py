"""The combat: both sides with their stacks, what they have used of their strength, and what the foe can do."""

from __future__ import annotations

from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.sides import hero_strength
from onetable.games.quest.pieces import Combat, Side, foe_called
from onetable.games.quest.telling.battle import fight_of, foe_facts, foe_kind, foe_name, foe_text, hero_facts, laid_words, used
from onetable.games.quest.telling.facts import amid, board_of, hero_sign, name_of, seat_title
from onetable.games.quest.telling.journal import recent
from onetable.games.quest.telling.map_and_card_signs import MINION, MONSTER, card_figures
from onetable.games.quest.terminal.sheets import BENEATH, BETWEEN, SheetRow, packed, whole
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, width_of, wrap
from onetable.terminal.kit.palette import Palette

LIT, UNLIT = "■", "□"
LEAST_STACK = 2  # rows: the latest cards of a stack are always shown


def stack_rows(sight: SpokenView, side: Side, width: int, height: int) -> list[SheetRow]:
    """The stack, the latest card first; the one that is pending says so."""
    found = []
    for place, card in enumerate(reversed(side.stack)):
        pending = place == 0 and card == side.last
        text = f" {card_figures(CARDS[card])}" + (f" · {sight.say('quest-pending')}" if pending else "")
        found += whole(SheetRow(f"  {name_of(sight, 'fighting', card)}", "", "ink", f"fighting.{card}"), text, width)
    if len(found) > height:
        found = [*found[: height - 1], SheetRow("", "  " + sight.say("quest-more", count=len(found) - height + 1))]
    return [SheetRow(sight.say("quest-stack", count=len(side.stack)), tone="ink_3"), *found] if found else []


def health_bar(combat: Combat) -> str:
    """A pane for each point of health that is left, and for each that is lost."""
    return LIT * max(0, combat.health - combat.damage) + UNLIT * min(combat.damage, combat.health)


def side_column(sight: SpokenView, hero: bool, width: int, height: int) -> list[SheetRow]:
    """One side from top to bottom."""
    board = board_of(sight)
    combat = fight_of(board)
    side = combat.hero if hero else combat.enemy
    if hero:
        head = SheetRow(f"{hero_sign(board, combat.seat)} {seat_title(sight, combat.seat)}", tone="ahead")
        facts = hero_facts(sight)
        figures = sight.say("quest-strength-short", used=used(board, True), limit=hero_strength(board))
    else:
        sign = MINION if foe_kind(combat.foe) == "minion" else MONSTER
        head = SheetRow(f"{sign} {foe_name(sight, combat)}", f" {health_bar(combat)}", "lost")
        facts = foe_facts(sight)
        figures = sight.say("quest-strength-short", used=used(board, False), limit=combat.enemy.strength)
    if width_of(BENEATH + facts[0]) > width:
        facts[0] = figures
    found = [*whole(head._replace(tail=""), head.tail, width), *packed(BETWEEN.join(facts), width)]
    laid = laid_words(sight, side)
    below = (
        [SheetRow("", "", "ink"), *[SheetRow(("  " if n else "▸ ") + line, tone="act_ink") for n, line in enumerate(wrap(laid, width - 2))]]
        if laid
        else []
    )
    last = [SheetRow("", "  " + line) for line in wrap(foe_text(sight, combat), width - 2)] if not hero else []
    return [*found, *below, *stack_rows(sight, side, width, max(LEAST_STACK, height - len(found) - len(below) - 1)), *last]


def draw_combat(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette) -> None:
    """Hero left, foe right, and below what has happened in this combat."""
    combat = fight_of(board_of(sight))
    title = sight.say(
        "quest-combat", hero=seat_title(sight, combat.seat), foe=amid(sight, foe_called(combat.foe)), round=max(1, combat.round)
    )
    top = canvas.lines(area, wrap(title, area.width), paint(palette.behind, palette.table, bold=True))
    area = Area(area.x, top - 1, area.width, area.bottom - top + 1)
    half = (area.width - 2) // 2
    columns = [side_column(sight, hero, half, area.height - 2) for hero in (True, False)]
    shown = min(area.height - 2, max([len(rows) for rows in columns]))
    for number, rows in enumerate(columns):
        draw_rows(canvas, Area(area.x + number * (half + 2), area.y + 2, half, shown), rows, palette)
    rest = Area(area.x, area.y + 3 + shown, area.width, area.height - shown - 3)
    if rest.height > 0:
        lines = [line for text in recent(sight, rest.height) for line in wrap(text, rest.width)]
        canvas.lines(rest, lines[-rest.height :], paint(palette.ink_3, palette.table))


def draw_rows(canvas: Canvas, area: Area, rows: list[SheetRow], palette: Palette, pointed: tuple[str, ...] = ()) -> None:
    """Rows one below the other; the one that the cursor speaks of is marked."""
    for y, row in enumerate(rows[: area.height], area.y):
        marked = bool(row.card) and row.card in pointed
        ground = palette.act if marked else palette.table
        ink, quiet = (palette.on_act, palette.on_act) if marked else (getattr(palette, row.tone), palette.ink_3)
        head = clip(row.head, area.width)
        x = canvas.put(area.x, y, head, paint(ink, ground, bold=bool(head)))
        canvas.put(x, y, clip(row.tail, area.right - x), paint(quiet, ground))
