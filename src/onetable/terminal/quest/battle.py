"""The combat: both sides with their stacks, what they have used of their strength, and what the foe can do."""

from __future__ import annotations

from onetable.games.quest.cards.foes import FOE_TEXT
from onetable.games.quest.figures import CARDS
from onetable.games.quest.pieces import DECLARED, LAID, Combat, Side, foe_called
from onetable.games.quest.rules.clash import cost
from onetable.games.quest.rules.combat_sides import hero_strength
from onetable.games.quest.table import Board
from onetable.games.quest.words.traits import Minion
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, wrap
from onetable.terminal.kit.palette import Palette
from onetable.terminal.quest.facts import amid, board_of, figures_aloud, headed, hero_sign, joined, name_of, seat_title
from onetable.terminal.quest.journal import recent
from onetable.terminal.quest.sheets import BETWEEN, Row, packed, pools
from onetable.terminal.quest.signs import MINION, MONSTER, card_figures
from onetable.terminal.sight import Sight

LIT, UNLIT = "■", "□"
LEAST_STACK = 2  # rows: the latest cards of a stack are always shown


def foe_kind(name: str) -> str:
    """Whether a foe is a minion or a monster."""
    return "minion" if isinstance(foe_called(name), Minion) else "monster"


def foe_name(sight: Sight, combat: Combat) -> str:
    """The foe by its name."""
    return headed(name_of(sight, foe_kind(combat.foe), combat.foe))


def used(combat: Combat, hero: bool) -> int:
    """What the cards in a stack cost; a card that lies face down is not counted yet."""
    fight = combat.copy()
    for side in (fight.hero, fight.enemy):
        if not side.revealed:
            side.laid = ""
    return cost(fight, fight.hero if hero else fight.enemy)


def laid_words(sight: Sight, side: Side) -> str:
    """What a side has put down in this round."""
    if not side.laid:
        return ""
    if side.laid == LAID:
        return sight.say("quest-laid")
    if side.laid == DECLARED:
        return sight.say("quest-declared")
    text = f"{name_of(sight, 'fighting', side.laid)} {card_figures(CARDS[side.laid])}"
    if side.revealed:
        return sight.say("quest-cancelled", card=text) if side.cancelled else sight.say("quest-revealed", card=text)
    return sight.say("quest-laid-open" if side.open else "quest-laid-own", card=text)


def stack_rows(sight: Sight, side: Side, height: int) -> list[Row]:
    """The stack, the latest card first; the one that is pending says so."""
    found = []
    for place, card in enumerate(reversed(side.stack)):
        pending = place == 0 and card == side.last
        text = f" {card_figures(CARDS[card])}" + (f" · {sight.say('quest-pending')}" if pending else "")
        found.append(Row(f"  {name_of(sight, 'fighting', card)}", text, "ink", f"fighting.{card}"))
    if len(found) > height:
        found = [*found[: height - 1], Row("", "  " + sight.say("tcg-more", count=len(found) - height + 1))]
    return [Row(sight.say("quest-stack", count=len(side.stack)), tone="ink_3"), *found] if found else []


def hero_facts(sight: Sight) -> list[str]:
    """How the hero stands in this combat."""
    board, combat = board_of(sight), fight_of(board_of(sight))
    found = [sight.say("quest-strength-used", used=used(combat, True), limit=hero_strength(board)), pools(sight, combat.seat)]
    found += [sight.say("quest-exhausted")] if combat.hero.exhausted else []
    found += [sight.say("quest-agility-left", count=combat.agility)] if combat.agility else []
    return [*found, *([sight.say("quest-frightened")] if combat.fear else [])]


def foe_facts(sight: Sight) -> list[str]:
    """How the foe stands in this combat."""
    combat = fight_of(board_of(sight))
    found = [
        sight.say("quest-strength-used", used=used(combat, False), limit=combat.enemy.strength),
        sight.say("quest-foe-hand", count=len(combat.hand)), sight.say("quest-damage", damage=combat.damage, health=combat.health),
    ]  # fmt: skip
    return [*found, *([sight.say("quest-exhausted")] if combat.enemy.exhausted else [])]


def fight_of(board: Board) -> Combat:
    """The combat under way."""
    assert board.combat is not None
    return board.combat


def health_bar(combat: Combat) -> str:
    """A pane for each point of health that is left, and for each that is lost."""
    return LIT * max(0, combat.health - combat.damage) + UNLIT * min(combat.damage, combat.health)


def foe_text(sight: Sight, combat: Combat) -> str:
    """What the foe can do beside its cards."""
    foe = foe_called(combat.foe)
    return sight.read(sight.texts[f"{foe_kind(combat.foe)}.{foe}"]).replace("\n", " ") if FOE_TEXT.get(foe) else ""


def side_column(sight: Sight, hero: bool, width: int, height: int) -> list[Row]:
    """One side from top to bottom."""
    board = board_of(sight)
    combat = fight_of(board)
    side = combat.hero if hero else combat.enemy
    if hero:
        head = Row(f"{hero_sign(board, combat.seat)} {seat_title(sight, combat.seat)}", tone="ahead")
        texts = hero_facts(sight)
    else:
        sign = MINION if foe_kind(combat.foe) == "minion" else MONSTER
        head = Row(f"{sign} {foe_name(sight, combat)}", f" {health_bar(combat)}", "lost")
        texts = foe_facts(sight)
    found = [head, *packed(BETWEEN.join(texts), width)]
    laid = laid_words(sight, side)
    below = (
        [Row("", "", "ink"), *[Row(("  " if n else "▸ ") + line, tone="act_ink") for n, line in enumerate(wrap(laid, width - 2))]]
        if laid
        else []
    )
    last = [Row("", "  " + line) for line in wrap(foe_text(sight, combat), width - 2)] if not hero else []
    return [*found, *below, *stack_rows(sight, side, max(LEAST_STACK, height - len(found) - len(below) - 1)), *last]


def draw_combat(canvas: Canvas, area: Area, sight: Sight, palette: Palette) -> None:
    """Hero left, foe right, and below what has happened in this combat."""
    combat = fight_of(board_of(sight))
    title = sight.say(
        "quest-combat", hero=seat_title(sight, combat.seat), foe=amid(sight, foe_called(combat.foe)), round=max(1, combat.round)
    )
    canvas.put(area.x, area.y, clip(title, area.width), paint(palette.behind, palette.table, bold=True))
    half = (area.width - 2) // 2
    columns = [side_column(sight, hero, half, area.height - 2) for hero in (True, False)]
    shown = min(area.height - 2, max([len(rows) for rows in columns]))
    for number, rows in enumerate(columns):
        draw_rows(canvas, Area(area.x + number * (half + 2), area.y + 2, half, shown), rows, palette)
    rest = Area(area.x, area.y + 3 + shown, area.width, area.height - shown - 3)
    if rest.height > 0:
        lines = [line for text in recent(sight, rest.height) for line in wrap(text, rest.width)]
        canvas.lines(rest, lines[-rest.height :], paint(palette.ink_3, palette.table))


def draw_rows(canvas: Canvas, area: Area, rows: list[Row], palette: Palette, pointed: tuple[str, ...] = ()) -> None:
    """Rows one below the other; the one that the cursor speaks of is marked."""
    for y, row in enumerate(rows[: area.height], area.y):
        marked = bool(row.card) and row.card in pointed
        ground = palette.act if marked else palette.table
        ink, quiet = (palette.on_act, palette.on_act) if marked else (getattr(palette, row.tone), palette.ink_3)
        head = clip(row.head, area.width)
        x = canvas.put(area.x, y, head, paint(ink, ground, bold=bool(head)))
        canvas.put(x, y, clip(row.tail, area.right - x), paint(quiet, ground))


def battle_lines(sight: Sight) -> list[str]:
    """The combat in sentences."""
    board = board_of(sight)
    if board.combat is None:
        return []
    combat = board.combat
    found = [
        sight.say("quest-combat", hero=seat_title(sight, combat.seat), foe=amid(sight, foe_called(combat.foe)), round=max(1, combat.round))
    ]
    for hero, name, facts in (
        (True, seat_title(sight, combat.seat), hero_facts(sight)), (False, foe_name(sight, combat), foe_facts(sight)),
    ):  # fmt: skip
        side = combat.hero if hero else combat.enemy
        stack = [figures_aloud(sight, card) for card in side.stack]
        parts = [*facts, *([f"{sight.say('quest-stack', count=len(stack))} {joined(sight, stack)}"] if stack else [])]
        laid = laid_words(sight, side)
        spoken = joined(sight, [*parts, *([laid] if laid else [])])
        found.append(sight.say("card-text", name=name, text=sight.say("tcg-sentence", text=spoken.replace(" · ", sight.say("line-comma")))))
    return found
