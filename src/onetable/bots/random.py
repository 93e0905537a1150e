"""A bot that picks any choice, each with the same chance."""

from __future__ import annotations

from random import Random
from typing import Any

from onetable.core.view import View


class RandomBot:
    """Chooses at random, with randomness of its own."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Random(seed)

    def choose(self, view: View[Any]) -> int:
        """Any of the choices."""
        return self.dice.randrange(len(view.choices))
