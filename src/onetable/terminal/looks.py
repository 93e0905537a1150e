"""How a game looks in a terminal. Any game can be played as a list of choices and a journal; some have a picture of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from onetable.games.registry import face_of
from onetable.telling.entries import Reachable
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import Teller, teller_of
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list, draw_page
from onetable.terminal.kit.measure import clip
from onetable.terminal.kit.palette import Palette

if TYPE_CHECKING:
    from onetable.terminal.kit.picture import PictureScreen  # the line mode needs no toolkit


class Look:
    """A game without a picture of its own; what is said at it is its teller's."""

    letters: tuple[str, ...] = ("help", "undo", "hint", "journal", "rules", "quit", "save", "language", "theme")  # keys that do something
    signs: tuple[str, ...] = ()  # what the help explains about the picture
    commands: tuple[str, ...] = (
        "why",
        "read",
        "undo",
        "hint",
        "hand",
        "table",
        "piles",
        "journal",
        "rules",
        "language",
        "save",
        "resume",
        "anew",
        "quit",
        "help",
    )

    def __init__(self, teller: Teller) -> None:
        self.teller = teller

    def paint(self, width: int, height: int, sight: SpokenView, attention: Attention, palette: Palette) -> Canvas:
        """The journal above, the choices below."""
        canvas = Canvas(width, height, paint(palette.ink, palette.table))
        half = max(1, height // 2)
        page = [(sight.read(word), False) for word in sight.journal]
        area = Area(1, 1, width - 2, half - 2)
        draw_page(canvas, area, page[::-1], attention.journal_top, palette, palette.table)
        tone = paint(palette.act_ink, palette.table, bold=True)
        canvas.put(1, half, clip(attention.notice or self.teller.question(sight), width - 2), tone)
        draw_list(canvas, Area(1, half + 1, width - 2, height - half - 2), attention, palette)
        return canvas

    def reachable(self, sight: SpokenView) -> list[Reachable]:
        """The cards that may be chosen where they lie."""
        return []

    def pointed_at(self, sight: SpokenView, attention: Attention) -> list[str]:
        """The cards of what the cursor is on: as the teller's `cards_on_table` knows them, and by their ids."""
        return []

    def map_screen(self, sight: Callable[[], SpokenView], attention: Attention, place: object = None) -> PictureScreen | None:
        """The map over the whole screen, this place in the middle; most games have none."""
        return None

    def entry_for(self, sight: SpokenView, attention: Attention, place: object) -> int | None:
        """The entry of the list that leads to a place on the map."""
        return None


@cache
def look_of(game: str) -> Look:
    """How this game looks."""
    part, teller = face_of(game).terminal, teller_of(game)
    return part.anew(teller=teller) if part is not None else Look(teller)
