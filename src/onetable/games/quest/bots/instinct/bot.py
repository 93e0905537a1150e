"""A bot that goes by what it has learned, and does not think ahead."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from onetable.core.view import View
from onetable.games.quest.bots.instinct.instinct import Instinct

WEIGHTS = "habits.json"


@cache
def learned_habits() -> Instinct:
    """Those that are kept (bench/strength_quest.md tells how they were made)."""
    return Instinct(msgspec.json.decode(files(__package__).joinpath(WEIGHTS).read_bytes(), type=dict[str, float]))


class QuestHabitBot:
    """Plays at once and always the same way."""

    name = "habits"

    def choose(self, view: View[Any]) -> int:
        """What it likes best."""
        return learned_habits().decide(view.table, view.agenda, view.choices, view.seat)
