"""The cards of the set, and the words that only they need."""

from __future__ import annotations

from onetable.core.step import Next, Scope
from onetable.games.tcg.cards.language import *
from onetable.games.tcg.mechanics.zones import everybody, leave_play, show
from onetable.games.tcg.pieces import Happening
from onetable.games.tcg.speech.parts import Condition
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.verb import Verb

C, R = Culture.ELVEN, Race.ELF


class SendBack(Verb, frozen=True):
    """A card in play goes back to the hand of its player, and everybody knows it there."""

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        for card in now.cards:
            owner = board.pieces[card].owner
            leave_play(board, (card,))
            board.take(board.discards, owner, (card,))
            board.hands[owner] += (card,)
        show(board, now.cards, everybody(board))
        return None


class NobodyWounded(Condition, frozen=True):
    """No companion in the fellowship has a wound."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return all([not board.pieces[card].wounds for card in board.companions()])


CARDS = (
    ally("GH1", "Círdan, The Shipwright", C, R, 3, 6, 4, 3, text=[Maneuver(Exert(THIS).to(SendBack(A(MINION))))]),
    possession("GH2", "White Ship", C, 1, unique=True, text=[Fellowship(If(NobodyWounded()).to(RemoveBurdens()), once_per_turn=True)]),
    event("GH-X", "Sea-longing", C, 1, Skirmish(Spot(1, ELF).to(SendBack(A(MINION))))),
)
