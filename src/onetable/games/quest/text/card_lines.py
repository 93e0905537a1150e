"""A card as words: its paragraphs and what is printed with them, in the order it is read, and its figures as one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

from msgspec.structs import astuple

from onetable.core.word import Word
from onetable.games.quest.card_kinds import Corruption, Encounter, EventCard, Mission, Peril, Plot, Quest, ShadowCard
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.cards.facts import FigureText
from onetable.games.quest.figures import FOES, HEROES, FightingCard
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.phases.explore import FAVOR_OF_CHARACTER
from onetable.games.quest.traits import Character, Hero, Minion, Monster
from onetable.games.quest.vocabulary import card_lines as said
from onetable.games.quest.vocabulary import printed_figures as figures
from onetable.games.quest.words.belongings import GainFavor
from onetable.games.quest.words.control import Choose

AnyCard = Plot | ShadowCard | EventCard | Corruption | Peril | Quest | Encounter | Mission | FightingCard | FigureText
ANY_CARD = get_args(AnyCard)


def lines(card: AnyCard) -> Iterator[Word]:
    """All lines of a card."""
    if isinstance(card, Plot):
        if card.setup is not None:
            yield said.BeginsWith(*astuple(card.setup))
        if card.requires is not None:
            yield said.Requires(card.requires)
        yield said.Affects(card.affects)
        yield from card.text
    elif isinstance(card, ShadowCard):
        if card.requires is not None:
            yield said.Requires(card.requires)
        yield said.Does(card.text, "shadow")
    elif isinstance(card, EventCard):
        yield from _event_lines(card)
    elif isinstance(card, Corruption):
        if card.cost is None:
            yield said.WhenReceived(card.text)  # type: ignore[arg-type]  # such a card has effects only
        else:
            yield from card.text
    elif isinstance(card, Quest):
        yield from _quest_lines(card)
    elif isinstance(card, Mission):
        yield said.MissionMet(card.condition)
    elif isinstance(card, FightingCard):
        yield from every_card().abilities[card.ability]
    elif isinstance(card, FigureText):
        if isinstance(card.of, Character):
            favor = (GainFavor(FAVOR_OF_CHARACTER),)
            yield said.Does((Choose(Who.HERO, (favor, card.text)),))  # type: ignore[arg-type]  # a character's words are effects
        else:
            yield from card.text
    elif isinstance(card, Encounter) and card.quest:
        yield said.IsQuest()
        yield from _quest_lines(every_card().quests[card.id])
    else:
        yield said.Does(card.text)


def _event_lines(card: EventCard) -> Iterator[Word]:
    yield said.LaysFavor(card.favor)
    if card.character is not None:
        yield said.BringsCharacter(*card.character)
    if card.stays is not None:
        yield said.StaysUntilExplored(card.stays, card.text)
        if card.advances is not None:
            yield said.AdvancesEachStory(card.advances)
    elif card.text:
        yield said.Does(card.text, "event")
    if card.kept:
        yield said.KeptFor(card.kept)


def _quest_lines(card: Quest) -> Iterator[Word]:
    if card.setup:
        yield said.SetsUp(card.setup)
    if card.fight_at is not None:
        yield said.TaskDefeat(card.fight_at, Monster(card.fight))
    elif card.meet and card.explore is not None:
        yield said.TaskExploreOrMeet(card.explore, Minion(card.meet))
    elif card.explore is not None:
        yield said.TaskExplore(card.explore)
    yield said.Rewards(card.reward)


FIGURES: dict[type, Callable[[Any], Word]] = {
    Plot: lambda card: figures.PlotFigures(card.setup is not None, card.pool, card.marker, card.advance, card.favor),
    ShadowCard: lambda card: figures.ShadowFigures(card.pool, card.moment),
    EventCard: lambda card: figures.EventFigures(card.stage, card.priority),
    Corruption: lambda card: figures.CorruptionFigures(card.cost or 0),
    Peril: lambda card: figures.PerilFigures(card.place, card.regions),
    Encounter: lambda card: figures.EncounterFigures(card.deck, card.priority, card.place, card.region),
    Quest: lambda card: figures.QuestFigures(card.hero, card.advanced),
    Mission: lambda card: figures.MissionFigures(card.side),
    FightingCard: lambda card: figures.FightingFigures(card.type, card.attack, card.defense, card.cost, card.terrain),
}


def figures_of(card: AnyCard) -> Word:
    """What is printed besides the text."""
    if not isinstance(card, FigureText):
        return FIGURES[type(card)](card)
    if isinstance(card.of, Hero):
        hero = HEROES[card.of]
        return figures.HeroFiguresLine(hero.fortitude, hero.strength, hero.agility, hero.wisdom, hero.start)
    if isinstance(card.of, (Monster, Minion)):
        printed = FOES[card.of]
        return figures.FoeFiguresLine(card.of, printed.health, printed.fortitude, printed.strength, printed.wisdom, printed.deck)
    return figures.NoFigures()
