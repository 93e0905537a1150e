"""The trick-taking game as it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from onetable.core.phrasebook import MissingPhrase, Phrasebook
from onetable.core.step import Seat, Step
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.fellowship.phases.tricks import PlayCards
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.telling import afterwards, cards, journal, names, questions, sayings, table_aloud, titles
from onetable.games.fellowship.telling.journal import BOOKKEEPING, ENDS, MATTERS, TrickHeadings, broken_goals
from onetable.games.fellowship.telling.people import called
from onetable.games.fellowship.telling.roles import Characters
from onetable.games.fellowship.words import news as happenings
from onetable.telling.entries import Entry
from onetable.telling.headings import Headings
from onetable.telling.roles import Roles
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import Page, Teller
from onetable.text import Interface

PRINTED = ("character", "event", "rider", "gift")


class FellowshipTeller(Teller):
    """Goals and tricks."""

    rules = ("aim", "tricks", "rings", "setup", "talk", "two", "alone")
    bookkeeping, matters = BOOKKEEPING, MATTERS

    # ---- in lists of games

    def title(self, setup: Mapping[str, Any], language: str) -> str:
        return titles.title(setup, language)

    def detail(self, view: View[Any], language: str) -> str:
        return titles.detail(view.table, language)

    def emblem(self, view: View[Any]) -> str:
        board: Board = view.table
        return board.cast[board.players.index(view.seat)] if view.seat in board.players else ""

    def value_label(self, field: str, value: Any, language: str) -> str:
        return titles.title({field: value}, language)

    # ---- the open question

    def question(self, sight: SpokenView) -> str:
        return questions.question(sight)

    def entries(self, sight: SpokenView) -> tuple[Entry, ...]:
        return questions.entries(sight)

    def question_aloud(self, sight: SpokenView) -> str:
        return questions.question_aloud(sight)

    def spoken(self, sight: SpokenView, choice: Word) -> str:
        return questions.spoken(sight, choice)

    def reading(self, sight: SpokenView, choice: Word) -> str:
        return questions.texts_of(sight, choice)

    def moment(self, view: View[Any], step: Step[Any]) -> str:
        board: Board = view.table
        return "" if not isinstance(step, PlayCards) else "lead" if board.led < 0 else "follow"

    # ---- who sits there

    def seat_name(self, sight: SpokenView, seat: Seat) -> str:
        return table_aloud.seat_name(sight, seat)

    def wishes(self, sight: SpokenView) -> list[str]:
        return table_aloud.wishes(sight)

    # ---- what lies on the table

    def position(self, sight: SpokenView) -> list[str]:
        return table_aloud.position(sight)

    def hand(self, sight: SpokenView) -> list[str]:
        return table_aloud.hands(sight)

    def goals(self, sight: SpokenView) -> Page:
        return table_aloud.goals_page(sight)

    def goal_lines(self, sight: SpokenView) -> list[str]:
        return table_aloud.goal_lines(sight)

    # ---- what is typed

    def name_for(self, sight: SpokenView, word: Word) -> str:
        return names.name_for(sight, word)

    def names(self, sight: SpokenView, word: Word) -> tuple[str, ...]:
        return *super().names(sight, word), *names.other_names(sight, word)

    # ---- what happens, and how it ends

    def headings(self) -> Headings:
        return TrickHeadings()

    def roles(self, phrases: Phrasebook) -> Roles:
        return Characters(phrases)

    def told(self, sight: SpokenView, news: Sequence[Word]) -> list[str]:
        return journal.told(sight, news)

    def pause(self, news: Sequence[Word]) -> float:
        return 2.5 if any(isinstance(word, ENDS) for word in news) else 1.0

    def interlude(self, sight: SpokenView, news: Sequence[Word]) -> tuple[str, str] | None:
        begun = [word.number for word in news if isinstance(word, happenings.RoundBegins)]
        if not begun or begun[-1] < 2:
            return None
        names = sight.say("line-comma").join([sight.read(Named(key)) for key in cards.board_of(sight).finished])
        return sight.say("round-won", number=begun[-1] - 1), sight.say("round-finished", names=names)

    def closing(self, sight: SpokenView) -> list[str]:
        return [questions.question(sight), *broken_goals(sight)]

    def next_games(
        self, table: Any, setup: Mapping[str, Any], proposed: Mapping[str, Any] | None = None
    ) -> list[tuple[str, dict[str, Any]]]:
        return afterwards.next_games(table, setup, proposed)

    def from_the_beginning(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        return afterwards.anew(setup)

    # ---- cards to be read

    def printed(self, card: Mapping[str, Any]) -> bool:
        return card["kind"] in PRINTED

    def card_name(self, card: Mapping[str, Any], phrases: Phrasebook, interface: Interface) -> str:
        side = f" ({interface.say('reader-burdened')})" if card.get("burdened") else ""
        return phrases.read(Named(str(card["id"]))) + side

    def full_name(self, card: Mapping[str, Any], phrases: Phrasebook) -> str:
        """A playing card says no more than its name."""
        try:
            return phrases.say(Named(str(card["id"])), "full")
        except MissingPhrase:
            return phrases.read(card["word"])

    # ---- what may be said

    def is_choosing(self, view: View[Any]) -> bool:
        return sayings.is_choosing(view.table)

    def is_played(self, view: View[Any]) -> bool:
        return sayings.is_played(view.table)

    def reminders(self, view: View[Any]) -> list[tuple[str, tuple[int, ...] | None]]:
        return sayings.reminders(view.table)

    def called(self, view: View[Any], number: int, phrases: Phrasebook) -> str:
        board: Board = view.table
        return called(phrases, board.who(number))
