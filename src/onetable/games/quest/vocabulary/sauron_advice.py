"""Advice for Sauron."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Character, Hero, Marker, Minion, Place
from onetable.games.quest.vocabulary.advice import Design, Ground


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
    ground: Ground


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
