"""What every game offers to the table: begin, view, imagine, result, reasons, scenes, cards, text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from msgspec import Struct

from onetable.core.dice import Dice
from onetable.core.form import Form, Option
from onetable.core.game import Game
from onetable.core.phrasebook import Phrasebook
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


class Rulebook(ABC, Generic[T]):
    """One game. All that the table, the bots and the tests need of it, and nothing about how it is shown."""

    id: ClassVar[str]
    version: ClassVar[str]  # of the content: a record of another version is not replayed
    players: ClassVar[range]
    cooperative: ClassVar[bool] = False  # all win or lose together
    sides: ClassVar[tuple[str, ...]] = ()  # two names where the first seat plays against all the others

    @classmethod
    def home(cls) -> Home:
        """The package in which the words of this game live."""
        return cls.__module__.rpartition(".")[0]

    @abstractmethod
    def begin(self, setup: Mapping[str, Any], players: int, seed: int, hasty: bool = False, silent: bool = False) -> Game[T]:
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

    @abstractmethod
    def why_not(self, game: Game[T]) -> Mapping[Word, Word]:
        """For all that the open question lets the asked seat try and the rules refuse: the reason that could be mended first."""

    def refusals(self, view: View[T]) -> Mapping[Word, Reasons]:
        """For all that this seat could name and cannot choose now: every reason, first what could be mended first."""
        return {attempt: (reason,) for attempt, reason in self.why_not(as_seen(view)).items()} if view.asked == view.seat else {}

    @abstractmethod
    def scene(self, data: Mapping[str, Any]) -> Game[T]:
        """A position written by hand."""

    @abstractmethod
    def facts(self, game: Game[T]) -> Mapping[str, Any]:
        """What a scenario may expect of a position, by name."""

    def short(self, table: T, word: Word) -> str:
        """A choice or a reason in the short form of scenarios; a game whose words speak of cards by handles names them here."""
        return short(word)

    @abstractmethod
    def load_table(self, data: Any) -> T:
        """A table from its saved data."""

    def form(self) -> Form:
        """What a set-up may name."""
        return Form()

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
