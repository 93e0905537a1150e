"""The trading card game as it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.telling import questions, status, talk, titles
from onetable.games.tcg.telling.fights import battle_lines
from onetable.games.tcg.telling.journal import ENDS, TurnHeadings
from onetable.telling.entries import Entry
from onetable.telling.headings import Headings
from onetable.telling.sight import Sight
from onetable.telling.teller import Page, Teller
from onetable.text import Interface


class TcgTeller(Teller):
    """Companies, minions, sites."""

    rules = (
        "tcg-aim", "tcg-turn", "tcg-twilight", "tcg-moving", "tcg-archery", "tcg-skirmish", "tcg-wounds", "tcg-burdens", "tcg-regroup",
        "tcg-actions",
    )  # fmt: skip

    # ---- in lists of games

    def title(self, setup: Mapping[str, Any], language: str) -> str:
        return titles.title(setup, language)

    def detail(self, view: View[Any], language: str) -> str:
        return titles.detail(view.table, language)

    # ---- the open question

    def question(self, sight: Sight) -> str:
        return questions.question(sight)

    def entries(self, sight: Sight) -> tuple[Entry, ...]:
        return questions.entries(sight)

    def attempts(self, sight: Sight) -> list[Word]:
        return questions.attempts(sight)

    def label(self, sight: Sight, choice: Word) -> str:
        return questions.label(sight, choice)

    def reading(self, sight: Sight, choice: Word) -> str:
        return questions.text(sight, choice)

    def obvious(self, sight: Sight) -> int | None:
        return questions.obvious(sight)

    def passing(self, sight: Sight) -> int | None:
        return questions.passing(sight)

    # ---- what lies on the table

    def pages(self, sight: Sight) -> list[tuple[str, list[str]]]:
        hand = [text for card, text in status.hand_parts(sight) if card != NOTHING]
        return [
            (sight.say("telling-now"), [*talk.head(sight), *battle_lines(sight)]),
            (sight.say("tcg-your-hand"), hand),
            (sight.say("telling-table"), talk.lying_lines(sight)),
            (sight.say("piles-title"), talk.pile_lines(sight)),
        ]

    def position(self, sight: Sight) -> list[str]:
        return talk.position(sight)

    def hand(self, sight: Sight) -> list[str]:
        return talk.hand(sight)

    def table_lines(self, sight: Sight) -> list[str]:
        return talk.table_lines(sight)

    def piles(self, sight: Sight) -> Page:
        return [*talk.players(sight), *talk.piles(sight)]

    def pile_lines(self, sight: Sight) -> list[str]:
        return talk.pile_lines(sight)

    def cards_on_table(self, sight: Sight) -> list[Entry]:
        return talk.cards_on_table(sight)

    def why(self, sight: Sight, text: str) -> list[str]:
        return talk.why(sight, text)

    # ---- what happens, and how it ends

    def headings(self) -> Headings:
        return TurnHeadings()

    def pause(self, news: Sequence[Word]) -> float:
        return 2.5 if any(isinstance(word, ENDS) for word in news) else 1.0

    def closing(self, sight: Sight) -> list[str]:
        return questions.closing(sight)

    # ---- cards to be read

    def card_name(self, card: Mapping[str, Any], phrases: Phrasebook, interface: Interface) -> str:
        """Titles are the same in every language."""
        return f"{card['title']}, {card['subtitle']}" if card["subtitle"] else str(card["title"])

    def full_name(self, card: Mapping[str, Any], phrases: Phrasebook) -> str:
        return phrases.say(Named(str(card["id"])), "full")
