"""What a game is worth to each seat when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.rulebook import Rulebook


def returns(book: Rulebook[Any], scores: Sequence[float]) -> list[float]:
    """The returns for these scores (1 won, 0 lost).

    Where all win or lose together everybody has the score. Where one plays against all others he wins or loses 1, and the others share
    the opposite. Else the winner has 1, and the others share the loss. But for the first these add up to 0.
    """
    if book.cooperative:
        return list(scores)
    if book.sides:
        alone = 2 * scores[0] - 1
        return [alone, *[-alone / (len(scores) - 1)] * (len(scores) - 1)]
    mean, others = sum(scores) / len(scores), len(scores) - 1
    return [(score - mean) * len(scores) / others for score in scores]


def bounds(book: Rulebook[Any]) -> tuple[float, float]:
    """The least and the most that a seat can get."""
    return (0.0, 1.0) if book.cooperative else (-1.0, 1.0)
