"""The whole table on one canvas, from what one person sees and nothing else."""

from __future__ import annotations

from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import SUITS, bits_of
from onetable.games.fellowship.telling.cards import board_of, main_chair, reachable, view_of
from onetable.games.fellowship.telling.journal import page
from onetable.games.fellowship.telling.questions import question, texts_of
from onetable.games.fellowship.terminal.hand import draw_hand, draw_pyramid
from onetable.games.fellowship.terminal.layout import LEAST_HEIGHT, LEAST_WIDTH, Layout, arrange, fits, table_width
from onetable.games.fellowship.terminal.people import draw_seat
from onetable.games.fellowship.terminal.tiles import chip, draw_chip
from onetable.games.fellowship.terminal.trick import draw_trick
from onetable.telling.entries import Reachable
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.frame import answer_of, draw_journal, draw_keys, draw_prompt, prompt_rows
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list, wanted_rows
from onetable.terminal.kit.measure import clip, width_of, wrap, wrap_into
from onetable.terminal.kit.palette import Palette

# In the order of need: the last ones are shown where there is room.
KEYS = ("help", "undo", "hint", "journal", "goals", "rules", "book", "quit", "resign", "save", "continue", "language", "theme")


def paint_table(width: int, height: int, sight: SpokenView, attention: Attention, palette: Palette) -> Canvas:
    """Everything this person sees, and where a click means something."""
    canvas = Canvas(width, height, paint(palette.ink, palette.table))
    if not fits(width, height):
        text = sight.say("too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
        canvas.lines(Area(0, 0, width, height), wrap_into(text, width, height), paint(palette.ink, palette.table))
        return canvas
    board = board_of(sight)
    known = reachable(sight) if not attention.entries else []
    wide = table_width(width) - 2
    asked, answer = question(sight), answer_to(sight, attention, palette, known)
    staged = max(1, wanted_rows(attention, wide - 2, height)) if attention.entries else 0
    layout = arrange(width, height, board.people(), staged, prompt_rows(asked, answer[0], wide))
    chosen = known[attention.cursor].card if attention.cursor < len(known) else None
    draw_bar(canvas, layout.bar, sight, palette)
    draw_tray(canvas, layout.tray, sight, palette)
    draw_people(canvas, layout, sight, palette, known, chosen)
    if attention.entries:
        draw_list(canvas, layout.stage.inner(1, int(layout.cross)), attention, palette)
    elif known and not board.verdicts:
        draw_briefing(canvas, layout.stage.inner(1, int(layout.cross)), sight, palette, layout.journal is None)
    else:
        draw_trick(canvas, layout, sight, palette, board.clockwise(main_chair(board, sight.view.seat)))
    draw_prompt(canvas, layout.prompt, asked, sight.is_asked, answer, palette)
    draw_keys(canvas, layout.keys, KEYS, sight, palette)
    over = Area(8, 1, layout.bar.width - 16, layout.prompt.y - 1)
    draw_journal(canvas, layout.journal, over, lambda _: page(sight), sight, attention, palette)
    return canvas


def draw_people(canvas: Canvas, layout: Layout, sight: SpokenView, palette: Palette, known: list[Reachable], chosen: int | None) -> None:
    """The seats, the own hand, the pyramid; alone all four hands lie at their seats."""
    board, seat = board_of(sight), sight.view.seat
    me = main_chair(board, seat)
    if board.people() == 1:
        for chair, area in enumerate(layout.seats):
            below = layout.tile.height
            draw_seat(canvas, Area(area.x, area.y, area.width, area.height - below), sight, palette, chair)
            cards = Area(area.x + 2, area.bottom - below, area.width - 2, below)
            draw_hand(canvas, cards, sight, palette, chair, layout.tile, known, chosen)
        return
    for chair, area in zip(board.clockwise(me)[1:], layout.seats, strict=True):
        shows = board.is_open(chair) and not board.is_pyramid(chair)
        rows = chip_rows(sight, list(bits_of(board.hands[chair])), area.width - 2) if shows else []
        bottom = draw_seat(canvas, Area(area.x, area.y, area.width, max(2, area.height - len(rows))), sight, palette, chair)
        for y, row in enumerate(rows, bottom):
            x = area.x + 2
            for card in row:
                x = draw_chip(canvas, x, y, sight, card) + 1
    if layout.own is not None and layout.hand is not None:
        draw_seat(canvas, layout.own, sight, palette, me)
        draw_hand(canvas, layout.hand, sight, palette, me, layout.tile, known, chosen)
    if layout.pyramid is not None:
        draw_pyramid(canvas, layout.pyramid, sight, palette, layout.tile, known, chosen)


def draw_briefing(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette, with_news: bool) -> None:
    """While a card of set-up is chosen: whom it concerns, and what has happened so far if no journal says it."""
    y = canvas.lines(area, wrap_into(texts_of(sight, sight.view.choices[0]), area.width, area.height), paint(palette.ink_2, palette.table))
    if not with_news:
        return
    news = [line for word in sight.journal for line in wrap(sight.read(word), area.width)]
    room = Area(area.x, y, area.width, area.bottom - y)
    canvas.lines(room, news[len(news) - room.height :] if room.height else [], paint(palette.ink_3, palette.table))


def chip_rows(sight: SpokenView, cards: list[int], width: int) -> list[list[int]]:
    """Another character's hand that lies open, divided into rows of chips."""
    each = max([width_of(chip(sight, card)) + 1 for card in cards], default=1)
    count = max(1, (width + 1) // each)
    return [cards[first : first + count] for first in range(0, len(cards), count)]


def draw_bar(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette) -> None:
    """Where we are."""
    board, ground = board_of(sight), palette.ground
    canvas.flood(area, paint(palette.ink, ground))
    x = canvas.put(area.x + 1, area.y, "◈ ", paint(palette.act, ground, bold=True))
    chapter = board.setup.chapter
    title = sight.read(Named(ROAD if chapter == ROAD else CHAPTERS[int(chapter)].key))
    title = title if chapter == ROAD else f"{chapter} · {title}"
    facts = [sight.say("bar-round", number=board.round)] if board.round > 1 else []
    if board.verdicts:
        facts.append(sight.say("bar-trick", number=min(board.number + 1, board.number + board.left), count=board.number + board.left))
    facts.append(sight.say("bar-players", count=board.people()))
    language = "  ".join([f"[{code}]" if code == sight.interface.language else code for code in LANGUAGES])
    right = canvas.right(area.right - 1, area.y, language, paint(palette.ink_3, ground))
    canvas.zone(Area(right, area.y, width_of(language), 1), ("key", "language"))
    x = canvas.put(x, area.y, clip(title, max(10, right - x - 24)), paint(palette.ink, ground, bold=True))
    canvas.put(x + 2, area.y, clip(" · ".join(facts), right - x - 3), paint(palette.ink_3, ground))


def draw_tray(canvas: Canvas, area: Area, sight: SpokenView, palette: Palette) -> None:
    """The lost cards, the ring token, what an event has turned up, what is left to draw."""
    board, view = board_of(sight), view_of(sight)
    quiet, bright = paint(palette.ink_3, palette.table), paint(palette.ink, palette.table, bold=True)
    x = area.x
    if board.lost:
        x = canvas.put(x, area.y, sight.say("tray-lost") + " ", quiet)
        for card in bits_of(board.lost):
            x = draw_chip(canvas, x, area.y, sight, card) + 1
        x += 2
    token = "○ " + sight.say("tray-rings-open") if board.broken else "⊘ " + sight.say("tray-rings-closed")
    x = canvas.put(x, area.y, token, bright if board.broken else quiet) + 3
    if board.event:
        x = canvas.put(x, area.y, sight.read(Named(board.event)), bright) + 3
    if board.event_cards:
        key = "tray-balrog" if board.plan.balrog else "tray-forest"
        text = sight.say(key, ranks="+".join([str(rank) for rank in board.event_cards]), total=sum(board.event_cards))
        x = canvas.put(x, area.y, text, bright) + 3
    if board.plan.trump >= 0:
        x = canvas.put(x, area.y, sight.say("tray-trump", suit=sight.read(SUITS[board.plan.trump])), bright) + 3
    for key, count in (("tray-stock", view.counts.stock), ("tray-barrow", view.counts.barrow)):
        if count:
            x = canvas.put(x, area.y, sight.say(key, count=count), quiet) + 3
    if board.verdicts and not board.outcome:
        text = sight.say("tray-left", count=board.left)
        if x + width_of(text) <= area.right:
            canvas.right(area.right, area.y, text, quiet)


def answer_to(sight: SpokenView, attention: Attention, palette: Palette, known: list[Reachable]) -> tuple[str, str]:
    """The answer to the person and its color: what was just said, what Enter would do, or why not."""
    if not attention.notice and attention.cursor < len(known):
        here = known[attention.cursor]
        if here.choices:
            return sight.say("prompt-enter", choice=sight.read(sight.view.choices[here.choices[0]])), palette.ink_2
        if here.reason is not None:
            return sight.say("prompt-not-now", reason=sight.read(here.reason)), palette.lost
    return answer_of(sight, attention, palette)
