"""The bot `partner`: quick, it plays as it learned to; with more time it looks ahead."""

from __future__ import annotations

from typing import Any

from onetable.bots.rollout import DEFAULT_SECONDS, RolloutBot
from onetable.core.rulebook import Rulebook
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.partner.reasons import reason
from onetable.games.fellowship.bots.partner.thinking import PATIENCE, PartnerThinking
from onetable.games.fellowship.bots.partner.wishing import question_of, wished
from onetable.games.fellowship.bots.playout import FellowshipThinking
from onetable.games.fellowship.learning.network import learned_weights, origin
from onetable.games.fellowship.view import FellowshipView


class PartnerBot:
    """Plays tricks as it learned to; chapters that others were measured to play better it plays as they do."""

    name = "partner"

    def __init__(self, rulebook: Rulebook[Any], seed: int = 0, seconds: float | None = None) -> None:
        learned_weights()  # loaded now, so that no decision waits for them
        self.seconds = seconds or 0.0
        if self.seconds:
            LOADING.is_done()  # the kernel is begun to be loaded while nobody waits yet
        self.learned = PartnerThinking()
        self.learned.seconds = self.seconds
        self.thinker = RolloutBot(rulebook, self.learned, seed, self.seconds or DEFAULT_SECONDS)
        self.learned.expired, self.learned.time_left = self.thinker.expired, self.thinker.time_left
        self.plain = FellowshipThinking()

    def choose(self, view: View[Any]) -> int:
        """The choice that it learned to make, or the one that looking ahead finds; with little time it waits with that for the kernel."""
        assert isinstance(view, FellowshipView)
        if len(view.choices) == 1:
            return 0
        if self.seconds and not (self.seconds < PATIENCE and LOADING.is_under_way()):
            self.thinker.thinking = self.plain if kind_of(view) in origin()["by_rollout"] else self.learned
            return self.thinker.choose(view)
        return quick_choice(view)

    def why(self, view: View[Any], choice: int) -> Word | None:
        """Why it prefers this choice."""
        assert isinstance(view, FellowshipView)
        return reason(view, choice)


def kind_of(seen: FellowshipView) -> str:
    """What is played, and by how many."""
    setup = seen.public.table.setup
    return f"{setup.chapter}-{setup.players}"


def quick_choice(seen: FellowshipView) -> int:
    """What the network wishes for most; where it was not taught to decide, or rules of thumb were measured to win more, what they say."""
    question = question_of(seen) if kind_of(seen) not in origin()["by_rules"] else None
    if question is None:
        return decide(seen.table, seen.agenda, seen.choices)
    return int(wished(learned_weights(), question).argmax())
