"""Middle-earth Quest as it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest.telling import questions, talk, titles
from onetable.games.quest.telling.journal import ENDS, RoundHeadings
from onetable.games.quest.text.names import Named
from onetable.telling.entries import Entry
from onetable.telling.headings import Headings
from onetable.telling.sight import Sight
from onetable.telling.teller import Page, Teller
from onetable.text import Interface


class QuestTeller(Teller):
    """Heroes on a map, and Sauron against them."""

    rules = (
        "quest-aim", "quest-round", "quest-heroes", "quest-travel", "quest-explore", "quest-combat", "quest-sauron", "quest-influence",
        "quest-story",
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

    def spoken(self, sight: Sight, choice: Word) -> str:
        return questions.spoken(sight, choice)

    def reading(self, sight: Sight, choice: Word) -> str:
        return questions.text(sight, choice)

    def obvious(self, sight: Sight) -> int | None:
        return questions.obvious(sight)

    def passing(self, sight: Sight) -> int | None:
        return questions.passing(sight)

    # ---- what lies on the table

    def pages(self, sight: Sight) -> list[tuple[str, list[str]]]:
        return [
            (sight.say("telling-now"), talk.whereabouts(sight)),
            (sight.say("quest-hand"), talk.hand(sight)),
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
        return talk.piles(sight)

    def pile_lines(self, sight: Sight) -> list[str]:
        return talk.pile_lines(sight)

    def cards_on_table(self, sight: Sight) -> list[Entry]:
        return talk.cards_on_table(sight)

    def why(self, sight: Sight, text: str) -> list[str]:
        return talk.why(sight, text)

    # ---- what happens, and how it ends

    def headings(self) -> Headings:
        return RoundHeadings()

    def pause(self, news: Sequence[Word]) -> float:
        return 2.5 if any(isinstance(word, ENDS) for word in news) else 1.0

    def closing(self, sight: Sight) -> list[str]:
        return questions.closing(sight)

    # ---- cards to be read

    def card_name(self, card: Mapping[str, Any], phrases: Phrasebook, interface: Interface) -> str:
        return phrases.tidy(phrases.say(Named(str(card["id"]))))

    def full_name(self, card: Mapping[str, Any], phrases: Phrasebook) -> str:
        return phrases.say(Named(str(card["id"])), "full")
