"""Whether imagined worlds come as often as they should: counted against every way that fits, by chi-square, in standard errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import permutations
from math import perm, sqrt
from typing import Any

from msgspec import Struct

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.view import View
from tests.contract.positions import random_game

Weights = dict[Hashable, int]
TOO_FAR = 4.0
SELDOM = 5  # chi-square wants each thing to be expected so often
MOST_WAYS, MOST_PLACES = 5_000, 6


class Aspect(Struct, frozen=True):
    """Something that is hidden from a seat: how to look at it in a world, and in how many ways it may be each of the things it may be."""

    name: str
    look: Callable[[Any], Hashable]
    weights: Weights


def surprise(drawn: Counter[Hashable], weights: Weights) -> float:
    """By how many standard errors these draws are further from their weights than chance would have them.

    Chi-square is far from normal where there are few kinds, so its cube root is taken, which is near it (Wilson and Hilferty).
    """
    draws, total, free = drawn.total(), sum(weights.values()), len(weights) - 1
    square = sum([(drawn[kind] - draws * weight / total) ** 2 / (draws * weight / total) for kind, weight in weights.items()])
    spread = 2 / (9 * free)
    return float((square / free) ** (1 / 3) - (1 - spread)) / sqrt(spread)


def unfair(rulebook: Rulebook[Any], seen: View[Any], aspects: Sequence[Aspect], draws: int) -> list[str]:
    """What comes too often or too seldom in so many imagined worlds, or does not fit."""
    worlds = [rulebook.imagine(seen, Dice(number)).table for number in range(draws)]
    found = []
    for aspect in aspects:
        drawn = Counter([aspect.look(world) for world in worlds])
        alien = sorted(map(str, set(drawn) - set(aspect.weights)))
        if alien:
            found.append(f"{aspect.name}: {alien[0]} does not fit")
        elif (far := surprise(drawn, aspect.weights)) > TOO_FAR:
            found.append(f"{aspect.name}: off by {far:.1f} standard errors")
    return found


def as_many_at_once(heaps: Sequence[Sequence[str]], places: int, draws: int) -> tuple[int, Weights]:
    """In how many ways the cards of one of these heaps lie in as many places as so many draws can tell of; 0 if nothing is hidden there."""
    for count in range(min(places, MOST_PLACES) if heaps else 0, 0, -1):
        if len(heaps) * perm(places, count) <= MOST_WAYS:
            ways: Counter[Hashable] = Counter()
            for heap in heaps:
                ways.update(permutations(heap, count))
            if len(ways) > 1 and min(ways.values()) * draws >= SELDOM * ways.total():
                return count, dict(ways)
    return 0, {}


def played(
    rulebook: Rulebook[Any], setups: Sequence[tuple[dict[str, Any], int]], seeds: range
) -> Iterator[tuple[str, int, int, Game[Any]]]:
    """Every decision of random games: what it is called, its number, how many play, and the game."""
    for setup, players in setups:
        for seed in seeds:
            for number, game in enumerate(random_game(rulebook, setup, players, seed)):
                if game.decision is not None:
                    yield f"{setup} with {players}, seed {seed}, decision {number}", number, players, game
