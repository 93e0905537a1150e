"""What a command does: a minion moves or heals, a monster token is placed or moves."""

from __future__ import annotations

from onetable.core.step import Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.figures_on_map import heal_minion, minion_steps, move_minion, move_token, place_token
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Minion, Place

HEALED = 4


class MoveMinion(Step[Board], frozen=True):
    """A minion moves."""

    minion: Minion
    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        move_minion(board, self.minion, self.place)
        return None


class HealMinion(Step[Board], frozen=True):
    """Damage leaves a minion."""

    minion: Minion

    def run(self, board: Board, scope: Scope) -> Next:
        heal_minion(board, self.minion, HEALED)
        return None


class PlaceToken(Step[Board], frozen=True):
    """A monster token is drawn unseen and placed."""

    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        place_token(board, self.place)
        return None


class MoveToken(Step[Board], frozen=True):
    """A monster token moves; `number` tells tokens in the same place apart."""

    start: Place
    number: int
    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        move_token(board, self.number, self.place)
        return None


def minion_commands(board: Board, commanded: tuple[Minion, ...] = ()) -> list[Word]:
    """Moves and healings of the minions that have not been commanded yet."""
    found: list[Word] = []
    for minion, figure in board.minions.items():
        if minion not in commanded:
            found += [MoveMinion(minion, place) for place in minion_steps(board, minion)]
            if figure.damage:
                found.append(HealMinion(minion))
    return found
