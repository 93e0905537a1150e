"""How a card is read as a whole: its keywords, how it is played, then its paragraphs."""

from __future__ import annotations

from enum import Enum, StrEnum

from onetable.core.word import Word
from onetable.games.tcg.card import Card
from onetable.games.tcg.speech.parts import Filter
from onetable.games.tcg.traits import WEAPON_TRAIT, Arrow, Culture, ItemClass, Keyword, Kind, Race, Side, Signet


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


class ArrowTo(Word, frozen=True):
    """Where the arrow of a site points, as the figures say it."""

    arrow: Arrow


class PrintedFigure(Enum):
    """What is printed in a corner and nothing changes."""

    RESISTANCE = "resistance"


class UnseenCard(Word, frozen=True):
    """A card whose face the reader does not know."""


def lines(card: Card) -> tuple[Word, ...]:
    """All that stands on a card, as words."""
    found: list[Word] = []
    if card.keywords:
        found.append(KeywordLine(card.keywords))
    if card.to_play:
        found.append(ToPlay(tuple([cost for cost in card.to_play if isinstance(cost, Word)])))
    if card.on_site:
        found.append(PlaysOnSite())
    elif card.bearer is not None:
        found.append(BearerMustBe(card.bearer))
    elif card.kind in (Kind.POSSESSION, Kind.ARTIFACT, Kind.CONDITION):
        found.append(PlaysToSupportArea())
    if card.one_per_bearer:
        found.append(OnePerBearer(card.on_site))
    return (*found, *card.text)


TRAITS: dict[str, StrEnum] = {
    str(member): member for kind in (Side, Kind, Culture, Race, Signet, ItemClass) for member in kind if str(member) != WEAPON_TRAIT
}


def trait(text: str) -> StrEnum | str:
    """What a trait of a noun is: a quality that the language translates, “weapon”, or the title of a card."""
    return TRAITS.get(text, text)
