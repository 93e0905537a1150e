"""What is printed on a card besides its text, each line a word that only says something."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.traits import CardType, CombatDeck, Deck, Foe, Hero, Marker, Minion, Moment, Place, Region, Terrain


class PlotFigures(Word, frozen=True):
    """Starting plot or not, pool needed, marker and spaces in each Story step, favor to discard it."""

    starting: bool
    pool: int
    marker: Marker
    advance: int
    favor: int


class ShadowFigures(Word, frozen=True):
    """Pool needed and the moment."""

    pool: int
    moment: Moment


class EventFigures(Word, frozen=True):
    """Stage and number."""

    stage: int
    priority: int


class CorruptionFigures(Word, frozen=True):
    """The favor that pays it off; 0: it is never kept."""

    cost: int


class PerilFigures(Word, frozen=True):
    """Where a peril applies; nowhere named: everywhere."""

    place: Place | None
    regions: tuple[Region, ...]


class EncounterFigures(Word, frozen=True):
    """Deck, number, and where it applies; nowhere named: wherever the deck is used."""

    deck: Deck
    priority: int
    place: Place | None
    region: Region | None


class QuestFigures(Word, frozen=True):
    """Whose quest, and which kind: starting, advanced or side."""

    hero: Hero | None
    advanced: bool


class MissionFigures(Word, frozen=True):
    """Whose mission: heroes or sauron."""

    side: str


class FightingFigures(Word, frozen=True):
    """Type, attack, defense, cost and terrain of a fighting card."""

    type: CardType
    attack: int
    defense: int
    cost: int
    terrain: Terrain | None


class HeroFiguresLine(Word, frozen=True):
    """Attributes of a hero, and where he begins."""

    fortitude: int
    strength: int
    agility: int
    wisdom: int
    start: Place


class FoeFiguresLine(Word, frozen=True):
    """Numbers and combat deck of a foe."""

    foe: Foe
    health: int
    fortitude: int
    strength: int
    wisdom: int
    deck: CombatDeck

    @property
    def stage(self) -> int:
        """In which stage a minion comes."""
        return MINIONS[Minion(self.foe)].stage

    @property
    def starts(self) -> tuple[Place, ...]:
        """Where it comes."""
        return MINIONS[Minion(self.foe)].start


class NoFigures(Word, frozen=True):
    """Nothing besides the text."""
