"""What happened to a hero, for the journal: what he owns, his quests, and what he meets on his way."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Attribute, Character, Deck, Hero, Item, Place

# ---- favor, corruption, items, attributes, quests


class FavorGained(Word, frozen=True):
    """A hero gains favor."""

    hero: Hero
    count: int


class FavorLost(Word, frozen=True):
    """A hero pays or loses favor."""

    hero: Hero
    count: int


class CorruptionTaken(Word, frozen=True):
    """A hero draws a corruption card."""

    hero: Hero
    card: str


class CorruptionDiscarded(Word, frozen=True):
    """A hero gets rid of a corruption card."""

    hero: Hero
    card: str


class CorruptionPassed(Word, frozen=True):
    """A corruption card goes from one hero to another."""

    giver: Hero
    taker: Hero
    card: str


class ItemGained(Word, frozen=True):
    """A hero gets an item."""

    hero: Hero
    item: Item


class ItemLost(Word, frozen=True):
    """A hero loses an item."""

    hero: Hero
    item: Item


class AttributeRaised(Word, frozen=True):
    """An attribute of a hero rises by one."""

    hero: Hero
    attribute: Attribute


class DrawsHeroQuest(Word, frozen=True):
    """A hero draws a starting quest."""

    hero: Hero
    quest: str


class QuestKept(Word, frozen=True):
    """A hero takes on a side quest."""

    hero: Hero
    quest: str


class QuestCompleted(Word, frozen=True):
    """A hero completes a quest."""

    hero: Hero
    quest: str


class AdvancedQuestActive(Word, frozen=True):
    """A hero's advanced quest becomes active."""

    hero: Hero
    quest: str


class FavorGiven(Word, frozen=True):
    """One hero gives favor to another."""

    giver: Hero
    taker: Hero


class ItemGiven(Word, frozen=True):
    """One hero gives an item to another."""

    giver: Hero
    taker: Hero
    item: Item


class QuestGiven(Word, frozen=True):
    """One hero gives a side quest to another."""

    giver: Hero
    taker: Hero
    quest: str


# ---- on his way


class Rested(Word, frozen=True):
    """A hero rests."""

    hero: Hero


class HeroMoved(Word, frozen=True):
    """A hero comes to a place."""

    hero: Hero
    place: Place


class PerilMet(Word, frozen=True):
    """A hero meets a peril."""

    hero: Hero
    peril: str


class NoPerilApplies(Word, frozen=True):
    """None of the drawn perils applies."""

    hero: Hero


class EncountersDrawn(Word, frozen=True):
    """A hero draws encounter cards."""

    hero: Hero
    deck: Deck
    cards: tuple[str, ...]


class EncounterMet(Word, frozen=True):
    """One of the encounters happens."""

    hero: Hero
    encounter: str


class NoEncounterApplies(Word, frozen=True):
    """None of the drawn encounters applies."""

    hero: Hero


class Consulted(Word, frozen=True):
    """A hero consults a character."""

    hero: Hero
    character: Character


class TookDarkPath(Word, frozen=True):
    """A hero takes the dark path."""

    hero: Hero


class HeroDefeated(Word, frozen=True):
    """A hero is defeated."""

    hero: Hero


class GaveUp(Word, frozen=True):
    """A hero gives up."""

    hero: Hero
