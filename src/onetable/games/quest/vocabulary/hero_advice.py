"""Advice for heroes, in their turns and in combat."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import CardType, Character, Hero, Item, Marker, Place
from onetable.games.quest.vocabulary.advice import Aim

# ---- a hero's turn


class RestsForCards(Word, frozen=True):
    """So many cards come back into the life pool."""

    cards: int


class GoesOnUnrested(Word, frozen=True):
    """So many cards are left to draw, and a rest moves a marker of Sauron."""

    cards: int


class CardsComeBack(Word, frozen=True):
    """Before the last fight all cards come back without a rest."""


class PaysOff(Word, frozen=True):
    """A corruption card that weighs, for favor that can be spared."""

    card: str
    cost: int


class KeepsFavor(Word, frozen=True):
    """Favor is needed for other things."""

    favor: int


class SlowMarker(Word, frozen=True):
    """The marker that needs it least."""

    marker: Marker


class MissesItem(Word, frozen=True):
    """The item that is missed least."""

    item: Item


class MissesFavor(Word, frozen=True):
    """Favor is missed least; so much there is."""

    favor: int


class CanWin(Word, frozen=True):
    """The hand is good enough for a fight."""

    hand: int


class AvoidsFight(Word, frozen=True):
    """Nobody need fight here."""


class GoesFor(Word, frozen=True):
    """A place with something to do, and about how many cards the way costs."""

    place: Place
    aim: Aim
    cards: int


class MovesAway(Word, frozen=True):
    """It is not good to stay here."""


class StaysFor(Word, frozen=True):
    """What speaks for this place."""

    aim: Aim


class StaysHere(Word, frozen=True):
    """No place within reach seems worth its cards."""

    hand: int


class ExploresFor(Word, frozen=True):
    """What is to be found here."""

    aim: Aim


class ExploresHere(Word, frozen=True):
    """There is something to be found here."""


class LooksAhead(Word, frozen=True):
    """Whoever knows what waits need not run into it."""

    place: Place


class StartsAnew(Word, frozen=True):
    """A hero without cards who begins anew in a haven."""


class PaysWith(Word, frozen=True):
    """Of the cards that pay it is missed least."""

    card: str


class FavorLies(Word, frozen=True):
    """Favor costs nothing here; so much the hero has."""

    favor: int


class QuestIsDone(Word, frozen=True):
    """A quest brings its reward."""

    quest: str


class AdviceIsBest(Word, frozen=True):
    """What a character does is worth more than favor."""

    character: Character


class FavorIsBest(Word, frozen=True):
    """Favor is worth more than what a character does."""

    character: Character


class PlotIsBroken(Word, frozen=True):
    """A plot that would move a marker so far in every story step."""

    plot: str
    marker: Marker
    advance: int


class LacksOne(Word, frozen=True):
    """One favor more breaks a plot here."""


class NothingMoreHere(Word, frozen=True):
    """Nothing else here seems worth it."""


class HeroNeedsFavor(Word, frozen=True):
    """Another hero lacks favor for a plot here."""

    hero: Hero


class KeepsAll(Word, frozen=True):
    """Nobody here has more use for it."""


class LiesWell(Word, frozen=True):
    """From there it is near to what the hero wants, and as safe as can be."""

    place: Place


class BestChampion(Word, frozen=True):
    """The hero with the best means for the last fight."""

    hero: Hero


# ---- combat


class NeedsCards(Word, frozen=True):
    """More good cards are of more use than strength."""

    hand: int


class NeedsStrength(Word, frozen=True):
    """The cards of the hand are good enough; strength plays more of them."""

    hand: int


class EndsFight(Word, frozen=True):
    """Its attack is as much as the other side can still take."""

    card: str
    attack: int


class LaysCard(Word, frozen=True):
    """A card by its attack, its defense and what it costs of the strength that is left."""

    card: str
    attack: int
    defense: int
    cost: int
    strength: int


class AbilityCounts(Word, frozen=True):
    """A card that is played for what it does, and what it costs of the strength that is left."""

    card: str
    cost: int
    strength: int


class NoCardPays(Word, frozen=True):
    """No card can be paid for any more."""


class SparesCards(Word, frozen=True):
    """More cards would change nothing."""


class KnownCard(Word, frozen=True):
    """The card on top of the rest pool is a good one."""

    card: str


class UnseenCard(Word, frozen=True):
    """An unseen card is probably better."""


class FightsBest(Word, frozen=True):
    """Of these it fights best."""

    card: str


class FightsWorst(Word, frozen=True):
    """Of these it is missed least."""

    card: str


class SparesHand(Word, frozen=True):
    """The cards of the hand are worth more than an unseen one."""

    hand: int


class TypeIsRight(Word, frozen=True):
    """What the sides hold speaks for this type."""

    type: CardType


class CannotWin(Word, frozen=True):
    """What the foe can still take, and what the hand can about deal."""

    left: int
    able: int


class CanStillWin(Word, frozen=True):
    """The same, where it is enough."""

    left: int
    able: int


class ShieldsDamage(Word, frozen=True):
    """So much damage a card holds off."""

    card: str
    defense: int


class KeepsCards(Word, frozen=True):
    """The cards are worth more than what they would hold off."""
