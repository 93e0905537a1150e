"""The trading card game as it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.step import Seat, Step
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling import names, questions, status, table_aloud, titles
from onetable.games.tcg.telling.at_once import in_one
from onetable.games.tcg.telling.choice_data import choice_data
from onetable.games.tcg.telling.facts import player, seat_name
from onetable.games.tcg.telling.fights import battle_lines
from onetable.games.tcg.telling.journal import BOOKKEEPING, ENDS, MATTERS, TurnHeadings
from onetable.games.tcg.telling.obvious import obvious
from onetable.games.tcg.titles import name_in
from onetable.games.tcg.traits import Keyword
from onetable.telling.entries import Entry
from onetable.telling.headings import Headings
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import About, Page, Teller
from onetable.text import Interface


class TcgTeller(Teller):
    """Companies, minions, sites."""

    rules = (
        "tcg-aim", "tcg-turn", "tcg-twilight", "tcg-moving", "tcg-archery", "tcg-skirmish", "tcg-wounds", "tcg-burdens", "tcg-regroup",
        "tcg-actions",
    )  # fmt: skip
    bookkeeping, matters = BOOKKEEPING, MATTERS

    def term_name(self, key: str, phrases: Phrasebook, interface: Interface) -> str:
        return phrases.read(Keyword(key)).rstrip(".。")

    # ---- in lists of games

    def value_label(self, field: str, value: Any, language: str) -> str:
        return titles.deck_name(value, language) if field == "decks" else super().value_label(field, value, language)

    def title(self, setup: Mapping[str, Any], language: str) -> str:
        return titles.title(setup, language)

    def detail(self, view: View[Any], language: str) -> str:
        return titles.detail(view.table, language)

    # ---- the open question

    def question(self, sight: SpokenView) -> str:
        return questions.question(sight)

    def entries(self, sight: SpokenView) -> tuple[Entry, ...]:
        return questions.entries(sight)

    def attempts(self, sight: SpokenView) -> list[Word]:
        return questions.attempts(sight)

    def spoken(self, sight: SpokenView, choice: Word) -> str:
        return questions.spoken(sight, choice)

    def label(self, sight: SpokenView, choice: Word) -> str:
        return questions.label(sight, choice)

    def reading(self, sight: SpokenView, choice: Word) -> str:
        return questions.text(sight, choice)

    def about(self, view: View[Any], choice: Word) -> About:
        return choice_data(view.table, choice)

    def obvious(self, sight: SpokenView) -> int | None:
        return obvious(sight)

    def passing(self, sight: SpokenView) -> int | None:
        return questions.passing(sight)

    def in_one(self, before: SpokenView, answers: Sequence[Word], sight: SpokenView) -> bool:
        return in_one(before, answers, sight)

    def stretch(self, view: View[Any]) -> int:
        board: Board = view.table
        return max(1, board.turn)  # the set-up goes with the first

    def moment(self, view: View[Any], step: Step[Any]) -> str:
        board: Board = view.table
        return board.phase if isinstance(step, Actions) else ""

    # ---- who sits there

    def seat_name(self, sight: SpokenView, seat: Seat) -> str:
        return player(sight, seat) if seat == sight.view.seat else seat_name(sight, seat)

    # ---- what lies on the table

    def pages(self, sight: SpokenView) -> list[tuple[str, list[str]]]:
        hand = [text for card, text in status.hand_parts(sight) if card != NOTHING]
        return [
            (sight.say("telling-now"), [*table_aloud.head(sight), *battle_lines(sight)]),
            (sight.say("tcg-your-hand"), hand),
            (sight.say("telling-table"), table_aloud.lying_lines(sight)),
            (sight.say("piles-title"), table_aloud.pile_lines(sight)),
        ]

    def position(self, sight: SpokenView) -> list[str]:
        return table_aloud.position(sight)

    def hand(self, sight: SpokenView) -> list[str]:
        return table_aloud.hand(sight)

    def hand_in_full(self, sight: SpokenView) -> list[str]:
        return table_aloud.hand_in_full(sight)

    def table_lines(self, sight: SpokenView) -> list[str]:
        return table_aloud.table_lines(sight)

    def piles(self, sight: SpokenView) -> Page:
        return [*table_aloud.players(sight), *table_aloud.piles(sight)]

    def pile_lines(self, sight: SpokenView) -> list[str]:
        return table_aloud.pile_lines(sight)

    def cards_on_table(self, sight: SpokenView) -> list[Entry]:
        return table_aloud.cards_on_table(sight)

    # ---- what is typed

    def name_for(self, sight: SpokenView, word: Word) -> str:
        return names.name_for(sight, word)

    def names(self, sight: SpokenView, word: Word) -> tuple[str, ...]:
        return *super().names(sight, word), *names.other_names(sight, word)

    # ---- what happens, and how it ends

    def headings(self) -> Headings:
        return TurnHeadings()

    def pause(self, news: Sequence[Word]) -> float:
        return 2.5 if any(isinstance(word, ENDS) for word in news) else 1.0

    def closing(self, sight: SpokenView) -> list[str]:
        return questions.closing(sight)

    # ---- cards to be read

    def card_name(self, card: Mapping[str, Any], phrases: Phrasebook, interface: Interface) -> str:
        return self.full_name(card, phrases)

    def full_name(self, card: Mapping[str, Any], phrases: Phrasebook) -> str:
        return phrases.tidy(phrases.say(Named(str(card["id"])), "full"))

    def english_name(self, card: Mapping[str, Any]) -> str:
        return name_in("en", CARDS[str(card["id"])])
