"""The face of a game: the one record in which everything is named that the house around it needs of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct, field

if TYPE_CHECKING:  # a face names what stands above it, and loads nothing
    from onetable.bots.balance import Balance
    from onetable.bots.hindsight import Hindsight
    from onetable.bots.learning.instincts import Instinctive
    from onetable.bots.learning.subject import Subject
    from onetable.bots.proof import Proof
    from onetable.bots.search.foreseeing import Foreseeing
    from onetable.bots.thinking import Thinking
    from onetable.bots.trials import Trials
    from onetable.core.bot import Bot, Reasons
    from onetable.core.rulebook import Rulebook
    from onetable.research.encoding import Encoding
    from onetable.server.pictures.pictures import Pictures
    from onetable.telling.campaigns import Campaigns, ChapterBook
    from onetable.telling.coach import Coach
    from onetable.telling.decks import DeckBook
    from onetable.telling.puzzles import Puzzles
    from onetable.telling.teller import Teller
    from onetable.terminal.kit.picture import PictureScreen
    from onetable.terminal.looks import Look

P = TypeVar("P")


@cache
def _load(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name) if name else import_module(module)


_ones: dict[str, Any] = {}
_one_is_made = RLock()  # a server loads games beside its loop: there is one of each all the same


def _the_one(place: str) -> Any:
    if place not in _ones:
        found = _load(place)  # importing has locks of its own
        with _one_is_made:
            if place not in _ones:
                _ones[place] = found() if isinstance(found, type) else found
    return _ones[place]


class Part(Struct, Generic[P], frozen=True):
    """A part of a game that is loaded when it is first wanted: a class, “package.module:Name”, or a module that offers the same."""

    place: str

    def load(self) -> P:
        """The part itself: there is one of it."""
        found: P = _the_one(self.place)
        return found

    def anew(self, **values: Any) -> P:
        """Another one of it."""
        found: P = _load(self.place)(**values)
        return found

    @property
    def maker(self) -> Callable[..., P]:
        """What makes it."""
        found: Callable[..., P] = _load(self.place)
        return found


class Command(Struct, frozen=True):
    """A command of the command line that a game brings: what it is for, and where it is."""

    meaning: str
    place: str

    def load(self) -> Any:
        """The command itself."""
        return _load(self.place)


class Face(Struct, frozen=True):
    """One game. Only the rulebook is needed; every other part has a plain one that suits any game."""

    id: str
    home: str  # its package; the folder `strings` in it holds its strings of the interface, a file for each language
    rulebook: Part[Rulebook[Any]]
    place: int = 100  # where it stands in lists: the least first
    beside: str = ""  # another game with which it shares a card in the lobby, because it is played with the same things
    teller: Part[Teller] | None = None  # how a view is told in sentences
    coach: Part[Coach] | None = None  # what is said to who is new to it, beside what its strings say of its steps
    pictures: Part[Pictures] | None = None  # how a view is sent to a browser that has a table for this game
    terminal: Part[Look] | None = None  # how it looks in a terminal
    opening: Part[PictureScreen] | None = None  # the screen on which a person decides what to play, in a terminal
    bots: dict[str, Part[Bot]] = field(default_factory=dict)  # besides those that play any game
    usual_bot: str = "rules"  # who sits beside people and gives hints where nobody says otherwise
    bot_levels: dict[str, dict[str, float]] = field(
        default_factory=dict
    )  # by bot: its levels, the usual one first, and their seconds for a move
    thinking: Part[Thinking] | None = None  # rules of thumb for bots that think ahead
    foresight: Part[Foreseeing] | None = None  # how a tree is searched in it; with it there are bots of three levels
    reasons: Part[Reasons] | None = None  # what these bots say of their choices
    hidden_bots: dict[str, Part[Bot]] = field(
        default_factory=dict
    )  # whom nobody is offered: those of another day, by which later ones are measured
    hidden_thinking: dict[str, Part[Thinking]] = field(
        default_factory=dict
    )  # the same of bots that think ahead, and what is yet to be measured
    learning: Part[Subject] | None = None  # its positions in numbers, from which an evaluation is learned
    instinct: Part[Instinctive] | None = None  # its choices in numbers, from which habits are learned
    trials: Part[Trials] | None = None  # what can be tried out in the background
    balance: Part[Balance] | None = None  # what a game that is over tells about its balance
    hindsight: Part[Hindsight] | None = None  # what can be told of a game that is over, from its record
    puzzles: Part[Puzzles] | None = None  # deals that are known to be winnable: one a day for each level, and a book of them
    encoding: Part[Encoding] | None = None  # its choices and views in numbers, for those who learn by them
    proof: Part[Proof] | None = None  # what must always hold, and every table that can be played
    campaigns: Part[Campaigns] | None = None  # groups of people who play one game after another
    chapters: Part[ChapterBook] | None = None  # a book of things to play in turn
    decks: Part[DeckBook] | None = None  # what people build for it and bring to its tables
    pages: tuple[str, ...] = ()  # addresses of pages of its own in the browser
    commands: dict[str, Command] = field(default_factory=dict)
    bench: str = ""  # the module that measures how quick it is

    def strings(self, language: str) -> str:
        """The strings of the interface that this game brings."""
        file: Traversable = files(self.home).joinpath("strings", f"{language}.ftl")
        return file.read_text("utf-8") if file.is_file() else ""
