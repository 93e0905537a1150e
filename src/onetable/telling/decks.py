"""Decks that people build for a game and bring to its tables: how one is read, checked, told and tried out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from msgspec import Meta, Struct

from onetable.core.view import View

Json = dict[str, Any]
Think = Callable[[View[Any]], Awaitable[int]]  # what a bot chooses


class Mistake(Struct, frozen=True):
    """A line of a written deck that cannot be read, and why."""

    line: int
    written: Annotated[str, Meta(description="The line as it stands there.")]
    text: str
    meant: Annotated[list[str], Meta(description="What the line may say instead, the likeliest first.")]


class ReadDeck(Struct, frozen=True):
    """A deck as somebody has written it."""

    deck: Annotated[Json | None, Meta(description="As it is kept and brought to a table, as far as it can be read.")]
    mistakes: list[Mistake]


class DeckSummary(Struct, frozen=True):
    """A deck in short."""

    about: Annotated[str, Meta(description="What is in it, in a few words.")]
    legal: bool
    reasons: Annotated[list[str], Meta(description="Every rule that it breaks, in sentences.")]
    face: Annotated[Json | None, Meta(description="As its game draws it.")] = None


class GivenDeck(Struct, frozen=True):
    """A deck that comes with the game, to begin with."""

    id: str
    title: str
    deck: Json
    about: str
    legal: bool
    face: Annotated[Json | None, Meta(description="As its game draws it.")] = None


class SampleCard(Struct, frozen=True):
    """A card of an opening hand."""

    card: str
    playable: bool
    why: Annotated[str, Meta(description="Why it cannot be played in the first turn; “” if it can, or where nobody can tell.")]


class SampleTurn(Struct, frozen=True):
    """An opening hand, and a first turn as a bot plays it."""

    hand: list[SampleCard]
    lines: Annotated[
        list[str], Meta(description="What happened before the hand was drawn and in the turn; empty where the deck cannot be played.")
    ]


class DeckBook(ABC):
    """What a game knows of the decks that people build for it. A deck is data of the game; to the house it says nothing."""

    page: str = ""  # where decks are built in the browser
    field: str = ""  # what of the set-up form they are brought as

    @abstractmethod
    def read(self, text: str, language: str) -> ReadDeck:
        """A deck from a pasted list or from data, with every mistake; what can be no deck at all is a BadInput."""

    @abstractmethod
    def named(self, deck: Json, name: str) -> Json:
        """The same deck under this name."""

    @abstractmethod
    def written(self, deck: Json, language: str) -> str:
        """A deck as a list that people can read and paste."""

    @abstractmethod
    def summary(self, deck: Json, language: str) -> DeckSummary:
        """A deck in short, and every rule that it breaks."""

    @abstractmethod
    def given(self, language: str) -> list[GivenDeck]:
        """The decks that come with the game."""

    def completed(self, deck: Json, part: str) -> Json:
        """The deck with what it lacks, all of it or one part; a game that suggests nothing leaves it as it is."""
        return deck

    @abstractmethod
    async def sample(self, deck: Json, seed: int, language: str, think: Think) -> SampleTurn:
        """An opening hand, and the first turn as bots play it."""
