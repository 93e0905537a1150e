"""How far a goal is: panes that light up, from what everybody can count."""

from __future__ import annotations

from typing import NamedTuple

from onetable.games.fellowship.pieces.playing_cards import RANK_CARDS, SUIT_CARDS
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words import goals

LIT, UNLIT, TOO_MANY = "■", "□", "▒"
MOST_PANES = 6


class Progress(NamedTuple):
    """So many of so many; what goes beyond the most allowed is too much."""

    have: int
    least: int
    most: int = 99

    def panes(self) -> str:
        """A row of panes, or one pane and figures where there would be too many."""
        wanted = max(self.least, min(self.have, self.most))
        if max(wanted, self.have) > MOST_PANES:
            return f"{LIT if self.have >= self.least else UNLIT} {self.have}/{self.least}"
        lit = min(self.have, self.most)
        return LIT * lit + UNLIT * (wanted - lit) + TOO_MANY * (self.have - lit)


def progress(board: Board, chair: Chair) -> Progress | None:
    """How far the goal of this chair is; None where nothing can be counted."""
    if not board.verdicts:
        return None
    return counted(board, chair, board.roles.goals[chair])


def counted(board: Board, chair: Chair, goal: goals.Goal) -> Progress | None:
    """What this goal counts."""
    tricks, won, ranks = board.taken[chair].bit_count(), board.won[chair], board.threats[chair]
    match goal:
        case goals.Both(first, second):
            return counted(board, chair, first) or counted(board, chair, second)
        case goals.WinTricks(least, most):
            return Progress(tricks, least, most)
        case goals.WinInARow(count):
            return Progress(tricks, count, count)
        case goals.WinThreatTricks() if ranks:
            return Progress(tricks, min(ranks), max(ranks))
        case goals.WinMoreOrFewer() if ranks and board.declared[chair]:
            more = board.declared[chair] == "more"
            return Progress(tricks, min(ranks) + 1) if more else Progress(tricks, 0, max(ranks) - 1)
        case goals.WinTricksWith():
            return Progress(goal.progress(board, chair), goal.least)
        case goals.OthersWinTricks(least):
            others = [taken for other, taken in enumerate(board.taken) if other != chair]
            return Progress(sum([taken.bit_count() >= least for taken in others]), len(others))
        case _:
            return counted_cards(board, chair, goal, won)


def counted_cards(board: Board, chair: Chair, goal: goals.Goal, won: int) -> Progress | None:
    """The won cards that this goal counts."""
    ranks = board.threats[chair]
    match goal:
        case goals.WinCards(suit, least, helpers):
            cards = won
            for helper in helpers:
                cards |= board.won[board.seat_of(helper)] if board.seat_of(helper) >= 0 else 0
            return Progress((cards & SUIT_CARDS[suit]).bit_count(), least)
        case goals.WinThreatCard(suits) if ranks:
            return Progress(max([(won & goal.needs(rank)).bit_count() for rank in ranks]), len(suits))
        case goals.WinThreatRank(least) if ranks:
            return Progress(max([(won & RANK_CARDS[rank]).bit_count() for rank in ranks]), least)
        case goals.WinMostCards(suit):
            rivals = [(cards & SUIT_CARDS[suit]).bit_count() for other, cards in enumerate(board.won) if other != chair]
            return Progress((won & SUIT_CARDS[suit]).bit_count(), max(rivals) + 1)
        case goals.WinEveryRank(highest):
            return Progress(sum([bool(won & RANK_CARDS[rank]) for rank in range(1, highest + 1)]), highest)
        case goals.WinEverySuit(suits):
            return Progress(sum([bool(won & SUIT_CARDS[suit]) for suit in suits]), len(suits))
        case goals.WinSameRank(least):
            return Progress(max([(won & cards).bit_count() for cards in RANK_CARDS[1:]]), least)
        case goals.EverybodyWins(suit):
            return Progress(sum([bool(cards & SUIT_CARDS[suit]) for cards in board.won]), len(board.won))
        case _:
            return None
