"""A bot that follows rules of thumb: what everybody needs, who will probably win, what is worth keeping."""

from __future__ import annotations

from typing import Any

from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.fellowship.bots.advice import reason
from onetable.games.fellowship.bots.decide import decide


class FellowshipRulesBot:
    """Plays the trick-taking game at once and always the same way."""

    name = "rules"

    def choose(self, view: View[Any]) -> int:
        """The choice that the rules of thumb prefer."""
        return decide(view.table, view.agenda, view.choices)

    def why(self, view: View[Any], choice: int) -> Word | None:
        """Why it prefers this choice."""
        return reason(view, choice)
