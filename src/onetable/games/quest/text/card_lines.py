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
from onetable.games.quest.traits import Character, Minion, Monster
from onetable.games.quest.vocabulary import card_lines as said

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
            yield said.Does(card.text)  # type: ignore[arg-type]  # a character's words are effects
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
