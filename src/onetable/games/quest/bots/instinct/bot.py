"""A bot that goes by what it has learned, and does not think ahead."""

from __future__ import annotations

from functools import cache
from typing import Any

from onetable.bots.learning.insight import read_insight
from onetable.core.view import View
from onetable.games.quest.bots.instinct.instinct import QuestHabits, QuestInstinct

WEIGHTS = "insight.bin"


@cache
def learned_habits() -> QuestHabits:
    """Those that are kept (bench/habits.md tells how they were made)."""
    return QuestHabits(QuestInstinct(), read_insight(__package__, WEIGHTS))


class QuestHabitBot:
    """Plays at once and always the same way."""

    name = "habits"

    def choose(self, view: View[Any]) -> int:
        """What it likes best."""
        return learned_habits().decide(view.table, view.agenda, view.choices, view.seat)
