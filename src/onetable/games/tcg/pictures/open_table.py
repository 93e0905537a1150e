"""The table with all hands open: for looking back at a game that is over."""

from __future__ import annotations

from onetable.core.game import Game
from onetable.core.view import NOBODY, SPECTATOR
from onetable.games.tcg.contents import BOX
from onetable.games.tcg.table import Board
from onetable.games.tcg.view import UNSEEN_DICE, TcgView


def open_view(game: Game[Board]) -> TcgView:
    """All that lies on the table and in hands; the dice are nobody's to see, and what comes from the draw decks stays unknown."""
    board, shown = game.table, game.table.bare()
    shown.dice = UNSEEN_DICE
    if board.box is not BOX:
        shown.box = board.box
    hidden = {card for deck in board.decks for card in deck if not board.seen.get(card)}
    shown.faces = {card: face for card, face in board.faces.items() if card not in hidden}
    asked = game.decision.seat if game.decision is not None else NOBODY
    return TcgView(SPECTATOR, tuple(game.agenda), asked, (), game.hasty, shown)
