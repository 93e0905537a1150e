"""What threats ask for: the cards that a goal needs, and those that therefore cannot be lost."""

from __future__ import annotations

from onetable.games.fellowship.goal import Goal
from onetable.games.fellowship.pieces.playing_cards import Cards
from onetable.games.fellowship.table import Board, Chair


def ranks_in(deck: int) -> list[int]:
    """The ranks of a set of threats."""
    return [rank for rank in range(1, 8) if deck >> rank & 1]


def goal_of(board: Board, chair: Chair) -> Goal:
    """The printed goal, or the one an event puts in its place."""
    character = board.cast[chair]
    return board.plan.goals.get(character, board.plan.characters[character].goal)


def demands_lost(board: Board, chair: Chair, rank: int) -> bool:
    """Whether a threat of this rank would demand a lost card: suit and rank must both match."""
    return bool(goal_of(board, chair).needs(rank) & board.lost)


def may_become_lost(board: Board, chair: Chair) -> Cards:
    """Not a card that another character's threat names."""
    return board.may_give(chair) & ~named_by_threats(board, chair)


def named_by_threats(board: Board, chair: Chair) -> Cards:
    """The cards that the threats of the other characters name; a hidden threat hinders nobody, or it would be betrayed."""
    cards = 0
    for other in board.chairs():
        if other != chair and board.cast[other] and not board.hidden_threats[other]:
            for rank in board.threats[other]:
                cards |= goal_of(board, other).needs(rank)
    return cards
