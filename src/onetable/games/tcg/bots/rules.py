"""A bot that follows rules of thumb: what every word of a card would bring, and what a skirmish would cost."""

from __future__ import annotations

from typing import Any

from onetable.core.view import View
from onetable.games.tcg.bots.decide import decide


class TcgRulesBot:
    """Plays the trading card game at once and always the same way."""

    name = "rules"

    def choose(self, view: View[Any]) -> int:
        """The choice that the rules of thumb prefer."""
        return decide(view.table, view.agenda, view.choices, view.seat)
