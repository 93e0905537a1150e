"""The table with all hands open: for looking back at a game that is over."""

from __future__ import annotations

from onetable.core.game import Game
from onetable.core.view import NOBODY, SPECTATOR
from onetable.games.fellowship.table import Board, PyramidLayout
from onetable.games.fellowship.view import NOTHING_OWN, FellowshipView, Public, count_unseen, public_table


def open_view(game: Game[Board]) -> FellowshipView:
    """All that lies on the table; the dice are nobody's to see, and what comes from the draw deck stays unknown."""
    board = game.table
    shown = public_table(board)
    shown.hands, shown.picks, shown.tucked, shown.barrow = board.hands[:], board.picks, board.tucked, board.barrow
    shown.open_hands = (1 << len(board.players)) - 1
    shown.threats, shown.hidden_threats = board.threats, tuple([False] * len(board.hidden_threats))
    shown.trick, shown.best, shown.winning, shown.veiled = board.trick[:], board.best, board.winning, NOBODY
    if board.pyramid is not None:
        places = board.pyramid.places
        shown.pyramid, shown.buried = PyramidLayout(board.pyramid.rows, places, (1 << len(places)) - 1), board.buried
    decision, agenda = game.decision, tuple(game.agenda)
    asked = decision.seat if decision is not None else NOBODY
    return FellowshipView(SPECTATOR, agenda, asked, (), game.hasty, Public(shown, agenda, asked, count_unseen(board)), NOTHING_OWN)
