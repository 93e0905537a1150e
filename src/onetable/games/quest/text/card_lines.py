"""A card as lines: its paragraphs and what is printed with them, in the order it is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import astuple

from onetable.core.word import Word
from onetable.games.quest.card_kinds import Corruption, Encounter, EventCard, Mission, Peril, Plot, Quest, ShadowCard
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.cards.facts import FigureText
from onetable.games.quest.figures import FightingCard
from onetable.games.quest.parts_of_speech import Condition, Effects, Where, Who
from onetable.games.quest.phases.explore import FAVOR_OF_CHARACTER
from onetable.games.quest.traits import Character, Marker, Minion, Monster, Place
from onetable.games.quest.words.belongings import GainFavor
from onetable.games.quest.words.control import Choose

AnyCard = Plot | ShadowCard | EventCard | Corruption | Peril | Quest | Encounter | Mission | FightingCard | FigureText
ANY_CARD = get_args(AnyCard)


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


def lines(card: AnyCard) -> Iterator[Word]:
    """All lines of a card."""
    if isinstance(card, Plot):
        if card.setup is not None:
            yield BeginsWith(*astuple(card.setup))
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
        if isinstance(card.of, Character):
            favor = (GainFavor(FAVOR_OF_CHARACTER),)
            yield Does((Choose(Who.HERO, (favor, card.text)),))  # type: ignore[arg-type]  # a character's words are effects
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
