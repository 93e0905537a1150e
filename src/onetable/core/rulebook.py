"""What every game offers to the table: begin, view, imagine, result, reasons, scenes, cards, text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from msgspec import Struct

from onetable.core.dice import Dice
from onetable.core.form import Form, Option
from onetable.core.game import Game
from onetable.core.lessons.lesson import Lesson
from onetable.core.phrasebook import Phrasebook
from onetable.core.rounds import FollowUp
from onetable.core.scenario.kinds import Kind
from onetable.core.scenario.positions import Written
from onetable.core.short import short
from onetable.core.step import Ask, Seat, T
from onetable.core.view import NOBODY, View
from onetable.core.word import Home, Word

Reasons = tuple[Word, ...]  # why something cannot be chosen: first what could be mended first


class Result(Struct, frozen=True):
    """How a game ended: a word for it, and what each seat made of it (1 won, 0 lost)."""

    outcome: str
    scores: tuple[float, ...]
    word: Word


class ChoiceName(Struct, frozen=True):
    """A choice as scenarios call it: its name, what follows it, and when it is there."""

    name: str
    parts: tuple[str, ...] = ()
    when: str = ""


class Allowance(Struct, frozen=True):
    """How long somebody may take: for what, so that it is known when something new is asked, and how many seconds."""

    about: str
    seconds: int


class Resigning(Struct, frozen=True):
    """What comes of it when a seat resigns: whether the game ends, and which seats lose with it."""

    ends: bool
    others: tuple[Seat, ...] = ()


class Rulebook(ABC, Generic[T]):
    """One game. All that the table, the bots and the tests need of it, and nothing about how it is shown."""

    id: ClassVar[str]
    version: ClassVar[str]  # of the rules, raised when old answers would lead to another game: a record of another version is not replayed
    players: ClassVar[range]
    cooperative: ClassVar[bool] = False  # all win or lose together
    sides: ClassVar[tuple[str, ...]] = ()  # two names where the first seat plays against all the others

    @classmethod
    def home(cls) -> Home:
        """The package in which the words of this game live."""
        return cls.__module__.rpartition(".")[0]

    @abstractmethod
    def begin(self, setup: Mapping[str, Any], players: int, seed: int | Dice, hasty: bool = False, silent: bool = False) -> Game[T]:
        """A new game, up to its first decision; a silent table keeps no news."""

    @abstractmethod
    def view(self, game: Game[T], seat: Seat) -> View[T]:
        """All that this seat may know; seat -1 is a spectator."""

    def views(self, game: Game[T], seats: Iterable[Seat]) -> Sequence[View[T]]:
        """The views of several seats at the same moment; a game may share what they have in common."""
        return [self.view(game, seat) for seat in seats]

    @abstractmethod
    def imagine(self, view: View[T], dice: Dice) -> Game[T]:
        """A whole world that this seat cannot tell from the real one."""

    @abstractmethod
    def result(self, game: Game[T]) -> Result | None:
        """How the game ended, or None while it goes on."""

    def follow_ups(self, game: Game[T]) -> Sequence[FollowUp]:
        """The games that follow this one when it is over, for the same people; most games stand alone."""
        return ()

    def allowance(self, game: Game[T], seat: Seat) -> Allowance | None:
        """How long this seat may take for what it is asked now, by the set-up; most games are played without a clock."""
        return None

    def resigning(self, game: Game[T], seat: Seat) -> Resigning | None:
        """What comes of it if this seat resigns, whoever is asked now; None where there is nothing to resign."""
        return None

    def resign(self, game: Game[T], seat: Seat) -> None:
        """This seat resigns: the game ends, or goes on without it. Only where `resigning` says what comes of it."""
        raise NotImplementedError

    @abstractmethod
    def why_not(self, game: Game[T]) -> Mapping[Word, Word]:
        """For all that the open question lets the asked seat try and the rules refuse: the reason that could be mended first."""

    def refusals(self, view: View[T]) -> Mapping[Word, Reasons]:
        """For all that this seat could name and cannot choose now: every reason, first what could be mended first."""
        return {attempt: (reason,) for attempt, reason in self.why_not(as_seen(view)).items()} if view.asked == view.seat else {}

    # ---- scenarios

    @abstractmethod
    def scene(self, data: Mapping[str, Any]) -> Game[T]:
        """A position written by hand, run to its first question unless it says `stop: laid out`."""

    def scene_kind(self) -> type[Written]:
        """The structure of a written position: its keys, their types and what they mean."""
        return Written

    def write_scene(self, game: Game[T]) -> Mapping[str, Any] | None:
        """The position as it would be written down, so that `scene` makes the same game of it; None in the middle of something."""
        return None

    def modernize(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """The keys that a position of the first edition needs besides its own to mean the same today; None takes one away."""
        return {}

    def renamed_facts(self) -> Mapping[str, str]:
        """By the path that a fact had in the first edition (`told`, or `in_play.*.vitality` with `*` for any name) its name now."""
        return {}

    @abstractmethod
    def facts(self, game: Game[T]) -> Mapping[str, Any]:
        """What a scenario may expect of a position, by name."""

    def fact_kinds(self) -> Mapping[str, Kind]:
        """Of every fact what kind it is; one that is not named is what it looks like."""
        return {}

    def sees(self, view: View[T]) -> Mapping[str, Any]:
        """The facts as far as a seat sees them."""
        game = Game(view.table, view.agenda, view.hasty)
        game.decision = Ask(view.asked, view.choices) if view.asked != NOBODY else None
        return self.facts(game)

    def people(self, game: Game[T]) -> Mapping[str, int]:
        """By what names a scenario calls those who can be asked, and the place that each means; the first name of a place is written."""
        return {str(seat): seat for seat in range(self.players.stop - 1)}

    def asked(self, game: Game[T]) -> int | None:
        """The place that is asked; a place is a seat, unless a seat has several."""
        return game.decision.seat if game.decision is not None else None

    def seat_at(self, game: Game[T], place: int) -> Seat:
        """The seat to which a place belongs."""
        return place

    def question(self, game: Game[T]) -> str:
        """What is asked, in a word: the step that asks; nothing if nobody is asked."""
        return type(game.agenda[-1][0][0]).__name__ if game.decision is not None else ""

    def short(self, table: T, word: Word) -> str:
        """A choice or a reason in the short form of scenarios; a game whose words speak of cards by handles names them here."""
        return short(word)

    def short_apart(self, table: T, word: Word) -> str:
        """The same with all that tells it from others that read the same."""
        return self.short(table, word)

    def short_then(self, table: T, word: Word) -> str:
        """The same as the first edition of scenarios called it."""
        return self.short(table, word)

    def choice_names(self) -> Sequence[ChoiceName]:
        """Every choice there is by name, for the documentation."""
        return ()

    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons of this game by name, in their order."""
        from onetable.core.lessons.reading import lessons_in  # only who learns waits for the files

        return lessons_in(type(self).__module__.rpartition(".")[0])

    @abstractmethod
    def load_table(self, data: Any) -> T:
        """A table from its saved data."""

    def form(self) -> Form:
        """What a set-up may name."""
        return Form()

    def setup_for(self, setup: Mapping[str, Any], players: int, seat: Seat) -> Mapping[str, Any]:
        """As much of a set-up as this seat may know before the end; all of it, unless somebody brings something that is secret."""
        return setup

    def options(self) -> Sequence[Option]:
        """What a table may decide before the game begins."""
        return ()

    @abstractmethod
    def cards(self) -> Sequence[Mapping[str, Any]]:
        """Every card as plain data; `word` holds what it says."""

    @abstractmethod
    def phrasebook(self, language: str) -> Phrasebook:
        """The words of this game in one language."""


def as_seen(view: View[T]) -> Game[T]:
    """The game as this seat sees it, to be asked for reasons: whoever looks at nothing else can betray nothing else."""
    game: Game[T] = Game(view.table, view.agenda, view.hasty)
    game.decision = Ask(view.asked, view.choices) if view.asked != NOBODY else None
    return game
