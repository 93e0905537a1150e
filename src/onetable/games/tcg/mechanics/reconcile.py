"""Reconciling a hand: perhaps discard one card, then draw up to eight or discard down to eight."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.zones import discard_from_hand, draw
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.table import Board

HAND_SIZE = 8


class PutAway(Word, frozen=True):
    """Discard this card of the hand."""

    card: Handle


class Reconcile(Step[Board], frozen=True):
    """May discard one card; then draw up to eight, or discard down to eight."""

    seat: Seat
    asked: bool = False

    def run(self, board: Board, scope: Scope) -> Next:
        hand = board.hands[self.seat]
        if self.seat not in board.order:
            return None
        if not self.asked and hand:
            return Ask(self.seat, (PASS, *self.choices(board)), private=True)
        if len(hand) > HAND_SIZE:
            return Ask(self.seat, self.choices(board), private=True)
        draw(board, self.seat, HAND_SIZE - len(hand))
        if board.news is not None:
            board.tell(news.Reconciled(Player(self.seat), len(board.hands[self.seat])))
        return None

    def choices(self, board: Board) -> list[PutAway]:
        """One card of each face."""
        found: dict[str, PutAway] = {}
        for card in board.hands[self.seat]:
            found.setdefault(board.faces[card], PutAway(card))
        return list(found.values())

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PutAway):
            discard_from_hand(board, self.seat, (choice.card,))
        return (Reconcile(self.seat, True),)
