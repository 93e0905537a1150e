"""Middle-earth Quest as the terminal knows it: its picture, its questions, its sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.word import Word
from onetable.games.quest.telling import questions, talk
from onetable.games.quest.telling.facts import card_in
from onetable.games.quest.telling.journal import ENDS
from onetable.games.quest.terminal.paint import KEYS, destinations, focus_of, paint_table
from onetable.games.quest.terminal.pointing import pointed_places, word_at
from onetable.games.quest.traits import Place
from onetable.telling.entries import Entry
from onetable.telling.sight import Sight
from onetable.telling.titles import title_of_table
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.palette import Palette
from onetable.terminal.tables import PlainTable

if TYPE_CHECKING:
    from onetable.terminal.kit.picture import PictureScreen  # the line mode needs no toolkit


class QuestTable(PlainTable):
    """The map, the sheets beside it, and a list of what can be done."""

    letters = KEYS
    signs = ("quest-places", "quest-pieces", "quest-paths", "quest-cards", "quest-story", "quest-light")
    commands = ("why", "undo", "hint", "hand", "table", "piles", "journal", "rules", "language", "save", "resume", "quit", "help")

    def paint(self, width: int, height: int, sight: Sight, attention: Attention, palette: Palette) -> Canvas:
        return paint_table(width, height, sight, attention, palette)

    def question(self, sight: Sight) -> str:
        return questions.question(sight)

    def entries(self, sight: Sight) -> tuple[Entry, ...]:
        return questions.entries(sight)

    def label(self, sight: Sight, choice: Word) -> str:
        return questions.spoken(sight, choice)

    def obvious(self, sight: Sight) -> int | None:
        return questions.obvious(sight)

    def passing(self, sight: Sight) -> int | None:
        return questions.passing(sight)

    def title(self, setup: Mapping[str, Any], phrases: Phrasebook) -> str:
        return title_of_table("quest", setup, phrases.code)

    def hand(self, sight: Sight) -> list[str]:
        return talk.hand(sight)

    def position(self, sight: Sight) -> list[str]:
        return talk.position(sight)

    def table_lines(self, sight: Sight) -> list[str]:
        return talk.table_lines(sight)

    def piles(self, sight: Sight) -> list[tuple[str, bool]]:
        return talk.piles(sight)

    def pile_lines(self, sight: Sight) -> list[str]:
        return talk.pile_lines(sight)

    def cards_on_table(self, sight: Sight) -> list[Entry]:
        return talk.cards_on_table(sight)

    def pointed_at(self, sight: Sight, attention: Attention) -> list[str]:
        word = word_at(sight, attention)
        cards = [card_in(word)] if word is not None and card_in(word) else []
        return cards or [f"place.{place}" for place in pointed_places(sight, attention)]

    def why(self, sight: Sight, text: str) -> list[str]:
        return talk.why(sight, text)

    def pause(self, news: list[Word]) -> float:
        return 2.5 if any(isinstance(word, ENDS) for word in news) else 1.0

    def closing(self, sight: Sight) -> list[str]:
        return questions.closing(sight)

    def map_screen(self, sight: Callable[[], Sight], attention: Attention, place: object = None) -> PictureScreen | None:
        from onetable.games.quest.terminal.map_screen import MapScreen  # only the full-screen table has one

        return MapScreen(sight, place if isinstance(place, Place) else focus_of(sight(), attention))

    def entry_for(self, sight: Sight, attention: Attention, place: object) -> int | None:
        choices = sight.view.choices
        for number, entry in enumerate(attention.entries):
            if isinstance(entry.meaning, int) and entry.meaning < len(choices) and place in destinations(sight, choices[entry.meaning]):
                return number
        return None
