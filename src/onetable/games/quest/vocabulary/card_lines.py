"""Lines of cards: what is printed with their effects, each as a word that only says something."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.parts_of_speech import Condition, Effects, Where
from onetable.games.quest.traits import Character, Marker, Minion, Monster, Place


class Does(Word, frozen=True):
    """What a card does, one sentence after the other; shadow and event cards are read to the whole table, all others to the hero."""

    effects: Effects
    card: str = ""  # “shadow” or “event”


class Requires(Word, frozen=True):
    """A plot or shadow card can be played only if."""

    condition: Condition


class Affects(Word, frozen=True):
    """Which place a plot affects; of several that fit Sauron picks one."""

    where: Where


class BeginsWith(Word, frozen=True):
    """What a starting plot gives Sauron."""

    each_stronghold: int
    extension: int
    pool: int
    shadow_drawn: int
    shadow_kept: int
    plots_drawn: int
    plots_kept: int


class LaysFavor(Word, frozen=True):
    """Where an event lays favor tokens."""

    places: tuple[Place, ...]


class BringsCharacter(Word, frozen=True):
    """Which character an event brings where."""

    character: Character
    place: Place


class StaysUntilExplored(Word, frozen=True):
    """An event stays at a place; when a hero explores there this is done, and it is over."""

    place: Place
    effects: Effects


class AdvancesEachStory(Word, frozen=True):
    """While the event stays, a marker advances in every Story step."""

    marker: Marker


class KeptFor(Word, frozen=True):
    """What the hero who was given the event card gets when he explores where a character or another hero is."""

    effects: Effects


class WhenReceived(Word, frozen=True):
    """A corruption card that acts at once."""

    effects: Effects


class SetsUp(Word, frozen=True):
    """What a quest does when it is taken on."""

    effects: Effects


class TaskExplore(Word, frozen=True):
    """The task: explore a place."""

    place: Place


class TaskExploreOrMeet(Word, frozen=True):
    """The task: explore a place, or fight a foe, whatever the result."""

    place: Place
    foe: Minion


class TaskDefeat(Word, frozen=True):
    """The task: at a place, instead of an encounter, fight and defeat a monster."""

    place: Place
    monster: Monster


class Rewards(Word, frozen=True):
    """The reward of a quest."""

    effects: Effects


class IsQuest(Word, frozen=True):
    """An encounter that is kept as a side quest."""


class MissionMet(Word, frozen=True):
    """When a mission is met."""

    condition: Condition
