"""What is told, and the reasons why something cannot be done; the reasons against a deck are those of the trading card game."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.speech.names import Named, Player


class StarterOpened(Word, frozen=True):
    """Somebody has a starter, by its name."""

    who: Player
    starter: str


class BoostersOpened(Word, frozen=True):
    """Everybody opens so many boosters alone."""

    count: int


class RoundBegan(Word, frozen=True):
    """Everybody opens a booster that goes round: which one of how many, and whether to the left."""

    number: int
    of: int
    left: bool


class CardPicked(Word, frozen=True):
    """Somebody has picked a card; nobody else sees which."""

    who: Player
    card: Named


class BuildingBegan(Word, frozen=True):
    """All cards are given out, and the decks are built."""


class DeckBuilt(Word, frozen=True):
    """Somebody has built a deck."""

    who: Player


class DecksLieOpen(Word, frozen=True):
    """All decks are built and lie open."""


class DraftReason(Word, frozen=True):
    """Why not."""


class NoneLeft(DraftReason, frozen=True):
    """All that there are of this card are in use."""

    card: Named


class IsInUse(DraftReason, frozen=True):
    """The deck has it already."""

    card: Named
