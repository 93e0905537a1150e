"""How a die is tried that should fall in proportion: by chi-square, in standard errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from math import sqrt

TOO_FAR = 4.0
FOR_EACH = 20  # draws for each thing that may come
FEWEST = 300


def surprise(drawn: Mapping[Hashable, int], weights: Mapping[Hashable, int]) -> float:
    """By how many standard errors these draws are further from their weights than chance would have them.

    Chi-square is far from normal where there are few kinds, so its cube root is taken, which is near it (Wilson and Hilferty).
    """
    draws, total, free = sum(drawn.values()), sum(weights.values()), len(weights) - 1
    square = sum([(drawn.get(kind, 0) - draws * weight / total) ** 2 / (draws * weight / total) for kind, weight in weights.items()])
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def tried(draw: Callable[[int], Hashable], weights: Mapping[Hashable, int]) -> float:
    """Draw often enough, each time with another number, and say how far the draws are from the weights; what has no weight must not come."""
    drawn = Counter([draw(number) for number in range(max(FEWEST, FOR_EACH * len(weights)))])
    assert not set(drawn) - set(weights), f"this does not fit: {sorted(map(str, set(drawn) - set(weights)))[0]}"
    return surprise(drawn, weights)
