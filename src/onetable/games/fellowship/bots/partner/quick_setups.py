"""Choices of the set-up where there is little time: the set-up is finished by rules of thumb, and the compiled kernel plays the tricks."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.games.fellowship.bots.partner.setting_up import finished
from onetable.games.fellowship.bots.partner.worlds import Expired
from onetable.games.fellowship.bots.trying import NOISE
from onetable.games.fellowship.imagine import imagine
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import numbers
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.solver.needs import NEEDS_SIZE
from onetable.games.fellowship.solver.partners import play_sensibly
from onetable.games.fellowship.solver.trials import WON, worth_of
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.view import FellowshipView

TIMES = 16  # that each round is played: about as long as setting it up


class QuickSetupTrials:
    """One question of the set-up, tried in world after world."""

    def __init__(self, seen: FellowshipView, expired: Expired) -> None:
        self.seen, self.expired = seen, expired

    def try_all(self, choices: Sequence[int], dice: Dice) -> list[float] | None:
        """What these choices came to in one more world; None if there is none, or the time is up: a dozen choices take a while."""
        found: list[float] = []
        try:
            world, fate = imagine(self.seen, dice), 1 + (dice.bits() & 0x7FFFFFFF)
            for choice in choices:
                if self.expired():
                    return None
                found.append(played_out(finished(world.clone(), choice), fate))
        except (LookupError, Unplayable):
            return None
        return found


def played_out(game: Game[Board], fate: int) -> float:
    """What this round comes to in the mean when sensible partners play it."""
    rules, begun = describe(game)
    state, needs, total = begun.copy(), numbers([0] * NEEDS_SIZE), 0
    for _ in range(TIMES):
        state[:] = begun
        state[at.FATE] = fate
        play_sensibly(rules, state, needs, NOISE)
        fate = int(state[at.FATE])
        total += int(worth_of(rules, state))
    return total / (TIMES * WON)
