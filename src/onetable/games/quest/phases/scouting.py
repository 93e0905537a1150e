"""A hero who scouts: once on each own turn he looks at the monster tokens of a place beside."""

from __future__ import annotations

from onetable.core.step import Next, Scope, Seat, Step
from onetable.games.quest.atlas import BESIDE
from onetable.games.quest.mechanics.figures_on_map import look_at_tokens
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.statics import Scouts


class Scout(Step[Board], frozen=True):
    """Look at the monster tokens of a place beside."""

    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn.scouted = True
        look_at_tokens(board, scope.player, (self.place,))
        return None


def scouting(board: Board, seat: Seat) -> list[Scout]:
    """Where this hero can scout now."""
    sheet = board.sheets[seat - 1]
    if board.turn.scouted or not board.tokens or board.cards.hero_word(sheet.hero, Scouts) is None:
        return []
    return [Scout(place) for place in BESIDE[sheet.place] if place in board.tokens]
