"""A yardstick from outside: OpenSpiel's information-set tree search, over a thin adapter of `view` and `imagine`, for any game.

`onetable arena tcg --bots rollout,bench.ismcts:Ismcts --seconds 0.2` in the repository, with the extra `bench`. It knows no game: its
worlds are those that `imagine` gives everybody, and a simulation that leaves the tree is played to its end at random.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.record import digest
from onetable.core.rulebook import Rulebook, as_seen
from onetable.core.view import View

SIMULATIONS = 60  # without a time
MOST = 1_000_000  # with one
CURIOSITY = 1.4  # the constant of UCT, for results from 0 to 1
KIND = SimpleNamespace(dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION)


class TimeIsUp(Exception):
    """The search is to be ended."""


class State:
    """A game as OpenSpiel's search sees it: choices are numbers, and what a player knows is the fingerprint of his view."""

    def __init__(self, book: Rulebook[Any], game: Game[Any], view: View[Any] | None = None) -> None:
        self.book, self.game, self.view = book, game, view

    def get_game(self) -> SimpleNamespace:
        """Only its kind is asked for."""
        return SimpleNamespace(get_type=lambda: KIND)

    def is_chance_node(self) -> bool:
        """Chance is in the dice of the world."""
        return False

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.game.decision is None

    def current_player(self) -> int:
        """Who is asked."""
        assert self.game.decision is not None
        return self.game.decision.seat

    def legal_actions(self) -> list[int]:
        """The choices by number."""
        assert self.game.decision is not None
        return list(range(len(self.game.decision.choices)))

    def information_state_string(self) -> str:
        """What the asked player knows."""
        return digest((self.view or self.book.view(self.game, self.current_player())).encode())

    def clone(self) -> State:
        """The same once more."""
        return State(self.book, self.game.clone())

    def apply_action(self, number: int) -> None:
        """Choose."""
        self.game.answer(int(number))

    def returns(self) -> list[float]:
        """What each player made of it."""
        result = self.book.result(self.game)
        assert result is not None
        return list(result.scores)


class PlayedAtRandom:
    """A position is worth what a random game makes of it."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def evaluate(self, state: State) -> list[float]:
        """Play on to the end."""
        game = state.game
        while (decision := game.decision) is not None:
            game.answer(self.dice.randrange(len(decision.choices)))
        return state.returns()

    def prior(self, state: State) -> list[tuple[int, float]]:
        """Every choice is as good as any other."""
        numbers = state.legal_actions()
        return [(number, 1 / len(numbers)) for number in numbers]


class Ismcts:
    """Thinks for a time, or over a number of simulations."""

    name = "ismcts"

    def __init__(self, rulebook: Rulebook[Any], seed: int = 0, seconds: float | None = None) -> None:
        self.book, self.seconds, self.dice, self.deadline = rulebook, seconds, Dice(seed), 0.0
        most = SIMULATIONS if seconds is None else MOST
        self.search = ISMCTSBot(
            game=None, evaluator=PlayedAtRandom(seed), uct_c=CURIOSITY, max_simulations=most,
            random_state=np.random.RandomState(seed % 2**32), allow_inconsistent_action_sets=True,
        )  # fmt: skip
        self.view: View[Any] | None = None
        self.search.set_resampler(lambda state, player: self.imagined())

    def imagined(self) -> State:
        """A world that the asked player cannot tell from the real one."""
        assert self.view is not None
        if self.seconds is not None and perf_counter() > self.deadline:
            raise TimeIsUp
        return State(self.book, self.book.imagine(self.view, self.dice))

    def choose(self, view: View[Any]) -> int:
        """What was visited most often."""
        if len(view.choices) == 1:
            return 0
        self.view, self.deadline = view, perf_counter() + (self.seconds or 0.0)
        root = State(self.book, as_seen(view), view)
        try:
            policy = self.search.run_search(root)
        except TimeIsUp:
            node = self.search._root_node
            if node.total_visits <= 0:
                return 0
            policy = self.search.get_final_policy(root, node)
        return int(max(policy, key=lambda found: found[1])[0])
