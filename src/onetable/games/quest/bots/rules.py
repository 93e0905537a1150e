"""A bot that follows rules of thumb, for Sauron and for the heroes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest.bots.decide import WEIGHINGS, Weighing, decide
from onetable.games.quest.bots.reasons.reasons import QuestReasons


class QuestRulesBot:
    """Plays Middle-earth Quest at once and always the same way."""

    name = "rules"
    weighings: Mapping[type, Weighing] = WEIGHINGS

    def choose(self, view: View[Any]) -> int:
        """The choice that the rules of thumb prefer."""
        return decide(view.table, view.agenda, view.choices, view.seat, self.weighings)

    def why(self, view: View[Any], choice: int) -> Word | None:
        """What speaks for it."""
        return QuestReasons().why(view, choice)
