"""The whole table on one canvas, from what one person sees and nothing else."""

from __future__ import annotations

from functools import partial

from onetable.core.phrasebook import LANGUAGES
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.telling.facts import board_of, known_cards_in, name_of
from onetable.games.tcg.telling.fights import battle_lines
from onetable.games.tcg.telling.journal import latest, page
from onetable.games.tcg.telling.questions import question
from onetable.games.tcg.telling.status import bar_facts
from onetable.games.tcg.terminal.cultures import PANE, ink_of
from onetable.games.tcg.terminal.hand import draw_hand, hand_cells, hand_rows
from onetable.games.tcg.terminal.layout import LEAST_HEIGHT, LEAST_WIDTH, arrange, columns, fits, table_width
from onetable.games.tcg.terminal.light import Light
from onetable.games.tcg.terminal.pointing import pointed_at
from onetable.games.tcg.terminal.rows import CardRow, fitted, free_rows, shadow_rows, shortened
from onetable.games.tcg.terminal.status import draw_path, draw_people, path_rows
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.frame import answer_of, draw_journal, draw_keys, draw_meanwhile, draw_prompt, prompt_rows
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list, wanted_rows
from onetable.terminal.kit.measure import clip, width_of, wrap_into
from onetable.terminal.kit.palette import Palette

BETWEEN = " · "
MEANWHILE = 10  # rows for the card just played and the news
FRAME = 8  # rows for the bar, the keys, the question and what is left free between the parts
# In the order of need: the last ones are shown where there is room.
KEYS = (
    "help",
    "pass",
    "table",
    "piles",
    "rules",
    "journal",
    "undo",
    "quit",
    "resign",
    "hint",
    "save",
    "continue",
    "language",
    "titles",
    "theme",
)


def paint_table(width: int, height: int, sight: SpokenView, attention: Attention, palette: Palette, played: str = "") -> Canvas:
    """Everything this person sees, and where a click means something; while others play, the card just played."""
    canvas = Canvas(width, height, paint(palette.ink, palette.table))
    if not fits(width, height):
        text = sight.say("too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
        canvas.lines(Area(0, 0, width, height), wrap_into(text, width, height), paint(palette.ink, palette.table))
        return canvas
    board = board_of(sight)
    wide = table_width(width)
    sides = zip((free_rows, shadow_rows), columns(wide), strict=True)
    free, shadow = [(rows(sight, column - 1, False), rows(sight, column - 1, True)) for rows, column in sides]
    battle, hand = battle_lines(sight), hand_cells(sight)
    needs = max(len(free[0]), len(shadow[0])), max(len(free[1]), len(shadow[1]))
    beside = wide < width
    asked, answer = question(sight), answer_of(sight, attention, palette, "" if beside or not attention.entries else latest(sight))
    listed = wanted_rows(attention, wide - 2, height // 2) if attention.entries else MEANWHILE
    if attention.journal_open and not beside:
        needs, listed = (height, height), 0  # it lies over the board and should be long
    path = path_rows(sight, wide - 2)
    used = path + board.players + needs[0] + len(battle) + max(len(attention.entries), MEANWHILE)
    roomy = used + hand_rows(hand, wide - 2, True) + FRAME <= height  # then no name in the hand is shortened
    layout = arrange(
        width, height, path, board.players, needs, len(battle), hand_rows(hand, wide - 2, roomy), listed,
        prompt_rows(asked, answer[0], wide - 2),
    )  # fmt: skip
    fighting = {board.fight.defender, *board.fight.minions} if board.fight is not None else set()
    light = Light(set(pointed_at(sight, attention)), offered(sight, attention), fighting)
    draw_bar(canvas, layout.bar, sight, palette)
    draw_path(canvas, layout.path, sight, palette)
    draw_people(canvas, layout.people, sight, palette)
    for rows, area, ink in ((free, layout.free, palette.ahead), (shadow, layout.shadow, palette.lost)):
        draw_rows(canvas, area, fitted(sight, rows, area.height), sight, palette, light, ink)
    canvas.lines(layout.battle, battle, paint(palette.behind, palette.table, bold=True))
    draw_hand(canvas, layout.hand, sight, hand, roomy, palette, light)
    draw_prompt(canvas, layout.prompt, asked, sight.is_asked, answer, palette)
    if attention.entries:
        draw_list(canvas, layout.choices, attention, palette)
    else:
        news = [] if beside else page(sight, layout.choices.height)
        draw_meanwhile(canvas, layout.choices, news, played, palette)
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
    words, text = bar_words(sight)
    spoken = f"[{sight.interface.language}]"
    language = "  ".join([spoken if code == sight.interface.language else code for code in LANGUAGES])
    if x + width_of(words + text + language) + 6 > area.right:
        language = spoken
    right = canvas.right(area.right - 1, area.y, language, paint(palette.ink_3, ground))
    canvas.zone(Area(right, area.y, width_of(language), 1), ("key", "language"))
    x = canvas.put(x, area.y, clip(words, right - x - 4 - width_of(text)), paint(palette.ink, ground, bold=True))
    canvas.put(x + 2, area.y, text, paint(palette.ink_2, ground))


def bar_words(sight: SpokenView) -> tuple[str, str]:
    """Turn and phase, which may be shortened, and the figures, which may not."""
    found = bar_facts(sight)
    return BETWEEN.join(found[:2]), BETWEEN.join(found[2:])


def draw_rows(canvas: Canvas, area: Area, rows: list[CardRow], sight: SpokenView, palette: Palette, light: Light, side: str) -> None:
    """Cards in play; those under the cursor are marked, those that can be chosen or are fighting lit; a click finds each."""
    cards_of = board_of(sight).cards
    for y, row in enumerate(rows[: area.height], area.y):
        if row.is_heading:
            canvas.put(area.x, y, clip(row.head, area.width), paint(side, palette.table, bold=True))
            continue
        head, tail = shortened(row, area.width - 1)
        ink, quiet, ground = palette.ink, palette.ink_3, palette.table
        cards = set(row.cards)
        if light.pointed & cards:
            ink = quiet = palette.on_act
            ground = palette.act
        elif light.open_to & cards:
            ink = palette.act_ink
        elif light.fighting & cards:
            ink = palette.behind
        if head and row.cards:
            canvas.put(area.x, y, PANE, paint(ink_of(cards_of[row.cards[0]].culture, palette), palette.table))
        x = canvas.put(area.x + 1, y, head, paint(ink, ground, bold=bool(head)))
        canvas.put(x, y, tail, paint(quiet, ground))
        draw_zones(canvas, Area(area.x, y, area.width, 1), row, head + tail, sight)


def draw_zones(canvas: Canvas, area: Area, row: CardRow, text: str, sight: SpokenView) -> None:
    """Where a click finds which card: the first one has the row, others their names in it."""
    for place, card in enumerate(row.cards):
        before, name, _ = text.partition(name_of(sight, card))
        if place == 0 and row.head:
            canvas.zone(area, ("card", card))
        elif name:
            canvas.zone(Area(area.x + 1 + width_of(before), area.y, width_of(name), 1), ("card", card))
