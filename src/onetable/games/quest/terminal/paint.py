"""The whole table on one canvas, from what one person sees and nothing else."""

from __future__ import annotations

from functools import partial

from onetable.core.phrasebook import LANGUAGES
from onetable.games.quest.phases.travel import cards_for, paths_of
from onetable.games.quest.table import SAURON
from onetable.games.quest.telling.facts import asking, board_of, card_in, places_in, seat_title
from onetable.games.quest.telling.journal import page
from onetable.games.quest.telling.questions import question
from onetable.games.quest.telling.sheets import stage_words
from onetable.games.quest.terminal.atlas_picture import PlaceLight, draw_map
from onetable.games.quest.terminal.battle import draw_combat, draw_rows
from onetable.games.quest.terminal.layout import LEAST_HEIGHT, LEAST_WIDTH, arrange, fits, most_listed, table_width
from onetable.games.quest.terminal.pointing import pointed_places, word_at
from onetable.games.quest.terminal.sheets import side_rows
from onetable.games.quest.traits import Minion, Place
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.frame import MOST_NOTICE, answer_of, draw_journal, draw_keys, draw_meanwhile, draw_prompt, prompt_rows
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list, wanted_rows
from onetable.terminal.kit.measure import clip, width_of, wrap_into
from onetable.terminal.kit.palette import Palette
from onetable.terminal.kit.paragraphs import draw_news

ROOMY, LEAST_NEWS = 30, 3  # rows: of a high screen, and of news that are worth telling
# In the order of need: the last ones are shown where there is room.
KEYS = (
    "help",
    "pass",
    "map",
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
    wide = table_width(width) - 2
    beside = wide + 2 < width
    asked, answer = (
        question(sight),
        answer_of(sight, attention, palette, "" if beside or not attention.entries else news_line(sight, height)),
    )
    listed = wanted_rows(attention, wide, most_listed(height)) if attention.entries else most_listed(height)
    layout = arrange(width, height, listed, prompt_rows(asked, answer[0], wide))
    word = word_at(sight, attention)
    draw_bar(canvas, layout.bar, sight, palette)
    if board.combat is not None:
        draw_combat(canvas, layout.map, sight, palette)
    else:
        draw_map(canvas, layout.map, sight, light_of(sight, attention), focus_of(sight, attention), palette)
    rows = side_rows(sight, layout.side.width, layout.side.height)
    draw_rows(canvas, layout.side, rows, palette, (card_in(word),) if word is not None else ())
    draw_prompt(canvas, layout.prompt, asked, sight.is_asked, answer, palette)
    if attention.entries:
        draw_list(canvas, layout.choices, attention, palette)
    else:
        draw_meanwhile(canvas, layout.choices, [] if beside else page(sight, layout.choices.height), played, palette)
    if not beside and attention.entries:
        draw_rest(canvas, layout.side, len(rows), sight, palette)
    draw_keys(canvas, layout.keys, KEYS, sight, palette)
    over = Area(4, 1, layout.bar.width - 8, layout.prompt.y - 1)
    draw_journal(canvas, layout.journal, over, partial(page, sight), sight, attention, palette)
    return canvas


def news_line(sight: SpokenView, height: int) -> str:
    """What happened last: one sentence, or several where the screen is high."""
    return "\n".join([text for text, _ in page(sight, 1 if height < ROOMY else MOST_NOTICE)])


def draw_rest(canvas: Canvas, side: Area, used: int, sight: SpokenView, palette: Palette) -> None:
    """The rows that the sheets leave tell what has happened."""
    rest = Area(side.x, side.y + used + 1, side.width, side.height - used - 1)
    if rest.height >= LEAST_NEWS:
        draw_news(canvas, rest, page(sight, rest.height), 0, palette, palette.table)


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
    return PlaceLight(pointed, open_to, traveller(sight) if mine else None, prices(sight) if mine else {})


def prices(sight: SpokenView) -> dict[Place, int]:
    """What the paths cost the hero who looks."""
    board, seat = board_of(sight), sight.view.seat
    sheet = board.sheet(seat)
    return {place: cards_for(board, sheet, path) for place, path in paths_of(board, sheet).items()}


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
