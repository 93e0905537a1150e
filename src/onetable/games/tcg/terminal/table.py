"""The trading card game as the terminal knows it: its picture, its questions, its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.word import Word
from onetable.games.tcg.telling import questions, talk
from onetable.games.tcg.telling.facts import board_of
from onetable.games.tcg.telling.journal import ENDS
from onetable.games.tcg.terminal.paint import KEYS, paint_table
from onetable.games.tcg.terminal.pointing import pointed_at
from onetable.telling.entries import Entry
from onetable.telling.sight import Sight
from onetable.telling.titles import title_of_table
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.palette import Palette
from onetable.terminal.tables import PlainTable


class TcgTable(PlainTable):
    """The adventure path, the fellowship and its foes, the hand, and a list of what can be done."""

    letters = KEYS
    signs = ("tcg-figures", "tcg-markers", "tcg-light")
    commands = ("why", "undo", "hint", "hand", "table", "piles", "journal", "rules", "language", "save", "resume", "quit", "help")

    def paint(self, width: int, height: int, sight: Sight, attention: Attention, palette: Palette) -> Canvas:
        return paint_table(width, height, sight, attention, palette)

    def question(self, sight: Sight) -> str:
        return questions.question(sight)

    def entries(self, sight: Sight) -> tuple[Entry, ...]:
        return questions.entries(sight)

    def label(self, sight: Sight, choice: Word) -> str:
        return questions.label(sight, choice)

    def obvious(self, sight: Sight) -> int | None:
        return questions.obvious(sight)

    def passing(self, sight: Sight) -> int | None:
        return questions.passing(sight)

    def title(self, setup: Mapping[str, Any], phrases: Phrasebook) -> str:
        return title_of_table("tcg", setup, phrases.code)

    def hand(self, sight: Sight) -> list[str]:
        return talk.hand(sight)

    def position(self, sight: Sight) -> list[str]:
        return talk.position(sight)

    def table_lines(self, sight: Sight) -> list[str]:
        return talk.table_lines(sight)

    def piles(self, sight: Sight) -> list[tuple[str, bool]]:
        return [*talk.players(sight), *talk.piles(sight)]

    def pile_lines(self, sight: Sight) -> list[str]:
        return talk.pile_lines(sight)

    def cards_on_table(self, sight: Sight) -> list[Entry]:
        return talk.cards_on_table(sight)

    def pointed_at(self, sight: Sight, attention: Attention) -> list[str]:
        cards = pointed_at(sight, attention)
        return [*[str(card) for card in cards], *[board_of(sight).faces[card] for card in cards]]

    def why(self, sight: Sight, text: str) -> list[str]:
        return talk.why(sight, text)

    def pause(self, news: list[Word]) -> float:
        return 2.5 if any(isinstance(word, ENDS) for word in news) else 1.0

    def closing(self, sight: Sight) -> list[str]:
        return questions.closing(sight)
