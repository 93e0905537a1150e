"""A bot that learned by playing with itself: it knows what its partners mean, and decides at once."""

from __future__ import annotations

from typing import Any

from onetable.bots.rollout import DEFAULT_SECONDS, RolloutBot
from onetable.core.dice import Dice
from onetable.core.rulebook import Rulebook
from onetable.core.view import View
from onetable.games.fellowship.bots.playout import FellowshipThinking
from onetable.games.fellowship.imagine import imagine
from onetable.games.fellowship.kernel.moves import move_of
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.view import FellowshipView


class PartnerBot:
    """Plays tricks as it learned to; set-ups, and the chapters that thinking ahead plays better, it thinks about."""

    name = "partner"

    def __init__(self, rulebook: Rulebook[Any], seed: int = 0, seconds: float | None = None) -> None:
        self.thinker = RolloutBot(rulebook, FellowshipThinking(), seed, seconds or DEFAULT_SECONDS)

    def choose(self, view: View[Any]) -> int:
        """The choice it learned to make, or the one that thinking finds."""
        if len(view.choices) == 1:
            return 0
        learned = learned_choice(view) if isinstance(view, FellowshipView) and is_learned(view) else None
        return self.thinker.choose(view) if learned is None else learned


def is_learned(view: FellowshipView) -> bool:
    """Whether this is a chapter that it plays better by what it learned, and its tricks have begun."""
    from onetable.games.fellowship.learning.network import learned_kinds

    setup = view.public.table.setup
    return bool(view.public.table.left) and f"{setup.chapter}-{setup.players}" in learned_kinds()


def learned_choice(view: FellowshipView) -> int | None:
    """What the network wishes for most; None where the question is not about tricks. It is loaded when first asked."""
    import numpy

    from onetable.games.fellowship.learning.actions import action_of_move
    from onetable.games.fellowship.learning.inputs import inputs
    from onetable.games.fellowship.learning.network import learned_weights, wishes
    from onetable.games.fellowship.learning.rounds import stack
    from onetable.games.fellowship.learning.rows import rows_of

    try:
        world = imagine(view, Dice(0))  # any world will do: what it hides is not shown to the network
        rules, state = stack([rows_of(world)])
    except (Unplayable, LookupError):
        return None
    shown, _ = inputs(numpy, rules, state)
    wished = wishes(learned_weights(), shown)[0]
    actions = [action_of_move(rules, state, move_of(world, choice)) for choice in view.choices]
    return max(range(len(actions)), key=lambda number: float(wished[actions[number]]))
