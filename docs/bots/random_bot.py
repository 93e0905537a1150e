"""A bot for `onetable bot run random_bot:RandomBot --server URL`: it takes any choice, and says no to games of more than four."""

from __future__ import annotations

from random import Random
from typing import Any


class RandomBot:
    """One is made for each table; it may ask for `game` and `seed`."""

    name = "random"

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.dice = game, Random(seed)

    def choose(self, state: dict[str, Any]) -> int:
        return self.dice.randrange(len(state["view"]["choices"]))

    def accepts(self, challenge: dict[str, Any]) -> bool:
        return bool(challenge["players"] <= 4)
