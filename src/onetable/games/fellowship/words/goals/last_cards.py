"""Goals about the last trick, the lead, and what is left in hand."""

from __future__ import annotations

from onetable.games.fellowship.goal import BEHIND, LOST, SURE, Goal, Verdict, Watch
from onetable.games.fellowship.mechanics.figures import may_hold, reach
from onetable.games.fellowship.pieces.playing_cards import MASKS, SUIT_CARDS, Suit
from onetable.games.fellowship.table import Board, Chair


class WinLastTrick(Goal, frozen=True):
    """Win the last trick."""

    watches = Watch.WINNER

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        if board.left:
            return BEHIND if chair != board.short or reach(board, chair) == board.left else LOST
        return SURE if board.taken[chair] >> (board.number - 1) & 1 else LOST


class PlayInLastTrick(Goal, frozen=True):
    """Play a card of this suit in the last trick; it need not win."""

    watches = Watch.PLAYS
    suit: Suit

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        if board.left:
            return BEHIND if may_hold(board, chair) & SUIT_CARDS[self.suit] and reach(board, chair) == board.left else LOST
        place = SUIT_CARDS[self.suit]
        return SURE if any([who == chair and 1 << card & place for who, card in board.last_trick]) else LOST


class LeadSuit(Goal, frozen=True):
    """Lead a card of this suit; stands with "not" before it."""

    watches = Watch.PLAYS
    suit: Suit

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        wanted = SUIT_CARDS[self.suit]
        if board.leads[chair] & wanted:
            return SURE
        return BEHIND if may_hold(board, chair) & wanted else LOST


class KeepSuitWon(Goal, frozen=True):
    """At the end hold a card of a suit of which so many cards are won."""

    watches = Watch.PLAYS
    least: int

    def keeps(self) -> int:
        return self.least

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        won = board.won[chair]
        if not board.left:
            kept = board.hands[chair] | (board.buried if board.is_pyramid(chair) else 0)
            return SURE if any([kept & suit and (won & suit).bit_count() >= self.least for suit in MASKS]) else LOST
        if not board.plan.solo and board.holding(chair) <= board.left:
            return LOST  # he took no card that he could keep
        to_come = board.alive
        for suit in MASKS:  # what he holds is his secret: only what everybody can count is judged
            missing = max(0, self.least - (won & suit).bit_count())
            if may_hold(board, chair) & suit and (to_come & suit).bit_count() > missing:
                return BEHIND
        return LOST
