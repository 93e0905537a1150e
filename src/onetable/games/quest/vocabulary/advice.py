"""Advice: what speaks for a choice, from what the one who is asked may know."""

from __future__ import annotations

from enum import Enum

from onetable.core.word import Word
from onetable.games.quest.traits import Attribute, CardType, Character, Hero, Item, Marker, Minion, Place


class Aim(Enum):
    """What a place has for a hero."""

    QUEST = "a quest to be done there"
    QUEST_FIGHT = "a quest to be fought for there"
    PLOT = "a plot that can be broken there"
    EVENT = "an event that can be ended there"
    CHARACTER = "a character to be consulted"
    FAVOR = "favor"
    FOE = "a foe to be beaten"
    HAVEN = "a haven for a tired hero"


class Design(Enum):
    """What a place is to Sauron."""

    PLOT_NEEDS = "a plot in hand asks for it"
    MISSION = "the mission asks for it"
    PLOT_GUARDED = "an active plot can be broken there"
    HERO_THERE = "a hero is there"
    HERO_NEAR = "a hero is near"
    HEROES_WANT = "there is something for heroes"
    SPREADS = "the Shadow spreads"


class SeemsBest(Word, frozen=True):
    """It seems better than all the others, and there is nothing simple to be said about it."""


class NotWorthIt(Word, frozen=True):
    """What is offered seems not worth its price."""


class NothingToLose(Word, frozen=True):
    """It brings something and costs nothing."""


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


# ---- what cards ask


class NearItsEnd(Word, frozen=True):
    """A minion that can take so much more."""

    minion: Minion
    left: int


class MostUseful(Word, frozen=True):
    """The most useful attribute."""

    attribute: Attribute


class ClearsFoe(Word, frozen=True):
    """A monster token near the heroes."""

    place: Place


class ClearsShadow(Word, frozen=True):
    """So much influence lies there."""

    place: Place
    influence: int


class WeighsMost(Word, frozen=True):
    """The corruption card that weighs most."""

    card: str


class HelpsHeroes(Word, frozen=True):
    """It is good for the heroes."""


class HurtsHeroes(Word, frozen=True):
    """It is bad for the heroes."""


class CostsLeast(Word, frozen=True):
    """Of what must be chosen it costs least."""


class FriendIsNear(Word, frozen=True):
    """A character who comes near to the hero."""

    place: Place


class ShadowIsThick(Word, frozen=True):
    """A character beside much influence or monsters."""

    character: Character


# ---- Sauron


class PlotMoves(Word, frozen=True):
    """How far a plot moves its marker in every story step."""

    plot: str
    marker: Marker
    advance: int


class PlotForMission(Word, frozen=True):
    """The mission asks for the marker that this plot moves."""

    plot: str
    marker: Marker


class PlotWaits(Word, frozen=True):
    """No plot in hand seems good enough to be played now."""


class PlotMakesRoom(Word, frozen=True):
    """A plot that is of little use any more."""

    plot: str


class LeastUsefulPlot(Word, frozen=True):
    """Of these it is missed least."""

    plot: str


class ShadowHurts(Word, frozen=True):
    """What a shadow card does hurts the heroes."""

    card: str


class ShadowWaits(Word, frozen=True):
    """No shadow card would hurt enough now."""


class FillsPool(Word, frozen=True):
    """The Shadow Pool pays for plots and shadow cards; so much it holds."""

    pool: int


class InfluenceFor(Word, frozen=True):
    """Why influence is wanted in a place."""

    place: Place
    design: Design


class MinionComes(Word, frozen=True):
    """A new minion, and how far the nearest hero is."""

    minion: Minion
    hero: Hero
    spaces: int


class MinionFor(Word, frozen=True):
    """Why a minion is wanted in a place."""

    minion: Minion
    place: Place
    design: Design


class TokenFor(Word, frozen=True):
    """Why a monster token is wanted in a place."""

    place: Place
    design: Design


class HealsDamage(Word, frozen=True):
    """A minion with so much damage."""

    minion: Minion
    damage: int


class Commanded(Word, frozen=True):
    """No other command seems worth it."""


class WantsInfluence(Word, frozen=True):
    """So much influence for the map and the Shadow Pool, which holds so much."""

    number: int
    pool: int


class WantsCards(Word, frozen=True):
    """So many plots are held, and so many slots are free."""

    plots: int
    slots: int


class WantsCommands(Word, frozen=True):
    """So many figures can be commanded."""

    number: int


class FoeIsStrong(Word, frozen=True):
    """The foe hurts more than a peril would."""


class PerilIsBetter(Word, frozen=True):
    """A peril hurts more than the foe would."""


class PerilHurts(Word, frozen=True):
    """The peril that hurts most."""

    peril: str


class FoeHurtsMost(Word, frozen=True):
    """Of the foes here the hero has most to fear from it."""


class StrongerShape(Word, frozen=True):
    """In this shape the monster is stronger."""


class FarFromAll(Word, frozen=True):
    """A place where a hero is of least use."""

    place: Place


class MinionFights(Word, frozen=True):
    """The minion that fights best."""

    minion: Minion


class MinionReturns(Word, frozen=True):
    """A minion that is lost or badly hurt."""

    minion: Minion


class TakesFriend(Word, frozen=True):
    """A character whom heroes could soon consult."""

    character: Character


class TakesFavorAway(Word, frozen=True):
    """Favor that a hero could soon take."""

    place: Place


class HurtsHero(Word, frozen=True):
    """The hero whom it hurts most."""

    hero: Hero


class TopIsGood(Word, frozen=True):
    """The plot on top of the deck is a good one."""


class TopIsPoor(Word, frozen=True):
    """The plot on top of the deck is of little use."""
