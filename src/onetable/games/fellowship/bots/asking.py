"""Reads the needs of all from their goals: one sentence of a card, one function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.fellowship.bots import card_goals, trick_goals
from onetable.games.fellowship.bots.chances import RUIN
from onetable.games.fellowship.bots.needs import Needs
from onetable.games.fellowship.pieces.playing_cards import RANK_CARDS, SUIT_CARDS, card_set
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words import goals

SETTLED = (goals.LOST, goals.SURE)


def needs_of(board: Board) -> Needs:
    """What the goals and riders that are still open ask for."""
    needs = Needs(board)
    verdicts, duties, roles = board.verdicts, board.duties, board.roles
    for chair, goal in enumerate(roles.goals):
        if not verdicts or verdicts[chair] not in SETTLED:
            add(needs, chair, goal)
    for chair, duty in enumerate(roles.duties):
        if duty is not None and (not duties or duties[chair] not in SETTLED):
            add(needs, chair, duty)
    needs.finish()
    return needs


def add(needs: Needs, chair: Chair, goal: goals.Goal) -> None:
    """Count in what this goal asks for."""
    ASKS[type(goal)](needs, chair, goal)


def both(needs: Needs, chair: Chair, goal: goals.Both) -> None:
    for part in (goal.first, goal.second):
        if part.verdict(needs.board, chair) not in SETTLED:
            add(needs, chair, part)


def never(needs: Needs, chair: Chair, goal: goals.Never) -> None:
    unwanted = goal.goal
    if isinstance(unwanted, goals.LeadSuit):
        needs.lead_bans[chair] |= SUIT_CARDS[unwanted.suit]
    elif isinstance(unwanted, goals.WinCard):
        needs.wish(card_set((unwanted.card,)), chair, RUIN, 0.0, 1)
    elif isinstance(unwanted, goals.WinCards):
        needs.wish(SUIT_CARDS[unwanted.suit], chair, RUIN, 0.0, 1)
    elif isinstance(unwanted, goals.WinRank):
        needs.wish(RANK_CARDS[unwanted.rank], chair, RUIN, 0.0, 1)


def play_in_last_trick(needs: Needs, chair: Chair, goal: goals.PlayInLastTrick) -> None:
    needs.keeps[chair].append((SUIT_CARDS[goal.suit], 3.0))
    needs.leads.append((SUIT_CARDS[goal.suit], -0.25))


def nothing(needs: Needs, chair: Chair, goal: goals.Goal) -> None:
    """No goal of one's own."""


ASKS: dict[type[goals.Goal], Callable[[Needs, Chair, Any], None]] = {
    goals.Both: both,
    goals.EverybodyWins: card_goals.everybody_wins,
    goals.KeepSuitWon: card_goals.keep_suit_won,
    goals.Never: never,
    goals.Nothing: nothing,
    goals.OthersWinTricks: trick_goals.others_win_tricks,
    goals.PlayInLastTrick: play_in_last_trick,
    goals.WinCard: card_goals.win_card,
    goals.WinCards: card_goals.win_cards,
    goals.WinEveryRank: card_goals.win_every_rank,
    goals.WinEverySuit: card_goals.win_every_suit,
    goals.WinFewestTricks: trick_goals.win_fewest_tricks,
    goals.WinInARow: trick_goals.win_in_a_row,
    goals.WinLastTrick: trick_goals.win_last_trick,
    goals.WinMiddleTricks: trick_goals.win_middle_tricks,
    goals.WinMoreOrFewer: trick_goals.win_more_or_fewer,
    goals.WinMostCards: card_goals.win_most_cards,
    goals.WinOneOfLast: trick_goals.win_one_of_last,
    goals.WinOnlyWith: trick_goals.win_only_with,
    goals.WinRank: card_goals.win_rank,
    goals.WinRun: card_goals.win_run,
    goals.WinSameRank: card_goals.win_same_rank,
    goals.WinThreatCard: card_goals.win_threat_card,
    goals.WinThreatRank: card_goals.win_threat_rank,
    goals.WinThreatTricks: trick_goals.win_threat_tricks,
    goals.WinTricks: trick_goals.win_tricks,
    goals.WinTricksWith: trick_goals.win_tricks_with,
}
