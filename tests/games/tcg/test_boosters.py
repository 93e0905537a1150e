"""Boosters have the make-up of the rulebook; within a rarity each card comes as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import cache

from onetable.core.dice import Dice
from onetable.games.tcg.boosters import BOOSTER, PRINTED, Rarity, booster, rarity, starter_rares
from tests.contract.chance import TOO_FAR, surprise
from tests.rules import rule

MANY = 1_000


@cache
def opened(count: int, seed: int = 16) -> list[tuple[str, ...]]:
    """So many boosters, one after another."""
    dice = Dice(seed)
    return [booster(dice) for _ in range(count)]


@rule("T-016", "T-017")
def test_a_booster_has_one_rare_three_uncommons_seven_commons_and_no_card_twice() -> None:
    for cards in opened(MANY):
        assert Counter([rarity(card) for card in cards]) == {Rarity.RARE: 1, Rarity.UNCOMMON: 3, Rarity.COMMON: 7}
        assert len(set(cards)) == 11


def test_within_a_rarity_every_card_is_as_likely_as_any_other() -> None:
    found = Counter([card for cards in opened(MANY) for card in cards])
    for each in BOOSTER:
        assert surprise(Counter({card: found[card] for card in PRINTED[each]}), dict.fromkeys(PRINTED[each], 1)) < TOO_FAR


def test_a_card_that_comes_too_often_would_be_found() -> None:
    found = Counter([card for cards in opened(MANY) for card in cards])
    loved = PRINTED[Rarity.COMMON][0]
    found[loved] *= 3
    assert surprise(Counter({card: found[card] for card in PRINTED[Rarity.COMMON]}), dict.fromkeys(PRINTED[Rarity.COMMON], 1)) > TOO_FAR


def test_the_place_in_a_booster_tells_nothing_of_the_rarity() -> None:
    places: Counter[Hashable] = Counter(
        [place for cards in opened(MANY) for place, card in enumerate(cards) if rarity(card) is Rarity.RARE]
    )
    assert surprise(places, dict.fromkeys(range(11), 1)) < TOO_FAR


@rule("T-013")
def test_a_starter_has_three_rares_of_chance_and_no_two_alike() -> None:
    dice = Dice(3)
    for _ in range(100):
        rares = starter_rares(dice)
        assert len(set(rares)) == 3 and {rarity(card) for card in rares} == {Rarity.RARE}


def test_the_same_dice_open_the_same_boosters() -> None:
    assert booster(Dice(5)) == booster(Dice(5)) != booster(Dice(6))
