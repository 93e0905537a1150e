"""Each goal as a row of numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.pieces.playing_cards import RANK_CARDS, SUIT_CARDS, SUITS, card_set
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words import goals

NO_LIMIT = 99
EVERY_RANK = 0x1FE


def ranks(board: Board, chair: Chair) -> int:
    """The ranks of the threat of this chair, a bit each."""
    return sum([1 << rank for rank in board.threats[chair]])


def win_cards(board: Board, goal: goals.WinCards, chair: Chair) -> tuple[int, ...]:
    """So many cards of a suit, with helpers."""
    helpers = sum([1 << board.seat_of(helper) for helper in goal.helpers])
    return at.WIN_CARDS, SUIT_CARDS[goal.suit], goal.least, 1 << chair | helpers


def more_or_fewer(board: Board, goal: goals.WinMoreOrFewer, chair: Chair) -> tuple[int, ...]:
    """More or fewer tricks than the threat, as declared."""
    if board.declared[chair] == "more":
        return at.WIN_TRICKS, 0, min(board.threats[chair]) + 1, NO_LIMIT
    return at.WIN_TRICKS, 0, 0, max(board.threats[chair]) - 1


Writer = Callable[[Board, Any, Chair], tuple[int, ...]]  # kind, mask, low, high
WRITERS: dict[type[goals.Goal], Writer] = {
    goals.WinCards: win_cards,
    goals.WinMoreOrFewer: more_or_fewer,
    goals.WinCard: lambda board, goal, chair: (at.WIN_CARDS, card_set((goal.card,)), 1, 1 << chair),
    goals.WinRank: lambda board, goal, chair: (at.WIN_CARDS, RANK_CARDS[goal.rank], 1, 1 << chair),
    goals.WinThreatCard: lambda board, goal, chair: (
        at.WIN_THREAT_CARDS, sum([SUIT_CARDS[suit] for suit in goal.suits]), 0, ranks(board, chair),
    ),
    goals.WinThreatRank: lambda board, goal, chair: (at.WIN_THREAT_RANK, 0, goal.least, ranks(board, chair)),
    goals.WinMostCards: lambda board, goal, chair: (at.WIN_MOST, SUIT_CARDS[goal.suit], 0, 0),
    goals.WinEveryRank: lambda board, goal, chair: (at.WIN_EVERY_RANK, 0, goal.highest, 0),
    goals.WinEverySuit: lambda board, goal, chair: (at.WIN_EVERY_SUIT, 0, sum([1 << SUITS.index(suit) for suit in goal.suits]), 0),
    goals.WinRun: lambda board, goal, chair: (at.WIN_RUN, SUIT_CARDS[goal.suit], goal.length, 0),
    goals.WinSameRank: lambda board, goal, chair: (at.WIN_SAME_RANK, 0, goal.least, EVERY_RANK),
    goals.EverybodyWins: lambda board, goal, chair: (at.EVERYBODY_WINS, SUIT_CARDS[goal.suit], 0, 0),
    goals.WinTricks: lambda board, goal, chair: (at.WIN_TRICKS, 0, goal.least, goal.most),
    goals.WinThreatTricks: lambda board, goal, chair: (at.WIN_THREAT_TRICKS, 0, 0, ranks(board, chair)),
    goals.WinFewestTricks: lambda board, goal, chair: (at.WIN_FEWEST, 0, 0, 0),
    goals.WinMiddleTricks: lambda board, goal, chair: (at.WIN_MIDDLE, 0, 0, 0),
    goals.OthersWinTricks: lambda board, goal, chair: (at.OTHERS_WIN, 0, goal.least, 0),
    goals.WinInARow: lambda board, goal, chair: (at.WIN_IN_A_ROW, 0, goal.count, 0),
    goals.WinOneOfLast: lambda board, goal, chair: (at.WIN_ONE_OF_LAST, 0, goal.count, 0),
    goals.WinOnlyWith: lambda board, goal, chair: (at.WIN_ONLY_WITH, SUIT_CARDS[goal.suit], 0, 0),
    goals.WinTricksWith: lambda board, goal, chair: (at.WIN_TRICKS_WITH, SUIT_CARDS[goal.suit], goal.least, 0),
    goals.WinLastTrick: lambda board, goal, chair: (at.WIN_LAST, 0, 0, 0),
    goals.PlayInLastTrick: lambda board, goal, chair: (at.PLAY_IN_LAST, SUIT_CARDS[goal.suit], 0, 0),
    goals.LeadSuit: lambda board, goal, chair: (at.LEAD_SUIT, SUIT_CARDS[goal.suit], 0, 0),
    goals.KeepSuitWon: lambda board, goal, chair: (at.KEEP_SUIT, 0, goal.least, 0),
}  # fmt: skip


def write_goal(board: Board, goal: goals.Goal, chair: Chair, flags: int = 0) -> list[int]:
    """One goal of one chair as numbers."""
    if type(goal) not in WRITERS:
        raise Unplayable(f"the kernel knows no {type(goal).__name__}")
    kind, mask, low, high = WRITERS[type(goal)](board, goal, chair)
    return [kind, chair, mask, low, high, flags]
