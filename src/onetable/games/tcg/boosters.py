"""What boosters and starters hold: the rarities of the first set, and chance."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from onetable.core.dice import Dice
from onetable.games.tcg.cards.set_one import SET_ONE


class Rarity(StrEnum):
    """How often a card was printed: the letter in its code."""

    RARE = "R"
    UNCOMMON = "U"
    COMMON = "C"
    PREMIUM = "P"  # only in the ordinary starters


BOOSTER: Mapping[Rarity, int] = {Rarity.RARE: 1, Rarity.UNCOMMON: 3, Rarity.COMMON: 7}
BOOSTER_SIZE = sum(BOOSTER.values())
RARES_OF_A_STARTER = 3


def rarity(card: str) -> Rarity:
    """The rarity of a card of the first set, by its id."""
    return Rarity(card[1])


PRINTED: Mapping[Rarity, tuple[str, ...]] = {each: tuple([card.id for card in SET_ONE.cards if rarity(card.id) is each]) for each in Rarity}


def booster(dice: Dice) -> tuple[str, ...]:
    """The cards of a fresh booster: within a rarity each as likely as any other, none twice; its order tells nothing."""
    found = [card for each, count in BOOSTER.items() for card in dice.shuffled(PRINTED[each])[:count]]
    return tuple(dice.shuffled(found))


def starter_rares(dice: Dice) -> tuple[str, ...]:
    """The random cards of a starter, no two alike; its other sixty are fixed."""
    return tuple(dice.shuffled(PRINTED[Rarity.RARE])[:RARES_OF_A_STARTER])
