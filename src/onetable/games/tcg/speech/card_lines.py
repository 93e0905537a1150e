"""Words that only say something: the lines of a card besides its text."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.speech.parts import Filter
from onetable.games.tcg.traits import Keyword


class KeywordLine(Word, frozen=True):
    """The keywords at the head of a card, each with its number."""

    keywords: tuple[tuple[Keyword, int], ...]


class ToPlay(Word, frozen=True):
    """What must be spotted or paid to play the card, besides twilight."""

    costs: tuple[Word, ...]


class PlaysToSupportArea(Word, frozen=True):
    """The card is played to the support area of its player."""


class PlaysOnSite(Word, frozen=True):
    """The card is played on a site."""


class BearerMustBe(Word, frozen=True):
    """On whom the card is played."""

    noun: Filter


class OnePerBearer(Word, frozen=True):
    """A character, or a site, bears one such card."""

    on_site: bool


class HomeSite(Word, frozen=True):
    """The home of an ally, as the type line says it."""

    number: int


class UnseenCard(Word, frozen=True):
    """A card whose face the reader does not know."""
