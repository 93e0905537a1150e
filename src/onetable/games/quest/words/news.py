"""What happened, for the journal."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.words.traits import (
    Attribute,
    CardType,
    Character,
    Deck,
    Foe,
    Hero,
    Item,
    Marker,
    Minion,
    Monster,
    Place,
    Track,
)

# ---- rounds, turns and steps


class RoundBegins(Word, frozen=True):
    """A new round: Sauron's turn, then the heroes'."""

    number: int


class HeroTurnBegins(Word, frozen=True):
    """A hero's turn."""

    hero: Hero


class HeroTurnEnds(Word, frozen=True):
    """A hero's turn is over before its time."""

    hero: Hero


class DrawsHeroQuest(Word, frozen=True):
    """A hero draws a starting quest."""

    hero: Hero
    quest: str


class StageReached(Word, frozen=True):
    """The story has come to a new stage."""

    stage: int


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


class TrainedWith(Word, frozen=True):
    """A hero takes a skill card (he alone sees which) and discards another."""

    hero: Hero
    card: str
    other: str


class Trained(Word, frozen=True):
    """A hero takes a skill card and discards another; "" if there was none."""

    hero: Hero
    other: str


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


# ---- hero cards


class CardsDrawn(Word, frozen=True):
    """A hero draws cards."""

    hero: Hero
    count: int


class CardsDrawnSeen(Word, frozen=True):
    """A hero draws these cards; he alone sees them."""

    hero: Hero
    cards: tuple[str, ...]


class CardsToRest(Word, frozen=True):
    """Cards of a hero go to his rest pool."""

    hero: Hero
    cards: tuple[str, ...]


class DamageTaken(Word, frozen=True):
    """A hero puts cards into his damage pool."""

    hero: Hero
    count: int


class RestPoolReturned(Word, frozen=True):
    """A rest pool goes back into the life pool."""

    hero: Hero


class DamagePoolReturned(Word, frozen=True):
    """A damage pool goes back into the life pool."""

    hero: Hero


class DamagePoolRested(Word, frozen=True):
    """Cards of a damage pool go to the rest pool."""

    hero: Hero
    cards: tuple[str, ...]


class HandReturned(Word, frozen=True):
    """A hand goes back into the life pool."""

    hero: Hero


class Rested(Word, frozen=True):
    """A hero rests."""

    hero: Hero


# ---- the map


class HeroMoved(Word, frozen=True):
    """A hero comes to a place."""

    hero: Hero
    place: Place


class InfluencePlaced(Word, frozen=True):
    """Influence comes to a place."""

    place: Place
    count: int


class InfluenceRemoved(Word, frozen=True):
    """Influence leaves a place."""

    place: Place
    count: int


class PoolChanged(Word, frozen=True):
    """Influence comes to or leaves the Shadow Pool."""

    change: int
    now: int


class FavorPlaced(Word, frozen=True):
    """A favor token is laid on a place."""

    place: Place


class FavorRemoved(Word, frozen=True):
    """A favor token leaves a place."""

    place: Place


class CharacterPlaced(Word, frozen=True):
    """A character comes to a place."""

    character: Character
    place: Place


class CharacterLeft(Word, frozen=True):
    """A character leaves the map."""

    character: Character


class TokenPlaced(Word, frozen=True):
    """A monster token comes to a place, face down."""

    place: Place


class TokenPlacedSeen(Word, frozen=True):
    """A monster token comes to a place; Sauron knows which."""

    place: Place
    monster: Monster


class TokenMoved(Word, frozen=True):
    """A monster token moves."""

    start: Place
    place: Place


class TokenRemoved(Word, frozen=True):
    """A monster token is turned up and leaves the map."""

    place: Place
    monster: Monster


class TokenSeen(Word, frozen=True):
    """Somebody looks at a monster token."""

    place: Place
    monster: Monster


class TokensSeenBy(Word, frozen=True):
    """All see that a hero looks at monster tokens."""

    hero: Hero
    places: tuple[Place, ...]


class MinionEntered(Word, frozen=True):
    """A minion comes to the map."""

    minion: Minion
    place: Place


class MinionMoved(Word, frozen=True):
    """A minion moves."""

    minion: Minion
    place: Place


class MinionHealed(Word, frozen=True):
    """Damage leaves a minion."""

    minion: Minion
    count: int


class MinionHurt(Word, frozen=True):
    """A minion takes damage outside a combat."""

    minion: Minion
    count: int


class MinionDefeated(Word, frozen=True):
    """A minion leaves the map."""

    minion: Minion


# ---- the story


class MarkerMoved(Word, frozen=True):
    """A story marker moves."""

    marker: Marker
    by: int
    space: int


class PlotPlayed(Word, frozen=True):
    """A plot becomes active."""

    plot: str
    place: Place


class PlotDiscarded(Word, frozen=True):
    """An active plot is over."""

    plot: str


class PlotThrownAway(Word, frozen=True):
    """Sauron discards a plot from his hand."""

    plot: str


class PlotsDrawn(Word, frozen=True):
    """Sauron draws plot cards and keeps some."""

    drawn: int
    kept: int


class PlotsDrawnSeen(Word, frozen=True):
    """Sauron keeps these plot cards; he alone sees them."""

    plots: tuple[str, ...]


class PlotTaken(Word, frozen=True):
    """Sauron takes this plot to his hand, seen by all."""

    plot: str


class PlotDeckSeen(Word, frozen=True):
    """Sauron looks at the top card of the plot deck; he alone sees it."""

    plot: str
    top: bool


class PlotDeckLookedAt(Word, frozen=True):
    """Sauron has looked at the top card of the plot deck and laid it on top or under the deck."""

    top: bool


class PlotHandSeen(Word, frozen=True):
    """A hero looks at Sauron's plots; he alone sees them."""

    hero: Hero
    plots: tuple[str, ...]


class PlotHandLookedAt(Word, frozen=True):
    """All see that a hero looks at Sauron's plots."""

    hero: Hero


class ShadowPlayed(Word, frozen=True):
    """Sauron plays a shadow card."""

    card: str


class ShadowDrawn(Word, frozen=True):
    """Sauron draws shadow cards."""

    count: int


class ShadowDrawnSeen(Word, frozen=True):
    """Sauron draws these shadow cards; he alone sees them."""

    cards: tuple[str, ...]


class ShadowDiscarded(Word, frozen=True):
    """Sauron discards shadow cards."""

    cards: tuple[str, ...]


class ShadowTaken(Word, frozen=True):
    """Sauron takes this shadow card to his hand, seen by all."""

    card: str


class EventsDrawn(Word, frozen=True):
    """Event cards are drawn; one of them happens."""

    events: tuple[str, ...]
    event: str


class EventOver(Word, frozen=True):
    """The current event is over."""

    event: str


class EventTriggered(Word, frozen=True):
    """A hero explores where the event marker lies."""

    hero: Hero
    event: str


class EventGiven(Word, frozen=True):
    """An event card is given to a hero."""

    event: str
    hero: Hero


class TrackUsed(Word, frozen=True):
    """Sauron takes an action."""

    track: Track
    number: int


class TokensReturned(Word, frozen=True):
    """Three action tokens come back to Sauron."""


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


# ---- combat


class CombatBegins(Word, frozen=True):
    """A hero fights a foe."""

    hero: Hero
    foe: Foe


class BlankTurnedUp(Word, frozen=True):
    """The monster token was blank."""

    hero: Hero
    place: Place


class AgilitySplit(Word, frozen=True):
    """A hero has drawn for some points of agility; the others add to strength."""

    hero: Hero
    drawn: int
    strength: int


class CardLaidOpen(Word, frozen=True):
    """A side must put its card face up first."""

    by: Foe | Hero
    card: str


class CardsRevealed(Word, frozen=True):
    """Both cards are turned up; "" where a side has none."""

    hero: Hero
    card: str
    foe: Foe
    foe_card: str


class SideExhausted(Word, frozen=True):
    """A side is exhausted."""

    by: Foe | Hero


class CardCancelled(Word, frozen=True):
    """A card is cancelled by an ability."""

    by: Foe | Hero
    card: str


class RoundDamage(Word, frozen=True):
    """What both sides take in a round of combat."""

    hero: Hero
    hurt: int
    foe: Foe
    foe_hurt: int


class TypeDeclared(Word, frozen=True):
    """A side says ranged or melee."""

    by: Foe | Hero
    type: CardType


class TypesTold(Word, frozen=True):
    """A side must say how many ranged and melee cards it holds; the other side alone hears it."""

    by: Foe | Hero
    ranged: int
    melee: int


class TypesAsked(Word, frozen=True):
    """All see that a side must tell its card types."""

    by: Foe | Hero


class FoeDiscards(Word, frozen=True):
    """A foe loses cards from its hand."""

    foe: Foe
    cards: tuple[str, ...]


class FoeDraws(Word, frozen=True):
    """A foe draws a combat card."""

    foe: Foe


class FoeHeals(Word, frozen=True):
    """Damage leaves a foe."""

    foe: Foe


class HamstringHits(Word, frozen=True):
    """The top card of a side's deck goes under its stack."""

    by: Foe | Hero
    card: str


class TakenBack(Word, frozen=True):
    """A side takes a card back to its hand."""

    by: Foe | Hero
    card: str


class Spied(Word, frozen=True):
    """Damage became influence."""

    foe: Foe
    count: int


class FoeDefeated(Word, frozen=True):
    """A hero has defeated a foe."""

    hero: Hero
    foe: Foe


class CombatDrawn(Word, frozen=True):
    """A combat is undecided."""

    hero: Hero
    foe: Foe


class HeroRetreats(Word, frozen=True):
    """A hero leaves a combat."""

    hero: Hero


class HeroDefeated(Word, frozen=True):
    """A hero is defeated."""

    hero: Hero


class GaveUp(Word, frozen=True):
    """A hero gives up."""

    hero: Hero


# ---- the end


class FinaleBegins(Word, frozen=True):
    """The Finale: no more turns."""

    dominant: str  # heroes, sauron or nobody


class MissionsRevealed(Word, frozen=True):
    """Both missions are turned up."""

    heroes: str
    heroes_met: bool
    sauron: str
    sauron_met: bool


class ChampionChosen(Word, frozen=True):
    """The hero who fights the Ringwraiths."""

    hero: Hero
    health: int
    fortitude: int


class HeroesWon(Word, frozen=True):
    """The heroes have won: by their mission or by their champion."""

    how: str


class SauronWon(Word, frozen=True):
    """Sauron has won: by his mission or because the champion failed."""

    how: str
