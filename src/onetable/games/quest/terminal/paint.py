"""The whole table on one canvas, from what one person sees and nothing else."""

from __future__ import annotations

from functools import partial

from onetable.core.phrasebook import LANGUAGES
from onetable.games.quest.table import SAURON
from onetable.games.quest.telling.facts import asking, board_of, card_in, places_in, seat_title
from onetable.games.quest.telling.journal import latest, page
from onetable.games.quest.telling.questions import question
from onetable.games.quest.telling.sheets import stage_words
from onetable.games.quest.terminal.atlas_picture import PlaceLight, draw_map
from onetable.games.quest.terminal.battle import draw_combat, draw_rows
from onetable.games.quest.terminal.layout import LEAST_HEIGHT, LEAST_WIDTH, arrange, fits
from onetable.games.quest.terminal.pointing import pointed_places, word_at
from onetable.games.quest.terminal.sheets import side_rows
from onetable.games.quest.traits import Minion, Place
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.frame import draw_journal, draw_keys
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list, draw_page
from onetable.terminal.kit.measure import clip, width_of, wrap_into
from onetable.terminal.kit.palette import Palette

# In the order of need: the last ones are shown where there is room.
KEYS = ("help", "pass", "map", "table", "piles", "rules", "journal", "undo", "quit", "hint", "save", "language", "theme")


def paint_table(width: int, height: int, sight: SpokenView, attention: Attention, palette: Palette) -> Canvas:
    """Everything this person sees, and where a click means something."""
    canvas = Canvas(width, height, paint(palette.ink, palette.table))
    if not fits(width, height):
        text = sight.say("too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
        canvas.lines(Area(0, 0, width, height), wrap_into(text, width, height), paint(palette.ink, palette.table))
        return canvas
    board = board_of(sight)
    listed = len(attention.entries) + int(bool(attention.title))
    layout = arrange(width, height, listed if attention.entries else LEAST_HEIGHT // 3)
    word = word_at(sight, attention)
    draw_bar(canvas, layout.bar, sight, palette)
    if board.combat is not None:
        draw_combat(canvas, layout.map, sight, palette)
    else:
        draw_map(canvas, layout.map, sight, light_of(sight, attention), focus_of(sight, attention), palette)
    rows = side_rows(sight, layout.side.width, layout.side.height)
    draw_rows(canvas, layout.side, rows, palette, (card_in(word),) if word is not None else ())
    draw_prompt(canvas, layout.prompt, sight, attention, palette, with_news=layout.journal is None)
    if attention.entries:
        draw_list(canvas, layout.choices, attention, palette)
    elif layout.journal is None:
        draw_page(canvas, layout.choices, page(sight, layout.choices.height), 0, palette, palette.table)
    draw_keys(canvas, layout.keys, KEYS, sight, palette)
    over = Area(4, 1, layout.bar.width - 8, layout.prompt.y - 1)
    draw_journal(canvas, layout.journal, over, partial(page, sight), sight, attention, palette)
    return canvas


def traveller(sight: SpokenView) -> Place | None:
    """Where the hero stands whose turn it is."""
    board = board_of(sight)
    return board.sheet(board.turn.seat).place if board.turn.seat in board.seats else None


def light_of(sight: SpokenView, attention: Attention) -> PlaceLight:
    """What is marked on the map."""
    pointed = pointed_places(sight, attention)
    found = asking(sight)
    mine = sight.is_asked and found is not None and found[1].player == sight.view.seat != SAURON
    open_to = {place for choice in sight.view.choices for place in destinations(sight, choice)} if attention.entries else set()
    return PlaceLight(pointed, open_to, traveller(sight) if mine else None)


def destinations(sight: SpokenView, choice: object) -> list[Place]:
    """Where a choice leads; of one that only names a figure where that is."""
    place = getattr(choice, "place", None)
    return [place] if isinstance(place, Place) else places_in(sight, choice)


def focus_of(sight: SpokenView, attention: Attention) -> Place:
    """The middle of the part of the map that is shown: what the cursor is on, who travels, oneself, or Sauron’s first minion."""
    board = board_of(sight)
    pointed = pointed_places(sight, attention)
    if pointed:
        return pointed[0]
    if (here := traveller(sight)) is not None:
        return here
    if sight.view.seat in board.seats:
        return board.sheet(sight.view.seat).place
    minion = next(iter(board.minions), Minion.BLACK_SERPENT)
    return board.minions[minion].place if minion in board.minions else Place.LOTHLORIEN


def draw_bar(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette) -> None:
    """Round, stage, who is ahead, whose turn it is."""
    board, ground = board_of(sight), palette.ground
    canvas.flood(area, paint(palette.ink, ground))
    x = canvas.put(area.x + 1, area.y, "◈ ", paint(palette.act, ground, bold=True))
    title = sight.say("quest-turn", who=seat_title(sight, board.turn.seat)) if board.round else sight.say("quest-setup")
    text = " · ".join(stage_words(sight)[0 if board.round else 1 :])
    spoken = f"[{sight.interface.language}]"
    language = "  ".join([spoken if code == sight.interface.language else code for code in LANGUAGES])
    if x + width_of(title + text + language) + 6 > area.right:
        language = spoken
    right = canvas.right(area.right - 1, area.y, language, paint(palette.ink_3, ground))
    canvas.zone(Area(right, area.y, width_of(language), 1), ("key", "language"))
    x = canvas.put(x, area.y, clip(title, right - x - 2), paint(palette.ink, ground, bold=True))
    canvas.put(x + 2, area.y, clip(text, right - x - 4), paint(palette.ink_2, ground))


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
    canvas.put(area.x + 2, area.y + 1, clip(text, area.width - 2), paint(tone, palette.table))
