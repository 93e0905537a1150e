"""The whole table on one canvas, from what one person sees and nothing else."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from onetable.core.phrasebook import LANGUAGES
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.telling.facts import board_of, known_cards_in
from onetable.games.tcg.telling.fights import battle_lines
from onetable.games.tcg.telling.journal import latest, page
from onetable.games.tcg.telling.questions import question
from onetable.games.tcg.telling.status import bar_facts, hand_parts
from onetable.games.tcg.terminal.layout import LEAST_HEIGHT, LEAST_WIDTH, arrange, columns, fits, table_width
from onetable.games.tcg.terminal.pointing import pointed_at
from onetable.games.tcg.terminal.rows import CardRow, fitted, free_rows, shadow_rows, shortened
from onetable.games.tcg.terminal.status import draw_path, draw_people, path_rows
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.frame import draw_journal, draw_keys
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list, draw_page
from onetable.terminal.kit.measure import clip, width_of, wrap_into
from onetable.terminal.kit.palette import Palette

BETWEEN = "  "  # two cards of the hand
# In the order of need: the last ones are shown where there is room.
KEYS = ("help", "pass", "table", "piles", "rules", "journal", "undo", "quit", "hint", "save", "language", "theme")


def paint_table(width: int, height: int, sight: SpokenView, attention: Attention, palette: Palette) -> Canvas:
    """Everything this person sees, and where a click means something."""
    canvas = Canvas(width, height, paint(palette.ink, palette.table))
    if not fits(width, height):
        text = sight.say("too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
        canvas.lines(Area(0, 0, width, height), wrap_into(text, width, height), paint(palette.ink, palette.table))
        return canvas
    board = board_of(sight)
    wide = table_width(width)
    sides = zip((free_rows, shadow_rows), columns(wide), strict=True)
    free, shadow = [(rows(sight, column, False), rows(sight, column, True)) for rows, column in sides]
    battle = battle_lines(sight)
    hand = hand_rows(sight, wide - 2)
    need = max(len(free[0]), len(shadow[0]))
    listed = len(attention.entries) + int(bool(attention.title))
    if attention.journal_open:
        need, listed = height, 0  # it lies over the board and should be long
    layout = arrange(width, height, path_rows(sight, wide - 2), board.players, need, len(battle), len(hand), listed)
    fighting = {board.fight.defender, *board.fight.minions} if board.fight is not None else set()
    light = Light(set(pointed_at(sight, attention)), offered(sight, attention), fighting)
    draw_bar(canvas, layout.bar, sight, palette)
    draw_path(canvas, layout.path, sight, palette)
    draw_people(canvas, layout.people, sight, palette)
    for rows, area in ((free, layout.free), (shadow, layout.shadow)):
        draw_rows(canvas, area, fitted(sight, rows, area.height), palette, light)
    canvas.lines(layout.battle, battle, paint(palette.behind, palette.table, bold=True))
    draw_hand(canvas, layout.hand, hand, palette, light)
    draw_prompt(canvas, layout.prompt, sight, attention, palette, with_news=layout.journal is None)
    if attention.entries:
        draw_list(canvas, layout.choices, attention, palette)
    elif layout.journal is None:
        news = page(sight, layout.choices.height)
        draw_page(canvas, layout.choices, news, 0, palette, palette.table)
    draw_keys(canvas, layout.keys, KEYS, sight, palette)
    over = Area(8, 1, layout.bar.width - 16, layout.prompt.y - 1)
    draw_journal(canvas, layout.journal, over, partial(page, sight), sight, attention, palette)
    return canvas


def offered(sight: SpokenView, attention: Attention) -> set[Handle]:
    """The cards of all that can be chosen now."""
    return {card for choice in sight.view.choices for card in known_cards_in(sight, choice)} if attention.entries else set()


def draw_bar(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette) -> None:
    """Whose turn and which phase it is, and what everybody counts."""
    ground = palette.ground
    canvas.flood(area, paint(palette.ink, ground))
    x = canvas.put(area.x + 1, area.y, "◈ ", paint(palette.act, ground, bold=True))
    title, *facts = bar_facts(sight)
    text = " · ".join(facts)
    spoken = f"[{sight.interface.language}]"
    language = "  ".join([spoken if code == sight.interface.language else code for code in LANGUAGES])
    if x + width_of(title + text + language) + 6 > area.right:
        language = spoken
    right = canvas.right(area.right - 1, area.y, language, paint(palette.ink_3, ground))
    canvas.zone(Area(right, area.y, width_of(language), 1), ("key", "language"))
    x = canvas.put(x, area.y, clip(title, right - x - 2), paint(palette.ink, ground, bold=True))
    canvas.put(x + 2, area.y, clip(text, right - x - 4), paint(palette.ink_2, ground))


class Light(NamedTuple):
    """Which cards are marked: under the cursor, to be chosen, in the skirmish."""

    pointed: set[Handle]
    open_to: set[Handle]
    fighting: set[Handle]


def draw_rows(canvas: Canvas, area: Area, rows: list[CardRow], palette: Palette, light: Light) -> None:
    """Cards in play; those under the cursor are marked, those that can be chosen or are fighting lit."""
    for y, row in enumerate(rows[: area.height], area.y):
        head, tail = shortened(row, area.width)
        ink, quiet, ground = palette.ink, palette.ink_3, palette.table
        cards = set(row.cards)
        if light.pointed & cards:
            ink = quiet = palette.on_act
            ground = palette.act
        elif light.open_to & cards:
            ink = palette.act_ink
        elif light.fighting & cards:
            ink = palette.behind
        x = canvas.put(area.x, y, head, paint(ink, ground, bold=bool(head)))
        canvas.put(x, y, tail, paint(quiet, ground))


def hand_rows(sight: SpokenView, width: int) -> list[list[tuple[Handle, str]]]:
    """The cards of the own hand, row by row; no name is divided."""
    rows: list[list[tuple[Handle, str]]] = []
    left = 0
    for card, text in hand_parts(sight):
        if not rows or width_of(text) > left:
            rows.append([])
            left = width
        rows[-1].append((card, text))
        left -= width_of(text) + len(BETWEEN)
    return rows


def draw_hand(canvas: Canvas, area: Area, rows: list[list[tuple[Handle, str]]], palette: Palette, light: Light) -> None:
    """The cards of the own hand with their costs; what can be chosen now is lit."""
    for y, row in enumerate(rows[: area.height], area.y):
        x = area.x
        for card, text in row:
            ink, ground = palette.ink_3 if card == NOTHING else palette.ink_2, palette.table
            if card in light.pointed:
                ink, ground = palette.on_act, palette.act
            elif card in light.open_to:
                ink = palette.act_ink
            x = canvas.put(x, y, clip(text, area.width), paint(ink, ground, bold=card in light.open_to)) + len(BETWEEN)
    if len(rows) > area.height > 0:
        canvas.put(area.right - 1, area.bottom - 1, "…", paint(palette.ink_3, palette.table))


def draw_prompt(canvas: Canvas, area: Area, sight: SpokenView, attention: Attention, palette: Palette, with_news: bool) -> None:
    """The question, and below it the answer to the person, or what happened last if no journal says it."""
    mine = sight.is_asked
    asked = paint(palette.act_ink if mine else palette.ink_3, palette.table, bold=mine)
    canvas.put(area.x, area.y, ("▸ " if mine else "  ") + clip(question(sight), area.width - 2), asked)
    text, tone = attention.notice, palette.lost if attention.bad else palette.ink
    if not text and attention.entry is not None and attention.entry.reason:
        text, tone = sight.say("prompt-not-now", reason=attention.entry.reason), palette.lost
    elif not text and with_news:
        text, tone = latest(sight), palette.ink_3
    lines = wrap_into(text, area.width - 2, area.height - 1)
    canvas.lines(Area(area.x + 2, area.y + 1, area.width - 2, area.height - 1), lines, paint(tone, palette.table))
