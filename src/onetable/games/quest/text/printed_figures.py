"""What is printed on a card besides its text, as one line."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.card_kinds import Corruption, Encounter, EventCard, Mission, Peril, Plot, Quest, ShadowCard
from onetable.games.quest.figures import FOES, HEROES, MINIONS, FightingCard
from onetable.games.quest.text.card_lines import AnyCard
from onetable.games.quest.traits import CardType, CombatDeck, Deck, Foe, Hero, Marker, Minion, Moment, Monster, Place, Region, Terrain


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


def figures_of(card: AnyCard) -> Word:
    """What is printed besides the text."""
    if isinstance(card, Plot):
        return PlotFigures(card.setup is not None, card.pool, card.marker, card.advance, card.favor)
    if isinstance(card, ShadowCard):
        return ShadowFigures(card.pool, card.moment)
    if isinstance(card, EventCard):
        return EventFigures(card.stage, card.priority)
    if isinstance(card, Corruption):
        return CorruptionFigures(card.cost or 0)
    if isinstance(card, Peril):
        return PerilFigures(card.place, card.regions)
    if isinstance(card, Encounter):
        return EncounterFigures(card.deck, card.priority, card.place, card.region)
    if isinstance(card, Quest):
        return QuestFigures(card.hero, card.advanced)
    if isinstance(card, Mission):
        return MissionFigures(card.side)
    if isinstance(card, FightingCard):
        return FightingFigures(card.type, card.attack, card.defense, card.cost, card.terrain)
    if isinstance(card.of, Hero):
        hero = HEROES[card.of]
        return HeroFiguresLine(hero.fortitude, hero.strength, hero.agility, hero.wisdom, hero.start)
    if isinstance(card.of, (Monster, Minion)):
        printed = FOES[card.of]
        return FoeFiguresLine(card.of, printed.health, printed.fortitude, printed.strength, printed.wisdom, printed.deck)
    return NoFigures()
