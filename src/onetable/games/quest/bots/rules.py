"""A bot that follows rules of thumb, for Sauron and for the heroes."""

from __future__ import annotations

from typing import Any

from onetable.core.view import View
from onetable.games.quest.bots.decide import decide


class QuestRulesBot:
    """Plays Middle-earth Quest at once and always the same way."""

    name = "rules"

    def choose(self, view: View[Any]) -> int:
        """The choice that the rules of thumb prefer."""
        return decide(view.table, view.agenda, view.choices, view.seat)
