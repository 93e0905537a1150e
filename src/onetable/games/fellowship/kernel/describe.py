"""A table in the middle of its tricks as two rows of numbers: the rules of its round, and its state."""

from __future__ import annotations

from onetable.core.game import Game
from onetable.games.fellowship.kernel.compiling import Numbers, numbers
from onetable.games.fellowship.kernel.goals import judge
from onetable.games.fellowship.kernel.written import judged_before, written
from onetable.games.fellowship.table import Board


def describe(game: Game[Board], seen_by_all: bool = False) -> tuple[Numbers, Numbers]:
    """Rules and state of a game whose tricks are being played; judged by who sees every card, or from what everybody knows."""
    plain_rules, plain_state = written(game, not seen_by_all)
    rules, state = numbers(plain_rules), numbers(plain_state)
    if not (judged_before(game.table) if seen_by_all else game.table.trick):  # not while the cards of a trick lie in nobody's pile
        judge(rules, state)
    return rules, state
