"""A bot from outside: it plays any game, and always takes the last choice."""

from __future__ import annotations

from typing import Any

from onetable.core.view import View


class Contrary:
    """Whatever the question is, the last answer is the best one."""

    name = "contrary"

    def choose(self, view: View[Any]) -> int:
        """The last choice."""
        return len(view.choices) - 1


class Choosy:
    """Cannot be made: nobody can tell it what it wants to know."""

    name = "choosy"

    def __init__(self, mood: str) -> None:
        self.mood = mood

    def choose(self, view: View[Any]) -> int:
        """The first choice."""
        return 0
