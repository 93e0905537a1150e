"""The own hand: a list in columns, every card with its type and its cost."""

from __future__ import annotations

from typing import NamedTuple

from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.telling.facts import board_of
from onetable.games.tcg.telling.status import hand_cards, price_words
from onetable.games.tcg.terminal.cultures import PANE, ink_of
from onetable.games.tcg.terminal.light import Light
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, width_of
from onetable.terminal.kit.palette import Palette

COLUMN = 37  # cells: so much a card needs where rows are few


class HeldCard(NamedTuple):
    """A cell of the list: the title, or a card with what it is."""

    card: Handle
    name: str
    facts: str = ""


def hand_cells(sight: SpokenView) -> list[HeldCard]:
    """The title and all cards."""
    board = board_of(sight)
    found = [
        HeldCard(card, name, f"{sight.phrases.say(board.cards[card].kind)} · {price_words(sight, card)}")
        for card, name in hand_cards(sight)
    ]
    return [HeldCard(NOTHING, sight.say("tcg-your-hand")), *found] if found else []


def columns_for(cells: list[HeldCard], width: int, roomy: bool) -> int:
    """How many cards stand side by side: as many as can be read in full, or more where rows are few."""
    longest = max([width_of(held.name + held.facts) for held in cells], default=0) + 3
    return max(1, width // longest if roomy else width // min(longest, COLUMN))


def hand_rows(cells: list[HeldCard], width: int, roomy: bool) -> int:
    """How many rows the list takes."""
    return -(-len(cells) // columns_for(cells, width, roomy))


def draw_hand(canvas: Canvas, area: Area, sight: SpokenView, cells: list[HeldCard], roomy: bool, palette: Palette, light: Light) -> None:
    """What can be chosen now is lit; a click finds the card."""
    columns, board = columns_for(cells, area.width, roomy), board_of(sight)
    wide = area.width // columns
    shown = cells[: area.height * columns]
    for place, held in enumerate(shown):
        x, y = area.x + place % columns * wide, area.y + place // columns
        if held.card == NOTHING:
            canvas.put(x, y, held.name, paint(palette.ink, palette.table, bold=True))
            continue
        ink, quiet, ground = palette.ink_2, palette.ink_3, palette.table
        if held.card in light.pointed:
            ink, quiet, ground = palette.on_act, palette.on_act, palette.act
        elif held.card in light.open_to:
            ink = palette.act_ink
        canvas.put(x, y, PANE, paint(ink_of(board.cards[held.card].culture, palette), palette.table))
        room = wide - 3 - width_of(held.facts)
        after = canvas.put(x + 1, y, clip(held.name, room), paint(ink, ground, bold=held.card in light.open_to))
        canvas.put(after, y, " " + held.facts, paint(quiet, ground))
        canvas.zone(Area(x, y, wide - 1, 1), ("card", held.card))
    if len(cells) > len(shown) and area.height > 0:
        canvas.put(area.right - 1, area.bottom - 1, "…", paint(palette.ink_3, palette.table))
