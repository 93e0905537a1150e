"""How the views of a game are told in sentences, for terminal, server and browser alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from onetable.core.phrasebook import Phrasebook
from onetable.core.step import Seat, Step
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.registry import face_of
from onetable.telling.entries import Entry
from onetable.telling.guide.sections import guide_of
from onetable.telling.headings import Headings
from onetable.telling.roles import Roles
from onetable.telling.spoken_view import SpokenView
from onetable.telling.why import nearest, why
from onetable.text import Interface

Page = list[tuple[str, bool]]  # lines, and whether each is a heading


class About(Struct, frozen=True, omit_defaults=True):
    """What a choice is about, as data, whatever the game calls it."""

    card: str | None = None
    place: str | None = None
    amount: int | None = None
    target: str | None = None


NOTHING_SPECIAL = About()


class Teller:
    """One game. Whatever it does not tell in words of its own is told in a way that suits any game."""

    game = ""  # the id of the game that it tells
    rules: tuple[str, ...] = ()  # the rules in short: each part has a title, `rules-<part>`, and a text, `rules-<part>-text`; the aim first
    terms: tuple[str, ...] = ()  # what the rules call things: each has a title, `term-<name>`, and a text, `term-<name>-text`
    bookkeeping: tuple[type[Word], ...] = ()  # news that only book what the news before brought
    matters: tuple[type[Word], ...] = ()  # news that are told to who was away

    # ---- in lists of games

    def title(self, setup: Mapping[str, Any], language: str) -> str:
        """What this set-up plays; nothing where that has no name."""
        return ""

    def detail(self, view: View[Any], language: str) -> str:
        """How far a game has come, in a few words."""
        return ""

    def emblem(self, view: View[Any]) -> str:
        """Whose emblem stands for this seat's game; nothing for that of the game itself."""
        return ""

    # ---- the open question

    def question(self, sight: SpokenView) -> str:
        """What this person is asked, or whom all are waiting for."""
        return sight.say("ask-anything") if sight.is_asked else self.waiting(sight)

    def question_aloud(self, sight: SpokenView) -> str:
        """The same to be read aloud: no signs."""
        return self.question(sight)

    def waiting(self, sight: SpokenView) -> str:
        """For whom all wait, or that it is over."""
        asked = sight.view.asked
        return sight.say("wait-for", who=sight.sitting(asked)) if asked >= 0 else sight.say("game-is-over")

    def entries(self, sight: SpokenView) -> tuple[Entry, ...]:
        """The choices that are shown as a list, and below them what might be tried and cannot be done."""
        choices = enumerate(sight.view.choices)
        found = [Entry(number, self.label(sight, choice), self.reading(sight, choice)) for number, choice in choices]
        return (*found, *[self.refusal(sight, attempt) for attempt in self.attempts(sight)])

    def refusal(self, sight: SpokenView, attempt: Word) -> Entry:
        """What might be tried, and why it cannot be done."""
        return Entry(None, self.label(sight, attempt), self.reading(sight, attempt), sight.read(sight.refused[attempt]))

    def attempts(self, sight: SpokenView) -> list[Word]:
        """What might be tried and cannot be done."""
        return list(sight.refused)

    def label(self, sight: SpokenView, choice: Word) -> str:
        """A choice in words, for a list; signs may stand in it."""
        return sight.read(choice)

    def spoken(self, sight: SpokenView, choice: Word) -> str:
        """The same to be read aloud: no signs."""
        return self.label(sight, choice)

    def replied(self, step: Word | None, choice: Word, interface: Interface) -> str:
        """What a choice says by itself that this step offered, where its own words, as Yes and No, say too little; else nothing."""
        return ""

    def value_label(self, field: str, value: Any, language: str) -> str:
        """A value of the set-up form in words, where no string says it."""
        return str(value)

    def reading(self, sight: SpokenView, choice: Word) -> str:
        """What one should know before taking it."""
        return ""

    def reading_aloud(self, sight: SpokenView, choice: Word) -> str:
        """The same to be read aloud: no signs."""
        return self.reading(sight, choice)

    def about(self, view: View[Any], choice: Word) -> About:
        """What a choice is about, for programs: the card, the place, the amount and the target that it names."""
        return NOTHING_SPECIAL

    def obvious(self, sight: SpokenView) -> int | None:
        """The choice that is taken without asking, because there is no other and nobody wants to be asked."""
        return None

    def passing(self, sight: SpokenView) -> int | None:
        """The choice to do nothing, which has a key of its own."""
        return None

    # ---- what is said with one press

    def follows(self, before: SpokenView, answers: Sequence[Word], sight: SpokenView) -> int | None:
        """The choice that a client takes by itself now, after a person has said this much when asked before."""
        return None

    def in_one(self, before: SpokenView, answers: Sequence[Word], sight: SpokenView) -> bool:
        """Whether a person may give all these answers at once where the first is asked; the last is for the question that is open now."""
        return False

    def stretch(self, view: View[Any]) -> int:
        """The turn or round in which something is asked: by these questions are counted."""
        return 0

    # ---- the guide

    def subject(self, view: View[Any]) -> str:
        """The section of the guide about what is asked now; nothing where there is none."""
        if not view.agenda:
            return ""
        guide, step = guide_of(self.game), view.agenda[-1][0][0]
        return guide.by_moment.get(self.moment(view, step), "") or guide.about_question(step)

    def moment(self, view: View[Any], step: Step[Any]) -> str:
        """The part of the turn, where this step asks in several; nothing where the step says enough."""
        return ""

    def term_name(self, key: str, phrases: Phrasebook, interface: Interface) -> str:
        """What a keyword of the guide is called in a sentence; nothing where it has no name of its own."""
        return interface.say(f"term-{key}") if interface.has(f"term-{key}") else ""

    # ---- who sits there

    def introduction(self, sight: SpokenView) -> list[str]:
        """Who this person is, what he wants, and who else sits there; each line is said once, as soon as it is true."""
        others = [self.seat_name(sight, seat) for seat in range(len(sight.seats)) if seat != sight.view.seat]
        aim = [sight.say(f"rules-{self.rules[0]}-text")] if self.rules else []
        found = [sight.say("line-you-are", who=self.seat_name(sight, sight.view.seat)), *aim, *self.wishes(sight)]
        return [*found, sight.say("line-others", names=sight.say("line-comma").join(others))] if others else found

    def seat_name(self, sight: SpokenView, seat: Seat) -> str:
        """A seat as the journal calls it, and who sits there."""
        number = sight.say("seat-person", number=seat + 1)
        return sight.say("line-who", player=number, who=sight.seats[seat]) if sight.seats[seat] else number

    def wishes(self, sight: SpokenView) -> list[str]:
        """What this seat is after, beside what everybody is."""
        return []

    # ---- what lies on the table

    def pages(self, sight: SpokenView) -> list[tuple[str, list[str]]]:
        """The table in sentences: titles, and what stands below each."""
        return [
            (sight.say("telling-now"), self.position(sight)),
            (sight.say("telling-table"), self.table_lines(sight)),
            (sight.say("piles-title"), self.pile_lines(sight)),
        ]

    def position(self, sight: SpokenView) -> list[str]:
        """What a person must know before choosing."""
        return []

    def hand(self, sight: SpokenView) -> list[str]:
        """The cards this person sees."""
        return []

    def hand_in_full(self, sight: SpokenView) -> list[str]:
        """The same, each card with what it says."""
        return self.hand(sight)

    def table_lines(self, sight: SpokenView) -> list[str]:
        """Everything that lies on the table."""
        return []

    def piles(self, sight: SpokenView) -> Page:
        """Decks and piles that this person may look through, as a page."""
        return []

    def pile_lines(self, sight: SpokenView) -> list[str]:
        """The same as sentences."""
        return []

    def goals(self, sight: SpokenView) -> Page:
        """What everybody is after, as a page."""
        return []

    def goal_lines(self, sight: SpokenView) -> list[str]:
        """The same as sentences, without signs."""
        return []

    def cards_on_table(self, sight: SpokenView) -> list[Entry]:
        """The cards that lie where this person sees them, to be read."""
        return []

    def map_lines(self, sight: SpokenView) -> list[str]:
        """The map as a whole, where the game has one."""
        return []

    def map_entries(self, sight: SpokenView) -> list[Entry]:
        """Every region and place of the map, to be read aloud."""
        return []

    # ---- what is typed

    def name_for(self, sight: SpokenView, word: Word) -> str:
        """What a choice or an attempt is called when one speaks about it."""
        return sight.read(word).rstrip(".。")

    def names(self, sight: SpokenView, word: Word) -> tuple[str, ...]:
        """What a person may type for it, besides a number; its label first."""
        return self.spoken(sight, word), self.name_for(sight, word), sight.read(word)

    def why(self, sight: SpokenView, text: str) -> list[str]:
        """Why what somebody has typed cannot be chosen, or that it can; nothing where it fits no choice and no attempt."""
        return why(self, sight, text)

    def nearest(self, sight: SpokenView, text: str) -> list[str]:
        """What somebody may have meant who has typed what nothing is called."""
        return nearest(self, sight, text)

    # ---- what happens, and how it ends

    def headings(self) -> Headings:
        """Under which headings the words of a journal stand."""
        return Headings()

    def weight(self, word: Word) -> int:
        """How much this news matters: 0 only books what the news before brought, 2 is told to who was away."""
        return 0 if isinstance(word, self.bookkeeping) else 2 if isinstance(word, self.matters) else 1

    def roles(self, phrases: Phrasebook) -> Roles:
        """Whom each seat plays, as the words of a journal tell it."""
        return Roles(phrases)

    def told(self, sight: SpokenView, news: Sequence[Word]) -> list[str]:
        """What has happened, a sentence each; what repeats itself may be told in one."""
        return [sight.read(word) for word in news]

    def pause(self, news: Sequence[Word]) -> float:
        """How many delays these news deserve before a bot goes on."""
        return 1.0

    def interlude(self, sight: SpokenView, news: Sequence[Word]) -> tuple[str, str] | None:
        """What deserves a pause among the news: a title and a text."""
        return None

    def closing(self, sight: SpokenView) -> list[str]:
        """How it ended: what was told last."""
        return [sight.read(word) for word in sight.journal[-1:]]

    def next_games(
        self, table: Any, setup: Mapping[str, Any], proposed: Mapping[str, Any] | None = None
    ) -> list[tuple[str, dict[str, Any]]]:
        """What could be played after this game: a name as a key of the interface, and the set-up; a campaign may propose one."""
        return [("end-again", dict(setup))]

    def from_the_beginning(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The same set-up without what was reached in it before."""
        return dict(setup)

    # ---- cards to be read

    def printed(self, card: Mapping[str, Any]) -> bool:
        """Whether this card has a text that is worth reading."""
        return True

    def card_name(self, card: Mapping[str, Any], phrases: Phrasebook, interface: Interface) -> str:
        """What a card is called in the reader."""
        return self.full_name(card, phrases)

    def full_name(self, card: Mapping[str, Any], phrases: Phrasebook) -> str:
        """What a card is called where it stands alone: as the phrasebook names it, else by its id."""
        return phrases.tidy(phrases.names.get(str(card["id"]), str(card["id"])))

    def english_name(self, card: Mapping[str, Any]) -> str:
        """What is printed on the card itself, where people know it by its English name in every language; else nothing."""
        return ""

    # ---- what may be said

    def is_choosing(self, view: View[Any]) -> bool:
        """Whether wishes may not be voiced now, and so nothing that could be heard as one is offered."""
        return False

    def is_played(self, view: View[Any]) -> bool:
        """Whether a first card has been played."""
        return True

    def reminders(self, view: View[Any]) -> list[tuple[str, tuple[int, ...] | None]]:
        """Phrases about what everybody can see, each with those it may be about; None where it is about nobody."""
        return []

    def called(self, view: View[Any], number: int, phrases: Phrasebook) -> str:
        """Somebody a phrase is about, as everybody calls him."""
        return ""


@cache
def teller_of(game: str) -> Teller:
    """The teller of this game; a plain one where it brings none."""
    part = face_of(game).teller
    teller: Teller = part.load() if part is not None else Teller()
    teller.game = game
    return teller
