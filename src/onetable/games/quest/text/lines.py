"""A card as lines: what is printed besides its paragraphs, in the order it is read."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.core.word import Word
from onetable.games.quest.card_kinds import Corruption, Encounter, EventCard, Mission, Peril, Plot, Quest, ShadowCard
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.cards.facts import FigureText
from onetable.games.quest.figures import FOES, HEROES, FightingCard
from onetable.games.quest.parts_of_speech import Condition, Effects, Where
from onetable.games.quest.traits import (
    CardType,
    Character,
    CombatDeck,
    Deck,
    Foe,
    Hero,
    Marker,
    Minion,
    Moment,
    Monster,
    Place,
    Region,
    Terrain,
)

Blueprint = Plot | ShadowCard | EventCard | Corruption | Peril | Quest | Encounter | Mission | FightingCard | FigureText
BLUEPRINTS = (Plot, ShadowCard, EventCard, Corruption, Peril, Quest, Encounter, Mission, FightingCard, FigureText)

# ---- lines of the text


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


def lines(card: Blueprint) -> Iterator[Word]:
    """All lines of a card."""
    if isinstance(card, Plot):
        if card.setup is not None:
            yield BeginsWith(*[getattr(card.setup, name) for name in BeginsWith.__struct_fields__])
        if card.requires is not None:
            yield Requires(card.requires)
        yield Affects(card.affects)
        yield from card.text
    elif isinstance(card, ShadowCard):
        if card.requires is not None:
            yield Requires(card.requires)
        yield Does(card.text, "shadow")
    elif isinstance(card, EventCard):
        yield from _event_lines(card)
    elif isinstance(card, Corruption):
        if card.cost is None:
            yield WhenReceived(card.text)  # type: ignore[arg-type]  # such a card has effects only
        else:
            yield from card.text
    elif isinstance(card, Quest):
        yield from _quest_lines(card)
    elif isinstance(card, Mission):
        yield MissionMet(card.condition)
    elif isinstance(card, FightingCard):
        yield from every_card().abilities[card.ability]
    elif isinstance(card, FigureText):
        if card.kind == "character":
            yield Does(card.text)  # type: ignore[arg-type]  # a character's words are effects
        else:
            yield from card.text
    elif isinstance(card, Encounter) and card.quest:
        yield IsQuest()
        yield from _quest_lines(every_card().quests[card.id])
    else:
        yield Does(card.text)


def _event_lines(card: EventCard) -> Iterator[Word]:
    yield LaysFavor(card.favor)
    if card.character is not None:
        yield BringsCharacter(*card.character)
    if card.stays is not None:
        yield StaysUntilExplored(card.stays, card.text)
        if card.advances is not None:
            yield AdvancesEachStory(card.advances)
    elif card.text:
        yield Does(card.text, "event")
    if card.kept:
        yield KeptFor(card.kept)


def _quest_lines(card: Quest) -> Iterator[Word]:
    if card.setup:
        yield SetsUp(card.setup)
    if card.fight_at is not None:
        yield TaskDefeat(card.fight_at, Monster(card.fight))
    elif card.meet and card.explore is not None:
        yield TaskExploreOrMeet(card.explore, Minion(card.meet))
    elif card.explore is not None:
        yield TaskExplore(card.explore)
    yield Rewards(card.reward)


# ---- what is printed besides the text, as one line


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


class NoFigures(Word, frozen=True):
    """Nothing besides the text."""


def figures_of(card: Blueprint) -> Word:
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
    if card.kind == "hero":
        hero = HEROES[Hero(card.id)]
        return HeroFiguresLine(hero.fortitude, hero.strength, hero.agility, hero.wisdom, hero.start)
    if card.kind in ("monster", "minion"):
        foe: Foe = Monster(card.id) if card.kind == "monster" else Minion(card.id)
        printed = FOES[foe]
        return FoeFiguresLine(foe, printed.health, printed.fortitude, printed.strength, printed.wisdom, printed.deck)
    return NoFigures()
