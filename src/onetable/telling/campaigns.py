"""Games that are played in turn: a book of chapters, and groups of people who go through it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping
from typing import Annotated, Any, Protocol

from msgspec import Meta, Struct

from onetable.core.match import Match
from onetable.telling.ruby import Ruby

ChapterName = int | str


class Listed(Struct, frozen=True):
    """A character of a chapter."""

    key: str
    name: str
    required: bool


class CardText(Struct, frozen=True):
    """A card with its text."""

    key: str
    name: str
    text: str


class ChapterCards(Struct, frozen=True):
    """Cards of one kind."""

    title: str
    cards: list[CardText]


class ChapterPage(Struct, frozen=True):
    """A chapter of the book."""

    chapter: ChapterName
    key: str
    title: str
    long: bool
    threats: str
    roster: list[Listed]
    pages: list[ChapterCards]
    ruby: Annotated[Ruby, Meta(description="The title in pieces, and how each is read; in Japanese, where that is known.")] = ()
    story: Annotated[str, Meta(description="What it is about, in a sentence.")] = ""
    odds: Annotated[list[int], Meta(description="By number of players, how many deals in 100 careful bots win; empty if unknown.")] = []


class ChapterBook(ABC):
    """What can be played in turn, and what is kept of it."""

    @abstractmethod
    def pages(self, language: str) -> list[ChapterPage]:
        """The whole book."""

    @abstractmethod
    def chapter_of(self, setup: Mapping[str, Any]) -> ChapterName:
        """The chapter that this set-up plays."""

    @abstractmethod
    def following(self, won: Container[ChapterName]) -> ChapterName:
        """The first chapter that is not won."""

    @abstractmethod
    def progress(self, table: Any) -> Struct | None:
        """What is kept of a chapter that is not over."""


class Campaign(Protocol):
    """The story of one group."""

    @property
    def name(self) -> str:
        """The name of the group."""
        ...

    @property
    def players(self) -> int:
        """How many they are."""
        ...

    def next_setup(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """What they play: what was chosen, filled up with what comes next in their story."""
        ...

    def note(self, match: Match[Any]) -> None:
        """Write down how this match stands."""
        ...


class Campaigns(Protocol):
    """Where campaigns are opened."""

    def open(self, name: str, players: int = 4) -> Campaign:
        """The campaign of this group; a new one, not yet written, if there is none."""
        ...
