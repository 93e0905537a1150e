"""Middle-earth Quest as it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest.telling import aloud, facts, map_aloud, names, questions, sayings, table_aloud, titles, together
from onetable.games.quest.telling.choice_data import choice_data
from onetable.games.quest.telling.journal import BOOKKEEPING, ENDS, MATTERS, RoundHeadings
from onetable.games.quest.text.names import Named
from onetable.telling.entries import Entry
from onetable.telling.headings import Headings
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import About, Page, Teller
from onetable.text import Interface


class QuestTeller(Teller):
    """Heroes on a map, and Sauron against them."""

    rules = (
        "quest-aim", "quest-round", "quest-heroes", "quest-travel", "quest-explore", "quest-combat", "quest-sauron", "quest-influence",
        "quest-story",
    )  # fmt: skip
    terms = (
        "quest-haven", "quest-stronghold", "quest-perilous", "quest-influence", "quest-favor", "quest-corruption", "quest-dominant",
        "quest-plot", "quest-shadow-pool", "quest-shadow-card", "quest-minion", "quest-monster-token", "quest-life-pool",
        "quest-rest-pool", "quest-damage-pool", "quest-exhausted", "quest-encounter", "quest-peril", "quest-finale",
    )  # fmt: skip
    bookkeeping, matters = BOOKKEEPING, MATTERS

    # ---- in lists of games

    def detail(self, view: View[Any], language: str) -> str:
        return titles.detail(view.table, language)

    # ---- the open question

    def question(self, sight: SpokenView) -> str:
        return questions.question(sight)

    def entries(self, sight: SpokenView) -> tuple[Entry, ...]:
        return questions.entries(sight)

    def attempts(self, sight: SpokenView) -> list[Word]:
        return questions.attempts(sight)

    def label(self, sight: SpokenView, choice: Word) -> str:
        return questions.label(sight, choice)

    def replied(self, step: Word | None, choice: Word, interface: Interface) -> str:
        return questions.replied(step, choice, interface)

    def spoken(self, sight: SpokenView, choice: Word) -> str:
        return aloud.spoken(sight, choice)

    def reading_aloud(self, sight: SpokenView, choice: Word) -> str:
        return aloud.reading(sight, choice)

    def reading(self, sight: SpokenView, choice: Word) -> str:
        return questions.text(sight, choice)

    def about(self, view: View[Any], choice: Word) -> About:
        return choice_data(choice)

    def obvious(self, sight: SpokenView) -> int | None:
        return questions.obvious(sight)

    def passing(self, sight: SpokenView) -> int | None:
        return questions.passing(sight)

    def stretch(self, view: View[Any]) -> int:
        number: int = view.table.round
        return number

    def follows(self, before: SpokenView, answers: Sequence[Word], sight: SpokenView) -> int | None:
        return together.follows(before, answers, sight)

    def in_one(self, before: SpokenView, answers: Sequence[Word], sight: SpokenView) -> bool:
        return together.in_one(before, answers, sight)

    # ---- who sits there

    def seat_name(self, sight: SpokenView, seat: Seat) -> str:
        return facts.seat_title(sight, seat) if seat == sight.view.seat else facts.seat_name(sight, seat)

    def wishes(self, sight: SpokenView) -> list[str]:
        return aloud.mission(sight)

    # ---- what lies on the table

    def pages(self, sight: SpokenView) -> list[tuple[str, list[str]]]:
        return [
            (sight.say("telling-now"), table_aloud.whereabouts(sight)),
            (sight.say("quest-hand"), table_aloud.hand(sight)),
            (sight.say("telling-table"), table_aloud.lying_lines(sight)),
            (sight.say("piles-title"), table_aloud.pile_lines(sight)),
        ]

    def position(self, sight: SpokenView) -> list[str]:
        return table_aloud.position(sight)

    def hand(self, sight: SpokenView) -> list[str]:
        return table_aloud.hand(sight)

    def table_lines(self, sight: SpokenView) -> list[str]:
        return table_aloud.table_lines(sight)

    def piles(self, sight: SpokenView) -> Page:
        return table_aloud.piles(sight)

    def pile_lines(self, sight: SpokenView) -> list[str]:
        return table_aloud.pile_lines(sight)

    def cards_on_table(self, sight: SpokenView) -> list[Entry]:
        return table_aloud.cards_on_table(sight)

    def hand_in_full(self, sight: SpokenView) -> list[str]:
        return aloud.hand_in_full(sight)

    def map_lines(self, sight: SpokenView) -> list[str]:
        return map_aloud.map_lines(sight)

    def map_entries(self, sight: SpokenView) -> list[Entry]:
        return map_aloud.map_entries(sight)

    # ---- what is typed

    def names(self, sight: SpokenView, word: Word) -> tuple[str, ...]:
        return *super().names(sight, word), *names.other_names(sight, word)

    # ---- what happens, and how it ends

    def headings(self) -> Headings:
        return RoundHeadings()

    def pause(self, news: Sequence[Word]) -> float:
        return 2.5 if any(isinstance(word, ENDS) for word in news) else 1.0

    def closing(self, sight: SpokenView) -> list[str]:
        return questions.closing(sight)

    # ---- cards to be read

    def card_name(self, card: Mapping[str, Any], phrases: Phrasebook, interface: Interface) -> str:
        return titles.card_name(str(card["id"]), phrases, interface)

    def full_name(self, card: Mapping[str, Any], phrases: Phrasebook) -> str:
        return phrases.say(Named(str(card["id"])), "full")

    # ---- what may be said

    def reminders(self, view: View[Any]) -> list[tuple[str, tuple[int, ...] | None]]:
        return sayings.reminders(view.table, view.seat)

    def called(self, view: View[Any], number: int, phrases: Phrasebook) -> str:
        return sayings.called(number, phrases)
