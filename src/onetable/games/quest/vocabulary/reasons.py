"""Why something cannot be done."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Hero, Item, Moment, Place


class NotThisMoment(Word, frozen=True):
    """A shadow card has its window."""

    moment: Moment


class OneShadowCardATurn(Word, frozen=True):
    """A shadow card has been played in this turn."""


class PoolTooSmall(Word, frozen=True):
    """The Shadow Pool must hold more."""

    needed: int
    now: int


class NoFreeSlot(Word, frozen=True):
    """Three plots are active."""


class NoFittingPlace(Word, frozen=True):
    """No place can be affected by the plot now."""


class TrackFull(Word, frozen=True):
    """All spaces of the track hold action tokens."""


class PathTooDear(Word, frozen=True):
    """The hand cannot pay for the path: no card with its icon, and fewer cards than its number."""

    cost: int


class NoMoreMoves(Word, frozen=True):
    """A card limits the moves of this turn."""

    most: int


class NoMoreTravel(Word, frozen=True):
    """A corruption card limits the travel steps of a turn."""

    most: int


class FoeHere(Word, frozen=True):
    """No rest where a monster or a minion is."""


class NoRestInStronghold(Word, frozen=True):
    """No rest in a Shadow Stronghold."""


class RestForbidden(Word, frozen=True):
    """The Witch-king is near."""


class RestHindered(Word, frozen=True):
    """A plot affects this haven."""


class DarkPathTaken(Word, frozen=True):
    """Once in a turn."""


class TooCorrupt(Word, frozen=True):
    """The dark path is closed to a hero with so much corruption."""

    most: int


class NotEnoughFavor(Word, frozen=True):
    """It costs more favor."""

    needed: int


class QuestElsewhere(Word, frozen=True):
    """The quest wants another place, or a fight."""


class PlotElsewhere(Word, frozen=True):
    """The plot affects another place."""


class NothingToExplore(Word, frozen=True):
    """There is nothing to be found here."""


class Lonely(Word, frozen=True):
    """An isolated hero may not consult characters nor trade."""


class HasItemAlready(Word, frozen=True):
    """One of each item for a hero."""

    item: Item


class NotUsedToHope(Word, frozen=True):
    """Giving up is only for a hero without cards in hand."""


class FigureUsed(Word, frozen=True):
    """Each figure or token is commanded once."""


class OneTokenPlaced(Word, frozen=True):
    """At most one of the commands places a monster token."""


class NeedsInfluence(Word, frozen=True):
    """A monster token goes only where influence is."""


class NotInHaven(Word, frozen=True):
    """No monster token in a haven, and none where a hero is."""


class NoTokenLeft(Word, frozen=True):
    """The pile of monster tokens for this region is empty."""


class NotDamaged(Word, frozen=True):
    """There is no damage to heal."""


class NotJoined(Word, frozen=True):
    """No path, or too many, from where the figure stands."""

    place: Place


class AlreadyHere(Word, frozen=True):
    """The figure stands there."""


class NoTokenThere(Word, frozen=True):
    """There is no monster token to look at."""


class ScoutedAlready(Word, frozen=True):
    """Once in a turn."""


class WrongTerrain(Word, frozen=True):
    """The card does not show the terrain of the path."""


class IsElsewhere(Word, frozen=True):
    """Who is meant stands in another place."""

    place: Place


class NotOnTheMap(Word, frozen=True):
    """Who is meant is not in play."""


class NotPossible(Word, frozen=True):
    """What it says or costs cannot be done now."""


class NoFavorHere(Word, frozen=True):
    """No favor token lies here."""


class NothingToTrade(Word, frozen=True):
    """Nobody here has anything to give, or all have been asked."""


class NoRoomForFavor(Word, frozen=True):
    """A hero has as much favor as he can have."""


class IsExhausted(Word, frozen=True):
    """An exhausted side plays no more cards in this combat."""


class WorksByItself(Word, frozen=True):
    """An item does what it says without being asked."""


class NoInfluenceInHaven(Word, frozen=True):
    """A haven never holds influence."""


class StrongholdFull(Word, frozen=True):
    """A stronghold holds no more than its number."""

    most: int


class InfluenceLimit(Word, frozen=True):
    """A place holds no more than the stronghold it is joined to."""

    most: int


class NotInExtension(Word, frozen=True):
    """Influence goes to a stronghold, or beside influence that is joined to one."""


class PoolIsFull(Word, frozen=True):
    """The Shadow Pool holds no more in this stage."""

    most: int


class NoMoreForThePool(Word, frozen=True):
    """Of the tokens of an action only some may go to the Shadow Pool."""


class NotNearestHaven(Word, frozen=True):
    """The hero wakes in the nearest haven."""


class NotLeftmost(Word, frozen=True):
    """The leftmost of Sauron's markers moves."""


class TextAsks(Word, frozen=True):
    """The text that asks wants something else."""

    text: Word


class NotAsked(Word, frozen=True):
    """Nothing that is asked now is about this."""


# ---- another time


class GameIsOver(Word, frozen=True):
    """Nothing can be chosen any more."""


class WaitsForSauron(Word, frozen=True):
    """Sauron decides now."""


class WaitsForHero(Word, frozen=True):
    """A hero decides now."""

    hero: Hero


class PayFirst(Word, frozen=True):
    """The path that was chosen is not paid for yet."""

    place: Place


class AnswerFirst(Word, frozen=True):
    """Something else is asked, and must be answered before."""


class OnlyWhenTraveling(Word, frozen=True):
    """In the Travel step of the own turn."""


class OnlyWhenResting(Word, frozen=True):
    """In the Rest step, at the beginning of the own turn."""


class OnlyWhenExploring(Word, frozen=True):
    """While exploring, in the Travel step."""


class OnlyAfterRest(Word, frozen=True):
    """Corruption is paid off after a rest."""


class OnlyInCombat(Word, frozen=True):
    """Combat cards are played in a combat."""


class OnlyInActionStep(Word, frozen=True):
    """In the Action step of Sauron's turn."""


class OnlyInPlotStep(Word, frozen=True):
    """In the Plot step of Sauron's turn."""


class OnlyWhenPlacing(Word, frozen=True):
    """By an action on the influence track, or by a card."""


class OnlyWhenCommanding(Word, frozen=True):
    """By an action on the command track, or by a card."""
