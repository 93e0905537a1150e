"""A bot that goes by what it has learned, and does not think ahead."""

from __future__ import annotations

from functools import cache
from typing import Any

from onetable.bots.learning.insight import read_insight
from onetable.core.view import View
from onetable.games.tcg.bots.instinct.instinct import TcgHabits, TcgInstinct

WEIGHTS = "insight.bin"


@cache
def learned_habits() -> TcgHabits:
    """Those that are kept (bench/habits.md tells how they were made)."""
    return TcgHabits(TcgInstinct(), read_insight(__package__, WEIGHTS))


class TcgHabitBot:
    """Plays at once and always the same way."""

    name = "habits"

    def choose(self, view: View[Any]) -> int:
        """What it likes best."""
        return learned_habits().decide(view.table, view.agenda, view.choices, view.seat)
