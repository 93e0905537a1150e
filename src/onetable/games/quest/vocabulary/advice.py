"""Advice: what speaks for a choice, from what the one who is asked may know."""

from __future__ import annotations

from enum import Enum

from onetable.core.word import Word
from onetable.games.quest.traits import Attribute, Character, Minion, Place


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


class Ground(Enum):
    """What an effect means for mission and story track."""

    TRACK = "the story track"
    FAVOR = "favor for plots"
    SKILL = "what a hero is able to do"
    LIFE = "cards as life"
    CORRUPTION = "corruption"
    PLOTS = "plots and shadow cards"
    SHADOW = "influence and monsters"
    WAY = "the hero's way"
    FIGHT = "a fight"


class SeemsBest(Word, frozen=True):
    """It seems better than all the others, and there is nothing simple to be said about it."""


class NotWorthIt(Word, frozen=True):
    """What is offered seems not worth its price."""


class NothingToLose(Word, frozen=True):
    """It brings something and costs nothing."""


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


class Serves(Word, frozen=True):
    """What is gained, and what it is good for."""

    ground: Ground


class Harms(Word, frozen=True):
    """What the heroes lose by it."""

    ground: Ground


class OtherIsWorse(Word, frozen=True):
    """What must be chosen otherwise."""

    other: Word


class FriendIsNear(Word, frozen=True):
    """A character who comes near to the hero."""

    place: Place


class ShadowIsThick(Word, frozen=True):
    """A character beside much influence or monsters."""

    character: Character
