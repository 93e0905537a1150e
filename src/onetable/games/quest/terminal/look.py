"""Middle-earth Quest as the terminal knows it: its picture, its questions, its sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from onetable.games.quest.telling.facts import card_in
from onetable.games.quest.telling.journal import told_last
from onetable.games.quest.telling.texts import card_page
from onetable.games.quest.terminal.paint import KEYS, destinations, focus_of, paint_table
from onetable.games.quest.terminal.pointing import pointed_places, word_at
from onetable.games.quest.traits import Place
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.palette import Palette
from onetable.terminal.looks import Look

if TYPE_CHECKING:
    from onetable.terminal.kit.picture import PictureScreen  # the line mode needs no toolkit


class QuestLook(Look):
    """The map, the sheets beside it, and a list of what can be done."""

    letters = KEYS
    signs = ("quest-places", "quest-pieces", "quest-paths", "quest-cards", "quest-story", "quest-light")
    told = ("hand", "table", "map", "piles", "journal")

    def paint(self, width: int, height: int, sight: SpokenView, attention: Attention, palette: Palette) -> Canvas:
        return paint_table(width, height, sight, attention, palette, "" if attention.entries else self.just_played(sight))

    def pointed_at(self, sight: SpokenView, attention: Attention) -> list[str]:
        word = word_at(sight, attention)
        cards = [card_in(word)] if word is not None and card_in(word) else []
        return cards or [f"place.{place}" for place in pointed_places(sight, attention)]

    def just_played(self, sight: SpokenView) -> str:
        card = told_last(sight)
        return card_page(sight, card) if card else ""

    def map_screen(
        self, sight: Callable[[], SpokenView], attention: Attention, take: Callable[[int], None], place: object = None
    ) -> PictureScreen | None:
        from onetable.games.quest.terminal.map_screen import MapScreen  # only the full-screen table has one

        return MapScreen(sight, take, place if isinstance(place, Place) else focus_of(sight(), attention))

    def entry_for(self, sight: SpokenView, attention: Attention, place: object) -> int | None:
        choices = sight.view.choices
        for number, entry in enumerate(attention.entries):
            if isinstance(entry.meaning, int) and entry.meaning < len(choices) and place in destinations(sight, choices[entry.meaning]):
                return number
        return None
