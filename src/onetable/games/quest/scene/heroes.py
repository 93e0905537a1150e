"""The heroes of a written position: their pools, what they hold, and their quests."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.core.errors import BadInput
from onetable.core.scenario.kinds import is_others
from onetable.core.suggest import suggest
from onetable.games.quest.figures import CARDS, HERO_DECKS, HEROES, SKILL_DECK
from onetable.games.quest.pieces import HeroSheet
from onetable.games.quest.scene.piles import Heap
from onetable.games.quest.scene.written import HeroData
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute, Hero

POOLS = ("hand", "life", "rest", "damage")


def card_id(name: str, deck: str, known: Iterable[str]) -> str:
    """A fighting card by its id or by its ability alone; “3 others” are no card yet."""
    for found in (name, f"{deck}_{name}", f"skill_{name}"):
        if found in CARDS or is_others(found):
            return found
    abilities = [card.removeprefix(f"{deck}_") for card in known]
    raise BadInput(f"There is no fighting card “{name}” for {deck}.{suggest(name, abilities)}")


def hero_card(name: str, hero: Hero) -> str:
    """A card of this hero, or a skill card."""
    return card_id(name, hero.value, (*HERO_DECKS[hero], *SKILL_DECK))


def skill_card(name: str) -> str:
    """A skill card."""
    found = card_id(name, "skill", SKILL_DECK)
    if found not in SKILL_DECK and not is_others(found):
        raise BadInput(f"“{name}” is no skill card.{suggest(name, SKILL_DECK)}")
    return found


def lay_hero(sheet: HeroSheet, data: HeroData, board: Board) -> None:
    """What a hero has; what is not named is as at the beginning."""
    sheet.place = data.at or HEROES[data.hero].start
    lay_pools(sheet, data, board)
    sheet.favor, sheet.corruption, sheet.items = data.favor, tuple(data.corruption), tuple(data.items)
    if len(set(data.items)) < len(data.items):
        raise BadInput(f"{data.hero} holds an item twice; nobody can.")
    raised = [data.raised.get(attribute, 0) for attribute in Attribute]
    sheet.raised = (raised[0], raised[1], raised[2], raised[3])
    lay_quests(sheet, data, board)


def lay_pools(sheet: HeroSheet, data: HeroData, board: Board) -> None:
    """What is named lies where it is named, all other cards where `others` says; a skill card in a pool is trained."""
    hero = data.hero
    named = {pool: [hero_card(card, hero) for card in getattr(data, pool)] for pool in POOLS}
    trained = [skill_card(card) for card in data.trained]
    skills = [card for pool in named.values() for card in pool if card in SKILL_DECK and card not in trained]
    heap = Heap(f"{hero}’s cards", (*HERO_DECKS[hero], *trained, *skills), board.dice)
    laid = {pool: heap.take(cards) for pool, cards in named.items()}
    heap.find_others()
    laid["life"].reverse()
    others = heap.rest()
    laid[data.others] = others + laid["life"] if data.others == "life" else laid[data.others] + others
    sheet.hand, sheet.life, sheet.rest, sheet.damage = [tuple(laid[pool]) for pool in POOLS]
    sheet.trained = (*trained, *skills)


def lay_quests(sheet: HeroSheet, data: HeroData, board: Board) -> None:
    """His own two quests, if something is said of them, and side quests."""
    for quest, wants_advanced in ((data.starting, False), (data.advanced, True)):
        card = board.cards.quests.get(quest)
        if card is not None and (card.hero is not data.hero or card.advanced is not wants_advanced):
            own = [each.id for each in board.cards.quests.values() if each.hero is data.hero and each.advanced is wants_advanced]
            key = "advanced" if wants_advanced else "starting"
            raise BadInput(f"“{quest}” cannot be the {key} quest of {data.hero}; that is one of {', '.join(own)}.")
    if data.starting or data.advanced or data.done:
        sheet.starting, sheet.advanced = data.starting, data.advanced
    if data.revealed and not sheet.advanced:
        raise BadInput(f"{data.hero} has no advanced quest that could be revealed.")
    sheet.revealed, sheet.side, sheet.done = data.revealed, tuple(data.side), data.done
