"""Choices of the set-up: each is tried in imagined worlds, the set-up is finished by rules of thumb, and the network plays the tricks."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.bots.partner.likely_worlds import TimeLeft
from onetable.games.fellowship.bots.partner.lots import TrialsInLots
from onetable.games.fellowship.bots.partner.playing_out import play_out
from onetable.games.fellowship.bots.partner.worlds import Expired
from onetable.games.fellowship.imagine import imagine
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.learning.arrays import Arrays
from onetable.games.fellowship.learning.dealing import in_set_up
from onetable.games.fellowship.learning.rounds import stack_and_judge
from onetable.games.fellowship.learning.rows import Rows, plain_rows_of
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.view import FellowshipView

ROUNDS = 64  # that are set up and played out together


class SetupTrials(TrialsInLots):
    """One question of the set-up."""

    def __init__(self, weights: Arrays, seen: FellowshipView, expired: Expired, time_left: TimeLeft) -> None:
        super().__init__(len(seen.public.table.players), ROUNDS, time_left)
        self.weights, self.seen, self.expired = weights, seen, expired

    def ends(self, choices: Sequence[int], worlds: int, dice: Dice) -> Arrays | None:
        """How so many worlds end after each of these choices."""
        rows: list[Rows] = []
        for _ in range(worlds):
            try:
                world = imagine(self.seen, dice)
                for choice in choices:
                    if self.expired():
                        return None
                    rows.append(set_up(world.clone(), choice))
            except (LookupError, Unplayable):
                return None
        every = [row for place in range(len(choices)) for row in rows[place :: len(choices)]]
        return play_out(self.weights, stack_and_judge(every), self.expired)


def can_be_tried(seen: FellowshipView) -> bool:
    """Whether this question belongs to the set-up of tricks that the network can play."""
    if seen.public.table.setup.players == 1 or seen.public.table.outcome:
        return False
    try:
        set_up(imagine(seen, Dice(0)), 0)
    except (LookupError, Unplayable):
        return False
    return True


def set_up(world: Game[Board], choice: int) -> Rows:
    """Make this choice, finish the set-up by rules of thumb, and write down the round before its first trick."""
    return plain_rows_of(finished(world, choice))


def finished(world: Game[Board], choice: int) -> Game[Board]:
    """Make this choice, and finish the set-up by rules of thumb."""
    present = world.table.round
    world.answer(choice)
    while (decision := world.decision) is not None and in_set_up(world):
        world.answer(decide(world.table, world.agenda, decision.choices))
    if world.decision is None or world.table.round != present:
        raise LookupError("the round is over before its first trick")
    return world
