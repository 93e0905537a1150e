"""A bot that follows rules of thumb: what every word of a card would bring, and what a skirmish would cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.tcg.bots.decide import WEIGHINGS, Weighing, decide
from onetable.games.tcg.bots.reasons.reasons import TcgReasons


class TcgRulesBot:
    """Plays the trading card game at once and always the same way."""

    name = "rules"
    weighings: Mapping[type, Weighing] = WEIGHINGS

    def choose(self, view: View[Any]) -> int:
        """The choice that the rules of thumb prefer."""
        return decide(view.table, view.agenda, view.choices, view.seat, self.weighings)

    def why(self, view: View[Any], choice: int) -> Word | None:
        """What speaks for it."""
        return TcgReasons().why(view, choice)
